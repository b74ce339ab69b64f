"""Where bots think: in processes of their own, never in the event loop.

A worker is sent a position drawn so that the bot's seat cannot tell it from the true one; the true
one never leaves the server's own process.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

from quattrocento.bots import bot_kinds, make_bot
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.server.tasks.workers import Workers

MOST_WORKERS = 4
# For each process: the position that is thought about, and the next one.
POSITIONS_A_WORKER = 2


def think(game: str, position: Mapping[str, Any], kind: str, seat: int, seed: int) -> str:
    """What a bot does in a position, in notation."""
    found = find_game(game)
    knowledge = Knowledge(found.load(position), seat, seed)
    return found.actions.text(make_bot(kind, seed).choose(knowledge))


class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = Workers(workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1)))

    @property
    def room(self) -> int:
        """How many positions may be handed in at once; further tables wait their turn."""
        return POSITIONS_A_WORKER * self.workers.count

    async def begin(self) -> None:
        """Start a process before anybody waits for it, which takes longer than most moves."""
        await self.workers.run(bot_kinds)

    async def choose(self, state: State, kind: str, seat: int) -> str:
        """What a bot would do in a seat."""
        seed = secrets.randbits(30)
        position = state.game.dump(state.resample(seat, seed))
        return await self.workers.run(think, state.game.name, position, kind, seat, seed)

    def close(self) -> None:
        """Let the processes end, and wait until they have."""
        self.workers.close()
