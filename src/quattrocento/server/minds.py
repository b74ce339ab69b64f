"""Where bots think: in processes of their own, never in the event loop.

A worker is sent a position drawn so that the bot's seat cannot tell it from the true one; the true
one never leaves the server's own process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from quattrocento.bots import make_bot
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

log = logging.getLogger(__name__)

MOST_WORKERS = 4
ATTEMPTS = 3


def think(game: str, position: Mapping[str, Any], kind: str, seat: int, seed: int) -> str:
    """What a bot does in a position, in notation."""
    found = find_game(game)
    knowledge = Knowledge(found.load(position), seat, seed)
    return found.actions.text(make_bot(kind, seed).choose(knowledge))


def end_with_parent() -> None:
    """See to it that a worker ends when the server does, even if that is killed."""
    parent = parent_process()
    assert parent is not None

    def wait_and_end() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait_and_end, daemon=True).start()


class Minds:
    """The processes in which bots think."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self._pool = self._opened()

    def _opened(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=end_with_parent
        )

    async def choose(self, state: State, kind: str, seat: int) -> str:
        """What a bot would do in a seat; if a worker dies, another is asked."""
        seed = secrets.randbits(30)
        position = state.game.dump(state.resample(seat, seed))
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self._pool
            try:
                return await loop.run_in_executor(
                    pool, think, state.game.name, position, kind, seat, seed
                )
            except BrokenProcessPool:
                log.error("minds-broken", extra={"attempt": attempt})
                if pool is self._pool:
                    self._pool = self._opened()
        raise BrokenProcessPool("the bots' processes die again and again")

    def close(self) -> None:
        """Let the processes end, and wait until they have."""
        self._pool.shutdown(wait=True, cancel_futures=True)
