"""Features: every byte has a name, and they say the same in worlds that look the same."""

from __future__ import annotations

import quattrocento as qc
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.game import Game
from quattrocento.core.state import State


def quiet_states(game: Game, players: int, seed: int) -> list[State]:
    """The quiet states of a random game."""
    features = game.features
    assert features is not None
    chance = Chance(seeded(seed))
    state = game.new(players=players, seed=seed)
    found = []
    while not state.over:
        if features.quiet(state):
            found.append(state.clone())
        seat = state.awaiting()[0]
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])
    return found


def test_every_byte_has_a_name_of_its_own(game: Game) -> None:
    features = game.features
    assert features is not None
    for players in game.seats:
        names = features.names(players)
        assert len(set(names)) == len(names)
        states = quiet_states(game, players, seed=players)
        assert len(states) > 5
        rows = {features.row(state, seat) for state in states for seat in range(players)}
        assert {len(row) for row in rows} == {len(names)}
        assert len(rows) >= len(states)


def test_each_seat_sees_itself_first(game: Game) -> None:
    features = game.features
    assert features is not None
    players = game.seats[-1]
    width = len(features.side)
    state = quiet_states(game, players, seed=3)[-1]
    rows = [features.row(state, seat) for seat in range(players)]
    for seat in range(players):
        following = (seat + 1) % players
        assert rows[seat][width : 2 * width] == rows[following][:width]


def test_what_is_left_to_advice_are_questions_of_the_game(game: Game) -> None:
    features = game.features
    assert features is not None
    assert set(features.routine) <= {decision.name for decision in game.decisions}


def test_another_list_of_features_has_another_mark() -> None:
    features = qc.game("palazzo").features
    assert features is not None
    assert features.mark(2) != features.mark(3)
