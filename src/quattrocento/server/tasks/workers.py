"""Work in processes of its own, so that the event loop stays free for moves.

Each has one core at most, and gives way to the server itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

ATTEMPTS = 3
# How much they give way, as the system counts it.
NICENESS = 3
# NumPy would else think with all cores; it reads this when it is loaded.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}

Given = ParamSpec("Given")
Result = TypeVar("Result")


def begin() -> None:
    """Give way to the server, and see to it that a worker ends when that does, even if killed."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = parent_process()
    assert parent is not None

    def wait_and_end() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait_and_end, daemon=True).start()


class Workers:
    """Some processes; those that die are replaced."""

    def __init__(self, count: int) -> None:
        os.environ.update(ONE_THREAD)
        self.count = count
        self._closed = False
        self._pool = self._opened()

    def _opened(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=begin)

    async def run(
        self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Let a worker do something; if it dies, another is asked."""
        assert not named
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._closed:
                    raise
                log.error("workers-broken", extra={"attempt": attempt})
                if pool is self._pool:
                    self._pool = self._opened()
        raise BrokenProcessPool("the processes die again and again")

    def processes(self) -> list[int]:
        """The ids of the processes."""
        return list(self._pool._processes or ())

    def close(self) -> None:
        """End the processes, whatever they work at: nobody wants it any more."""
        self._closed = True
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)
