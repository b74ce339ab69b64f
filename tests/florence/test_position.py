"""Positions: what cannot be is refused, with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quattrocento as qc
from tests.florence.tables import GAME, city

Position = dict[str, Any]


def change(field: str, value: Any) -> Callable[[Position], None]:
    """A change of one field of a position; dots lead into players and queues."""

    def apply(position: Position) -> None:
        place: Any = position
        *way, last = field.split(".")
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return apply


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("seats", 6, "seats"),
        ("round", 10, "round"),
        ("question", "tea", "question"),
        ("first", 3, "first"),
        ("players.0.time", 13, "players[0].time"),
        ("players.0.gifts", 7, "players[0].gifts"),
        ("players.1.objective", 1, "players"),
        ("players.0.guards", ["1-5"], "players[0].guards"),
        ("players.0.markers", ["5 attic"], "players[0].markers"),
        ("players.0.hand", ["cosimo guard"], "scandal cards"),
        # These crashed: a digit that is no number, and more than a byte holds.
        ("players.0.markers", ["² middle"], "players[0].markers"),
        ("players.0.hand", ["cosimo guard +²"], "players[0].hand"),
        ("players.0.hand", ["cosimo guard +99"], "players[0].hand"),
        ("players.0.helped", {"5-6": 1}, "players[0].helped"),
        ("queues.4", ["0 debutant", "1 donna"], "queues[4]"),
        ("queues.4", ["0 debutant"] * 6, "queues[4]"),
        ("queues.4", ["0 maestro", "0 maestro"], "queues"),
        ("queues.4", ["orange debutant"], "queues[4]"),
        ("tiles.0", "loudmouth", "tiles"),
        ("carriages", {"cosimo": 1, "contessina": 1, "giovanni": 2}, "carriages"),
        ("location_tokens.0", 2, "location_tokens"),
        ("time_tokens.0", 3, "time_tokens"),
        ("pile", [1], "pile"),
        ("adjustments", ["more-time"], "adjustments"),
        ("guard_of", "strozzi", "guard_of"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: Any, wrong: str) -> None:
    position = GAME.dump(city())
    change(field, value)(position)
    with pytest.raises(qc.BadPosition) as refusal:
        GAME.load(position)
    assert refusal.value.field == wrong


@pytest.mark.parametrize(
    ("question", "wrong"),
    [
        ("walk-on", "walker"),
        ("ride-where", "chosen"),
        ("place-guard", "guard_of"),
        ("giovanni", "reward"),
        ("bonus", "players[0].ring"),
    ],
)
def test_a_question_needs_what_it_asks_about(question: str, wrong: str) -> None:
    position = GAME.dump(city({5: "0"}))
    position["question"] = question
    with pytest.raises(qc.BadPosition) as refusal:
        GAME.load(position)
    assert refusal.value.field == wrong
