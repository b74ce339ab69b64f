"""Positions: written, read back, and refused with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quattrocento as qc
from tests.princes.tables import GAME, player, seen, table
from tests.support import play, rule

Position = dict[str, Any]
PIECES = ["opera at e7 turn 1", "park at a7 turn 1"]


def a_position() -> Position:
    """Some position, as plain data."""
    seats = [player("poet, forests", "lawyer", "most parks", PIECES, "travel"), player("painter")]
    return GAME.dump(table(seats))


def test_a_position_reads_like_the_table() -> None:
    seat = a_position()["players"][0]
    assert seat["pieces"] == PIECES
    assert (seat["hand"], seat["table"]) == (["poet", "forests"], ["lawyer"])
    assert (seat["prestige"], seat["freedoms"]) == (["most parks"], ["travel"])


def test_a_position_in_the_middle_of_a_look_reads_back() -> None:
    state = table()
    play(state, "take bonus", "keep buildings", "under large buildings")
    again = GAME.load(GAME.dump(state))
    assert again.fingerprint() == state.fingerprint()
    assert again.legal(0) == state.legal(0)


@rule("PRI-SET-4")
def test_a_supply_that_is_left_out_is_what_nobody_has() -> None:
    position = a_position()
    del position["stock"]
    view = GAME.load(position).view(None)
    assert view.buildings_left["opera"] == 2
    assert view.freedoms_left["travel"] == 1
    assert [lot.left for lot in view.lots[:3]] == [6, 6, 5]


def test_estates_of_a_position_know_what_still_fits() -> None:
    state = GAME.load(a_position())
    assert seen(state).empty_squares == 43 - 5 - 3
    assert "d7" in seen(state).too_close


WRONG: dict[str, Callable[[Position], object]] = {
    "seats": lambda position: position.update(seats=6),
    "players": lambda position: position.update(seats=4),
    "question": lambda position: position.update(question="bluff"),
    "round": lambda position: position.update(round=8),
    "active": lambda position: position.update(active=3),
    "piles": lambda position: position["piles"].pop("bonus"),
    "cards": lambda position: position["piles"]["bonus"].update(cards=[], batches=[]),
    "piles.bonus.batches": lambda position: position["piles"]["bonus"].update(batches=[1]),
    "players[0].pieces[0]": lambda position: pieces(position, "opera at g7 turn 1"),
    "players[0].pieces[1]": lambda position: pieces(position, PIECES[0], "park at e6 turn 1"),
    "players[0].builders": lambda position: position["players"][0].update(builders=4),
    "players[0].hand[0]": lambda position: position["players"][0].update(hand=["pope"]),
    "players[0].origins": lambda position: position["players"][0].update(origins=[[], [], []]),
    "players[0].shown": lambda position: position["players"][0].update(shown=["painter"]),
    "stock.jester": lambda position: position["stock"].update(jester=6),
    "buyers": lambda position: position.update(buyers={"jester": 9}),
    "lookers": lambda position: position.update(lookers=[None]),
    # No batch has such a number; a shift by it failed.
    "first": lambda position: position.update(first=3),
    "players[1].origins": lambda position: position["players"][1].update(origins=[[[-1]], [], []]),
    "bidder": lambda position: position.update(bidder=3),
    "placing": lambda position: position.update(question="place"),
    "working": lambda position: position.update(question="bonus"),
}


def pieces(position: Position, *placed: str) -> None:
    position["players"][0]["pieces"] = list(placed)
    del position["stock"]


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_position_is_refused_and_the_field_named(field: str) -> None:
    position = a_position()
    WRONG[field](position)
    with pytest.raises(qc.BadPosition) as refusal:
        GAME.load(position)
    assert refusal.value.field == field


def test_a_batch_is_made_by_a_seat() -> None:
    position = a_position()
    position["lookers"][0] = 300
    with pytest.raises(qc.BadPosition, match="lookers: expected a seat"):
        GAME.load(position)


def test_card_in_the_wrong_place_is_refused() -> None:
    position = a_position()
    first = position["players"][0]
    first["table"], first["hand"] = ["lawyer", "forests"], ["poet"]
    first["origins"] = None
    with pytest.raises(qc.BadPosition) as refusal:
        GAME.load(position)
    assert refusal.value.field == "players[0].table"
