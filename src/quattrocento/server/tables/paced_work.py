# mypyc: compile
"""Work that can wait, one piece after the other, so that it never fills the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

# Pieces take some tenths of a millisecond: whoever moves meanwhile waits for one, not for all. The
# pace is the same whatever a piece took, or its length could be told by when the next is done.
PACE_SECONDS = 0.002


class PacedWork:
    """A queue of pieces, which are begun at a steady pace."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[partial[None]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = loop.time()

    def add(self, work: Callable[..., None], *given: object) -> None:
        """Do something when all that was added before is done."""
        self._waiting.append(partial(work, *given))
        if self._timer is None:
            self._timer = self._loop.call_at(self._not_before, self._do_next)

    def _do_next(self) -> None:
        self._timer = None
        self._not_before = self._loop.time() + PACE_SECONDS
        work = self._waiting.popleft()
        if self._waiting:
            self._timer = self._loop.call_at(self._not_before, self._do_next)
        work()
