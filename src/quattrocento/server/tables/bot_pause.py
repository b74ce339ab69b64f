"""When a bot's next step may be seen: not sooner or later for the steps that it takes unseen."""

from __future__ import annotations

import asyncio
import secrets
import time

# Thinking that takes longer is rounded up by no more than this.
LONGEST_ROUND = 8.0
# Its own generator: that of the module `random` belongs to whoever sets its seed.
CHANCE = secrets.SystemRandom()


class BotPause:
    """The pause before a step that others can notice, counted from the last such step.

    Bots think and take hidden steps meanwhile. If that takes longer than the pause, the step comes
    after twice the pause, or four times, and so on: how long it took is seen only roughly.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begin()

    def begin(self) -> None:
        """Begin to count anew, for a pause drawn by chance."""
        self._began = time.monotonic()
        self._wait = self.seconds * CHANCE.uniform(0.6, 1.4)

    def left(self, now: float) -> float:
        """How long to wait from now on."""
        if self._wait == 0.0:
            return 0.0
        wait = self._wait
        while self._began + wait < now:
            wait += min(wait, LONGEST_ROUND)
        return self._began + wait - now

    async def rest(self) -> None:
        """Wait until a step may be seen."""
        await asyncio.sleep(self.left(time.monotonic()))
