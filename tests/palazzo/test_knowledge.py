"""What is hidden, what is open, and that nobody can learn more."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move, sights
from quattrocento.games.palazzo.state import State
from tests.palazzo.tables import GAME, hand, table
from tests.support import play, rule


@rule("PAL-HID-1")
def test_hands_and_piles_are_hidden_and_all_else_is_open() -> None:
    state = table(["red 7, certificate", "white 3", ""], depot="brick 1/1")
    mine, other, spectator = state.view(0), state.view(1), state.view(None)
    assert mine.players[0].hand == ("red 7", "certificate")
    assert other.players[0].hand is None
    assert spectator.players[0].hand is None
    assert [player.cards for player in spectator.players] == [2, 1, 0]
    assert other.depot == ("brick 1/1",)
    seen = msgspec.json.encode(other).decode()
    assert "red 7" not in seen
    assert "marble 5/2" not in seen


@rule("PAL-HID-1")
def test_cards_taken_from_those_turned_up_are_known_until_they_are_paid() -> None:
    state = table(["red 7", "", ""], next_money="red 3, brown 4, white 5, certificate")
    play(state, "take money", "take red 3", "take brown 4", "take white 5", "take certificate")
    assert state.view(1).players[0].known == ("red 3", "brown 4")
    for seed in range(20):
        imagined = state.resample(1, seed)
        assert {"red 3", "brown 4"} <= set(hand(imagined, 0))
        assert len(hand(imagined, 0)) == 3
        assert hand(imagined, 1) == ["white 5"]


@rule("PAL-HID-1")
def test_a_bid_taken_back_is_known_and_one_in_the_making_is_not_seen() -> None:
    state = table(["", "red 4 7", "white 7 7"], quarries=("", "brick 1/1", "", ""))
    play(state, "draw tiles", "auction", "lay red 4")
    before_the_bid = state.view(2)
    assert before_the_bid.going == ()
    assert before_the_bid.asked.question == "raise"
    assert before_the_bid.players[1].cards == 2
    assert state.view(1).going == ("red 4",)
    play(state, "lay red 7", "enough")
    assert state.view(2).players[1].laid == ("red 4", "red 7")
    play(state, "lay white 7", "lay white 7", "enough", "pass", "pass")
    assert state.view(0).players[1].known == ("red 4", "red 7")
    assert sorted(hand(state.resample(0, 9), 1)) == ["red 4", "red 7"]


@rule("PAL-HID-1")
def test_a_purchase_in_the_making_is_not_seen() -> None:
    state = table(["red 7 7", "", ""], depot="brick 1/1", next_tiles="brick 2/2, rider")
    play(state, "draw tiles")
    for move in ("buy brick 1/1", "one tile only", "lay red 7"):
        play(state, move)
        seen = state.view(1)
        assert seen.asked.question == "buy-or-auction"
        assert seen.depot == ("brick 1/1", "brick 2/2")
        assert (seen.chosen, seen.going, seen.players[0].cards) == ((), (), 2)


@rule("PAL-HID-1")
def test_all_hands_are_shown_at_the_end() -> None:
    state = table(["red 7", "white 3"], riders=4, next_tiles="rider")
    play(state, "draw tiles")
    assert [player.hand for player in state.view(None).players] == [("red 7",), ("white 3",)]


def somewhere(seed: int, moves: int) -> State:
    """A state in the middle of a random game."""
    chance = Chance(seeded(seed))
    state: State = GAME.new(players=2 + seed % 3, seed=seed)
    for _ in range(moves):
        if not state.over:
            state.apply(*random_move(state, chance))
    return state


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 400), st.integers(0, 2**40), st.integers(0, 2**40))
def test_no_seat_can_tell_a_resampled_state_from_the_true_one(
    game_seed: int, moves: int, first: int, second: int
) -> None:
    state = somewhere(game_seed, moves)
    for seat in (*range(state.seats), None):
        other = state.resample(seat, first)
        assert sights(other, seat) == sights(state, seat)
        again = other.resample(seat, second)
        assert again.fingerprint() == state.resample(seat, second).fingerprint()
