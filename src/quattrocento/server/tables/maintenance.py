"""What a process does for all tables: it says that it is alive, calls off what was forgotten."""

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

    async def resume(self) -> None:
        """Go on with the games whose clocks run; any other is loaded when somebody looks at it."""
        for table_id in await self.store.running_clocks():
            # A game by older rules is not played on; whoever looks at it is told so.
            with suppress(RequestError):
                await self.registry.load(table_id)
            await asyncio.sleep(RESUME_PAUSE)

    async def attend(self) -> None:
        """Say that this process is alive, and call off what was forgotten, until cancelled."""
        swept = 0.0
        while True:
            try:
                await self.store.leases.beat()
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self.sweep()
            except Exception as problem:  # noqa: BLE001 - the others must hear of us again
                log.warning("beat-failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.BEAT_SECONDS)

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
