"""Set-up: seats, estates, professions and the supply."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.core.events import Event
from quattrocento.core.state import State
from tests.princes.tables import GAME, player, seen, table
from tests.support import kinds, offered, play, refused, rule


def everybody_returns(state: State, players: int) -> list[Event]:
    moves = [f"{seat}: {offered(state, seat)[0]}" for seat in range(players)]
    return play(state, *moves)


@rule("PRI-SET-1")
def test_three_to_five_play_seven_rounds() -> None:
    for players in (2, 6):
        with pytest.raises(qc.BadSetup):
            GAME.new(players=players, seed=1)
    assert [GAME.new(players=players, seed=1).seats for players in (3, 4, 5)] == [3, 4, 5]
    assert GAME.new(players=3, seed=1).view(None).rounds == 7


@rule("PRI-SET-1")
def test_the_first_seat_is_first_player_of_round_one_and_it_moves_clockwise() -> None:
    state = GAME.new(players=3, seed=1)
    everybody_returns(state, 3)
    firsts = []
    while not state.over:
        view = state.view(None)
        if len(firsts) < view.round:
            firsts.append(view.first)
        seat = state.awaiting()[0]
        play(state, "decline" if "decline" in offered(state, seat) else "end turn")
    assert firsts == [0, 1, 2, 0, 1, 2, 0]


@rule("PRI-SET-2")
def test_an_estate_of_49_squares_with_the_palazzo_3500_florins_and_no_points() -> None:
    state = GAME.new(players=3, seed=1)
    for seat in range(3):
        own = seen(state, seat)
        assert (own.money, own.points, own.empty_squares, own.pieces) == (3500, 0, 43, ())
        assert seen(state, seat, viewer=(seat + 1) % 3).money is None


@rule("PRI-SET-3")
def test_all_are_asked_at_once_to_return_one_of_four_professions() -> None:
    state = GAME.new(players=4, seed=3)
    assert state.awaiting() == [0, 1, 2, 3]
    for seat in range(4):
        hand = seen(state, seat).hand
        assert hand is not None
        assert [f"return {card}" for card in hand] == offered(state, seat)
        assert len(hand) == 4
    not_dealt = next(card for card in offered(state, 0) if card not in offered(state, 1))
    assert refused(state, f"1: {not_dealt}") == "PRI-SET-3"


@rule("PRI-SET-3")
def test_nobody_sees_what_another_returns_and_all_that_is_left_becomes_the_pile() -> None:
    state = GAME.new(players=4, seed=3)
    before = state.view(1).players
    events = play(state, f"2: {offered(state, 2)[1]}")
    assert kinds(events) == ["ProfessionReturned"]
    assert state.awaiting() == [0, 1, 3]
    assert state.view(1).players == before
    play(state, *(f"{seat}: {offered(state, seat)[0]}" for seat in (0, 1, 3)))
    assert [seen(state, seat).professions for seat in range(4)] == [3, 3, 3, 3]
    assert state.view(None).piles[0].number == 21 - 4 * 3


@rule("PRI-SET-3")
def test_a_returned_profession_is_in_the_pile() -> None:
    state = GAME.new(players=5, seed=8)
    returned = [offered(state, seat)[2].removeprefix("return ") for seat in range(5)]
    play(state, *(f"{seat}: return {card}" for seat, card in enumerate(returned)))
    pile = GAME.dump(state)["piles"]["profession"]["cards"]
    assert set(returned) <= set(pile)
    assert len(pile) == 6


@rule("PRI-SET-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_supply(players: int) -> None:
    view = GAME.new(players=players, seed=1).view(None)
    assert set(view.buildings_left.values()) == {3}
    assert len(view.buildings_left) == 10
    assert {lot.lot: lot.left for lot in view.lots} == {
        "forest": 6,
        "lake": 6,
        "park": 6,
        "jester": 7,
        "builder": 6,
        "prestige": 14,
        "recruiting": 5,
    }
    assert set(view.freedoms_left.values()) == {players - 1}
    assert [pile.number for pile in view.piles] == [21 - 4 * players, 20, 14]


@rule("PRI-SET-5")
def test_points_have_no_limit_and_the_bank_always_pays() -> None:
    state = table([player("poet", jesters=7, points=49, money=100_000)])
    play(state, "work poet", "points 7")
    assert (seen(state).points, seen(state).money) == (56, 100_100)


@rule("PRI-RND-1")
def test_a_round_has_auctions_then_turns_then_the_best_work() -> None:
    state = GAME.new(players=3, seed=1)
    events = everybody_returns(state, 3)
    assert kinds(events)[-1] == "RoundBegan"
    assert state.view(None).phase == "auction"
    play(state, "decline", "decline", "decline")
    assert state.view(None).phase == "action"
    assert kinds(play(state, "end turn", "end turn", "end turn"))[-1] == "RoundBegan"
    assert (state.view(None).phase, state.view(None).round) == ("auction", 2)
