"""Positions of Palazzo that are refused, with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quattrocento as qc
from tests.palazzo.tables import GAME, table
from tests.support import play

Position = dict[str, Any]


def while_paying() -> Position:
    """A position in the middle of a payment."""
    state = table(
        ["red 6 6 7 7", "", ""], depot="brick 1/1, marble 2/2", next_tiles="brick 2/2, brick 1/3"
    )
    play(state, "draw tiles", "buy brick 2/2", "one tile only")
    return GAME.dump(state)


WRONG: dict[str, Callable[[Position], object]] = {
    "seats": lambda position: position.update(seats=5),
    "players": lambda position: position.update(seats=2),
    "active": lambda position: position.update(active=3),
    "architect": lambda position: position.update(architect=4),
    "quarries": lambda position: position["quarries"].append([]),
    "bidders": lambda position: position.update(bidders=[3]),
    "box[0]": lambda position: position["box"].insert(0, "brick 6/1"),
    "going_currency": lambda position: position.update(going_currency="green"),
    "transforming": lambda position: position.update(transforming="build"),
    "players[0].palaces[0]": lambda position: position["players"][0].update(
        palaces=[["brick 2/2", "brick 1/1"]]
    ),
    # These were not looked at, and asking for what may be answered then failed.
    "least": lambda position: position.update(least=-1),
    "from_palace": lambda position: position.update(from_palace=-2),
    "to_palace": lambda position: position.update(to_palace=-2),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_position_is_refused_and_the_field_named(field: str) -> None:
    position = while_paying()
    WRONG[field](position)
    with pytest.raises(qc.BadPosition) as refusal:
        GAME.load(position)
    assert refusal.value.field == field


def test_whoever_takes_out_of_a_palace_has_that_palace() -> None:
    state = table(["", "", ""], [["brick 1/1 2/2"], ["brick 1/3", "brick 3/2"]])
    position = GAME.dump(state)
    position.update(question="take-out-floor", transforming="take out", from_palace=1)
    with pytest.raises(qc.BadPosition, match="from_palace: expected a palace"):
        GAME.load(position)
