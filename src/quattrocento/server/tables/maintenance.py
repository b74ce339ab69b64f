"""What a process does for all tables: it says that it is alive, calls off what was forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from quattrocento.server.store.leases import BEAT_SECONDS
from quattrocento.server.tables import entries
from quattrocento.server.tables.errors import RequestError
from quattrocento.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

RESUME_PAUSE = 0.01
SWEEP_SECONDS = 600.0
SWEPT_TABLES = 100
FORGOTTEN_SECONDS = 2 * 24 * 3600.0


class Maintenance:
    """Looks after all tables, until it is cancelled."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store

    async def resume(self) -> None:
        """Go on with the games whose clocks run; any other is loaded when somebody looks at it."""
        for table_id in await self.store.running_clocks():
            # A game by older rules is not played on; whoever looks at it is told so.
            with suppress(RequestError):
                await self.registry.live(table_id)
            await asyncio.sleep(RESUME_PAUSE)

    async def attend(self) -> None:
        """Say that this process is alive, and call off what was forgotten, until cancelled."""
        swept = 0.0
        while True:
            try:
                await self.store.leases.beat()
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self.call_off_forgotten()
            except Exception as problem:  # noqa: BLE001 - the others must hear of us again
                log.warning("beat-failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(BEAT_SECONDS)

    async def call_off_forgotten(self) -> None:
        """Call off tables that have gathered players in vain for too long."""
        before = time.time() - FORGOTTEN_SECONDS
        for table_id in await self.store.forgotten(before, SWEPT_TABLES):
            with suppress(RequestError):
                live = await self.registry.live(table_id)
                async with live.lock:
                    if live.table.status == "gathering" and not live.present:
                        await self.registry.add(live, entries.End())
