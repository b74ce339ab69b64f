"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Hashable

MOST_KEYS = 10_000


class RateLimit:
    """At most so many times in so many seconds, for each key.

    However many keys there are, only so many are remembered: who comes often is not forgotten for
    the sake of those who come once.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._windows: dict[Hashable, tuple[float, int]] = {}

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._windows)

    def allows(self, key: Hashable) -> bool:
        """Count one more time; whether it is within the limit."""
        now = time.monotonic()
        began, count = self._windows.get(key, (now, 0))
        if now - began >= self.seconds:
            began, count = now, 0
        self._windows[key] = (began, count + 1)
        if len(self._windows) > MOST_KEYS:
            self._forget(now)
        return count < self.most

    def _forget(self, now: float) -> None:
        """Drop what no longer counts and, if that is not enough, all but the busier half.

        So it is done once for many keys, not anew for each.
        """
        kept = [each for each in self._windows.items() if now - each[1][0] < self.seconds]
        if len(kept) > MOST_KEYS // 2:
            kept.sort(key=lambda each: each[1][1], reverse=True)
            del kept[MOST_KEYS // 2 :]
        self._windows = dict(kept)
