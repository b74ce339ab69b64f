"""The action phase: two actions each, what they cost, and the end of a turn."""

from __future__ import annotations

import pytest

from tests.princes.tables import player, seen, table
from tests.support import kinds, offered, play, refused, rule


@rule("PRI-ACT-1")
def test_from_the_first_player_clockwise_each_has_a_turn_of_up_to_two_actions() -> None:
    state = table(seat=1, first=1)
    play(state, "introduce travel", "build tower")
    assert refused(state, "end turn") == "PRI-LND-1"
    play(state, "at e7 turn 1")
    assert state.awaiting() == [2]
    play(state, "introduce religion", "end turn")
    assert state.awaiting() == [0]
    play(state, "end turn")
    assert state.view(None).round == 4


@rule("PRI-ACT-2")
def test_a_work_and_a_building_may_be_done_twice() -> None:
    state = table([player("poet, lawyer", jesters=6)], round=1)
    play(state, "work poet", "points 0", "work lawyer", "points 0")
    assert state.awaiting() == [1]
    play(state, "build tower", "at e7 turn 1", "build chapel", "at a7 turn 1")
    assert state.awaiting() == [2]


@rule("PRI-ACT-2", "PRI-FRE-1")
def test_only_one_freedom_in_a_turn() -> None:
    state = table()
    play(state, "introduce travel")
    assert refused(state, "introduce religion") == "PRI-FRE-1"
    play(state, "end turn", "end turn", "end turn")


@rule("PRI-ACT-3")
def test_the_turn_ends_when_the_player_says_so_or_nothing_is_left_to_do() -> None:
    state = table([player(), player(table="poet")])
    assert kinds(play(state, "end turn")) == ["TurnEnded"]
    state = table([player(recruiting_hand=1), player(table="poet")])
    play(state, "introduce travel", "build tower", "at e7 turn 1")
    assert state.awaiting() == [0]
    assert refused(state, "introduce religion") == "PRI-ACT-1"
    play(state, "end turn")
    assert state.awaiting() == [1]


@rule("PRI-ACT-3")
def test_a_recruiting_card_that_cannot_be_played_does_not_keep_the_turn_open() -> None:
    state = table([player(recruiting_hand=1), player("poet")])
    play(state, "introduce travel", "build tower", "at e7 turn 1")
    assert state.awaiting() == [1]


@rule("PRI-ACT-4")
@pytest.mark.parametrize(("money", "points", "can"), [(600, 0, False), (600, 1, True)])
def test_an_action_is_offered_only_if_it_can_be_paid_points_counted(
    money: int, points: int, can: bool
) -> None:
    state = table([player(money=money, points=points)])
    assert ("build tower" in offered(state)) == can
    if can:
        play(state, "build tower")
        assert (seen(state).money, seen(state).points) == (0, 0)
    else:
        assert refused(state, "build tower") == "PRI-ACT-4"


@rule("PRI-ACT-4")
def test_the_points_that_a_building_brings_do_not_pay_it() -> None:
    state = table([player(money=400, points=0)])
    assert refused(state, "build tower") == "PRI-ACT-4"


@rule("PRI-ACT-4", "PRI-BLD-1")
def test_payment_comes_before_the_place() -> None:
    state = table([player(money=700)])
    play(state, "build tower")
    assert (seen(state).money, seen(state).points) == (0, 0)
    assert state.decision.name == "place"


@rule("PRI-FRE-1")
def test_a_freedom_costs_300_and_each_may_be_had_once() -> None:
    state = table([player(freedoms="religion")])
    assert refused(state, "introduce religion") == "PRI-FRE-1"
    play(state, "introduce travel")
    assert seen(state).money == 3200
    assert seen(state).freedoms == ("religion", "travel")
    assert state.view(None).freedoms_left == {"opinion": 2, "religion": 1, "travel": 1}


@rule("PRI-FRE-1")
def test_a_freedom_out_of_stock_or_too_dear_cannot_be_introduced() -> None:
    state = table([player(), player(freedoms="travel"), player(freedoms="travel")])
    assert refused(state, "introduce travel") == "PRI-FRE-1"
    state = table([player(money=200)])
    assert refused(state, "introduce travel") == "PRI-ACT-4"
