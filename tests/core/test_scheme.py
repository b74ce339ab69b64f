"""Positions from one declaration: written, read again, and refused with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import pytest

from quattrocento.core.actions import Parameter, Value
from quattrocento.core.errors import BadPosition
from quattrocento.core.position import Position, expect
from quattrocento.core.scheme import (
    SEAT,
    Derived,
    fill,
    label,
    list_of,
    loader,
    number,
    numbers_by_label,
    optional,
    players,
    set_of,
    sorted_bytes,
    word,
    write,
)
from quattrocento.core.state import State

FRUIT = Parameter("fruit", [Value("apple"), Value("pear"), Value("fig")])
SIZES = ["small", "large"]


class Grower:
    """A seat of a toy game."""

    def __init__(self) -> None:
        self.basket = b""
        self.size = -1
        self.seen = 0


class Orchard(State):
    """The table of a toy game."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Grower] = []
        self.leader = 0
        self.trees = b"\0\0\0"
        self.row = b""
        self.picked = 0
        self.month = 0


def put_row(orchard: Orchard, names: list[str], field: str, state: Orchard) -> None:
    """The fruit in the row, and how many of it are picked."""
    assert state is orchard
    orchard.row = list_of(label(FRUIT), bytes).read(names, field, state)
    orchard.picked = len(names)


ROW = Derived(lambda orchard: [FRUIT.label(fruit) for fruit in orchard.row], put_row)


class GrowerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat."""

    basket: Annotated[list[str], list_of(label(FRUIT), sorted_bytes)] = []
    size: Annotated[str | None, optional(word(SIZES))] = None
    shown: Annotated[list[str], set_of(label(FRUIT)).kept_in("seen")] = []


class OrchardPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table."""

    leader: Annotated[int, SEAT] = 0
    players: Annotated[list[GrowerPosition], players(GrowerPosition, Grower)]
    trees: Annotated[dict[str, int], numbers_by_label(FRUIT, number(0, 9), bytes, list)] = {}
    row: Annotated[list[str], ROW] = []
    month: Annotated[int, number(1, 12, offset=1)] = 1


def complete(orchard: Orchard, position: OrchardPosition) -> None:
    """A toy rule about two fields."""
    expect(len(position.row) <= sum(orchard.trees), "row", "expected fruit of the trees")


load = loader(OrchardPosition, "orchard", Orchard, complete)
QUESTIONS = ["pick", "sell"]


def a_position() -> dict[str, Any]:
    """A position of two seats."""
    return {
        "game": "orchard",
        "format": 1,
        "seats": 2,
        "question": "sell",
        "awaiting": [1],
        "chance": 5,
        "leader": 1,
        "players": [
            {"basket": ["apple", "fig"], "size": "large", "shown": ["pear", "fig"]},
            {"basket": [], "size": None, "shown": []},
        ],
        "trees": {"pear": 3},
        "row": ["fig", "apple"],
        "month": 12,
    }


def test_a_position_fills_the_state_and_is_written_as_it_was() -> None:
    position = a_position()
    orchard = load(position, QUESTIONS, range(2, 4))
    assert (orchard.seats, orchard.question, orchard.awaiting(), orchard.chance) == (2, 1, [1], 5)
    first = orchard.players[0]
    assert (first.basket, first.size, first.seen) == (b"\0\2", 1, 0b110)
    assert (orchard.leader, orchard.trees, orchard.month) == (1, b"\0\3\0", 11)
    assert (orchard.row, orchard.picked) == (b"\2\0", 2)
    own = write(OrchardPosition, orchard)
    assert own == {name: position[name] for name in own}
    assert set(position) - set(own) == set(Position.__struct_fields__)


def test_fields_that_are_left_out_have_their_defaults() -> None:
    seat = Grower()
    fill(seat, GrowerPosition(), "", None)
    assert (seat.basket, seat.size, seat.seen) == (b"", -1, 0)


WRONG: dict[tuple[str, str], Callable[[dict[str, Any]], object]] = {
    ("seats", "expected 2 to 3"): lambda position: position.update(seats=4),
    ("question", "expected one of pick, sell"): lambda position: position.update(question="x"),
    ("leader", "expected a seat"): lambda position: position.update(leader=2),
    ("players", "expected 2"): lambda position: position["players"].pop(),
    ("players[1].basket[0]", "unknown: 'plum'"): lambda position: position["players"][1].update(
        basket=["plum"]
    ),
    ("players[0].size", "expected small, large"): lambda position: position["players"][0].update(
        size="huge"
    ),
    ("players[0].shown", "unknown: 'plum'"): lambda position: position["players"][0].update(
        shown=["fig", "plum"]
    ),
    ("trees", "expected 0 to 9"): lambda position: position.update(trees={"fig": 10}),
    ("trees", "unknown: 'plum'"): lambda position: position.update(trees={"plum": 1}),
    ("row", "expected fruit of the trees"): lambda position: position.update(row=["fig"] * 4),
    ("month", "expected 1 to 12"): lambda position: position.update(month=0),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_field_is_named_with_what_was_expected(wrong: tuple[str, str]) -> None:
    position = a_position()
    WRONG[wrong](position)
    with pytest.raises(BadPosition) as refused:
        load(position, QUESTIONS, range(2, 4))
    assert refused.value.arguments["field"] == wrong[0]
    assert refused.value.arguments["problem"] == wrong[1]
