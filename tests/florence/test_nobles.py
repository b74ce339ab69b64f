"""The noble's move with its rewards, and the three ways of scoring."""

from __future__ import annotations

import pytest

from quattrocento.core.events import Event
from quattrocento.games.florence.shown.events import NobleArrived
from quattrocento.games.florence.state import State
from tests.florence.tables import city, hand, points, times
from tests.support import kinds, offered, play, refused, rule


def last_pass(
    queues: dict[int, str],
    goal: int,
    round: int = 1,  # noqa: A002
    players: int = 3,
    seats: dict[int, dict[str, object]] | None = None,
    **more: object,
) -> tuple[State, list[Event]]:
    """The last seat passes, so that the active noble goes to his goal."""
    boards = {
        seat: {**({"ring": seat + 1} if seat < players - 1 else {}), **(seats or {}).get(seat, {})}
        for seat in range(players)
    }
    state = city(
        queues,
        players=players,
        round=round,
        turn=players - 1,
        goals={round: goal},
        seats=boards,
        passed=list(range(players - 1)),
        **more,  # type: ignore[arg-type]
    )
    return state, play(state, "pass")


def way(events: list[Event]) -> list[int]:
    """The locations that the noble entered."""
    return [event.location for event in events if isinstance(event, NobleArrived)]


@rule("FLO-NOB-1")
def test_the_noble_follows_the_arrows_and_pays_prime_positions_but_not_where_he_starts() -> None:
    queues = {7: "0", 4: "1, 0", 1: "2", 3: "0"}
    state, events = last_pass(queues, goal=3, carriages={"cosimo": 7})
    assert way(events) == [4, 1, 5, 2, 3]
    assert points(state) == [1 + 11, 1, 1]


@rule("FLO-NOB-1")
@pytest.mark.parametrize(
    ("number", "noble", "prime"), [(1, "cosimo", 1), (4, "cosimo", 2), (8, "contessina", 3)]
)
def test_the_dials_points_grow_and_the_arrows_form_one_round(
    number: int, noble: str, prime: int
) -> None:
    places = {"cosimo": 1, "contessina": 2, "giovanni": 3, noble: 8}
    state, events = last_pass({7: "0"}, goal=9, round=number, carriages=places)
    assert way(events) == [7, 4, 1, 5, 2, 3, 6, 9]
    assert points(state) == [prime, 0, 0]


@rule("FLO-NOB-2")
def test_the_highest_marker_draws_a_card_only_with_a_member_there_and_a_lower_one_never() -> None:
    seats: dict[int, dict[str, object]] = {
        0: {"markers": ["4 bottom", "1 bottom"]},
        1: {"markers": ["4 top"]},
    }
    state, _ = last_pass({4: "0", 1: "0"}, goal=1, seats=seats)
    assert [len(player.hand) for player in state.players] == [1, 0, 0]
    assert hand(state)[0].startswith("cosimo")
    state, _ = last_pass({4: "1, 0", 1: "0"}, goal=1, seats=seats)
    assert [len(player.hand) for player in state.players] == [1, 1, 0]


@rule("FLO-NOB-3")
def test_the_location_token_leaves_the_game_after_the_move() -> None:
    state, _ = last_pass({}, goal=5)
    view = state.view(None)
    assert [at.number for at in view.locations if "cosimo" in at.carriages] == [5]
    assert "cosimo" not in view.locations[4].destinations
    assert sum(len(at.destinations) for at in view.locations) == 3


@rule("FLO-NOB-4")
def test_at_each_location_prime_points_come_first_then_the_boast_then_spies_clockwise() -> None:
    seats: dict[int, dict[str, object]] = {
        0: {"guards": ["spy 4"]},
        1: {"markers": ["4 middle"], "guards": ["spy 4"]},
        2: {"guards": ["spy 4"]},
    }
    _, events = last_pass({4: "1"}, goal=4, seats=seats, first=1)
    told = [
        (name, getattr(event, "seat", None))
        for name, event in zip(kinds(events), events, strict=True)
    ]
    assert told[1:7] == [
        ("NobleArrived", None),
        ("PrimeScored", 1),
        ("ScandalGained", 1),
        ("ScandalGained", 1),
        ("ScandalGained", 2),
        ("ScandalGained", 0),
    ]


@rule("FLO-SCO-1")
@pytest.mark.parametrize(
    ("number", "table"), [(1, (11, 7, 4, 2)), (4, (15, 10, 6, 3)), (7, (19, 13, 8, 4))]
)
def test_cosimo_pays_by_position_and_nothing_from_the_fifth_on(
    number: int, table: tuple[int, ...]
) -> None:
    prime = (number + 2) // 3
    state, _ = last_pass({4: "0, 1, 2, 3, 4"}, goal=4, round=number, players=5)
    assert points(state) == [table[0] + prime, table[1], table[2], table[3], 0]


@rule("FLO-SCO-2")
@pytest.mark.parametrize(
    ("number", "table"), [(2, (13, 9, 6, 4)), (5, (17, 12, 8, 5)), (8, (21, 15, 10, 6))]
)
def test_contessina_pays_no_debutant_and_nobody_gets_their_share(
    number: int, table: tuple[int, ...]
) -> None:
    prime = (number + 2) // 3
    queues = {7: "0 maestro, 1 donna, 2 donna, 0 donna"}
    state, _ = last_pass(queues, goal=7, round=number)
    assert points(state) == [table[0] + table[3] + prime, table[1], table[2]]
    state, _ = last_pass({7: "0 donna, 1, 2"}, goal=7, round=number)
    assert points(state) == [table[0] + prime, 0, 0]


def offers(queues: dict[int, str], time: list[int], **more: object) -> State:
    """Giovanni has come to 8 in round 3 and makes his offers; prime points left aside."""
    state, _ = last_pass(queues, goal=8, round=3, players=len(time), time=time, **more)
    return state


@rule("FLO-SCO-3")
def test_giovanni_offers_his_rewards_in_order_of_control_for_time() -> None:
    state = offers({8: "0, 1, 2, 1"}, [4, 4, 4])
    for seat in (1, 0, 2):
        assert state.awaiting() == [seat]
        assert offered(state) == ["pay", "refuse"]
        play(state, "pay")
    assert state.round == 4
    assert points(state) == [1 + 12, 20, 6]
    token = state.time_tokens[2]
    assert times(state) == [2 + token, 0 + token, 3 + token]


@rule("FLO-SCO-3")
def test_who_refuses_a_reward_is_out_and_the_next_in_rank_may_take_it() -> None:
    state = offers({8: "0, 1, 2"}, [4, 4, 4])
    play(state, "refuse")
    assert state.awaiting() == [1]
    play(state, "pay")
    assert state.awaiting() == [2]
    play(state, "pay")
    assert state.round == 4
    assert points(state) == [1, 20, 12]


@rule("FLO-SCO-3")
def test_who_cannot_pay_is_skipped_and_keeps_the_reward_of_his_own_rank() -> None:
    state = offers({8: "0, 1, 2"}, [4, 3, 4])
    play(state, "refuse")
    assert state.awaiting() == [2]
    play(state, "pay")
    assert state.awaiting() == [1]
    play(state, "pay")
    assert points(state) == [1, 12, 20]
    state = offers({8: "0, 1, 2"}, [3, 0, 0])
    assert state.round == 4


@rule("FLO-SCO-3", "FLO-SCN-2")
def test_scandal_cards_count_as_time_for_giovanni_and_can_be_discarded_then() -> None:
    seats = {0: {"hand": ["cosimo ride", "cosimo walk"]}}
    state = offers({8: "0"}, [2, 0], seats=seats)
    assert state.awaiting() == [0]
    assert refused(state, "pay") == "FLO-SCO-3"
    play(state, "discard cosimo ride", "discard cosimo walk", "pay")
    assert points(state)[0] == 1 + 20


@rule("FLO-SCO-3")
def test_who_would_need_cards_for_a_reward_handed_down_may_keep_them_for_his_own_rank() -> None:
    seats = {1: {"hand": ["cosimo ride"]}}
    state = offers({8: "0, 1, 2"}, [4, 3, 4], seats=seats)
    play(state, "refuse")
    assert state.awaiting() == [1]
    assert "RewardDeclined" in kinds(play(state, "refuse"))
    assert state.view(0).offers.out == (0,)
    play(state, "pay")
    assert state.awaiting() == [1]
    play(state, "pay")
    assert points(state) == [1, 12, 20]
    assert hand(state, 1) == ["cosimo ride"]


@rule("FLO-SCO-3")
def test_who_has_discarded_enough_and_then_refuses_is_out() -> None:
    seats = {1: {"hand": ["cosimo ride"]}}
    state = offers({8: "0, 1, 2"}, [4, 3, 4], seats=seats)
    play(state, "refuse", "discard cosimo ride")
    assert "RewardRefused" in kinds(play(state, "refuse"))
    play(state, "pay")
    assert state.round == 4
    assert points(state) == [1, 0, 20]


@rule("FLO-SCO-3")
def test_who_refuses_the_reward_of_his_own_rank_is_out_with_or_without_cards() -> None:
    seats = {0: {"hand": ["cosimo ride"]}}
    state = offers({8: "0, 1"}, [3, 4], seats=seats)
    assert "RewardRefused" in kinds(play(state, "refuse"))
    assert state.view(1).offers.out == (0,)


@rule("FLO-SCO-3")
def test_everybody_sees_the_ranking_and_who_is_out_while_giovanni_offers() -> None:
    state = offers({8: "0, 1, 2, 1"}, [4, 4, 4])
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer).offers
        assert (seen.reward, seen.seat, list(seen.ranking), list(seen.out)) == (1, 1, [1, 0, 2], [])
    play(state, "refuse")
    seen = state.view(None).offers
    assert (seen.reward, seen.seat, list(seen.out)) == (1, 0, [1])
    play(state, "pay")
    seen = state.view(None).offers
    assert (seen.reward, seen.seat, list(seen.out)) == (2, 2, [1, 0])
    play(state, "pay")
    assert state.view(None).offers is None


@rule("FLO-SCO-3")
@pytest.mark.parametrize(("number", "rewards"), [(6, (25, 15, 8)), (9, (30, 18, 10))])
def test_giovannis_rewards_grow(number: int, rewards: tuple[int, ...]) -> None:
    queues = {8: "0, 1, 2"}
    state, _ = last_pass(queues, goal=8, round=number, time=[4, 2, 1])
    prime = number // 3
    play(state, "pay", "pay", "pay")
    assert points(state) == [rewards[0] + prime, rewards[1], rewards[2]]


# The rulebook's examples


@rule("FLO-NOB-1", "FLO-EX-4", example="FLO-EX-4")
def test_cosimo_drives_from_seven_by_four_one_and_five_to_two() -> None:
    state, events = last_pass({}, goal=2, carriages={"cosimo": 7})
    assert way(events) == [4, 1, 5, 2]
    assert "cosimo" in state.view(None).locations[1].carriages


@rule("FLO-SCO-1", "FLO-EX-5", example="FLO-EX-5")
def test_cosimo_gives_orange_fifteen_and_blue_nine_in_round_one() -> None:
    orange, blue = 0, 1
    state, _ = last_pass({2: "0, 1, 0, 1"}, goal=2, carriages={"cosimo": 5})
    prime = 1
    assert points(state)[orange] - prime == 15
    assert points(state)[blue] == 9


@rule("FLO-SCO-2", "FLO-EX-6", example="FLO-EX-6")
def test_contessina_gives_black_twenty_two_and_orange_nothing_in_round_two() -> None:
    black, orange = 0, 1
    queues = {5: "0 maestro, 0 donna, 1"}
    state, _ = last_pass(queues, goal=5, round=2, carriages={"contessina": 1})
    assert points(state)[black] - 1 == 22
    assert points(state)[orange] == 0


@rule("FLO-SCO-3", "FLO-EX-7", example="FLO-EX-7")
def test_giovanni_takes_four_time_of_orange_for_twenty_and_two_of_blue_for_twelve() -> None:
    orange, blue = 0, 1
    queues = {3: "0, 0, 1"}
    state, _ = last_pass(queues, goal=3, round=3, time=[4, 2, 0], times={4: 2})
    before = points(state)
    play(state, "pay", "pay")
    assert points(state)[orange] - before[orange] == 20
    assert points(state)[blue] - before[blue] == 12
    assert times(state) == [2, 2, 2]


@rule("FLO-NOB-1", "FLO-NOB-2", "FLO-EX-13", example="FLO-EX-13")
def test_on_the_way_from_seven_to_two_orange_scores_once_blue_twice_and_orange_draws() -> None:
    orange, blue = 0, 1
    queues = {4: "0", 1: "1", 5: "1", 2: "2, 0, 1"}
    seats: dict[int, dict[str, object]] = {
        orange: {"markers": ["2 middle"]},
        blue: {"markers": ["2 bottom"]},
    }
    state, events = last_pass(queues, goal=2, seats=seats, carriages={"cosimo": 7})
    told = [(type(event).__name__, getattr(event, "seat", None)) for event in events]
    assert told.count(("PrimeScored", orange)) == 1
    assert told.count(("PrimeScored", blue)) == 2
    assert told.count(("ScandalGained", orange)) == 1
    assert told.count(("ScandalGained", blue)) == 0
    assert len(hand(state, orange)) == 1
