"""Observations: named, between 0 and 1, and nothing in them that a seat does not know."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

import quattrocento as qc
from quattrocento.core.errors import BadSetup
from quattrocento.lab.observations import Observations
from quattrocento.lab.prose import described
from tests.lab.seatings import every_seating, positions


@every_seating
def test_an_observation_is_the_same_in_every_world_that_a_seat_cannot_tell_from_the_true_one(
    game: str, players: int
) -> None:
    knowledge = Observations(qc.game(game), players)
    for state in islice(positions(game, players, seed=players), 0, None, 23):
        for seat in range(players):
            seen = knowledge.row(state, seat)
            for world in (3, 4):
                assert np.array_equal(knowledge.row(state.resample(seat, world), seat), seen)


@every_seating
def test_features_too_depend_on_nothing_but_what_a_seat_knows(game: str, players: int) -> None:
    knowledge = Observations(qc.game(game), players, worlds=2)
    for state in islice(positions(game, players, seed=1), 5, 200, 60):
        for seat in range(players):
            seen = knowledge.row(state, seat)
            assert np.array_equal(knowledge.row(state.resample(seat, 9), seat), seen)


@every_seating
def test_every_entry_has_a_name_of_its_own_and_lies_between_0_and_1(
    game: str, players: int
) -> None:
    knowledge = Observations(qc.game(game), players, worlds=1)
    assert len(set(knowledge.names)) == knowledge.size
    for state in islice(positions(game, players, seed=2), 0, None, 41):
        row = knowledge.row(state, 0)
        assert row.shape == (knowledge.size,)
        assert row.dtype == np.float32
        assert row.min() >= 0
        assert row.max() <= 1


def test_an_observation_says_what_is_asked_and_what_one_holds() -> None:
    state = qc.game("palazzo").new(players=2, seed=7)
    knowledge = Observations(state.game, 2)
    said = knowledge.explained(knowledge.row(state, 0))
    hand = [f"own: cards in hand: {card}" for card in state.view(0).players[0].hand]
    assert said["asked: turn"] == 1
    assert said["awaited: own"] == 1
    assert all(said[card] >= 1 for card in hand)
    assert said["tiles left in the second stack"] == 18


@every_seating
def test_an_observation_says_who_is_awaited_counted_from_the_seat(game: str, players: int) -> None:
    knowledge = Observations(qc.game(game), players)
    whose = ["own", *[f"rival {number}" for number in range(1, players)]]
    for state in islice(positions(game, players, seed=3), 0, None, 31):
        for seat in range(players):
            said = knowledge.explained(knowledge.row(state, seat))
            asked = state.view(seat).asked
            awaited = [whose.index(who) for who in whose if said.get(f"awaited: {who}", 0) == 1]
            assert sorted((seat + step) % players for step in awaited) == list(asked.seats)


def test_a_mask_allows_what_the_rules_allow(game: qc.Game) -> None:
    players = game.seats[-1]
    knowledge = Observations(game, players)
    for state in islice(positions(game.name, players, seed=5), 0, 90, 10):
        for seat in range(players):
            assert np.flatnonzero(knowledge.mask(state, seat)).tolist() == state.legal(seat)


def test_what_a_seat_knows_is_told_in_words_with_every_answer_in_notation(game: qc.Game) -> None:
    players = game.seats[-1]
    for state in islice(positions(game.name, players, seed=5), 3, 60, 20):
        seat = state.awaiting()[0]
        text = described(state, seat)
        assert text == described(state.resample(seat, 8), seat)
        assert text != described(state, seat, "fr")
        for action in state.legal(seat):
            assert f"- {game.actions.text(action)} (" in text


def test_too_many_worlds_are_refused() -> None:
    with pytest.raises(BadSetup, match="worlds: expected 0 to 64, not 65"):
        Observations(qc.game("palazzo"), 2, worlds=65)
