"""What a view tells the page, so that it need not know the rules."""

from __future__ import annotations

from quattrocento.games.palazzo.shown.view_types import Laying
from tests.palazzo.tables import table
from tests.support import play, rule

NO_TILES = "rider, rider"


def laying_of(hand: str, highest: str = "") -> Laying:
    """What the second seat may lay in an auction, the first having raised by some cards."""
    state = table([highest, hand], quarries=("", "marble 2/2", "", ""), next_tiles=NO_TILES)
    play(state, "draw tiles", "auction")
    laying = state.view(1).laying
    assert laying is not None
    return laying


@rule("PAL-PAY-3", "PAL-PAY-4")
def test_it_says_what_jokers_and_certificates_come_to() -> None:
    laying = laying_of("red 4, brown 4, white 4, certificate certificate certificate certificate")
    worths = {unit.move: unit.worths for unit in laying.units}
    assert worths["lay joker 4"] == (15,)
    assert worths["lay red 4"] == (4,)
    assert worths["lay certificate"] == (2, 4, 15, 17)
    (joker,) = (unit for unit in laying.units if unit.move == "lay joker 4")
    assert joker.cards == ("red 4", "brown 4", "white 4")


@rule("PAL-PAY-1", "PAL-AUC-4")
def test_it_says_which_cards_can_be_laid_together_to_get_above_the_highest_bid() -> None:
    laying = laying_of("red 3 4, brown 3, white 5, certificate")
    assert laying.due == 4
    assert laying.together == (
        ("lay red 3", "lay red 4", "lay certificate"),
        ("lay brown 3", "lay certificate"),
        ("lay white 5", "lay certificate"),
    )


@rule("PAL-HID-1")
def test_nobody_else_is_told_what_can_be_laid() -> None:
    state = table(["", "red 3 4"], quarries=("", "marble 2/2", "", ""), next_tiles=NO_TILES)
    play(state, "draw tiles", "auction")
    assert state.view(0).laying is None
    assert state.view(None).laying is None


@rule("PAL-BUY-2")
def test_what_is_laid_already_counts_among_what_may_be_laid() -> None:
    state = table(["red 7 7", ""], depot="brick 1/1 2/1", next_tiles=NO_TILES)
    play(state, "draw tiles", "buy brick 1/1", "one tile only", "lay red 7")
    laying = state.view(0).laying
    assert laying is not None
    assert laying.due == 8
    assert [unit.worths for unit in laying.units] == [(7, 14)]


@rule("PAL-AUC-1", "PAL-AUC-10")
def test_it_says_where_the_architect_would_go_and_whether_the_lot_would_be_shared() -> None:
    few = table(["", ""], quarries=("", "", "brick 1/1", ""), next_tiles=NO_TILES)
    assert (few.view(None).next_quarry, few.view(None).shares_next) == (2, False)
    many = table(["", ""], quarries=("brick 1/1 1/2 1/3 2/1", "", "", ""), next_tiles=NO_TILES)
    assert (many.view(None).next_quarry, many.view(None).shares_next) == (0, True)
    assert table(["", ""]).view(None).next_quarry is None


@rule("PAL-AUC-3")
def test_it_says_whose_bid_holds_the_opening_certificate() -> None:
    state = table(["", "red 5"], quarries=("", "marble 2/2", "", ""), next_tiles=NO_TILES)
    assert state.view(None).opened_by is None
    play(state, "draw tiles", "auction")
    assert state.view(None).opened_by == 0


@rule("PAL-MON-1")
def test_it_says_how_much_money_is_turned_up_and_taken() -> None:
    state = table(["", ""], next_money="red 3 4 5")
    assert (state.view(0).to_turn_up, state.view(0).to_take) == (3, 0)
    play(state, "take money")
    assert state.view(0).to_take == 2
    play(state, "take red 3")
    assert state.view(0).to_take == 1


@rule("PAL-TRN-1")
def test_events_say_where_a_turn_begins() -> None:
    state = table(["", ""], next_money="red 3 4 5", next_tiles="brick 1/1 2/1")
    begun = [
        getattr(event, "begins_turn", False)
        for event in play(state, "take money", "take red 3", "take red 4", "take red 5")
    ]
    assert begun.count(True) == 1
    drawn = play(state, "draw tiles")
    assert [getattr(event, "begins_turn", False) for event in drawn] == [True, False]
