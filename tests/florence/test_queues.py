"""Time, queues and control."""

from __future__ import annotations

from quattrocento.games.florence.queues import ranked
from tests.florence.tables import city, queue, times
from tests.support import offered, play, refused, rule


@rule("FLO-TIM-1")
def test_time_never_rises_above_twelve_nor_below_nothing() -> None:
    state = city({1: "0"}, time=[11, 12, 0], turn=0)
    play(state, "pass", "ring 1")
    assert times(state)[0] == 12
    state = city({1: "0"}, time=0)
    assert all(option.startswith("pass") for option in offered(state))


@rule("FLO-QUE-1")
def test_members_line_up_in_order_of_arrival_and_move_up_when_one_leaves() -> None:
    state = city({2: "0"})
    play(state, "deploy 5", "deploy 5", "deploy 5")
    assert queue(state, 5) == "0, 1, 2"
    play(state, "move 5.1 to 2")
    assert queue(state, 5) == "1, 2"
    assert queue(state, 2) == "0, 0"


@rule("FLO-QUE-2")
def test_who_arrives_stands_behind_equals_and_before_lower_ranks() -> None:
    state = city({5: "1 maestro, 1 donna, 2 donna, 2", 4: "0 donna"})
    play(state, "move 4.1 to 5")
    assert queue(state, 5) == "1 maestro, 1 donna, 2 donna, 0 donna, 2"


@rule("FLO-QUE-2")
def test_a_promoted_member_is_placed_as_if_it_arrived_with_its_new_rank() -> None:
    state = city({5: "1 donna, 1, 2, 0"})
    play(state, "promote 5.4")
    assert queue(state, 5) == "1 donna, 0 donna, 1, 2"


@rule("FLO-QUE-3")
def test_a_location_without_a_free_slot_cannot_be_entered() -> None:
    state = city({5: "1, 1, 1, 1, 1", 4: "0"})
    assert refused(state, "deploy 5") == "FLO-QUE-3"
    assert refused(state, "move 4.1 to 5") == "FLO-QUE-3"
    assert "move 4.1 to 1" in offered(state)


@rule("FLO-CTL-1")
def test_families_present_are_ranked_by_number_then_by_their_foremost_member() -> None:
    state = city({5: "2 maestro, 0 donna, 1, 0, 1, 3"}, players=4)
    assert list(ranked(state, 4)) == [0, 1, 2, 3]
    assert list(ranked(state, 0)) == []


@rule("FLO-CTL-1", "FLO-EX-1", example="FLO-EX-1")
def test_blue_controls_by_number_and_elsewhere_by_the_foremost_place() -> None:
    blue, orange = 0, 1
    state = city({1: "1, 0, 0", 2: "0, 1, 1, 0"})
    assert list(ranked(state, 0)) == [blue, orange]
    assert list(ranked(state, 1)) == [blue, orange]


@rule("FLO-QUE-1", "FLO-EX-2", example="FLO-EX-2")
def test_purple_lines_up_behind_blue_and_orange_and_all_move_up_when_blue_leaves() -> None:
    state = city({5: "0, 1", 6: "2"}, turn=2)
    play(state, "move 6.1 to 5")
    assert queue(state, 5) == "0, 1, 2"
    play(state, "move 5.1 to 4")
    assert queue(state, 5) == "1, 2"


@rule("FLO-QUE-2", "FLO-EX-2", example="FLO-EX-2")
def test_the_blue_maestro_stands_behind_the_orange_one_and_before_all_others() -> None:
    state = city({5: "1 maestro, 1 donna, 2", 6: "0 maestro"})
    play(state, "move 6.1 to 5")
    assert queue(state, 5) == "1 maestro, 0 maestro, 1 donna, 2"


@rule("FLO-QUE-2", "FLO-CTL-1", "FLO-EX-2", example="FLO-EX-2")
def test_the_promoted_orange_donna_takes_the_head_and_with_it_control_from_blue() -> None:
    blue, orange = 0, 1
    state = city({5: "0, 1"}, turn=orange)
    assert list(ranked(state, 4)) == [blue, orange]
    play(state, "promote 5.2")
    assert queue(state, 5) == "1 donna, 0"
    assert list(ranked(state, 4)) == [orange, blue]
