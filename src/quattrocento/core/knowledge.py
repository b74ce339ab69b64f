"""What a player made of code may know: its view, its options, and possible worlds.

The state inside is never the true one but one drawn so that the seat cannot tell them apart; a bot
that looked into it would learn nothing.
"""

from __future__ import annotations

from typing import Any, final

from quattrocento.core.game import Game
from quattrocento.core.state import State


@final
class Knowledge:
    """What one seat knows when it must decide."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        """Hide the true state: keep only one that the seat cannot tell from it."""
        self.seat = seat
        self._possible = state.resample(seat, seed)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._possible.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._possible.seats

    def view(self) -> Any:
        """What the seat sees."""
        return self._possible.view(self.seat)

    def options(self) -> list[int]:
        """What the seat may do."""
        return self._possible.legal(self.seat)

    def resample(self, seed: int) -> State:
        """A full state that fits all that the seat knows."""
        return self._possible.resample(self.seat, seed)
