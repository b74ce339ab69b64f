"""Guards of three kinds, and scandal cards in hand."""

from __future__ import annotations

import pytest

from quattrocento.games.florence.components import SCANDALS
from quattrocento.games.florence.state import State
from tests.florence.tables import city, everyone_passes, hand, moves, points, queue, times
from tests.support import kinds, offered, play, refused, rule


@rule("FLO-GRD-1")
def test_the_shield_decides_the_kind_of_guard_and_holds_only_one() -> None:
    state = city({7: "0"}, seats={1: {"guards": ["4-5"]}})
    play(state, "gift cosimo")
    assert len(offered(state)) == 11
    assert all("-" in option for option in offered(state))
    assert refused(state, "guard 4-5") == "FLO-GRD-1"
    assert refused(state, "guard spy 3") == "FLO-GFT-1"
    state = city({8: "0"})
    play(state, "gift contessina")
    assert offered(state) == [f"guard spy {location}" for location in range(1, 10)]
    state = city({9: "0"})
    play(state, "gift giovanni")
    assert offered(state) == [f"guard bouncer {location}" for location in range(1, 10)]


@rule("FLO-GRD-2")
def test_a_bodyguard_gives_its_owner_time_after_paying_and_two_points_for_others() -> None:
    state = city({4: "0, 1"}, time=[1, 12, 12], seats={0: {"guards": ["4-5"]}})
    play(state, "move 4.1 to 5")
    assert times(state)[0] == 1
    assert points(state) == [0, 0, 0]
    play(state, "move 4.1 to 5")
    assert times(state)[1] == 11
    assert points(state) == [2, 0, 0]


@rule("FLO-GRD-2")
def test_two_members_or_one_there_and_back_count_each_time() -> None:
    state = city({4: "1, 1"}, turn=1, seats={0: {"guards": ["4-5"]}})
    play(state, "hurry", "walk 4.1 to 5", "on to 4")
    assert points(state) == [4, 0, 0]
    state = city({4: "1, 1"}, turn=1, seats={0: {"guards": ["4-5"]}})
    play(state, "hurry", "walk 4.1 to 5", "stop", "walk 4.1 to 5")
    assert points(state) == [4, 0, 0]


@rule("FLO-GRD-2")
def test_several_guards_on_one_street_each_work_for_their_owner() -> None:
    state = city({4: "0"}, time=5, seats={seat: {"guards": ["4-5"]} for seat in range(3)})
    play(state, "move 4.1 to 5")
    assert times(state) == [5, 5, 5]
    assert points(state) == [0, 2, 2]


def helps_left(state: State, street: str) -> list[int]:
    """How often the bodyguards on a street can still help their owners."""
    return next(list(each.helps_left) for each in state.view(None).streets if each.street == street)


def walk(state: State, *crossings: str) -> None:
    """The first seat walks, and the others, who have passed, take points."""
    for crossing in crossings:
        play(state, crossing, "take point", "take point")


@rule("FLO-GRD-2")
def test_in_a_round_a_bodyguard_helps_its_owner_once_for_each_member_on_the_board() -> None:
    seats = {0: {"guards": ["4-5"]}, 1: {"ring": 1}, 2: {"ring": 2}}
    state = city({4: "0", 9: "0 donna"}, time=5, seats=seats, passed=[1, 2])
    assert helps_left(state, "4-5") == [2]
    walk(state, "move 4.1 to 5")
    assert (times(state)[0], helps_left(state, "4-5")) == (5, [1])
    walk(state, "move 5.1 to 4", "move 4.1 to 5")
    assert (times(state)[0], helps_left(state, "4-5")) == (4, [0])


@rule("FLO-GRD-2")
def test_a_member_that_walks_counts_and_one_deployed_in_between_counts_too() -> None:
    seats = {0: {"guards": ["4-5"]}, 1: {"ring": 1}, 2: {"ring": 2}}
    state = city({4: "0"}, time=10, seats=seats, passed=[1, 2])
    play(state, "hurry", "walk 4.1 to 5")
    assert helps_left(state, "4-5") == [0]
    play(state, "on to 4", "take point", "take point", "deploy 9", "take point", "take point")
    assert (times(state)[0], helps_left(state, "4-5")) == (10 - 3 + 1 - 4, [1])


@rule("FLO-GRD-2")
def test_what_others_pay_has_no_limit_and_in_the_next_round_a_bodyguard_helps_again() -> None:
    seats = {0: {"guards": ["4-5"], "helped": {"4-5": 2}}, 1: {}, 2: {"ring": 2}}
    state = city({4: "1", 5: "0"}, turn=1, seats=seats | {0: seats[0] | {"ring": 1}}, passed=[0, 2])
    for crossing in range(6):
        start, end = (4, 5) if crossing % 2 == 0 else (5, 4)
        member = 1 if end == 5 else 2
        play(state, f"move {start}.{member} to {end}", "take point", "take point")
    assert points(state)[0] == 6 * 2 + 6
    assert helps_left(state, "4-5") == [0]
    everyone_passes(state)
    assert (state.round, helps_left(state, "4-5")) == (2, [1])


@rule("FLO-GRD-2", "FLO-SOL-8")
def test_nobody_walks_to_and_fro_for_ever_while_strozzi_waits() -> None:
    state = city(
        {5: "0, orange, blue", 4: "0"},
        players=1,
        time=1,
        seats={0: {"guards": ["4-5", "bouncer 5"]}},
        strozzi={"time": 0, "ring": 5},
        passed=[1],
        passed_first=1,
    )
    way = ["move 4.1 to 5", "move 5.1 to 4"]
    crossings = 0
    while way[crossings % 2] in offered(state):
        play(state, way[crossings % 2])
        crossings += 1
        assert crossings <= 12, "the walk has no end"
    assert (crossings, times(state)[0]) == (3, 0)


@rule("FLO-GRD-3")
def test_a_spy_brings_a_card_wherever_the_noble_enters_but_not_where_he_starts() -> None:
    spies = {0: {"guards": ["spy 7", "spy 4"]}, 1: {"guards": ["spy 1"]}, 2: {}}
    state = everyone_passes(city({1: "1"}, seats=spies, goals={1: 1}))
    assert [len(player.hand) for player in state.players] == [1, 1, 0]
    assert hand(state)[0].startswith("cosimo")


@rule("FLO-GRD-3")
def test_a_spy_needs_no_member_and_adds_to_the_card_for_the_boast() -> None:
    seats = {0: {"guards": ["spy 4"]}, 1: {"guards": ["spy 4"], "markers": ["4 bottom"]}}
    state = everyone_passes(city({4: "1"}, seats=seats, goals={1: 4}))
    assert [len(player.hand) for player in state.players] == [1, 2, 0]


@rule("FLO-GRD-3")
def test_a_spy_does_not_get_in_the_way_of_boasting() -> None:
    state = city({4: "0"}, seats={1: {"guards": ["spy 4"]}})
    assert "boast 4" in offered(state)


@rule("FLO-GRD-4")
@pytest.mark.parametrize("moves_made", [["move 4.1 to 5"], ["deploy 5"], ["promote 5.3"]])
def test_a_bouncer_brings_its_owners_member_to_the_front_of_its_rank(moves_made: list[str]) -> None:
    state = city({5: "2 donna, 1, 0", 4: "0"}, seats={0: {"guards": ["bouncer 5"]}})
    play(state, *moves_made)
    front = queue(state, 5).split(", ")
    assert front[:2] == (["0 donna", "2 donna"] if "promote" in moves_made[0] else ["2 donna", "0"])


@rule("FLO-GRD-4")
def test_a_bouncer_works_for_nobody_else_and_makes_no_room() -> None:
    state = city({5: "0", 4: "1"}, turn=1, seats={0: {"guards": ["bouncer 5"]}})
    play(state, "move 4.1 to 5")
    assert queue(state, 5) == "0, 1"
    state = city({5: "1, 1, 1, 1, 1", 4: "0"}, seats={0: {"guards": ["bouncer 5"]}})
    assert refused(state, "move 4.1 to 5") == "FLO-QUE-3"


@rule("FLO-GRD-4")
def test_placing_a_bouncer_moves_nobody_and_a_swap_in_a_queue_does_not_use_it() -> None:
    state = city({9: "1, 0"})
    play(state, "gift giovanni", "guard bouncer 9")
    assert queue(state, 9) == "1, 0"
    seats = {0: {"guards": ["bouncer 9"], "hand": ["giovanni swap"]}}
    state = city({9: "2, 1, 0"}, seats=seats)
    play(state, "play giovanni swap", "member 9.2", "with 9.3")
    assert queue(state, 9) == "2, 0, 1"


@rule("FLO-GRD-4")
def test_a_promotion_or_swap_needs_no_free_slot() -> None:
    state = city({5: "1, 1, 1, 1, 0"}, seats={0: {"guards": ["bouncer 5"]}})
    play(state, "promote 5.5")
    assert queue(state, 5) == "0 donna, 1, 1, 1, 1"


@rule("FLO-SCN-1")
def test_a_sixth_card_is_one_time_and_none_is_drawn() -> None:
    five = ["giovanni swap"] * 3 + ["giovanni boast"] * 2
    state = city({4: "0"}, time=5, goals={1: 4}, seats={0: {"hand": five, "guards": ["spy 4"]}})
    before = len(state.decks[0])
    everyone_passes(state)
    assert sorted(hand(state)) == sorted(five)
    assert len(state.decks[0]) == before


@rule("FLO-SCN-1")
def test_a_full_hand_gains_the_time() -> None:
    five = ["giovanni swap"] * 3 + ["giovanni boast"] * 2
    seats = {0: {"hand": five, "guards": ["spy 4"], "ring": 1}, 1: {"ring": 2}}
    state = city({4: "0"}, time=5, turn=2, goals={1: 4}, seats=seats, passed=[0, 1], passed_first=0)
    events = play(state, "pass")
    assert "TooManyScandals" in kinds(events)
    assert times(state)[0] == 5 + 1 + 2


@rule("FLO-SCN-1")
def test_an_empty_deck_is_made_anew_from_its_discard() -> None:
    spy = {"guards": ["spy 4"], "ring": 1}
    empty = {"decks": {"cosimo": [], "contessina": [], "giovanni": []}}
    state = city(
        {4: "0"},
        turn=2,
        goals={1: 4},
        seats={0: spy, 1: {"ring": 2}},
        passed=[0, 1],
        discards=SCANDALS * 3,
        **empty,
    )
    events = play(state, "pass")
    assert kinds(events).count("ScandalsShuffled") == 1
    assert len(hand(state)) == 1
    assert len(state.decks[0]) == 11
    assert state.view(None).discards[0] == ()


@rule("FLO-SCN-1")
def test_nothing_is_gained_when_deck_and_discard_are_empty() -> None:
    cosimo = SCANDALS[:4] * 3
    seats = {
        0: {"guards": ["spy 4"], "ring": 1, "hand": cosimo[:4]},
        1: {"ring": 2, "hand": cosimo[4:8]},
        2: {"hand": cosimo[8:]},
    }
    state = city({4: "0"}, turn=2, time=3, goals={1: 4}, seats=seats, passed=[0, 1])
    assert state.decks[0] == b""
    play(state, "pass")
    assert len(hand(state)) == 4
    assert times(state)[0] == 3 + 2


@rule("FLO-SCN-2")
def test_a_card_may_be_discarded_for_time_before_an_action_as_often_as_one_likes() -> None:
    seats = {0: {"hand": ["cosimo guard", "cosimo guard", "giovanni swap"]}}
    state = city({5: "0"}, time=10, seats=seats)
    assert moves(offered(state), "discard") == ["discard cosimo guard", "discard giovanni swap"]
    play(state, "discard cosimo guard", "discard giovanni swap", "discard cosimo guard")
    assert times(state)[0] == 12
    assert hand(state) == []
    assert state.awaiting() == [0]
    assert state.decision.name == "action"
    assert state.view(None).discards == (("cosimo guard",) * 2, (), ("giovanni swap",))
    assert refused(state, "discard cosimo guard") == "FLO-SCN-2"


@rule("FLO-SCN-2")
def test_a_card_may_be_discarded_before_a_bonus_but_not_inside_an_action() -> None:
    seats = {0: {"hand": ["cosimo guard"], "ring": 5}}
    state = city({5: "0"}, time=3, seats=seats, passed=[0], question="bonus")
    play(state, "discard cosimo guard")
    assert times(state)[0] == 4
    assert state.decision.name == "bonus"
    state = city({5: "0"}, seats={0: {"hand": ["cosimo guard"]}})
    play(state, "hurry")
    assert moves(offered(state), "discard") == []


@rule("FLO-SCN-2")
def test_after_the_last_round_every_card_left_is_one_time() -> None:
    seats = {0: {"hand": ["cosimo guard"] * 3, "ring": 1}, 1: {"ring": 2}}
    state = city(round=9, turn=2, time=[3, 0, 0], seats=seats, passed=[0, 1])
    play(state, "pass")
    assert state.over
    assert points(state) == [3, 0, 0]
