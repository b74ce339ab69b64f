"""Bots move where they are asked, until people are: when, and in which of several processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from quattrocento.bots.levels import lacks_values
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.store import leases
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.store.store import Store
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables.moving import bot_move, has_noticed, says_so_already
from quattrocento.tables.requests import AdviceFollowed, BotMove
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)

# Thinking that takes longer is rounded up by no more than this.
LONGEST_ROUND = 8.0
# Its own generator: that of the module `random` belongs to whoever sets its seed.
CHANCE = secrets.SystemRandom()


class BotTurns:
    """Lets bots think and move, as many at once as there are processes for."""

    def __init__(self, requests: RequestService, bots: BotPool, pause: float) -> None:
        self.requests = requests
        self.registry = requests.registry
        self.store = self.registry.store
        self.background = self.registry.background
        self.bots = bots
        self.pause = pause
        self._room = asyncio.Semaphore(bots.room)

    def schedule_next(self, held: HeldTable) -> None:
        """Let the bots think that must decide, if none does already."""
        if held.thinking is None and held.table.awaited_bots():
            held.thinking = self.background.spawn(self._play_bots(held))

    async def _play_bots(self, held: HeldTable) -> None:
        try:
            await self._play_while_asked(held)
        finally:
            # Here and not later: whoever wakes the bots from now on must find none thinking.
            held.thinking = None

    async def _play_while_asked(self, held: HeldTable) -> None:
        pause = BotPause(self.pause)
        while (seats := held.table.awaited_bots()) and not self.background.closing:
            try:
                if await holds_lease(self.store, held):
                    await self._play(held, held.table, seats[0], pause)
                else:
                    await asyncio.sleep(leases.ASK_AGAIN_SECONDS)
                    pause.begin()
            except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else wakes the bot
                log.warning("bot-hindered", extra={"problem": type(problem).__name__})
                await asyncio.sleep(leases.RETRY_SECONDS)
                pause.begin()

    async def _play(self, held: HeldTable, table: Table, seat: int, pause: BotPause) -> None:
        """Let a bot move, unless it has noticed something in the meantime."""
        kind = table.seats.bots[seat]
        if kind is None or seat not in table.awaited_bots():
            return
        if await self._says_that_it_follows_advice(held, table, kind, seat):
            return
        with self.registry.metrics.thinking.time():
            async with self._room:
                if has_noticed(held.table, seat, table.sequence):
                    return
                move = await self.bots.choose(table.playing(), kind, seat)
        request = BotMove(seat=seat, move=move, sequence=table.sequence)
        # No hidden step may be counted by its pause.
        seen = pause.seconds > 0 and is_seen_by_others(table, request)
        if seen:
            await pause.rest()
        await self.requests.carry_out_at(held, request)
        if seen:
            pause.begin()

    async def _says_that_it_follows_advice(
        self, held: HeldTable, table: Table, kind: str, seat: int
    ) -> bool:
        """Let a bot without the values that its level plays by say so, once; whether it did."""
        if not lacks_values(kind, table.game.name, len(table.occupants)):
            return False
        if says_so_already(table, seat):
            return False
        await self.requests.carry_out_at(held, AdviceFollowed(seat=seat))
        return True


def is_seen_by_others(table: Table, request: BotMove) -> bool:
    """Whether anybody but the seat itself would notice a move."""
    made = bot_move(table, request, time.time()).entries[-1]
    return bool(made.seen & ~table.seats.bit(request.seat))


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


async def holds_lease(store: Store, held: HeldTable) -> bool:
    """Whether this process looks after a table: it does already, or nobody else does."""
    if not (held.leased and store.leases.alive):
        try:
            held.leased = await store.leases.take(held.table.setup.id)
        except STORE_PROBLEMS as problem:
            log.warning("lease-failed", extra={"problem": type(problem).__name__})
            return False
    return held.leased
