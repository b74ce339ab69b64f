"""Bots move where they are asked, until people are."""

from __future__ import annotations

import asyncio
import logging
import time

from quattrocento.bots.levels import lacks_values
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.store import leases
from quattrocento.server.tables.bot_pause import BotPause
from quattrocento.server.tables.lease import holds_lease
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import entries
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)


class BotTurns:
    """Lets bots think and move, as many at once as there are processes for."""

    def __init__(self, registry: TableRegistry, bots: BotPool, pause: float) -> None:
        self.registry = registry
        self.store = registry.store
        self.background = registry.background
        self.bots = bots
        self.pause = pause
        self._room = asyncio.Semaphore(bots.room)

    def wake(self, live: LiveTable) -> None:
        """Let the bots think that must decide, if none does already."""
        if live.thinking is None and live.table.awaited_bots():
            live.thinking = self.background.spawn(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            await self._play_while_asked(live)
        finally:
            # Here and not later: whoever wakes the bots from now on must find none thinking.
            live.thinking = None

    async def _play_while_asked(self, live: LiveTable) -> None:
        pause = BotPause(self.pause)
        while (seats := live.table.awaited_bots()) and not self.background.closing:
            try:
                if await holds_lease(self.store, live):
                    await self._play(live, live.table, seats[0], pause)
                else:
                    await asyncio.sleep(leases.ASK_AGAIN_SECONDS)
                    pause.begin()
            except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else wakes the bot
                log.warning("bot-hindered", extra={"problem": type(problem).__name__})
                await asyncio.sleep(leases.RETRY_SECONDS)
                pause.begin()

    async def _play(self, live: LiveTable, table: Table, seat: int, pause: BotPause) -> None:
        """Let a bot move, unless it has noticed something in the meantime."""
        kind = table.seats.bots[seat]
        if kind is None or seat not in table.awaited_bots():
            return
        if await self._says_that_it_follows_advice(live, table, kind, seat):
            return
        with self.registry.metrics.thinking.time():
            async with self._room:
                if has_noticed(live.table, seat, table):
                    return
                move = await self.bots.choose(table.playing(), kind, seat)
        entry = entries.Move(seat=seat, move=move, by="bot")
        # No hidden step may be counted by its pause.
        seen = pause.seconds > 0 and is_seen_by_others(table, entry)
        if seen:
            await pause.rest()
        async with live.lock:
            if not has_noticed(live.table, seat, table):
                await self.registry.add(live, entry)
        if seen:
            pause.begin()

    async def _says_that_it_follows_advice(
        self, live: LiveTable, table: Table, kind: str, seat: int
    ) -> bool:
        """Let a bot without the values that its level plays by say so, once; whether it did."""
        if not lacks_values(kind, table.game.name, len(table.chairs)):
            return False
        said = (each for each in table.entries if isinstance(each, entries.FollowAdvice))
        if any(each.seat == seat for each in said):
            return False
        async with live.lock:
            if live.table is table:
                await self.registry.add(live, entries.FollowAdvice(seat=seat))
        return True


def has_noticed(now: Table, seat: int, before: Table) -> bool:
    """Whether a seat could notice anything of what has happened since a table was as before."""
    mine = now.seats.bit(seat)
    return any(entry.seen & mine for entry in now.entries.since(before.sequence))


def is_seen_by_others(table: Table, entry: entries.Move) -> bool:
    """Whether anybody but the seat itself would notice a move."""
    made = table.ahead(entry, time.time()).entries[-1]
    return bool(made.seen & ~table.seats.bit(entry.seat))
