"""The eleven adjustments of Strozzi's difficulty, each by itself."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.games.florence.components import ADJUSTMENTS
from quattrocento.games.florence.state import State
from tests.florence.tables import GAME, city, moves, points, queue, times
from tests.support import kinds, offered, play, refused, rule


def adjusted(name: str | None, queues: dict[int, str] | None = None, **more: object) -> State:
    """The human is to act, with one adjustment switched on, or none."""
    names = [] if name is None else name.split()
    return city(queues, players=1, adjustments=names, **more)  # type: ignore[arg-type]


def time_gained(adjustments: str | None, token: int) -> int:
    """What Strozzi gains at the beginning of round 2; card 10 has cost him 2 of it."""
    state = adjusted(
        adjustments, passed=[1], strozzi={"time": 0}, times={2: token}, pile=[10], passed_first=1
    )
    play(state, "pass")
    return times(state)[1] + 2


@rule("FLO-SOL-14")
def test_each_adjustment_is_an_option_and_all_can_be_combined() -> None:
    assert [option.name for option in GAME.options] == ADJUSTMENTS
    assert len(ADJUSTMENTS) == 11
    for number in range(11):
        chosen = dict.fromkeys(ADJUSTMENTS[: number + 1], True)
        state = GAME.new(players=1, seed=3, options=chosen)
        assert state.view(0).strozzi.adjustments == tuple(ADJUSTMENTS[: number + 1])
    with pytest.raises(qc.BadSetup):
        GAME.new(players=1, seed=3, options={"smaller-boasts": "yes"})


@rule("FLO-SOL-14")
def test_with_more_players_the_adjustments_have_no_effect() -> None:
    chosen = dict.fromkeys(ADJUSTMENTS, True)
    with_all = GAME.new(players=2, seed=3, options=chosen)
    assert with_all.fingerprint() == GAME.new(players=2, seed=3).fingerprint()


@rule("FLO-ADJ-1")
@pytest.mark.parametrize(("number", "times_figure", "box"), [(1, 1, 0), (4, 2, 1), (7, 3, 2)])
def test_smaller_boasts_score_one_multiple_less_on_the_same_boxes(
    number: int, times_figure: int, box: int
) -> None:
    state = adjusted(
        "smaller-boasts", {7: "0"}, round=number, pile=[8], tiles={4: "plus-one"}, goals={number: 9}
    )
    play(state, "move 7.1 to 8")
    assert points(state)[1] == 4 * times_figure
    assert state.view(0).locations[3].markers[0].box == box


@rule("FLO-ADJ-2")
def test_less_time_is_one_less_but_at_least_four() -> None:
    assert [time_gained("less-time", token) for token in (2, 4, 5, 9)] == [4, 4, 4, 8]
    assert [time_gained(None, token) for token in (2, 4, 5, 9)] == [4, 4, 5, 9]
    assert first_time({"less-time": True}) == 5


def first_time(options: dict[str, bool]) -> int:
    """Strozzi's time in round 1."""
    state = GAME.new(players=1, seed=8, options=options)
    play(state, offered(state)[0])
    return times(state)[1]


@rule("FLO-ADJ-3")
@pytest.mark.parametrize(("name", "gained"), [("no-time-for-boasts", 1), (None, 2)])
def test_no_time_comes_for_the_highest_boast_but_the_card_goes_and_spies_still_pay(
    name: str | None, gained: int
) -> None:
    strozzi = {"time": 0, "markers": ["4 bottom"], "guards": ["spy 4"]}
    state = adjusted(
        name, {4: "orange"}, passed=[1], goals={1: 4}, strozzi=strozzi, times={2: 5}, pile=[10]
    )
    play(state, "pass")
    assert times(state)[1] == gained + 5 - 2
    assert len(state.view(0).strozzi.turned_up) == 2


@rule("FLO-ADJ-4")
def test_the_first_guards_are_not_placed() -> None:
    assert GAME.new(players=1, seed=3).view(0).players[1].guards == 9
    without = GAME.new(players=1, seed=3, options={"no-first-guards": True})
    assert without.view(0).players[1].guards == 12


@rule("FLO-ADJ-5")
@pytest.mark.parametrize(("time", "gain"), [(4, 25), (3, 12), (0, 0)])
def test_strozzi_gets_half_of_giovannis_points_when_he_pays_too_little(
    time: int, gain: int
) -> None:
    state = adjusted(
        "unpaid-half",
        {8: "orange"},
        round=6,
        passed=[1],
        goals={6: 8},
        time=0,
        strozzi={"time": time},
    )
    play(state, "pass")
    assert points(state)[1] - 2 == gain


@rule("FLO-ADJ-6")
def test_the_human_who_passes_first_has_no_bonuses_but_keeps_the_two_time() -> None:
    pile = [10, 8, 9]
    state = adjusted("no-bonus-passing-first", {5: "0, orange"}, time=5, pile=pile, times={2: 3})
    told = kinds(play(state, "pass", "ring 5"))
    assert told.count("StrozziDrew") >= 3
    assert state.round == 2
    assert times(state)[0] == 5 + 2 + 3
    state = adjusted(None, {5: "0, orange"}, time=5, pile=pile)
    play(state, "pass", "ring 5")
    assert state.decision.name == "bonus"


@rule("FLO-ADJ-7")
@pytest.mark.parametrize(("number", "gain"), [(1, 14), (3, 14)])
def test_card_six_scores_two_points_for_each_time_before_spending(number: int, gain: int) -> None:
    state = adjusted(
        "livelier-party",
        {7: "0"},
        round=number,
        goals={number: 4},
        pile=[6],
        drawn=[9],
        strozzi={"time": 7},
    )
    play(state, "move 7.1 to 8")
    assert points(state)[1] == gain
    put_back = adjusted("livelier-party", {7: "0"}, goals={1: 4}, pile=[6, 1], strozzi={"time": 7})
    play(put_back, "move 7.1 to 8")
    assert points(put_back)[1] == 0


@rule("FLO-ADJ-8")
def test_more_time_is_one_more_but_at_most_nine_and_cancels_less_time() -> None:
    assert [time_gained("more-time", token) for token in (2, 5, 8, 9)] == [5, 6, 9, 9]
    assert [time_gained("more-time less-time", token) for token in (2, 5, 9)] == [4, 5, 9]
    assert first_time({"more-time": True}) == 7
    assert first_time({"more-time": True, "less-time": True}) == 6


@rule("FLO-ADJ-9")
def test_strozzi_passing_first_gains_two_time_and_stays_passed() -> None:
    state = adjusted("reward-for-passing-first", {7: "0"}, strozzi={"time": 0})
    play(state, "move 7.1 to 8")
    assert times(state)[1] == 2
    assert state.view(0).players[1].passed
    play(state, "move 8.1 to 7")
    assert times(state)[1] == 2
    assert points(state)[1] == 1
    second = adjusted(
        "reward-for-passing-first no-bonus-passing-first",
        {7: "0"},
        strozzi={"time": 0},
        goals={1: 9},
        times={2: 6},
        pile=[10],
    )
    play(second, "pass", "ring 1")
    assert times(second)[1] == 6 - 2


@rule("FLO-ADJ-10")
def test_strozzis_objective_is_hidden_and_counts_both_colours_at_the_end() -> None:
    state = GAME.new(players=1, seed=3, options={"strozzi-objective": True})
    hidden = state.view(0).players[1]
    assert hidden.has_objective
    assert hidden.objective is None
    state = adjusted(
        "strozzi-objective",
        {1: "orange, blue, orange", 2: "blue, 0", 6: "orange"},
        round=9,
        passed=[1],
        goals={9: 8},
        time=0,
        strozzi={"time": 0, "objective": 1},
        seats={0: {"objective": 2}},
    )
    play(state, "pass")
    assert points(state) == [0, 25]
    assert state.view(0).players[1].objective is not None


@rule("FLO-ADJ-11")
def test_streets_with_strozzis_bodyguard_are_closed_to_walking_but_not_to_riding() -> None:
    strozzi = {"time": 6, "guards": ["1-2"]}
    seats = {0: {"guards": ["1-2"], "hand": ["cosimo walk", "cosimo ride", "contessina swap"]}}
    queues = {1: "0 donna", 2: "orange"}
    state = adjusted("closed-streets", queues, strozzi=strozzi, seats=seats)
    assert moves(offered(state), "move") == ["move 1.1 to 4"]
    assert refused(state, "move 1.1 to 2") == "FLO-ADJ-11"
    walking = state.clone()
    play(walking, "hurry")
    assert offered(walking) == ["walk 1.1 to 4"]
    play(walking, "walk 1.1 to 4", "on to 5")
    strolling = state.clone()
    play(strolling, "play cosimo walk", "walk 1.1 to 4", "on to 1")
    assert refused(strolling, "on to 2") == "FLO-ADJ-11"
    riding = state.clone()
    play(riding, "play cosimo ride", "member 1.1", "ride to 2")
    assert "0 donna" in queue(riding, 2)
    play(state, "play contessina swap", "member 1.1", "with 2.1")
    assert queue(state, 2).startswith("0 donna")


@rule("FLO-ADJ-11", "FLO-SCA-C3")
def test_a_step_is_not_offered_when_the_only_end_of_the_walk_lies_behind_a_closed_street() -> None:
    queues = {1: "0", 2: "orange, orange, orange, orange", 3: "blue, blue, blue, blue"}
    seats = {0: {"hand": ["cosimo walk"]}}
    state = adjusted("closed-streets", queues, strozzi={"guards": ["3-6"]}, seats=seats)
    play(state, "play cosimo walk", "walk 1.1 to 2")
    assert moves(offered(state), "on") == ["on to 1", "on to 5"]
    assert refused(state, "on to 3") == "FLO-SCA-C3"
    state = adjusted("closed-streets", queues, strozzi={"guards": ["6-9"]}, seats=seats)
    play(state, "play cosimo walk", "walk 1.1 to 2", "on to 3", "on to 6", "enough")
    assert queue(state, 6) == "0"


@rule("FLO-ADJ-11", "FLO-HUR-1")
def test_nobody_hurries_or_strolls_when_every_street_is_closed() -> None:
    seats = {0: {"hand": ["cosimo walk"]}}
    for guards, possible in ((["1-2", "1-4"], False), (["1-2", "4-5"], True)):
        state = adjusted("closed-streets", {1: "0"}, strozzi={"guards": guards}, seats=seats)
        assert ("hurry" in offered(state)) == possible
        assert ("play cosimo walk" in offered(state)) == possible
    state = adjusted("closed-streets", {1: "0"}, strozzi={"guards": ["1-2", "1-4"]}, seats=seats)
    assert refused(state, "hurry") == "FLO-HUR-1"
