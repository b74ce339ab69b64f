"""The auction phase: starting, raising, declining, the last free player."""

from __future__ import annotations

from quattrocento.games.princes.state import State
from tests.princes.tables import auction, player, seen
from tests.support import kinds, offered, play, refused, rule

# An estate in which not even a park has a place any more.
FULL_ESTATE = [
    "lake at c7 turn 3",
    "lake at e4 turn 8",
    "forest at b5 turn 1",
    "lake at f2 turn 4",
    "forest at e7 turn 3",
    "forest at a6 turn 2",
]
LOTS = ["forest", "lake", "park", "jester", "builder", "prestige", "recruiting"]


def starts(state: State) -> list[str]:
    return [move.removeprefix("start ") for move in offered(state) if move.startswith("start ")]


@rule("PRI-AUC-1", "PRI-AUC-2")
def test_the_first_player_names_one_of_seven_lots_and_bids_200() -> None:
    state = auction(starter=1)
    assert state.awaiting() == [1]
    assert starts(state) == LOTS
    play(state, "start jester")
    view = state.view(None)
    assert (view.lot, view.bid, view.bidder) == ("jester", 200, 1)


@rule("PRI-AUC-1")
def test_nothing_more_is_sold_from_a_pile_this_round() -> None:
    state = auction()
    play(state, "start jester", "pass", "pass")
    assert state.awaiting() == [1]
    assert refused(state, "start jester") == "PRI-AUC-1"
    assert "jester" not in starts(state)


@rule("PRI-AUC-1")
def test_an_empty_pile_is_not_open() -> None:
    state = auction([player(jesters=3), player(jesters=4)])
    assert refused(state, "start jester") == "PRI-AUC-1"


@rule("PRI-AUC-1")
def test_who_has_bought_takes_no_part_in_later_auctions_of_the_round() -> None:
    state = auction()
    play(state, "start jester", "pass", "pass")
    assert [player.free for player in state.view(None).players] == [False, True, True]
    play(state, "start recruiting")
    assert state.awaiting() == [2]
    play(state, "raise")
    assert state.awaiting() == [1]


@rule("PRI-AUC-1")
def test_one_may_own_any_number_of_anything_but_builders() -> None:
    state = auction([player(jesters=6)])
    play(state, "start jester", "pass", "pass")
    assert seen(state).jesters == 7


@rule("PRI-AUC-2")
def test_clockwise_each_raises_by_exactly_100_or_is_out_of_this_auction() -> None:
    state = auction()
    play(state, "start builder", "raise")
    assert state.view(None).bid == 300
    play(state, "pass")
    assert state.awaiting() == [0]
    assert offered(state) == ["raise", "pass"]
    play(state, "raise")
    assert (state.view(None).bid, state.awaiting()) == (400, [1])
    play(state, "pass")
    assert seen(state).builders == 1
    assert [seen(state, seat).money for seat in range(3)] == [3100, 3500, 3500]


@rule("PRI-AUC-3")
def test_a_starter_who_lost_names_another_pile_and_who_won_hands_on() -> None:
    state = auction()
    play(state, "start builder", "raise", "pass", "pass")
    assert seen(state, 1).builders == 1
    assert state.awaiting() == [0]
    assert "builder" not in starts(state)
    play(state, "start jester", "pass")
    assert (state.awaiting(), offered(state)[-1]) == ([2], "decline")


@rule("PRI-AUC-3", "PRI-AUC-4")
def test_after_a_decline_the_next_free_player_starts_and_the_decliner_bids_no_more() -> None:
    state = auction([player()] * 4)
    assert kinds(play(state, "decline")) == ["Declined"]
    assert state.awaiting() == [1]
    play(state, "start park", "pass", "pass")
    assert "PiecePlaced" in kinds(play(state, offered(state)[0]))
    assert state.awaiting() == [2]
    play(state, "start jester")
    assert state.awaiting() == [3]
    play(state, "raise", "pass")
    assert seen(state, 3).jesters == 1
    assert seen(state, 0).money == 3500


@rule("PRI-AUC-5")
def test_the_last_free_player_takes_an_item_for_200_without_an_auction_or_nothing() -> None:
    state = auction(starter=2, free=[2], buyers={"jester": 0, "park": 1})
    taken = [move.removeprefix("take ") for move in offered(state) if move.startswith("take ")]
    assert taken == ["forest", "lake", "builder", "prestige", "recruiting"]
    other = state.clone()
    play(state, "take builder")
    assert (seen(state, 2).builders, seen(state, 2).money) == (1, 3300)
    play(other, "decline")
    assert (seen(other, 2).builders, seen(other, 2).money) == (0, 3500)
    assert state.view(None).phase == other.view(None).phase == "action"


@rule("PRI-AUC-5")
def test_those_who_declined_do_not_keep_the_last_player_from_taking_one() -> None:
    state = auction()
    play(state, "decline", "decline")
    assert state.awaiting() == [2]
    assert "take jester" in offered(state)
    assert "start jester" not in offered(state)


@rule("PRI-AUC-5")
def test_a_starter_who_lost_twice_is_the_last_player() -> None:
    state = auction()
    play(state, "start jester", "raise", "pass", "pass", "start builder", "raise", "pass")
    assert state.awaiting() == [0]
    assert refused(state, "take builder") == "PRI-AUC-1"
    play(state, "take recruiting")
    assert seen(state).recruiting_hand == 1


@rule("PRI-AUC-6")
def test_the_phase_ends_when_all_have_bought_or_declined() -> None:
    state = auction()
    play(state, "start jester", "pass", "pass", "decline")
    assert state.view(None).phase == "auction"
    play(state, "take builder")
    assert (state.view(None).phase, state.awaiting()) == ("action", [0])


@rule("PRI-AUC-7")
def test_nobody_starts_or_takes_without_200_but_is_asked_all_the_same() -> None:
    poor = player(money=0, points=1)
    state = auction([poor])
    assert offered(state) == ["decline", "sell point"]
    assert refused(state, "start jester") == "PRI-AUC-7"
    last = auction([poor], free=[0])
    assert offered(last) == ["decline", "sell point"]
    assert refused(last, "take jester") == "PRI-AUC-7"


@rule("PRI-AUC-7", "PRI-CSH-2")
def test_prestige_points_count_as_means_and_pay_exactly_what_is_missing() -> None:
    state = auction([player(), player(money=100, points=3)])
    play(state, "start jester", "raise")
    assert seen(state, 1).points == 3
    play(state, "pass", "raise")
    assert refused(state, "raise") == "PRI-AUC-7"
    state = auction([player(), player(money=100, points=3)])
    play(state, "start jester", "raise", "pass", "pass")
    assert (seen(state, 1).money, seen(state, 1).points) == (0, 1)


@rule("PRI-AUC-7")
def test_points_that_the_item_would_bring_do_not_count() -> None:
    state = auction([player(builders=1, money=0, points=1)])
    assert refused(state, "start builder") == "PRI-AUC-7"


@rule("PRI-AUC-8", "PRI-BUI-1")
def test_with_three_builders_one_is_skipped_in_an_auction_for_a_builder() -> None:
    state = auction([player(), player(builders=3), player()])
    play(state, "start builder")
    assert state.awaiting() == [2]
    play(state, "raise")
    assert state.awaiting() == [0]
    state = auction([player(), player(builders=3), player()], starter=1)
    assert refused(state, "start builder") == "PRI-AUC-8"
    last = auction([player(builders=3)], free=[0])
    assert refused(last, "take builder") == "PRI-AUC-8"


@rule("PRI-AUC-8")
def test_a_landscape_without_a_place_cannot_be_started_bid_on_or_taken() -> None:
    full = player(pieces=FULL_ESTATE)
    state = auction([full, player(), player()])
    for lot in ("forest", "lake", "park"):
        assert refused(state, f"start {lot}") == "PRI-AUC-8"
    state = auction([player(), full, player()])
    play(state, "start lake")
    assert state.awaiting() == [2]
    last = auction([full], free=[0])
    assert refused(last, "take park") == "PRI-AUC-8"


@rule("PRI-AUC-8")
def test_when_nobody_else_may_have_the_lot_the_starter_has_it_for_200() -> None:
    state = auction([player(), player(builders=3), player(builders=2)], free=[0, 1])
    play(state, "start builder")
    assert (seen(state).builders, seen(state).money) == (1, 3300)


@rule("PRI-AUC-8")
def test_a_starter_with_no_open_pile_to_take_can_only_decline() -> None:
    state = auction(
        [player(pieces=FULL_ESTATE, builders=3), player(), player()],
        free=[0, 1],
        buyers={"jester": 2, "prestige": 2, "recruiting": 2},
    )
    assert offered(state) == ["decline"]


@rule("PRI-AUC-9")
def test_the_buyer_pays_and_carries_the_item_out_before_the_next_auction() -> None:
    state = auction()
    play(state, "start prestige", "pass", "pass")
    assert (state.awaiting(), seen(state).money) == ([0], 3300)
    while state.awaiting() == [0]:
        play(state, offered(state)[0])
    assert seen(state).prestige == 1
    assert state.awaiting() == [1]
    assert "start park" in offered(state)


@rule("PRI-EX-1", example="PRI-EX-1")
def test_anne_bruno_christian_and_david_buy_a_park_a_forest_a_builder_and_a_jester() -> None:
    anne, bruno, christian, david = 0, 1, 2, 3
    state = auction([player()] * 4)
    play(state, "start park", "pass", "pass", "pass", "at a7 turn 1")
    assert seen(state, anne).money == 3300
    assert state.awaiting() == [bruno]
    play(state, "start jester")
    for bidder, bid in ((christian, 300), (david, 400), (bruno, 500), (christian, 600)):
        assert state.awaiting() == [bidder]
        play(state, "raise")
        assert state.view(None).bid == bid
    play(state, "raise", "pass", "pass")
    assert (seen(state, david).jesters, seen(state, david).money) == (1, 2800)
    assert state.awaiting() == [bruno]
    play(state, "start forest", "raise", "raise", "raise", "raise", "pass", "at a7 turn 1")
    assert seen(state, bruno).money == 2900
    assert [piece.piece for piece in seen(state, bruno).pieces] == ["forest"]
    assert state.awaiting() == [christian]
    assert [move for move in offered(state) if move.startswith("take ")] == [
        "take lake",
        "take builder",
        "take prestige",
        "take recruiting",
    ]
    play(state, "take builder")
    assert (seen(state, christian).builders, seen(state, christian).money) == (1, 3300)
    assert state.view(None).phase == "action"
