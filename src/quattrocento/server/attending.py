"""Bots and clocks: whoever must act next is woken, and whose time has run out is replaced."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from concurrent.futures.process import BrokenProcessPool

from quattrocento.server.floor import Floor, Live
from quattrocento.server.minds import Minds
from quattrocento.server.problems import Trouble
from quattrocento.server.rows import Entry
from quattrocento.server.tables import Table

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Attending:
    """Lets bots move and clocks ring."""

    def __init__(self, floor: Floor, minds: Minds, bot_pause: float) -> None:
        self.floor = floor
        self.minds = minds
        self.bot_pause = bot_pause
        floor.wake = self.wake

    async def resume(self) -> None:
        """Go on with all games in play: bots that were thinking, clocks that were running."""
        for table_id in await self.floor.store.running():
            live = await self.floor.live(table_id)
            live.table.clock.restart(time.time())
            self.wake(live)

    def wake(self, live: Live, pause: float = 0.0) -> None:
        """Let the bots think that must decide, and set the alarm of the clock."""
        if self.floor.closing:
            return
        if live.thinking is None and live.table.awaited_bots():
            live.thinking = self.floor.spawn(self._play_bots(live, pause))
        self.set_alarm(live)

    # Bots

    async def _play_bots(self, live: Live, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            await self._play_while_asked(live)
        finally:
            # Here and not later: whoever wakes the bots from now on must find none thinking.
            live.thinking = None

    async def _play_while_asked(self, live: Live) -> None:
        while (seats := live.table.awaited_bots()) and not self.floor.closing:
            await asyncio.sleep(self.bot_pause * random.uniform(0.6, 1.4))
            try:
                await self._play(live, live.table, seats[0])
            except (Trouble, BrokenProcessPool) as problem:
                log.warning("bot-hindered", extra={"problem": type(problem).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    async def _play(self, live: Live, table: Table, seat: int) -> None:
        """Let a bot move, unless the table has changed in the meantime."""
        kind = table.company.minds[seat]
        if kind is None or seat not in table.awaited_bots():
            return
        with self.floor.metrics.thinking.time():
            move = await self.minds.choose(table.playing(), kind, seat)
        async with live.lock:
            if live.table is table:
                await self.floor.add(live, Entry(kind="move", seat=seat, move=move))

    # Clocks

    def set_alarm(self, live: Live) -> None:
        """Let the clock ring when the first seat's time runs out."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.table.setup.clock is None:
            return
        found = (live.table.clock.deadline(seat) for seat in live.table.awaited_people())
        deadlines = [deadline for deadline in found if deadline is not None]
        if deadlines and not self.floor.closing:
            wait = max(0.0, min(deadlines) - time.time())
            ring = self.floor.loop.call_later(wait, lambda: self.floor.spawn(self._ring(live)))
            live.alarm = ring

    async def _ring(self, live: Live) -> None:
        """Hand the seats whose time has run out to bots."""
        live.alarm = None
        try:
            async with live.lock:
                for seat in live.table.awaited_people():
                    deadline = live.table.clock.deadline(seat)
                    if deadline is not None and deadline <= time.time():
                        await self.floor.add(live, Entry(kind="timeout", seat=seat))
        except Trouble as problem:
            log.warning("clock-hindered", extra={"problem": problem.reason})
            await asyncio.sleep(RETRY_SECONDS)
        self.set_alarm(live)
