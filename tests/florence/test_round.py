"""A round: time, turns, passing with the ring and its bonuses, upkeep."""

from __future__ import annotations

import pytest

from quattrocento.games.florence.state import State
from tests.florence.tables import city, everyone_passes, moves, points, queue, times
from tests.support import kinds, offered, play, refused, rule


def carriages(state: State) -> dict[str, int]:
    """Where each noble's carriage stands."""
    return dict(state.game.dump(state)["carriages"])


TWO_HAVE_PASSED = {"passed": [0, 1], "seats": {0: {"ring": 1}, 1: {"ring": 2}}}


@rule("FLO-RND-1")
def test_everyone_gains_the_rounds_token_and_nothing_in_round_one() -> None:
    state = city(question="first-debutant", turn=1, first=1, players=2, time=12)
    play(state, "deploy 5")
    assert times(state) == [12, 12]
    state = city(turn=2, time=[1, 2, 10], times={2: 5}, **TWO_HAVE_PASSED)
    play(state, "pass")
    assert state.round == 2
    assert times(state) == [6, 7, 12]


@rule("FLO-RND-2")
def test_seats_take_one_action_each_clockwise_until_all_have_passed() -> None:
    state = city({1: "0, 1, 2"}, turn=1)
    order = []
    turns = [["move 1.2 to 2"], ["move 1.2 to 2"], ["move 1.1 to 2"]]
    for moves_made in [*turns, ["pass", "ring 1"], ["pass", "ring 2"], ["pass"]]:
        order += state.awaiting()
        play(state, *moves_made)
    assert order == [1, 2, 0, 1, 2, 0]
    assert state.round == 2


@rule("FLO-RND-2")
def test_the_phase_ends_the_moment_the_last_one_passes() -> None:
    state = city(turn=2, **TWO_HAVE_PASSED)
    events = play(state, "pass")
    assert "TimeTaken" not in kinds(events)
    assert "PointTaken" not in kinds(events)
    assert state.round == 2


@rule("FLO-RND-3")
@pytest.mark.parametrize(
    ("number", "noble"),
    [(1, "cosimo"), (2, "contessina"), (3, "giovanni"), (4, "cosimo"), (8, "contessina")],
)
def test_only_the_active_noble_moves(number: int, noble: str) -> None:
    state = city(round=number, goals={number: 5})
    before = carriages(state)
    everyone_passes(state)
    after = carriages(state)
    assert after.pop(noble) == 5
    before.pop(noble)
    assert after == before


@rule("FLO-RND-3")
def test_the_noble_moves_his_location_is_scored_and_upkeep_follows_but_for_round_nine() -> None:
    state = city({4: "0"}, goals={1: 4}, turn=2, **TWO_HAVE_PASSED)
    told = kinds(play(state, "pass"))
    assert told == [
        "Passed",
        "NobleArrived",
        "PrimeScored",
        "AudienceScored",
        "RoundEnded",
        "DialTurned",
        "RoundBegan",
    ]
    state = city(round=9, goals={9: 5}, turn=2, **TWO_HAVE_PASSED)
    told = kinds(play(state, "pass"))
    assert "RoundEnded" not in told
    assert told[-1] == "GameEnded"


@rule("FLO-PAS-1")
def test_passing_puts_the_ring_on_a_location_without_one_whatever_else_is_there() -> None:
    state = city({7: "1"}, goals={1: 5})
    play(state, "pass")
    assert offered(state) == [f"ring {location}" for location in range(1, 10)]
    play(state, "ring 7", "pass")
    assert refused(state, "ring 7") == "FLO-PAS-1"
    play(state, "ring 5")
    assert state.view(None).locations[6].rings == (0,)
    assert state.view(None).locations[4].rings == (1,)


@rule("FLO-PAS-1")
def test_the_first_to_pass_gains_two_time_and_acts_no_more_this_round() -> None:
    state = city({1: "0, 1, 2"}, time=5)
    play(state, "pass", "ring 1", "pass", "ring 2")
    assert times(state) == [7, 5, 5]
    play(state, "move 1.3 to 2")
    assert state.decision.name == "bonus"
    assert offered(state) == ["swap 1-2", "take time", "take point"]


@rule("FLO-PAS-1")
def test_the_last_to_pass_places_no_ring() -> None:
    state = city(turn=2, **TWO_HAVE_PASSED)
    told = kinds(play(state, "pass"))
    assert "RingPlaced" not in told
    assert state.round == 2


@rule("FLO-PAS-2")
def test_a_bonus_is_time_or_a_point_or_a_swap_at_the_ring() -> None:
    seats = {0: {"ring": 5}}
    for move, time, score in (("take time", 4, 0), ("take point", 3, 1)):
        state = city({5: "0"}, time=3, seats=seats, passed=[0], question="bonus")
        assert offered(state) == ["take time", "take point"]
        play(state, move)
        assert (times(state)[0], points(state)[0]) == (time, score)
        assert state.awaiting() == [1]


@rule("FLO-PAS-2")
def test_a_swap_takes_neighbours_of_one_rank_and_different_families_one_of_them_ones_own() -> None:
    queues = {5: "1 donna, 0 donna, 0, 0, 1"}
    state = city(queues, seats={0: {"ring": 5}}, passed=[0], question="bonus")
    assert moves(offered(state), "swap") == ["swap 1-2", "swap 4-5"]
    assert refused(state, "swap 2-3") == "FLO-PAS-2"
    play(state, "swap 4-5")
    assert queue(state, 5) == "1 donna, 0 donna, 0, 1, 0"
    state = city({5: "1, 2, 0"}, seats={0: {"ring": 5}}, passed=[0], question="bonus")
    assert moves(offered(state), "swap") == ["swap 2-3"]
    play(state, "swap 2-3")
    assert queue(state, 5) == "1, 0, 2"


@rule("FLO-UPK-1")
def test_the_first_player_marker_moves_clockwise_and_rings_return() -> None:
    state = city(turn=2, first=2, **TWO_HAVE_PASSED)
    play(state, "pass")
    assert state.view(None).first == 0
    assert state.awaiting() == [0]
    assert [at.rings for at in state.view(None).locations] == [()] * 9


@rule("FLO-UPK-2")
@pytest.mark.parametrize(("number", "gifts"), [(2, 0), (3, 2), (5, 0), (6, 1)])
def test_gifts_come_after_rounds_three_and_six(number: int, gifts: int) -> None:
    seats = {0: {"ring": 1, "gifts": 2}, 1: {"ring": 2, "gifts": 0}, 2: {"gifts": 3}}
    state = city(round=number, goals={number: 5}, turn=2, passed=[0, 1], seats=seats)
    play(state, "pass")
    assert [player.gifts for player in state.view(None).players] == [2 + gifts, gifts, 3 + gifts]


@rule("FLO-UPK-3")
def test_the_dial_turns_and_the_noble_that_moved_gets_the_newly_shown_location() -> None:
    state = city(goals={1: 5, 4: 8}, times={4: 9}, turn=2, **TWO_HAVE_PASSED)
    assert state.view(None).dial[3].location is None
    play(state, "pass")
    dial = state.view(None).dial
    assert (dial[3].location, dial[3].time) == (8, 9)
    assert dial[4].location is None
    assert "cosimo" in state.view(None).locations[7].destinations


@rule("FLO-UPK-3")
@pytest.mark.parametrize(("number", "noble"), [(7, "cosimo"), (8, "contessina")])
def test_after_rounds_seven_and_eight_the_marker_leaves_and_the_carriage_stays(
    number: int, noble: str
) -> None:
    state = city({5: "0"}, round=number, goals={number: 5}, turn=2, **TWO_HAVE_PASSED)
    assert state.view(None).locations[4].destinations == (noble,)
    play(state, "pass")
    assert all(noble not in at.destinations for at in state.view(None).locations)
    assert noble in state.view(None).locations[4].carriages
    assert f"gift {noble}" in offered(state, 0)
