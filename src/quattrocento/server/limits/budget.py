"""What somebody may spend at once, and what comes back with time."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """At most so many at once; so many a second come back. `now` is a clock, in seconds."""

    def __init__(self, most: int, a_second: float, now: Callable[[], float]) -> None:
        self._most = most
        self._a_second = a_second
        self._now = now
        self._left = float(most)
        self._counted_at = now()

    def take(self) -> bool:
        """Take one; whether there was one left."""
        now = self._now()
        back = (now - self._counted_at) * self._a_second
        self._left = min(float(self._most), self._left + back)
        self._counted_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
