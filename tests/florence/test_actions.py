"""The actions: deploy, promote, move, hurry, boast, give a gift."""

from __future__ import annotations

import pytest

from tests.florence.tables import city, moves, points, queue, times
from tests.support import offered, play, refused, rule


@rule("FLO-DEP-1")
def test_a_debutant_comes_from_the_player_board_for_four_time() -> None:
    state = city({5: "1"}, time=4)
    assert len(moves(offered(state), "deploy")) == 9
    play(state, "deploy 5")
    assert queue(state, 5) == "1, 0"
    assert times(state)[0] == 0
    assert state.view(None).players[0].supply["debutant"] == 4
    assert refused(city(time=3), "deploy 5") == "FLO-DEP-1"
    assert refused(city({1: "0, 0, 0, 0", 2: "0"}), "deploy 5") == "FLO-DEP-1"


@rule("FLO-PRO-1")
def test_a_debutant_becomes_a_donna_and_a_donna_the_maestro_for_five_time() -> None:
    state = city({5: "0 donna, 1, 0"}, time=5)
    assert moves(offered(state), "promote") == ["promote 5.1", "promote 5.3"]
    play(state, "promote 5.1")
    assert queue(state, 5) == "0 maestro, 1, 0"
    assert times(state)[0] == 0
    assert state.view(None).players[0].supply == {"debutant": 4, "donna": 3, "maestro": 0}
    assert refused(city({5: "0"}, time=4), "promote 5.1") == "FLO-PRO-1"


@rule("FLO-PRO-1")
def test_the_new_piece_must_be_in_supply_and_the_old_one_returns_to_it() -> None:
    state = city({5: "0 maestro, 0 donna, 0 donna, 0 donna, 0"})
    assert refused(state, "promote 5.1") == "FLO-PRO-1"
    assert refused(state, "promote 5.2") == "FLO-PRO-1"
    assert refused(state, "promote 5.5") == "FLO-PRO-1"
    state = city({5: "0 donna, 0 donna, 0 donna, 0"}, players=2)
    play(state, "promote 5.2", "pass", "ring 1", "promote 5.4")
    assert queue(state, 5) == "0 maestro, 0 donna, 0 donna, 0 donna"


@rule("FLO-MOV-1")
def test_a_member_moves_one_step_along_a_shielded_street_for_one_time() -> None:
    state = city({5: "1, 0"}, time=1)
    steps = moves(offered(state), "move")
    assert steps == [f"move 5.2 to {end}" for end in (2, 4, 6, 8)]
    play(state, "move 5.2 to 8")
    assert (queue(state, 5), queue(state, 8)) == ("1", "0")
    assert times(state)[0] == 0


@rule("FLO-MOV-1")
def test_the_park_between_one_and_five_is_for_nobles_only() -> None:
    assert moves(offered(city({1: "0"})), "move") == ["move 1.1 to 2", "move 1.1 to 4"]
    assert "move 5.1 to 1" not in [
        city().game.actions.text(action) for action in range(len(city().game.actions))
    ]


@rule("FLO-HUR-1")
def test_one_member_hurries_two_steps_through_a_full_location() -> None:
    state = city({4: "0", 5: "1, 1, 1, 1, 1"}, time=3)
    play(state, "hurry", "walk 4.1 to 5")
    assert offered(state) == ["on to 2", "on to 4", "on to 6", "on to 8"]
    assert refused(state, "stop") == "FLO-QUE-3"
    play(state, "on to 6")
    assert queue(state, 6) == "0"
    assert queue(state, 5) == "1, 1, 1, 1, 1"
    assert times(state)[0] == 0


@rule("FLO-HUR-1")
def test_one_member_may_end_where_it_began_and_joins_only_where_it_stops() -> None:
    state = city({4: "0, 1", 5: "2"}, seats={0: {"guards": ["bouncer 5"]}})
    play(state, "hurry", "walk 4.1 to 5", "on to 4")
    assert queue(state, 4) == "1, 0"
    assert queue(state, 5) == "2"


@rule("FLO-HUR-1")
def test_two_members_hurry_one_step_each_one_after_the_other() -> None:
    state = city({4: "0, 0", 5: "1, 1, 1, 1"})
    play(state, "hurry", "walk 4.1 to 5")
    assert refused(state, "enough") == "FLO-HUR-1"
    play(state, "stop")
    assert refused(state, "walk 5.5 to 6") == "FLO-HUR-1"
    assert refused(state, "walk 4.1 to 5") == "FLO-QUE-3"
    play(state, "walk 4.1 to 1")
    assert (queue(state, 1), queue(state, 4), queue(state, 5)) == ("0", "", "1, 1, 1, 1, 0")
    assert state.awaiting() == [1]


@rule("FLO-HUR-1")
def test_both_steps_must_be_made_so_a_lone_member_cannot_stop_after_one() -> None:
    state = city({4: "0"})
    play(state, "hurry", "walk 4.1 to 5")
    assert refused(state, "stop") == "FLO-HUR-1"


@rule("FLO-HUR-1")
def test_the_first_one_may_make_room_for_the_second() -> None:
    state = city({5: "0, 1, 1, 1, 1", 4: "0"})
    play(state, "hurry", "walk 5.1 to 6", "stop", "walk 4.1 to 5")
    assert queue(state, 5) == "1, 1, 1, 1, 0"


@rule("FLO-HUR-2")
def test_time_gained_on_the_way_pays_nothing_of_the_walk() -> None:
    seats = {0: {"guards": ["4-5", "5-6"], "hand": ["cosimo walk"]}}
    state = city({4: "0"}, time=0, seats=seats)
    assert refused(state, "move 4.1 to 5") == "FLO-HUR-2"
    state = city({4: "0"}, time=2, seats=seats)
    assert refused(state, "hurry") == "FLO-HUR-2"
    state = city({4: "0"}, time=1, seats=seats)
    assert refused(state, "play cosimo walk") == "FLO-SCA-1"
    state = city({4: "0"}, time=3, seats=seats)
    play(state, "hurry", "walk 4.1 to 5", "on to 6")
    assert times(state)[0] == 2


@rule("FLO-BST-1")
def test_a_boast_needs_a_member_there_a_marker_left_and_none_on_that_tile() -> None:
    state = city({5: "0", 6: "1"}, time=1, seats={0: {"markers": ["4 top"]}})
    assert moves(offered(state), "boast") == ["boast 5"]
    assert refused(state, "boast 6") == "FLO-BST-1"
    play(state, "boast 5")
    assert times(state)[0] == 0
    again = city({5: "0"}, seats={0: {"markers": ["5 top"]}})
    assert refused(again, "boast 5") == "FLO-BST-1"
    six = [f"{location} bottom" for location in (1, 2, 3, 4, 6, 7)]
    assert refused(city({5: "0"}, seats={0: {"markers": six}}), "boast 5") == "FLO-BST-1"
    assert refused(city({5: "0"}, time=0), "boast 5") == "FLO-BST-1"


@rule("FLO-BST-1")
@pytest.mark.parametrize(
    ("taken", "box"),
    [([], "middle"), (["5 middle"], "bottom"), (["5 top"], "middle"), (["5 bottom"], "middle")],
)
def test_the_marker_goes_to_its_band_or_the_next_free_box_below(taken: list[str], box: str) -> None:
    queues = {4: "0", 5: "0", 6: "0"}
    state = city(queues, tiles={5: "reputation"}, seats={1: {"markers": taken}})
    play(state, "boast 5")
    assert state.game.dump(state)["players"][0]["markers"] == [f"5 {box}"]
    assert points(state)[0] == 9


@rule("FLO-BST-1")
def test_with_no_free_box_below_the_boast_is_not_allowed_and_zero_points_are() -> None:
    tiles = {5: "reputation", 6: "big-spender"}
    seats = {1: {"markers": ["5 bottom", "6 middle"]}, 2: {"markers": ["5 middle"]}}
    state = city({5: "0, 0", 6: "0"}, tiles=tiles, seats=seats)
    assert refused(state, "boast 5") == "FLO-BST-1"
    play(state, "boast 6")
    assert points(state)[0] == 0
    assert "6 bottom" in state.game.dump(state)["players"][0]["markers"]


@rule("FLO-BST-2")
@pytest.mark.parametrize(
    ("tile", "score"),
    [
        ("influencers", 5 * 2),
        ("loudmouth", 3 * 3),
        ("scandalous", 3 * 2),
        ("party-life", 3 * 2),
        ("reputation", 3 * 5),
        ("upward-mobility", 3 * 3),
        ("plus-one", 4 * 2),
        ("big-spender", 3 * 3),
        ("eyes-everywhere", 2 * 4),
    ],
)
def test_each_tile_counts_what_is_the_boasters_own(tile: str, score: int) -> None:
    queues = {5: "0 maestro, 1 donna, 0", 4: "0 donna, 0, 2", 6: "1, 0", 2: "1, 0", 8: "2"}
    seats = {
        0: {
            "markers": ["1 top", "9 bottom"],
            "hand": ["cosimo guard", "giovanni swap"],
            "given": {"cosimo": 1, "giovanni": 2},
            "gifts": 0,
        },
        1: {"markers": ["2 top"], "hand": ["cosimo walk"], "given": {"cosimo": 3}, "gifts": 0},
    }
    state = city(queues, tiles={5: tile}, seats=seats)
    assert state.view(0).locations[4].boast_points == score
    play(state, "boast 5")
    assert points(state)[0] == score


@rule("FLO-BST-3")
def test_the_full_score_counts_on_a_lower_box_and_markers_stay() -> None:
    queues = {4: "0, 0", 5: "0", 6: "0, 0"}
    state = city(queues, tiles={5: "reputation"}, seats={1: {"markers": ["5 top"]}})
    play(state, "boast 5")
    assert points(state)[0] == 15
    assert state.game.dump(state)["players"][0]["markers"] == ["5 middle"]
    assert state.game.dump(state)["players"][1]["markers"] == ["5 top"]


@rule("FLO-GFT-1")
def test_a_gift_needs_a_member_at_the_carriage_and_costs_more_each_time() -> None:
    state = city({7: "0", 8: "1"}, players=2)
    assert moves(offered(state), "gift") == ["gift cosimo"]
    assert refused(state, "gift contessina") == "FLO-GFT-1"
    play(state, "gift cosimo", "guard 1-2")
    assert times(state) == [10, 12]
    play(state, "pass", "ring 1", "gift cosimo", "guard 2-3")
    assert times(state)[0] == 7
    board = state.view(None).players[0]
    assert (board.gifts, board.given, board.guards) == (
        1,
        {"cosimo": 2, "contessina": 0, "giovanni": 0},
        4,
    )
    assert state.view(None).streets[0].bodyguards == (0,)


@rule("FLO-GFT-1")
def test_the_price_counts_only_ones_own_gifts_to_this_noble() -> None:
    seats = {0: {"given": {"giovanni": 2}, "gifts": 1}, 1: {"given": {"cosimo": 3}, "gifts": 0}}
    state = city({7: "0, 1"}, time=2, seats=seats)
    play(state, "gift cosimo", "guard 1-2")
    assert times(state)[0] == 0
    assert refused(state, "gift cosimo") == "FLO-GFT-1"
    assert refused(city({7: "0"}, time=1), "gift cosimo") == "FLO-GFT-1"


@rule("FLO-GFT-1", "FLO-EX-12", example="FLO-EX-12")
def test_the_third_gift_to_a_noble_costs_four_time() -> None:
    state = city({9: "0"}, time=4, seats={0: {"given": {"giovanni": 2}, "gifts": 1}})
    play(state, "gift giovanni", "guard bouncer 1")
    assert times(state)[0] == 0


@rule("FLO-GFT-1", "FLO-EX-15", example="FLO-EX-15")
def test_with_contessina_active_cosimo_and_giovanni_take_gifts_too() -> None:
    state = city({7: "0", 8: "0", 9: "0"}, round=2)
    assert state.view(None).noble == "contessina"
    assert moves(offered(state), "gift") == ["gift cosimo", "gift contessina", "gift giovanni"]


@rule("FLO-GFT-2")
def test_the_guard_must_be_placed_if_possible() -> None:
    state = city({7: "0"})
    play(state, "gift cosimo")
    assert {option.split()[0] for option in offered(state)} == {"guard"}


@rule("FLO-GFT-2")
def test_without_a_guard_or_a_free_shield_the_gift_may_still_be_given_and_stays() -> None:
    all_guards = [f"spy {location}" for location in range(1, 7)]
    state = city({7: "0"}, seats={0: {"guards": all_guards}})
    play(state, "gift cosimo")
    assert state.awaiting() == [1]
    assert state.view(None).players[0].given["cosimo"] == 1
    streets = ["1-2", "2-3", "4-5", "5-6", "7-8", "8-9", "1-4", "4-7", "2-5", "5-8", "3-6", "6-9"]
    seats = {1: {"guards": streets[:6]}, 2: {"guards": streets[6:]}}
    state = city({7: "0"}, seats=seats)
    play(state, "gift cosimo")
    assert state.awaiting() == [1]
    assert state.view(None).players[0].given["cosimo"] == 1


@rule("FLO-BST-1", "FLO-EX-3", example="FLO-EX-3")
def test_eyes_everywhere_takes_orange_to_the_middle_box_and_then_blue_to_the_bottom() -> None:
    blue, orange = 1, 0
    queues = {1: "0", 2: "0, 1", 3: "0, 1", 4: "0, 1", 5: "0, 1"}
    state = city(queues, players=2, tiles={5: "eyes-everywhere"}, turn=orange)
    play(state, "boast 5")
    assert points(state)[orange] == 10
    play(state, "boast 5")
    assert points(state)[blue] == 8
    boards = state.game.dump(state)["players"]
    assert boards[orange]["markers"] == ["5 middle"]
    assert boards[blue]["markers"] == ["5 bottom"]


@rule("FLO-BST-2", "FLO-EX-14", example="FLO-EX-14")
@pytest.mark.parametrize("location", [7, 8, 9])
def test_reputation_in_the_bottom_row_counts_seven_eight_and_nine(location: int) -> None:
    state = city({7: "0", 8: "0, 0", 9: "0", 1: "0"}, tiles={location: "reputation"})
    assert state.view(0).locations[location - 1].boast_points == 12


@rule("FLO-BST-2", "FLO-EX-14", example="FLO-EX-14")
@pytest.mark.parametrize("location", [1, 4, 7])
def test_mobility_in_the_left_column_counts_one_four_and_seven(location: int) -> None:
    state = city({1: "0", 4: "0, 0", 7: "0", 9: "0"}, tiles={location: "upward-mobility"})
    assert state.view(0).locations[location - 1].boast_points == 12
