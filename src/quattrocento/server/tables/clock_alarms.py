# mypyc: compile
"""Clocks ring: whose time has run out is replaced by a bot."""

from __future__ import annotations

import asyncio
import logging

from quattrocento.server.store import leases
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.lease import holds_lease
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables.requests import ClockAlarm

log = logging.getLogger(__name__)


class ClockAlarms:
    """Sets the alarm of each table's clock."""

    def __init__(self, requests: RequestService) -> None:
        self.requests = requests
        self.registry = requests.registry
        self.store = self.registry.store
        self.background = self.registry.background

    def schedule_next(self, held: HeldTable, least: float = 0.0) -> None:
        """Let the clock ring when the first seat's time runs out."""
        if held.alarm is not None:
            held.alarm.cancel()
            held.alarm = None
        if held.table.setup.clock is None:
            return
        found = (held.table.clock.deadline(seat) for seat in held.table.awaited_people())
        deadlines = [deadline for deadline in found if deadline is not None]
        if deadlines and not self.background.closing:
            wait = max(least, min(deadlines) - self.registry.now())
            loop = self.background.loop
            held.alarm = loop.call_later(wait, lambda: self.background.spawn(self._ring(held)))

    async def _ring(self, held: HeldTable) -> None:
        """Hand the seats whose time has run out to bots."""
        held.alarm = None
        try:
            if not await holds_lease(self.store, held):
                self.schedule_next(held, leases.ASK_AGAIN_SECONDS)
                return
            await self.requests.carry_out_at(held, ClockAlarm())
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else winds the clock
            log.warning("clock-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.RETRY_SECONDS)
        self.schedule_next(held)
