"""A turn, turning up tiles, and buying from the depot."""

from __future__ import annotations

import pytest

from tests.palazzo.tables import estate, hand, table
from tests.support import kinds, offered, play, refused, rule


@rule("PAL-TRN-1")
def test_a_turn_is_one_of_three_actions_without_passing_and_then_the_next_players() -> None:
    state = table(["red 3", "", ""], [["brick 1/1 3/2", "marble 2/2"]])
    assert offered(state) == ["take money", "draw tiles", "take out", "put in", "remove"]
    assert refused(state, "pass") == "PAL-TRN-1"
    play(state, "remove", "palace 2", "pay red 3")
    assert state.awaiting() == [1]
    assert state.decision.name == "turn"


@rule("PAL-TRN-2")
def test_buy_or_auction_can_be_chosen_without_money_and_without_palaces() -> None:
    state = table(["", ""], next_tiles="rider, rider")
    assert "draw tiles" in offered(state)
    play(state, "draw tiles")
    assert offered(state) == ["auction"]


@rule("PAL-DRW-1")
@pytest.mark.parametrize(("tile", "quarry"), [("brick 1/1", 3), ("brick 2/2", 0), ("brick 1/3", 1)])
def test_the_second_tile_goes_as_many_quarries_clockwise_from_the_architect_as_it_has_windows(
    tile: str, quarry: int
) -> None:
    state = table(["", ""], architect=2, next_tiles=f"marble 2/2, {tile}")
    play(state, "draw tiles")
    view = state.view(None)
    assert view.depot == ("marble 2/2",)
    assert view.quarries[quarry] == (tile,)
    assert sum(len(heap) for heap in view.quarries) == 1


@rule("PAL-DRW-2")
def test_only_after_both_tiles_lie_there_one_of_buying_and_auctioning_is_chosen() -> None:
    state = table(["red 7 7", ""], next_tiles="brick 1/1, brick 1/3")
    assert kinds(play(state, "draw tiles")) == ["TileToDepot", "TileToQuarry"]
    assert offered(state) == ["buy brick 1/1", "auction"]
    assert refused(state, "take money") == "PAL-DRW-2"


@rule("PAL-DRW-3")
def test_a_rider_is_set_aside_and_not_replaced() -> None:
    first = table(["", ""], next_tiles="rider, brick 1/3")
    play(first, "draw tiles")
    assert first.view(None).depot == ()
    assert first.view(None).riders == 1
    assert first.view(None).quarries[3] == ("brick 1/3",)
    second = table(["", ""], next_tiles="brick 1/3, rider")
    play(second, "draw tiles")
    assert second.view(None).depot == ("brick 1/3",)
    assert second.view(None).quarries == ((), (), (), ())


@rule("PAL-BUY-1")
def test_exactly_one_or_two_tiles_are_bought_from_the_depot_only() -> None:
    state = table(
        ["red 6 6 7 7", ""],
        depot="brick 1/1, marble 2/2",
        quarries=("marble 1/1", "", "", ""),
        next_tiles="brick 2/2, brick 1/3",
    )
    play(state, "draw tiles")
    assert refused(state, "buy marble 1/1") == "PAL-BUY-1"
    play(state, "buy brick 2/2")
    assert refused(state, "buy brick 1/1") == "PAL-BUY-1"
    assert offered(state) == ["buy marble 2/2", "one tile only"]
    play(state, "buy marble 2/2", "lay red 7", "lay red 7", "enough")
    assert state.decision.name == "build-next"
    assert state.view(0).gained == ("brick 2/2", "marble 2/2")


@rule("PAL-BUY-2")
@pytest.mark.parametrize(("others", "price"), [("", 9), ("brick 1/1", 8), ("brick 1/1 1/3 2/2", 6)])
def test_a_tile_costs_ten_less_the_tiles_in_the_depot_the_new_one_included(
    others: str, price: int
) -> None:
    state = table(["red 7 7", ""], depot=others, next_tiles="marble 1/1, rider")
    play(state, "draw tiles")
    assert state.view(0).price == price
    play(state, "buy marble 1/1", "one tile only")
    assert state.view(0).asked.facts["price"] == price


@rule("PAL-BUY-2")
def test_with_ten_tiles_or_more_nothing_is_paid() -> None:
    depot = "brick 1/1 1/3 2/2 2/3 3/2, marble 1/1 1/3 2/2 2/3"
    state = table(["", ""], depot=depot, next_tiles="marble 3/2, rider")
    play(state, "draw tiles")
    assert state.view(0).price == 0
    events = play(state, "buy brick 1/1", "buy brick 2/2")
    assert kinds(events) == ["Bought"]
    play(state, "choose brick 1/1", "new palace", "build on 1")
    assert estate(state) == [["brick 1/1", "brick 2/2"]]
    assert state.awaiting() == [1]


@rule("PAL-BUY-3")
def test_two_tiles_are_paid_together_as_one_payment() -> None:
    state = table(["red 6, brown 6", ""], depot=FOUR_IN_ALL, next_tiles="marble 3/2, rider")
    play(state, "draw tiles", "buy brick 1/1")
    assert refused(state, "buy marble 3/2") == "PAL-BUY-3"
    richer = table(["red 6 6", ""], depot=FOUR_IN_ALL, next_tiles="marble 3/2, rider")
    play(richer, "draw tiles", "buy brick 1/1", "buy marble 3/2", "lay red 6")
    assert refused(richer, "enough") == "PAL-BUY-2"
    play(richer, "lay red 6", "enough")
    assert hand(richer) == []


@rule("PAL-BUY-4")
def test_buying_is_not_offered_with_an_empty_depot_or_too_little_money() -> None:
    empty = table(["red 7 7", ""], next_tiles="rider, brick 1/1")
    play(empty, "draw tiles")
    assert offered(empty) == ["auction"]
    poor = table(["red 3, brown 4", ""], depot="brick 1/1", next_tiles="brick 2/2, brick 1/3")
    play(poor, "draw tiles")
    assert offered(poor) == ["auction"]
    assert refused(poor, "buy brick 1/1") == "PAL-BUY-4"


FOUR_IN_ALL = "brick 1/1, sandstone 1/3, marble 2/2"


@rule("PAL-EX-2", "PAL-BUY-2", "PAL-BUY-3", "PAL-PAY-3", example="PAL-EX-2")
def test_of_a_depot_of_four_two_are_bought_at_six_each_with_a_joker_of_fifteen() -> None:
    state = table(
        ["red 5, brown 5, white 5", ""], depot=FOUR_IN_ALL, next_tiles="marble 3/2, rider"
    )
    play(state, "draw tiles")
    assert len(state.view(0).depot) == 4
    assert state.view(0).price == 6
    play(state, "buy sandstone 1/3", "buy marble 3/2", "lay joker 5", "enough")
    assert state.view(0).gained == ("sandstone 1/3", "marble 3/2")
    assert sorted(state.view(0).discard) == ["brown 5", "red 5", "white 5"]
