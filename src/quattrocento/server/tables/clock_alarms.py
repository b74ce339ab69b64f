# mypyc: compile
"""Clocks ring: whose time has run out is replaced by a bot."""

from __future__ import annotations

import asyncio
import logging
import time

from quattrocento.server.store import leases
from quattrocento.server.tables.lease import holds_lease
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import entries

log = logging.getLogger(__name__)


class ClockAlarms:
    """Sets the alarm of each table's clock."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.background = registry.background

    def wake(self, live: LiveTable, least: float = 0.0) -> None:
        """Let the clock ring when the first seat's time runs out."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.table.setup.clock is None:
            return
        found = (live.table.clock.deadline(seat) for seat in live.table.awaited_people())
        deadlines = [deadline for deadline in found if deadline is not None]
        if deadlines and not self.background.closing:
            wait = max(least, min(deadlines) - time.time())
            loop = self.background.loop
            live.alarm = loop.call_later(wait, lambda: self.background.spawn(self._ring(live)))

    async def _ring(self, live: LiveTable) -> None:
        """Hand the seats whose time has run out to bots."""
        live.alarm = None
        try:
            if not await holds_lease(self.store, live):
                self.wake(live, leases.ASK_AGAIN_SECONDS)
                return
            async with live.lock:
                for seat in live.table.awaited_people():
                    deadline = live.table.clock.deadline(seat)
                    if deadline is not None and deadline <= time.time():
                        await self.registry.add(live, entries.TimeOut(seat=seat))
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else winds the clock
            log.warning("clock-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.RETRY_SECONDS)
        self.wake(live)
