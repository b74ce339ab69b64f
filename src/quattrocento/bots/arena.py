"""The arena: many matches between bots, seats in turn, on all cores, with ratings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec
from openskill.models import PlackettLuce

from quattrocento.bots.bot import make_bot
from quattrocento.bots.match import play_match
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Record

MATCHES_A_TASK = 5

Progress = Callable[[int], None]


class Standing(msgspec.Struct, kw_only=True):
    """How an entrant did: a shared win counts as its share, skill is a Plackett-Luce rating."""

    entrant: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    skill: float = 0.0
    doubt: float = 0.0

    @property
    def win_share(self) -> float:
        """Wins a game."""
        return self.wins / self.games if self.games else 0.0


def tournament(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> list[Standing]:
    """Let entrants play matches, each in every seat in turn; the best stands first."""
    for kind in kinds:
        make_bot(kind, 0)
    model = PlackettLuce()
    ratings = [model.rating() for _ in kinds]
    standings = [Standing(entrant=name) for name in entrants(kinds)]
    for number, record in enumerate(matches(game, kinds, games, seed, options, workers)):
        order = seating(len(kinds), number)
        count(standings, order, record)
        rated = model.rate([[ratings[entrant]] for entrant in order], scores=ranked_scores(record))
        for entrant, (rating,) in zip(order, rated, strict=True):
            ratings[entrant] = rating
        if progress is not None:
            progress(number + 1)
    for standing, rating in zip(standings, ratings, strict=True):
        standing.points /= max(1, standing.games)
        standing.skill = rating.mu
        standing.doubt = rating.sigma
    return sorted(standings, key=lambda standing: -standing.wins)


def entrants(kinds: Sequence[str]) -> list[str]:
    """A name for each entrant: its kind, numbered where there are several of it."""
    names = []
    for place, kind in enumerate(kinds):
        same = list(kinds[: place + 1]).count(kind)
        names.append(kind if kinds.count(kind) == 1 else f"{kind} {same}")
    return names


def seating(entrant_count: int, number: int) -> list[int]:
    """Which entrant sits in each seat of a match."""
    return [(seat + number) % entrant_count for seat in range(entrant_count)]


def ranked_scores(record: Record) -> list[float]:
    """A score for each seat in which a winner by tie-break stands above whom it beat."""
    scores, winners = result(record)
    return [score + (0.5 if seat in winners else 0.0) for seat, score in enumerate(scores)]


def result(record: Record) -> tuple[list[int], list[int]]:
    """Scores and winners of a finished match."""
    assert record.scores is not None
    assert record.winners is not None
    return record.scores, record.winners


def count(standings: list[Standing], order: list[int], record: Record) -> None:
    """Add a match to the standings."""
    scores, winners = result(record)
    for seat, entrant in enumerate(order):
        standing = standings[entrant]
        standing.games += 1
        standing.points += scores[seat]
        if seat in winners:
            standing.wins += 1 / len(winners)


# On all cores


def matches(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    turning: bool = True,
) -> Iterator[Record]:
    """The records of matches, in order; with `turning` the seats turn from one to the next."""
    tasks = [
        range(first, min(first + MATCHES_A_TASK, games))
        for first in range(0, games, MATCHES_A_TASK)
    ]
    play = partial(some_matches, game, list(kinds), seed, dict(options or {}), turning)
    processes = workers or os.cpu_count() or 1
    if processes == 1 or len(tasks) == 1:
        yield from (record for task in tasks for record in play(task))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from (record for records in pool.map(play, tasks) for record in records)


def some_matches(
    game: str,
    kinds: list[str],
    seed: int,
    options: Mapping[str, OptionValue],
    turning: bool,
    numbers: range,
) -> list[Record]:
    """Play the matches with these numbers."""
    records = []
    for number in numbers:
        order = seating(len(kinds), number if turning else 0)
        seated = [kinds[place] for place in order]
        records.append(play_match(game, seated, seed + number, options))
    return records
