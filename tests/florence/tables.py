"""Positions of Florence, given by what matters; all else is filled in from the box.

A queue is written from the front: `2 donna, 2, 1` is a donna and a debutant of seat 2, then a
debutant of seat 1; against Strozzi also `orange` and `blue maestro`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import quattrocento as qc
from quattrocento.games.florence.components import BOASTS, NOBLES, SCANDALS
from quattrocento.games.florence.state import State
from tests.support import offered, play

GAME = qc.game("florence")
CARRIAGES = {"cosimo": 7, "contessina": 8, "giovanni": 9}
LOCATIONS = range(1, 10)


def city(
    queues: Mapping[int, str] | None = None,
    *,
    players: int = 3,
    round: int = 1,  # noqa: A002 - the rulebook's word
    turn: int = 0,
    first: int | None = None,
    time: int | Sequence[int] = 12,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    strozzi: Mapping[str, Any] | None = None,
    tiles: Mapping[int, str] | None = None,
    carriages: Mapping[str, int] | None = None,
    goals: Mapping[int, int] | None = None,
    times: Mapping[int, int] | None = None,
    next_cards: Mapping[str, Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    pile: Sequence[int] | None = None,
    question: str = "action",
    **more: Any,
) -> State:
    """A seat's turn, by default to take an action, in a city where little has happened yet.

    `seats` gives what seats have beyond their time; `goals` and `times` are the location and the
    time token of a round, `tiles` the boast at a location, `next_cards` and `pile` lie on top.
    """
    boards = [
        {
            "time": time if isinstance(time, int) else time[seat],
            "gifts": 3,
            "objective": seat + 1,
            **(seats or {}).get(seat, {}),
        }
        for seat in range(players)
    ]
    if players == 1:
        boards.append({"time": 6, **(strozzi or {})})
        top = list(pile or [])
        discarded = more.get("pile_discard", [])
        rest = [card for card in range(1, 11) if card not in top and card not in discarded]
        more["pile"] = top + rest
    held = [card for board in boards for card in board.get("hand", [])]
    position = {
        "game": "florence",
        "seats": players,
        "question": question,
        "awaiting": [turn],
        "chance": 1520,
        "round": round,
        "first": turn if first is None else first,
        "active": turn,
        "players": boards,
        "queues": [members((queues or {}).get(location, "")) for location in LOCATIONS],
        "tiles": filled(tiles or {}, LOCATIONS, BOASTS),
        "carriages": {**CARRIAGES, **(carriages or {})},
        "location_tokens": filled(goals or {}, range(1, 10), LOCATIONS),
        "time_tokens": filled(times or {}, range(2, 10), range(2, 10)),
        "decks": decks(held + list(discards), next_cards or {}),
        "discards": list(discards),
        **more,
    }
    state: State = GAME.load(position)
    return state


def members(text: str) -> list[str]:
    """The members of a queue, as positions write them."""
    return [
        each if " " in each else f"{each} debutant"
        for each in (part.strip() for part in text.split(","))
        if each
    ]


def filled(given: Mapping[int, Any], places: Sequence[int], values: Sequence[Any]) -> list[Any]:
    """The values at their places, the others in order where nothing is given."""
    rest = [value for value in values if value not in given.values()]
    return [given[place] if place in given else rest.pop(0) for place in places]


def decks(elsewhere: Sequence[str], first: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The scandal decks without the cards that are elsewhere, some cards on top."""
    left = Counter(dict.fromkeys(SCANDALS, 3))
    left.subtract([card.partition(" +")[0] for card in elsewhere])
    for cards in first.values():
        left.subtract(cards)
    assert min(left.values()) >= 0, f"not in the box: {left}"
    return {
        noble: list(first.get(noble, []))
        + [card for card in SCANDALS if card.startswith(noble) for _ in range(left[card])]
        for noble in NOBLES
    }


def everyone_passes(state: State) -> State:
    """Everybody passes as soon as possible and takes points, until the round is over."""
    this_round = state.round
    answers = {"action": "pass", "bonus": "take point"}
    while state.round == this_round and state.decision.name in ("action", "ring", "bonus"):
        play(state, answers.get(state.decision.name) or offered(state)[0])
    return state


def queue(state: State, location: int) -> str:
    """A queue from the front, written as in `city`."""
    labels = state.game.dump(state)["queues"][location - 1]
    return ", ".join(label.removesuffix(" debutant") for label in labels)


def times(state: State) -> list[int]:
    """The time of each side."""
    return [int(player.time) for player in state.players]


def points(state: State) -> list[int]:
    """The points of each side."""
    return [int(player.points) for player in state.players]


def hand(state: State, seat: int = 0) -> list[str]:
    """The scandal cards of a seat."""
    held = state.view(seat).players[seat].hand
    assert held is not None
    return list(held)


def moves(options: Sequence[str], family: str) -> list[str]:
    """The options that begin with a word."""
    return [option for option in options if option.split()[0] == family]
