"""What the items of the auction are for: landscapes, jesters, builders."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.princes.state import State
from tests.princes.tables import auction, estate, piece_squares, player, seen, table
from tests.support import kinds, offered, play, refused, rule


def bought(lot: str, buyer: dict[str, Any]) -> State:
    """The first seat has just bought a lot for 200."""
    state = auction([buyer])
    play(state, f"start {lot}", "pass", "pass")
    return state


@rule("PRI-LND-1")
def test_a_landscape_is_placed_at_once_turned_or_flipped_at_will() -> None:
    state = bought("lake", player())
    assert state.decision.name == "place"
    turns = {move.split()[-1] for move in offered(state)}
    assert turns == set("12345678")
    assert len(state.view(0).turns) == 8
    play(state, "at a7 turn 1")
    assert piece_squares(state) == {"lake": ["a7", "a6", "a5", "b5"]}


@rule("PRI-LND-1")
def test_a_landscape_lies_inside_the_walls_and_covers_nothing() -> None:
    state = bought("park", player(pieces=["lake at a7 turn 1"]))
    assert refused(state, "at f7 turn 1") == "PRI-LND-1"
    assert refused(state, "at g2 turn 2") == "PRI-LND-1"
    assert refused(state, "at a7 turn 1") == "PRI-LND-1"
    assert refused(state, "at c2 turn 1") == "PRI-LND-1"
    assert refused(state, "at d7 turn 3") == "PRI-LND-1"


@rule("PRI-LND-1")
@pytest.mark.parametrize("builders", [0, 2])
def test_a_landscape_may_touch_everything_whatever_the_builders(builders: int) -> None:
    pieces = ["tower at e7 turn 1", "lake at a7 turn 1"]
    state = bought("park", player(pieces=pieces, builders=builders))
    beside_tower, beside_lake, beside_palazzo = "at e6 turn 1", "at b7 turn 1", "at a3 turn 1"
    assert {beside_tower, beside_lake, beside_palazzo} <= set(offered(state))


@rule("PRI-LND-2")
def test_only_a_further_landscape_of_a_kind_scores_three_wherever_it_lies() -> None:
    state = bought("forest", player(pieces=["lake at a7 turn 1"]))
    play(state, "at e3 turn 1")
    assert seen(state).points == 0
    state = bought("forest", player(pieces=["forest at a7 turn 1"]))
    play(state, "at e3 turn 1")
    assert seen(state).points == 3
    state = bought("park", player(pieces=["park at a7 turn 1", "park at d7 turn 1"]))
    play(state, "at a3 turn 1")
    assert seen(state).points == 3


@rule("PRI-JES-1")
def test_each_jester_adds_two_to_every_work() -> None:
    works = []
    for jesters in (0, 1, 4):
        own = seen(table([player("poet, lawyer", jesters=jesters)])).works
        assert own is not None
        works.append([work.value for work in own])
    assert works == [[2, 2], [4, 4], [10, 10]]


@rule("PRI-BUI-1", "PRI-BLD-1")
@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_builders_make_buildings_cheaper(builders: int, price: int) -> None:
    state = table([player(builders=builders)])
    assert seen(state).building_price == price
    play(state, "build tower", "at e7 turn 1")
    assert seen(state).money == 3500 - price


@rule("PRI-BUI-1")
def test_the_second_builder_lets_new_buildings_adjoin() -> None:
    tower = ["tower at e7 turn 1"]
    one = table([player(pieces=tower, builders=1)])
    play(one, "build chapel")
    assert refused(one, "at e6 turn 1") == "PRI-BLD-3"
    state = auction([player(pieces=tower, builders=1)], free=[0])
    play(state, "take builder", "build chapel", "at e6 turn 1")
    assert len(seen(state).pieces) == 2


@rule("PRI-BUI-1", "PRI-BLD-4")
def test_the_second_builder_makes_places_for_buildings_that_had_none() -> None:
    pieces = estate(
        "UUU..WW",
        "U.U.WWW",
        "U.U..WW",
        ".......",
        "...LLL.",
        "###LL..",
        "###LL..",
    )
    state = auction([player(pieces=pieces, builders=1)], free=[0])
    before = table([player(pieces=pieces, builders=1)])
    assert refused(before, "build studio") == "PRI-BLD-4"
    play(state, "take builder")
    assert "build studio" in offered(state)


@rule("PRI-BUI-1", "PRI-AUC-8")
def test_at_most_three_builders() -> None:
    state = auction([player(builders=3)])
    assert refused(state, "start builder") == "PRI-AUC-8"


@rule("PRI-BUI-2")
@pytest.mark.parametrize(("builders", "points"), [(0, 0), (1, 3), (2, 3)])
def test_the_second_and_the_third_builder_score_three_each(builders: int, points: int) -> None:
    state = auction([player(builders=builders)])
    events = play(state, "start builder", "pass", "pass")
    assert seen(state).builders == builders + 1
    assert seen(state).points == points
    assert ("BuilderScored" in kinds(events)) == (points > 0)
