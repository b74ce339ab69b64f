"""What a kind of soaking is: rounds, each from a seed, that count what they tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

Counts = Counter[str]
# A round tries something from a seed, in a folder of its own, and raises when it finds a failure.
Round = Callable[[int, Path], Counts]
# Where a round leaves a figure that cannot be added up, in words.
FIGURES = "figures.txt"


class Kind(msgspec.Struct, frozen=True):
    """A way of looking for failures; `share` of the time is for it."""

    name: str
    does: str
    round: Round
    share: int = 1
