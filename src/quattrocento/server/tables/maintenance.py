"""What a process does for all tables: it says that it is alive, and calls off what was forgotten.

When another process has died, one of those that are left goes on with its tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from quattrocento.server.store import leases
from quattrocento.server.tables.requests import RequestService
from quattrocento.server.tasks.garbage import collect_all
from quattrocento.tables.errors import RequestError
from quattrocento.tables.requests import Forget

log = logging.getLogger(__name__)

RESUME_PAUSE = 0.01
SWEEP_SECONDS = 600.0
SWEPT_TABLES = 100
HOUR = 3600.0
DAY = 24 * HOUR
# How long a table may gather players in vain, a game in play may rest, and a table may stay in
# memory that nobody asks for.
FORGOTTEN_SECONDS = 2 * DAY
DESERTED_SECONDS = 90 * DAY
UNVISITED_SECONDS = 1800.0


class Maintenance:
    """Looks after all tables, until it is cancelled."""

    def __init__(self, requests: RequestService) -> None:
        self.requests = requests
        self.registry = requests.registry
        self.store = self.registry.store
        self.garbage_collected_at = time.monotonic()
        self._to_resume = asyncio.Event()
        self._to_resume.set()

    async def attend(self) -> None:
        """Say that this process is alive, and see whether all others are, until cancelled."""
        while True:
            # Where nothing happens nobody else asks for the time.
            self.registry.now()
            try:
                if not await self.store.leases.beat():
                    self.registry.ask_for_leases_anew()
                if await self.store.leases.somebody_died():
                    self._to_resume.set()
            except Exception as problem:  # noqa: BLE001 - the others must hear of us again
                log.warning("beat-failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.BEAT_SECONDS)

    async def resume(self) -> None:
        """Go on with games at the start and whenever another process has died, until cancelled."""
        while True:
            await self._to_resume.wait()
            self._to_resume.clear()
            try:
                await self._go_on()
            except Exception as problem:  # noqa: BLE001 - nobody else goes on with what is ours now
                log.warning("resume-failed", extra={"problem": type(problem).__name__})
                self._to_resume.set()
                await asyncio.sleep(leases.RETRY_SECONDS)

    async def _go_on(self) -> None:
        """Load what dead processes looked after, and the games whose clocks run.

        Any other is loaded when somebody looks at it.
        """
        ours = dict.fromkeys(await self.store.leases.inherit())
        for table_id in ours | dict.fromkeys(await self.store.running_clocks()):
            if self.registry.held(table_id) is not None:
                continue
            # A game by older rules is not played on; whoever looks at it is told so.
            with suppress(RequestError):
                held = await self.registry.load(table_id)
                held.leased = held.leased or table_id in ours
            await asyncio.sleep(RESUME_PAUSE)

    async def look_around(self) -> None:
        """Sweep now and then, until cancelled."""
        while True:
            try:
                await self.sweep()
            except Exception as problem:  # noqa: BLE001 - the next sweep may go better
                log.warning("sweep-failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Call off what was forgotten, and keep nothing in memory that nobody asks for."""
        now = time.time()
        await self._call_off(await self.store.forgotten(now - FORGOTTEN_SECONDS, SWEPT_TABLES))
        await self._call_off(await self.store.deserted(now - DESERTED_SECONDS, SWEPT_TABLES))
        self.registry.let_go_unvisited(UNVISITED_SECONDS)
        self._collect()

    def _collect(self) -> None:
        """Look for garbage everywhere when nobody waits, or when it was not done for a day."""
        since = time.monotonic() - self.garbage_collected_at
        if since > DAY or (since > HOUR and not self.registry.watchers()):
            collect_all()
            self.garbage_collected_at = time.monotonic()

    async def _call_off(self, table_ids: list[str]) -> None:
        """Call tables off where nobody is."""
        for table_id in table_ids:
            with suppress(RequestError):
                held = await self.registry.load(table_id)
                async with held.lock:
                    if not held.present:
                        await self.requests.carry_out_locked(held, Forget())
