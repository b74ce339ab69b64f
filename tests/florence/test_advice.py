"""The advice: sensible in single cases, and strong enough over whole games."""

from __future__ import annotations

import pytest

from quattrocento.bots.match import play_match
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.games.florence.state import State
from quattrocento.games.florence.thought.valuation import Prospects, value
from tests.florence.tables import GAME, city
from tests.support import play


def advised(state: State) -> str:
    """The answer that looks best."""
    (seat,) = state.awaiting()
    options = state.legal(seat)
    values = GAME.advise(state, seat, options)
    assert len(values) == len(options)
    return GAME.actions.text(options[values.index(max(values))])


def test_it_pays_giovanni_and_discards_cards_if_only_they_make_it_possible() -> None:
    seats = {0: {"hand": ["cosimo ride"], "ring": 1}}
    state = city(
        {8: "0"}, players=2, round=3, goals={3: 8}, turn=1, time=[3, 0], seats=seats, passed=[0]
    )
    play(state, "pass")
    assert advised(state) == "discard cosimo ride"
    play(state, "discard cosimo ride")
    assert advised(state) == "pay"


def test_it_joins_the_queue_where_the_active_noble_will_pay_most() -> None:
    state = city({4: "0"}, goals={1: 5, 2: 9, 3: 1}, time=1)
    assert advised(state) == "move 4.1 to 5"


def test_it_boasts_where_the_band_is_high_and_not_for_nothing() -> None:
    queues = {4: "0, 0", 5: "0", 6: "0, 0"}
    seats = {0: {"gifts": 0}}
    high = city(queues, round=8, goals={8: 9}, time=1, tiles={5: "reputation"}, seats=seats)
    assert advised(high) == "boast 5"
    low = city({5: "0"}, goals={1: 9}, time=1, tiles={5: "big-spender"}, seats=seats)
    assert advised(low) != "boast 5"


def test_it_passes_rather_than_walking_to_and_fro_past_its_own_bodyguard() -> None:
    state = city(
        {1: "0"}, players=1, time=1, goals={1: 9, 2: 8, 3: 6}, passed=[1], strozzi={"time": 0},
        seats={0: {"guards": ["1-2"], "gifts": 0, "markers": ["1 top", "2 top"]}},
    )  # fmt: skip
    assert advised(state) == "pass"


def test_advised_beats_random_at_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        kinds = ["random"] * players
        kinds[players // 2] = "advised"
        assert play_match("florence", kinds, seed=players).winners == [players // 2]


def test_advised_beats_strozzi_in_at_least_a_third_of_the_games() -> None:
    games = [play_match("florence", ["advised"], seed) for seed in range(12)]
    assert sum(game.winners == [0] for game in games) >= 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_places_the_first_debutant_at_cosimos_destination(players: int) -> None:
    for seed in range(8):
        state = GAME.new(players=players, seed=seed)
        cosimo, contessina, _ = (segment.location for segment in state.view(None).dial[:3])
        assert advised(state) == f"deploy {contessina}"
        while state.decision.name == "first-debutant":
            assert advised(state) != f"deploy {cosimo}"
            play(state, advised(state))


def test_the_last_seat_wins_about_as_often_as_the_others_with_four_players() -> None:
    wins = 0.0
    for seed in range(24):
        record = play_match("florence", ["advised"] * 4, seed)
        last = (next(record.states()).view(None).first - 1) % 4
        assert record.winners is not None
        wins += (last in record.winners) / len(record.winners)
    assert 2 <= wins <= 14


@pytest.mark.parametrize("players", [1, 3, 5])
def test_what_is_remembered_of_a_position_holds_for_whatever_follows_it(players: int) -> None:
    chance = Chance(seeded(players))
    state: State = GAME.new(players=players, seed=players)
    while not state.over:
        seat = state.awaiting()[0]
        prospects = Prospects(state, seat)
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            assert prospects.value(after) == value(after, seat)
        state.apply(*random_move(state, chance))
