"""Features: what a learned value looks at, as a game declares them.

A row of features is one byte for each, whole numbers from 0 to 255, from the perspective of one
seat: its own holdings, those of the others in the order in which they come after it, then the
table. It is made from a full state, true or sampled. A value is asked only in *quiet* states, in
which nobody is in the middle of something: at the start of a turn, between two auctions.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from quattrocento.core.state import State

StateType = TypeVar("StateType", bound="State")


class Features(msgspec.Struct, Generic[StateType], frozen=True, kw_only=True):
    """The features of a game; `version` rises whenever the meaning of one changes.

    `side` names what is looked at of each side, `table` what is common to all; `sides` says how
    many sides there are with a number of seats. `routine` names the questions that are left to
    advice: how to pay, where to put things; `plain` those whose answer even a beginner sees.
    `trust` is how much the advice counts beside what was learned, the more the better it is.
    `simulations` is how many a search spends on a decision at most: the less one costs in this
    game, the more. `turns` is how often it is quiet in a simulation before it ends. `topics` say
    what a feature is about, for people: the first whose part occurs in its name; the game's
    catalogues have a message `topic-TOPIC` for each.
    """

    version: int
    side: list[str]
    table: list[str]
    row: Callable[[StateType, int], bytes]
    quiet: Callable[[StateType], bool]
    sides: Callable[[int], int] = int
    routine: list[str] = []
    plain: list[str] = []
    trust: float = 0.5
    simulations: int = 128
    turns: int = 1
    topics: list[tuple[str, str]] = []

    def names(self, players: int) -> list[str]:
        """A name for each byte of a row, for a number of players."""
        others = [f"rival {number}" for number in range(1, self.sides(players))]
        return [f"{who}: {what}" for who in ("own", *others) for what in self.side] + self.table

    def topic(self, name: str) -> str | None:
        """What a feature is about, by its name; None if no topic fits."""
        return next((topic for part, topic in self.topics if part in name), None)

    def mark(self, players: int) -> str:
        """What tells these features from any others, for files that were made with them."""
        text = "\n".join([str(self.version), *self.names(players)])
        return sha256(text.encode()).hexdigest()[:16]
