"""Observations for programs that learn: rows of named numbers, and masks of what may be done.

The row of a game's observer comes first. With `worlds` above 0 the features of the learned values
follow: their averages over so many worlds that the seat cannot tell from the true one, always drawn
by the same seeds, so that they too depend on nothing but what the seat knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game
from quattrocento.core.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

MOST_WORLDS = 64
MOST_OF_A_FEATURE = 255


class Observations:
    """What a seat knows of a game with a number of players, as numbers from 0 to 1."""

    def __init__(self, game: Game, players: int, worlds: int = 0) -> None:
        observer = game.observer
        if observer is None:
            raise BadSetup("no-observations", {"game": game.name})
        if not 0 <= worlds <= MOST_WORLDS:
            raise BadSetup("bad-worlds", {"worlds": worlds, "most": MOST_WORLDS})
        if worlds > 0 and game.features is None:
            raise BadSetup("no-features", {"game": game.name})
        self.game = game
        self.players = players
        self.worlds = worlds
        self._observer = observer
        self._features = game.features
        entries = observer.entries(players, game.decisions)
        self.row_size = len(entries)
        if worlds > 0:
            entries += self._feature_entries()
        self.names = [name for name, _ in entries]
        self.limits = np.array([most for _, most in entries], dtype=np.float32)
        self.scale = (1 / self.limits).astype(np.float32)

    def _feature_entries(self) -> list[tuple[str, int]]:
        assert self._features is not None
        names = self._features.names(self.players)
        return [(f"feature: {name}", MOST_OF_A_FEATURE) for name in names]

    @property
    def size(self) -> int:
        """How many entries there are."""
        return len(self.names)

    def row(self, state: State, seat: int) -> Floats:
        """The observation of a seat, normalised."""
        found = np.empty(self.size, dtype=np.float32)
        known = self._observer.row(state, seat)
        found[: self.row_size] = np.frombuffer(known, dtype=np.uint8)
        if self.worlds:
            found[self.row_size :] = self.features(state, seat)
        return normalised(found, self.scale)

    def features(self, state: State, seat: int) -> Floats:
        """The features of the learned values, as averages over worlds of the seat."""
        assert self._features is not None
        total: Any = 0
        for number in range(self.worlds):
            row = self._features.row(state.resample(seat, number), seat)
            total = total + np.frombuffer(row, dtype=np.uint8).astype(np.float32)
        average: Floats = total / np.float32(self.worlds)
        return average

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that the seat may take now."""
        found = np.zeros(self.game.action_count, dtype=np.int8)
        found[state.legal(seat)] = 1
        return found

    def explained(self, row: Floats) -> dict[str, float]:
        """The entries of an observation that are not 0, by name, as they were before."""
        values = row * self.limits
        return {
            name: round(float(value), 3)
            for name, value in zip(self.names, values, strict=True)
            if value
        }


def normalised(values: Floats, scale: Floats) -> Floats:
    """Numbers from 0 to 1, in place; what lies beyond the usual most counts as 1."""
    np.multiply(values, scale, out=values)
    np.minimum(values, np.float32(1), out=values)
    return values
