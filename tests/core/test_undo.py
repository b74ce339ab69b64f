"""Taking back is allowed exactly while nothing hidden was shown."""

from __future__ import annotations

import quattrocento as qc
from quattrocento.core.state import State
from quattrocento.core.undo import reveals


def shows(state: State, move: str) -> bool:
    seat = state.awaiting()[0]
    return reveals(state, seat, state.game.actions.parse(move))


def test_turning_up_money_or_tiles_shows_something_hidden() -> None:
    state = qc.game("palazzo").new(players=3, seed=5)
    assert shows(state, "take money")
    assert shows(state, "draw tiles")


def test_choosing_among_what_is_open_shows_nothing() -> None:
    game = qc.game("palazzo")
    state = game.new(players=3, seed=5)
    state.apply(0, game.actions.parse("take money"))
    for action in state.legal(0):
        assert not reveals(state, 0, action)


def test_asking_changes_nothing() -> None:
    state = qc.game("palazzo").new(players=2, seed=8)
    before = state.fingerprint()
    shows(state, "draw tiles")
    assert state.fingerprint() == before
