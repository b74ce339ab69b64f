"""Playing scandal cards: what they cost, and the twelve effects."""

from __future__ import annotations

import pytest

from quattrocento.games.florence.state import State
from tests.florence.tables import city, hand, moves, points, queue, times
from tests.support import offered, play, refused, rule


def holding(card: str, queues: dict[int, str] | None = None, **more: object) -> State:
    """Seat 0 is to act with this one card."""
    seats = dict(more.pop("seats", {}))  # type: ignore[call-overload]
    seats[0] = {**seats.get(0, {}), "hand": [card]}
    return city(queues, seats=seats, **more)  # type: ignore[arg-type]


@rule("FLO-SCA-1")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("cosimo guard", 2),
        ("cosimo ride", 1),
        ("cosimo walk", 2),
        ("cosimo deploy", 2),
        ("contessina gift", 0),
        ("contessina swap", 1),
        ("contessina promote", 3),
        ("contessina advance", 1),
        ("giovanni recall", 1),
        ("giovanni swap", 1),
        ("giovanni remove", 0),
        ("giovanni boast", 1),
    ],
)
def test_a_card_costs_its_time_and_goes_to_its_nobles_discard_first(card: str, cost: int) -> None:
    queues = {5: "0 donna, 1, 0", 4: "1"}
    state = holding(card, queues, seats={0: {"markers": ["1 top"]}}, time=10)
    play(state, f"play {card}")
    assert times(state)[0] == 10 - cost
    assert hand(state) == []
    assert (card,) in state.view(None).discards
    if cost > 0:
        poor = holding(card, queues, seats={0: {"markers": ["1 top"]}}, time=cost - 1)
        assert refused(poor, f"play {card}") == "FLO-SCA-1"


@rule("FLO-SCA-1")
def test_only_a_card_in_hand_can_be_played_and_only_if_it_changes_something() -> None:
    state = holding("contessina advance", {5: "0, 1"})
    assert refused(state, "play cosimo ride") == "FLO-SCA-1"
    assert refused(state, "play contessina advance") == "FLO-SCA-K4"
    assert moves(offered(state), "play") == []


@rule("FLO-SCA-C1")
def test_cosimo_places_a_guard_on_any_shield_even_beside_anothers() -> None:
    seats = {0: {"guards": ["4-5"]}, 1: {"guards": ["5-6", "spy 3"]}}
    state = holding("cosimo guard", {5: "0, 2"}, seats=seats)
    play(state, "play cosimo guard")
    assert len(offered(state)) == 29
    assert refused(state, "guard 4-5") == "FLO-SCA-C1"
    play(state, "guard 5-6")
    assert state.view(None).streets[3].bodyguards == (0, 1)
    play(state, "pass", "ring 1", "move 5.2 to 6")
    assert points(state) == [2, 2, 0]
    six = [f"spy {location}" for location in range(1, 7)]
    assert refused(holding("cosimo guard", seats={0: {"guards": six}}), "play cosimo guard") == (
        "FLO-SCA-C1"
    )


@rule("FLO-SCA-C2")
def test_cosimo_sends_a_member_anywhere_with_room_ignoring_bodyguards_but_not_bouncers() -> None:
    seats = {0: {"guards": ["bouncer 9"]}, 1: {"guards": ["1-2", "1-4"]}}
    queues = {1: "0", 9: "1, 2", 5: "1, 1, 1, 1"}
    state = holding("cosimo ride", {**queues, 3: "2, 2, 2, 2"}, seats=seats, players=3)
    play(state, "play cosimo ride", "member 1.1")
    assert refused(state, "ride to 1") == "FLO-SCA-C2"
    play(state, "ride to 9")
    assert queue(state, 9) == "0, 1, 2"
    assert points(state) == [0, 0, 0]
    full = holding("cosimo ride", {1: "0", 5: "1, 1, 1, 1, 1"})
    play(full, "play cosimo ride", "member 1.1")
    assert refused(full, "ride to 5") == "FLO-QUE-3"
    assert refused(holding("cosimo ride"), "play cosimo ride") == "FLO-SCA-C2"


@rule("FLO-SCA-C3")
def test_cosimo_lets_one_or_two_members_walk_up_to_three_steps_each() -> None:
    state = holding("cosimo walk", {1: "0, 0"}, seats={1: {"guards": ["1-2", "2-3", "1-4"]}})
    play(state, "play cosimo walk", "walk 1.1 to 2", "on to 3", "on to 6")
    assert points(state) == [0, 4, 0]
    assert offered(state) == ["stop", "enough"]
    assert refused(state, "on to 9") == "FLO-SCA-C3"
    play(state, "stop")
    assert queue(state, 6) == "0"
    assert refused(state, "walk 6.1 to 9") == "FLO-HUR-1"
    play(state, "walk 1.1 to 4")
    assert refused(state, "stop") == "FLO-HUR-1"
    play(state, "enough")
    assert queue(state, 4) == "0"
    assert points(state) == [0, 6, 0]
    assert state.awaiting() == [1]


@rule("FLO-SCA-C3")
def test_cosimos_walk_may_stop_early_turn_back_and_leave_out_the_second_member() -> None:
    state = holding("cosimo walk", {1: "0, 1"})
    play(state, "play cosimo walk", "walk 1.1 to 2", "on to 1", "enough")
    assert queue(state, 1) == "1, 0"
    assert state.awaiting() == [1]


@rule("FLO-SCA-C3")
def test_a_step_is_offered_only_if_the_walk_can_still_end_on_a_free_slot() -> None:
    full = "1, 1, 1, 1, 1"
    queues = {5: full, 2: "2, 2, 2, 2, 2", 4: "0", 1: "0 donna, 0 donna, 0, 0, 0"}
    state = holding("cosimo walk", queues | {3: "1 donna, 1 donna, 2 donna, 2 donna, 2 donna"})
    play(state, "play cosimo walk", "walk 4.1 to 5")
    assert refused(state, "stop") == "FLO-QUE-3"
    assert refused(state, "on to 2") == "FLO-SCA-C3"
    assert offered(state) == ["on to 4", "on to 6", "on to 8"]


@rule("FLO-SCA-C4")
def test_cosimo_deploys_a_debutant_beside_ones_donna_or_maestro() -> None:
    queues = {5: "0 donna, 1", 4: "0", 3: "1 maestro", 2: "0 maestro"}
    state = holding("cosimo deploy", queues)
    play(state, "play cosimo deploy")
    assert offered(state) == ["deploy 2", "deploy 5"]
    assert refused(state, "deploy 4") == "FLO-SCA-C4"
    play(state, "deploy 5")
    assert queue(state, 5) == "0 donna, 1, 0"
    assert refused(holding("cosimo deploy", {4: "0"}), "play cosimo deploy") == "FLO-SCA-C4"
    crowded = {5: "0 donna, 1, 1, 1, 1"}
    assert refused(holding("cosimo deploy", crowded), "play cosimo deploy") == "FLO-QUE-3"


@rule("FLO-SCA-K1")
def test_contessina_sends_a_gift_to_any_noble_at_the_normal_price() -> None:
    state = holding(
        "contessina gift", {1: "0"}, time=3, seats={0: {"given": {"cosimo": 2}, "gifts": 1}}
    )
    play(state, "play contessina gift")
    assert offered(state) == ["gift contessina", "gift giovanni"]
    play(state, "gift giovanni", "guard bouncer 3")
    assert times(state)[0] == 1
    assert state.view(None).players[0].given["giovanni"] == 1
    assert refused(holding("contessina gift", time=1), "play contessina gift") == "FLO-GFT-1"
    none_left = holding("contessina gift", seats={0: {"gifts": 0}})
    assert refused(none_left, "play contessina gift") == "FLO-GFT-1"


@rule("FLO-SCA-K2")
def test_contessina_swaps_a_member_with_a_lower_rank_next_door() -> None:
    seats = {1: {"guards": ["bouncer 5", "4-5"]}}
    queues = {5: "0 donna, 2, 2, 2, 2", 4: "2 donna, 1, 1, 1, 1", 9: "1"}
    state = holding("contessina swap", queues, seats=seats)
    play(state, "play contessina swap", "member 5.1")
    assert refused(state, "with 4.1") == "FLO-SCA-K2"
    assert refused(state, "with 9.1") == "FLO-SCA-K2"
    assert refused(state, "with 2.1") == "FLO-SCA-K2"
    play(state, "with 4.3")
    assert queue(state, 4) == "2 donna, 0 donna, 1, 1, 1"
    assert queue(state, 5) == "1, 2, 2, 2, 2"
    assert points(state) == [0, 0, 0]


@rule("FLO-SCA-K2")
def test_contessinas_swap_also_takes_a_lower_member_of_ones_own() -> None:
    state = holding("contessina swap", {5: "0 maestro", 4: "0 donna"})
    play(state, "play contessina swap", "member 5.1", "with 4.1")
    assert (queue(state, 5), queue(state, 4)) == ("0 donna", "0 maestro")
    assert refused(holding("contessina swap", {5: "0", 4: "1"}), "play contessina swap") == (
        "FLO-SCA-K2"
    )


@rule("FLO-SCA-K3")
def test_contessina_promotes_a_debutant_for_three_time() -> None:
    state = holding("contessina promote", {5: "0 donna, 1, 0"}, time=3)
    play(state, "play contessina promote")
    assert offered(state) == ["promote 5.3"]
    assert refused(state, "promote 5.1") == "FLO-SCA-K3"
    play(state, "promote 5.3")
    assert queue(state, 5) == "0 donna, 0 donna, 1"
    assert times(state)[0] == 0
    no_donna = holding("contessina promote", {5: "0 donna, 0 donna, 0 donna, 0"})
    assert refused(no_donna, "play contessina promote") == "FLO-SCA-K3"


@rule("FLO-SCA-K4")
def test_contessina_advances_a_member_to_the_front_of_its_rank() -> None:
    state = holding("contessina advance", {5: "2 donna, 1, 0, 2, 0"})
    play(state, "play contessina advance")
    assert offered(state) == ["member 5.3", "member 5.5"]
    play(state, "member 5.5")
    assert queue(state, 5) == "2 donna, 0, 1, 0, 2"


@rule("FLO-SCA-G1")
def test_giovanni_gives_back_a_boast_marker_whose_points_and_neighbours_stay() -> None:
    seats = {0: {"markers": ["5 middle", "3 top"], "points": 9}, 1: {"markers": ["5 bottom"]}}
    state = holding("giovanni recall", {5: "0"}, seats=seats, players=2)
    play(state, "play giovanni recall")
    assert offered(state) == ["recall 3", "recall 5"]
    assert refused(state, "recall 4") == "FLO-SCA-G1"
    play(state, "recall 5")
    assert points(state)[0] == 9
    boards = state.game.dump(state)["players"]
    assert boards[0]["markers"] == ["3 top"]
    assert boards[1]["markers"] == ["5 bottom"]
    assert state.view(None).players[0].markers_left == 5
    assert refused(holding("giovanni recall"), "play giovanni recall") == "FLO-SCA-G1"


@rule("FLO-SCA-G1")
def test_the_boast_may_be_made_again_later() -> None:
    tiles = {5: "eyes-everywhere"}
    state = holding(
        "giovanni recall", {5: "0"}, seats={0: {"markers": ["5 bottom"]}}, players=2, tiles=tiles
    )
    assert "boast 5" not in offered(state)
    play(state, "play giovanni recall", "recall 5", "pass", "ring 1", "boast 5")
    assert points(state)[0] == 2


@rule("FLO-SCA-G2")
def test_giovanni_swaps_two_of_one_rank_and_two_families_anywhere_in_one_queue() -> None:
    state = holding("giovanni swap", {5: "1 donna, 1, 2, 2, 1", 4: "1 donna, 2"})
    play(state, "play giovanni swap")
    assert offered(state) == ["member 5.2", "member 5.3", "member 5.4"]
    play(state, "member 5.2")
    assert offered(state) == ["with 5.3", "with 5.4"]
    assert refused(state, "with 5.5") == "FLO-SCA-G2"
    assert refused(state, "with 4.2") == "FLO-SCA-G2"
    play(state, "with 5.4")
    assert queue(state, 5) == "1 donna, 2, 2, 1, 1"
    nobody = holding("giovanni swap", {5: "1 donna, 0, 0", 4: "2"})
    assert refused(nobody, "play giovanni swap") == "FLO-SCA-G2"


@rule("FLO-SCA-G3")
def test_giovanni_sends_a_member_home_for_good_for_three_time() -> None:
    state = holding("giovanni remove", {5: "0 donna, 1"}, time=10)
    play(state, "play giovanni remove")
    assert offered(state) == ["member 5.1"]
    play(state, "member 5.1")
    assert queue(state, 5) == "1"
    assert times(state)[0] == 12
    board = state.view(None).players[0]
    assert board.supply == {"debutant": 5, "donna": 2, "maestro": 1}
    assert board.removed == {"debutant": 0, "donna": 1, "maestro": 0}
    assert refused(holding("giovanni remove", {5: "1"}), "play giovanni remove") == "FLO-SCA-G3"


@rule("FLO-SCA-G4")
def test_giovanni_lets_one_boast_without_a_member_there_for_one_time_in_all() -> None:
    state = holding("giovanni boast", {5: "0"}, time=1, tiles={9: "eyes-everywhere"})
    play(state, "play giovanni boast")
    assert len(offered(state)) == 9
    play(state, "boast 9")
    assert points(state)[0] == 2
    assert times(state)[0] == 0


@rule("FLO-SCA-G4")
def test_the_played_card_no_longer_counts_for_scandalous_and_all_else_applies() -> None:
    seats = {0: {"hand": ["giovanni boast", "cosimo ride", "cosimo walk"]}}
    state = city({1: "0"}, tiles={9: "scandalous"}, seats=seats)
    play(state, "play giovanni boast", "boast 9")
    assert points(state)[0] == 6
    six = [f"{location} top" for location in range(1, 7)]
    no_marker = holding("giovanni boast", seats={0: {"markers": six}})
    assert refused(no_marker, "play giovanni boast") == "FLO-BST-1"
