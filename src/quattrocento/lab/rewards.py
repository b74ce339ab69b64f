"""Rewards: what a finished game is worth to each seat, by one of four schemes."""

from __future__ import annotations

from typing import NamedTuple

from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game
from quattrocento.core.state import State

SCORE = "score"
MARGIN = "margin"
RANK = "rank"
WIN = "win"
SCHEMES = (SCORE, MARGIN, RANK, WIN)

GENERAL_SUM = "general-sum"
ZERO_SUM = "zero-sum"
CONSTANT_SUM = "constant-sum"


class Bounds(NamedTuple):
    """What the rewards of a scheme can be, and what they add up to, if that is always the same."""

    least: float
    most: float
    kind: str
    total: float | None


def checked_scheme(scheme: str) -> str:
    """The scheme itself, if there is such a one; BadSetup names those there are."""
    if scheme not in SCHEMES:
        raise BadSetup("bad-reward", {"reward": str(scheme), "rewards": ", ".join(SCHEMES)})
    return scheme


def rewards(state: State, scheme: str) -> list[float]:
    """What a game that is over is worth to each seat.

    `score`: its points. `margin`: how far it is ahead of the best of the others; alone, its points.
    `rank`: from 1 for the first place to -1 for the last, those tied in the middle of their
    places. `win`: 1 for the winner, shared if the win is.
    """
    scores, winners = state.scores(), state.winners()
    if scheme == SCORE:
        return [float(score) for score in scores]
    if scheme == MARGIN:
        return margins(scores)
    if scheme == RANK:
        return ranks(scores, winners)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def margins(scores: list[int]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :], default=0))
        for seat, score in enumerate(scores)
    ]


def ranks(scores: list[int], winners: list[int]) -> list[float]:
    """Places from 1 to -1; a winner by tie-break stands before whom it beat."""
    if len(scores) == 1:
        return [1.0 if winners else -1.0]
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    found = []
    for own in standing:
        before = sum(other > own for other in standing)
        tied = sum(other == own for other in standing)
        place = before + (tied - 1) / 2
        found.append(1 - 2 * place / (len(scores) - 1))
    return found


def bounds(game: Game, players: int, scheme: str) -> Bounds:
    """What the rewards of a game can be; alone nothing adds up to the same."""
    observer = game.observer
    if observer is None:
        raise BadSetup("no-observations", {"game": game.name})
    least, most = float(observer.least_score), float(observer.most_score)
    if scheme == SCORE or (scheme == MARGIN and players == 1):
        return Bounds(least, most, GENERAL_SUM, None)
    if scheme == MARGIN:
        kind, total = (ZERO_SUM, 0.0) if players == 2 else (GENERAL_SUM, None)
        return Bounds(least - most, most - least, kind, total)
    if scheme == RANK:
        kind, total = (GENERAL_SUM, None) if players == 1 else (ZERO_SUM, 0.0)
        return Bounds(-1.0, 1.0, kind, total)
    kind, total = (GENERAL_SUM, None) if players == 1 else (CONSTANT_SUM, 1.0)
    return Bounds(0.0, 1.0, kind, total)
