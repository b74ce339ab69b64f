"""Terms of advice: what a position is worth to a seat in points, part by part.

Advice says of each option one number. What it reckons with are parts that people know: points so
far, works, money. A game that names them lets the coach say why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from quattrocento.core.state import State

AFTER_THE_LAST = -1
StateType = TypeVar("StateType", bound="State")


class Terms(msgspec.Struct, Generic[StateType], frozen=True, kw_only=True):
    """The terms of a game's advice, each by the message of its catalogues that names it.

    `worth` gives what each is worth to a seat in a quiet state, true or sampled. Where advice
    compares whole positions, it does so by their sum; where it compares parts, by these parts.
    `points` is the term that holds the points of a finished game. `round` is given by a game in
    which what is hoped for turns into points at the end of a round: terms of different rounds say
    nothing beside each other.
    """

    worth: Callable[[StateType, int], dict[str, float]]
    points: str
    round: Callable[[StateType], int] | None = None

    def at(self, state: StateType, seat: int) -> dict[str, float]:
        """What each term is worth to a seat; once the game is over, nothing but its points."""
        if state.over:
            return {self.points: float(state.scores()[seat])}
        return self.worth(state, seat)

    def round_of(self, state: StateType) -> int:
        """What tells the round of a state from others; the end of the game is one too."""
        if state.over:
            return AFTER_THE_LAST
        return 0 if self.round is None else self.round(state)
