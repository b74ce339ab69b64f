"""Alone against Strozzi: set-up, his turns, passing, scoring and the end."""

from __future__ import annotations

import pytest

from quattrocento.games.florence.shown.events import StrozziPassed
from quattrocento.games.florence.state import State
from tests.florence.tables import GAME, city, moves, points, queue, times
from tests.support import kinds, offered, play, refused, rule, told

ORANGE_DEPLOYS_FOR_A, BLUE_DEPLOYS_FOR_A, PARTY, FRIEND, BOAST, GUARD = 1, 2, 6, 7, 8, 10


def solo(queues: dict[int, str] | None = None, **more: object) -> State:
    """The human is to act against Strozzi."""
    return city(queues, players=1, **more)  # type: ignore[arg-type]


@rule("FLO-SOL-1")
def test_strozzi_has_two_colours_one_score_no_objective_and_three_guards() -> None:
    starts = set()
    for seed in range(40):
        state = GAME.new(players=1, seed=seed)
        view = state.view(0)
        assert state.seats == 1
        assert view.slots == 4
        assert view.first == 0
        strozzi = view.players[1]
        assert strozzi.seat == -1
        assert (strozzi.supply, strozzi.supply_blue) == (
            {"debutant": 4, "donna": 3, "maestro": 1},
        ) * 2
        assert (strozzi.guards, strozzi.markers_left, strozzi.has_objective) == (9, 12, False)
        assert view.strozzi.pile == 10
        cosimo, contessina, giovanni = (
            next(at for at in view.locations if noble in at.destinations)
            for noble in ("cosimo", "contessina", "giovanni")
        )
        assert contessina.spies == (-1,)
        assert giovanni.bouncers == (-1,)
        (street,) = [each.street for each in view.streets if each.bodyguards]
        start = next(at.number for at in view.locations if "cosimo" in at.carriages)
        starts.add((start, street))
        assert len(cosimo.queue) == 1
    expected = {
        1: "1-2",
        2: "2-3",
        3: "3-6",
        4: "1-4",
        5: "2-5",
        6: "6-9",
        7: "4-7",
        8: "7-8",
        9: "8-9",
    }
    assert {expected[start] for start, _ in starts} == {street for _, street in starts}
    assert all(street == expected[start] for start, street in starts)


@rule("FLO-SOL-2")
def test_strozzi_deploys_first_at_the_destinations_of_cosimo_and_giovanni() -> None:
    state = GAME.new(players=1, seed=5)
    view = state.view(0)
    colours = {
        at.destinations[0]: [(member.colour, member.rank) for member in at.queue]
        for at in view.locations
        if at.destinations
    }
    assert colours == {
        "cosimo": [("orange", "debutant")],
        "contessina": [],
        "giovanni": [("blue", "debutant")],
    }
    taken = [at.number for at in view.locations if at.queue]
    assert [refused(state, f"deploy {number}") for number in taken] == ["FLO-SET-8"] * 2


@rule("FLO-SOL-3")
def test_strozzi_gains_six_in_round_one_and_then_the_token_but_at_least_four() -> None:
    state = GAME.new(players=1, seed=5)
    assert times(state) == [12, 0]
    empty = next(at.number for at in state.view(0).locations if not at.queue)
    play(state, f"deploy {empty}")
    assert times(state)[1] == 6
    for token, gain in ((2, 4), (4, 4), (9, 9)):
        state = passed_by_strozzi(time=[10], times={2: token}, pile=[GUARD, BOAST])
        play(state, "pass")
        assert state.round == 2
        assert times(state)[0] == min(12, 10 + token)
        assert times(state)[1] == gain - 2


def passed_by_strozzi(queues: dict[int, str] | None = None, **more: object) -> State:
    """Strozzi has passed and has no time; the human is last to pass."""
    strozzi = {"time": 0, **dict(more.pop("strozzi", {}))}  # type: ignore[call-overload]
    return solo(queues, passed=[1], passed_first=1, strozzi=strozzi, **more)


@rule("FLO-SOL-4")
def test_with_time_he_draws_pays_what_he_can_and_discards_the_card() -> None:
    state = solo({5: "0"}, goals={1: 4}, pile=[ORANGE_DEPLOYS_FOR_A], strozzi={"time": 2})
    events = play(state, "move 5.1 to 2")
    assert kinds(events) == ["Walked", "Arrived", "StrozziDrew", "Deployed"]
    assert told(state, events)[-2:] == [
        "Strozzi draws card 1 and spends 2 time.",
        "Strozzi deploys a debutant at 4, number 1 in the queue.",
    ]
    assert times(state)[1] == 0
    assert queue(state, 4) == "orange"
    assert state.view(0).strozzi.discard == (1,)
    assert state.view(0).strozzi.pile == 9
    assert state.awaiting() == [0]


@rule("FLO-SOL-5")
def test_without_time_he_passes_with_his_ring_where_he_can_swap_and_lacks_the_prime_place() -> None:
    goals = {1: 4, 2: 5, 3: 6}
    state = solo({4: "orange, 0, blue", 5: "0, blue", 9: "0"}, goals=goals, strozzi={"time": 0})
    play(state, "move 9.1 to 8")
    assert state.view(0).locations[4].rings == (-1,)
    assert times(state)[1] == 0


@rule("FLO-SOL-5")
def test_else_his_ring_goes_to_the_first_swap_along_the_arrows_or_he_keeps_it() -> None:
    goals = {1: 4, 2: 5, 3: 6}
    queues = {9: "0", 7: "0, blue", 3: "0, orange"}
    state = solo(queues, goals=goals, strozzi={"time": 0})
    play(state, "move 9.1 to 8")
    assert state.view(0).locations[2].rings == (-1,)
    state = solo({9: "0", 3: "orange, 0, 0"}, goals=goals, strozzi={"time": 0})
    play(state, "move 9.1 to 8")
    assert [at.rings for at in state.view(0).locations] == [()] * 9
    assert state.view(0).players[1].passed


@rule("FLO-SOL-5")
def test_passing_last_he_places_no_ring_and_passing_first_gives_nobody_time() -> None:
    goals = {1: 4, 2: 5, 3: 6}
    state = solo({5: "0, blue", 3: "0, orange"}, goals=goals, strozzi={"time": 0}, time=5)
    (strozzi_passed,) = [
        event for event in play(state, "pass", "ring 5") if isinstance(event, StrozziPassed)
    ]
    assert strozzi_passed.location == 0
    assert times(state)[0] == 5 + 2 + state.time_tokens[0]
    state = solo({5: "0, blue"}, goals=goals, strozzi={"time": 0}, time=5)
    play(state, "move 5.1 to 2")
    assert times(state) == [4, 0]
    play(state, "pass")
    assert times(state)[0] == 4 + state.time_tokens[0]


@rule("FLO-SOL-6")
@pytest.mark.parametrize(
    ("number", "time", "member", "passes"),
    [(3, 3, True, True), (3, 4, True, False), (3, 3, False, False), (2, 3, True, False)],
)
def test_in_giovannis_rounds_he_keeps_three_time_for_him(
    number: int, time: int, member: bool, passes: bool
) -> None:
    queues = {1: "0", 8: "orange" if member else ""}
    state = solo(queues, round=number, goals={number: 8}, pile=[GUARD], strozzi={"time": time})
    play(state, "move 1.1 to 2")
    assert state.view(0).players[1].passed is passes
    assert times(state)[1] == (time if passes else time - 2)


@rule("FLO-SOL-7")
def test_having_passed_his_rearmost_member_behind_the_human_swaps() -> None:
    state = passed_by_strozzi(
        {5: "0, orange, 0, blue", 1: "0 donna"}, strozzi={"ring": 5}, goals={1: 9}
    )
    play(state, "move 1.1 to 2")
    assert queue(state, 5) == "0, orange, blue, 0"
    play(state, "move 2.1 to 1")
    assert queue(state, 5) == "orange, 0, blue, 0"


@rule("FLO-SOL-7")
@pytest.mark.parametrize(("number", "bonus"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_without_a_swap_he_scores_by_the_round(number: int, bonus: int) -> None:
    state = passed_by_strozzi({1: "0", 5: "0 donna, blue"}, strozzi={"ring": 5}, round=number)
    play(state, "move 1.1 to 2")
    assert points(state) == [0, bonus]
    state = passed_by_strozzi({1: "0"}, round=number)
    play(state, "move 1.1 to 2")
    assert points(state) == [0, bonus]


@rule("FLO-SOL-8")
def test_guards_work_for_strozzi_and_an_own_bodyguard_gives_the_human_a_point_too() -> None:
    state = passed_by_strozzi(
        {1: "0"}, strozzi={"guards": ["1-2"]}, seats={0: {"guards": ["2-3"]}}, time=5
    )
    play(state, "move 1.1 to 2")
    assert points(state) == [0, 2 + 1]
    play(state, "move 2.1 to 3")
    assert points(state) == [1, 3 + 1]
    assert times(state)[0] == 4
    state = solo(
        {4: "0", 1: "0"},
        goals={2: 4},
        round=2,
        strozzi={"guards": ["bouncer 4"], "time": 3},
        pile=[FRIEND],
    )
    play(state, "move 1.1 to 2")
    assert queue(state, 4) == "0"
    state = solo({4: "0, blue", 1: "0"}, goals={1: 4}, strozzi={"guards": ["bouncer 4"]}, pile=[2])
    play(state, "move 1.1 to 2")
    assert queue(state, 4) == "blue, 0, blue"


@rule("FLO-SOL-9")
def test_strozzis_scandal_card_is_turned_up_and_gives_him_one_time_each() -> None:
    state = passed_by_strozzi(
        {4: "orange"},
        goals={1: 4},
        strozzi={"markers": ["4 bottom"], "guards": ["spy 4"]},
        next_cards={"cosimo": ["cosimo walk", "cosimo ride"]},
        times={2: 4},
        pile=[GUARD],
    )
    told = kinds(play(state, "pass"))
    assert told.count("StrozziTurnedUp") == 2
    assert state.view(0).strozzi.turned_up == ("cosimo walk", "cosimo ride")
    assert state.view(0).discards[0] == ("cosimo ride", "cosimo walk")
    assert times(state)[1] == 2 + 4 - 2


@rule("FLO-SOL-9")
def test_a_marker_without_a_member_brings_him_nothing() -> None:
    state = passed_by_strozzi({}, goals={1: 4}, strozzi={"markers": ["4 bottom"]})
    assert "StrozziTurnedUp" not in kinds(play(state, "pass"))


def giovanni_comes(queues: dict[int, str], human: int, strozzi: int, **more: object) -> State:
    """Giovanni has come to 8 in round 3."""
    state = passed_by_strozzi(
        queues, round=3, goals={3: 8}, time=human, strozzi={"time": strozzi}, times={4: 2}, **more
    )
    play(state, "pass")
    return state


@rule("FLO-SOL-10")
@pytest.mark.parametrize(("time", "gain"), [(4, 20), (2, 20), (0, 0)])
def test_strozzi_takes_giovannis_first_offer_for_what_he_has(time: int, gain: int) -> None:
    state = giovanni_comes({8: "orange, blue, 0"}, human=4, strozzi=time)
    assert state.awaiting() == [0]
    assert points(state)[1] == 1 + gain
    assert state.view(0).asked.facts["reward"] == (1 if time == 0 else 2)
    play(state, "pay")
    assert points(state)[0] == (20 if time == 0 else 12)


@rule("FLO-SOL-11")
def test_strozzi_is_first_in_even_rounds_and_his_top_three_cards_stay_on_top() -> None:
    discard = [2, 3, 4, 5, 7, 8]
    state = passed_by_strozzi(pile=[GUARD, 1, 9, PARTY], pile_discard=discard, times={2: 5})
    play(state, "pass")
    assert state.view(0).first == -1
    assert state.view(0).strozzi.drawn == (GUARD,)
    assert list(state.pile[:2]) == [1, 9]
    assert sorted(state.pile[2:]) == [2, 3, 4, 5, PARTY, 7, 8]
    assert list(state.pile[2:]) != [PARTY, *discard]


@rule("FLO-SOL-12")
@pytest.mark.parametrize(
    ("number", "card", "where"), [(1, 1, 4), (1, 3, 5), (1, 5, 6), (8, 3, 6), (8, 5, 6), (9, 5, 6)]
)
def test_nobles_a_b_and_c_follow_the_dial_to_its_end(number: int, card: int, where: int) -> None:
    goals = {1: 4, 2: 5, 3: 6} if number == 1 else {8: 5, 9: 6}
    queues = {1: "0", 2: "orange"}
    state = solo(queues, round=number, goals=goals, pile=[card], strozzi={"time": 8})
    play(state, "move 1.1 to 2")
    if state.decision.name == "strozzi-colour":
        play(state, "colour blue")
    assert queue(state, where) != ""


@rule("FLO-SOL-13")
@pytest.mark.parametrize(("human", "strozzi", "winners"), [(9, 8, [0]), (9, 9, []), (8, 9, [])])
def test_the_human_wins_only_with_more_points(human: int, strozzi: int, winners: list[int]) -> None:
    state = passed_by_strozzi(
        round=9, goals={9: 8}, time=0, seats={0: {"points": human}}, strozzi={"points": strozzi}
    )
    events = play(state, "pass")
    assert kinds(events)[-1] == "SoloEnded"
    assert ("A tie is Strozzi’s" in told(state, events)[-1]) == (human == strozzi)
    assert state.scores() == [human]
    assert state.winners() == winners


@rule("FLO-SOL-13")
def test_strozzi_scores_only_his_time_at_the_end() -> None:
    queues = {1: "0, 0, orange, orange", 2: "0, 0, blue, blue"}
    state = passed_by_strozzi(
        queues, round=9, goals={9: 8}, time=4, strozzi={"time": 7}, seats={0: {"objective": 1}}
    )
    play(state, "pass")
    assert points(state) == [20 + 2, 3]


@rule("FLO-SOL-15")
def test_strozzis_two_colours_are_one_family_and_he_scores_like_a_player() -> None:
    state = passed_by_strozzi({4: "orange, 0, blue"}, goals={1: 4})
    play(state, "pass")
    assert points(state) == [7, 1 + 11 + 4]
    state = giovanni_comes({8: "0, 0, orange, blue"}, human=4, strozzi=4)
    assert state.awaiting() == [0]
    play(state, "pay")
    assert points(state)[1] == 12
    seats = {0: {"hand": ["giovanni swap"]}}
    state = solo({5: "orange, blue, 0 ", 1: "0"}, seats=seats)
    play(state, "play giovanni swap")
    assert offered(state) == ["member 5.1", "member 5.2"]
    play(state, "member 5.1")
    assert offered(state) == ["with 5.3"]


@rule("FLO-SOL-15")
def test_the_human_plays_by_the_ordinary_rules() -> None:
    state = solo({7: "0"}, pile=[GUARD])
    assert {option.split()[0] for option in offered(state)} == {
        "pass",
        "deploy",
        "boast",
        "gift",
        "hurry",
        "promote",
        "move",
    }
    assert len(moves(offered(state), "deploy")) == 9
