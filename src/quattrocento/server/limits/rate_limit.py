"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Hashable

FORGET_FROM = 10_000


class RateLimit:
    """At most so many times in so many seconds, for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._windows: dict[Hashable, tuple[float, int]] = {}

    def allows(self, key: Hashable) -> bool:
        """Count one more time; whether it is within the limit."""
        now = time.monotonic()
        if len(self._windows) >= FORGET_FROM:
            self._forget(now)
        began, count = self._windows.get(key, (now, 0))
        if now - began >= self.seconds:
            began, count = now, 0
        self._windows[key] = (began, count + 1)
        return count < self.most

    def _forget(self, now: float) -> None:
        """Drop what no longer counts."""
        self._windows = {
            key: (began, count)
            for key, (began, count) in self._windows.items()
            if now - began < self.seconds
        }
