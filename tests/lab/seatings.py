"""Every game with every number of players, and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import quattrocento as qc
from quattrocento.core.state import State

SEATINGS = [(name, players) for name in qc.games() for players in qc.game(name).seats]
every_seating = pytest.mark.parametrize(("game", "players"), SEATINGS)


def positions(game: str, players: int, seed: int) -> Iterator[State]:
    """The positions of a random game, the last one included."""
    chance = random.Random(seed)
    state = qc.game(game).new(players=players, seed=seed)
    yield state
    while not state.over:
        seat = chance.choice(state.awaiting())
        state.apply(seat, chance.choice(state.legal(seat)))
        yield state
