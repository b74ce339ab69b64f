"""The time of day, which somebody may set while games are played."""

from __future__ import annotations

import time

# What is corrected little by little never makes such a difference between two looks.
SET_SECONDS = 1.0
# Whoever was held up between two clocks cannot compare them.
HELD_UP_SECONDS = 0.1


class TimeOfDay:
    """Compares the time of day with a clock that nobody can set."""

    def __init__(self) -> None:
        self._ahead: float | None = None

    def was_set(self) -> bool:
        """Whether the time of day was set, or the computer slept, since this was last asked."""
        before = time.monotonic()
        ahead = time.time() - before
        if time.monotonic() - before > HELD_UP_SECONDS:
            return False
        known, self._ahead = self._ahead, ahead
        return known is not None and abs(ahead - known) > SET_SECONDS
