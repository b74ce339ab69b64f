"""The case at hand: which game is examined, how it came there, and how a broken promise is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.core.chance import Chance
from quattrocento.core.conformance.failure import difference, hold
from quattrocento.core.game import Game
from quattrocento.core.record import Record
from quattrocento.core.state import State


class Case:
    """A game in play, with its record; `start` is given where it began with some position."""

    def __init__(
        self, game: Game, record: Record, chance: Chance, start: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.record = record
        self.chance = chance
        self.start = start

    def hold(
        self, promise: bool, otherwise: str, seat: int | None = None, difference: str = ""
    ) -> None:
        """Raise with all that leads there when a promise does not hold."""
        hold(promise, otherwise, self.record, seat, difference, self.start)

    def same(self, one: object, other: object, otherwise: str, seat: int | None = None) -> None:
        """Raise with the difference when two things that must be the same are not."""
        if one != other:
            self.hold(False, otherwise, seat, difference(one, other))

    def one_of(self, items: list[int]) -> int:
        """One of the items at random."""
        return items[self.chance.below(len(items))]

    def seed(self) -> int:
        """A seed for resampling."""
        return self.chance.below(1 << 30)

    def text(self, action: int) -> str:
        """An action in notation, or its number if it is none."""
        return self.game.actions.text(action) if action in self.game.actions else str(action)


def viewers(state: State) -> list[int | None]:
    """Everybody who can look: all seats, and a spectator."""
    return [*range(state.seats), None]


def named(viewer: int | None) -> str:
    """What a viewer is called in a message."""
    return "a spectator" if viewer is None else f"seat {viewer}"
