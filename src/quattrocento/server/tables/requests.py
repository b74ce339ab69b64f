# mypyc: compile
"""How a request is carried out at a table: tried, stored, and only then told.

Nobody is answered or told anything before it is on disk. One lock a table keeps its entries in a
row; between processes the store does, where a sequence can be taken only once.
"""

from __future__ import annotations

from quattrocento.core.errors import QuattrocentoError
from quattrocento.server.store.rows import addition_of
from quattrocento.server.store.writer import StoreFailed
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.decide import decide
from quattrocento.tables.entries import kind_of
from quattrocento.tables.errors import CONFLICT, UNAVAILABLE, RequestError
from quattrocento.tables.messages import MoveRequest, UndoRequest
from quattrocento.tables.requests import TableRequest
from quattrocento.tables.table import Table


class RequestService:
    """Carries out whatever is asked of tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def carry_out(
        self, table_id: str, person: str | None, request: TableRequest
    ) -> HeldTable:
        """Carry out what a person asks of a table that they may look at."""
        held = await self.registry.look(table_id, person)
        await self.carry_out_at(held, request, person)
        return held

    async def carry_out_at(
        self, held: HeldTable, request: TableRequest, person: str | None = None
    ) -> None:
        """Carry out a request at a table that is held; without a person it happens by itself."""
        self.registry.must_be_open()
        async with held.lock:
            await self.carry_out_locked(held, request, person)

    async def carry_out_locked(
        self, held: HeldTable, request: TableRequest, person: str | None = None
    ) -> None:
        """The same when the table's lock is held already."""
        known = held.table
        try:
            await self._try_store_tell(held, request, person)
        except RequestError as refusal:
            if refusal.status == UNAVAILABLE or not await self.registry.was_behind(held, known):
                if isinstance(request, MoveRequest):
                    self.registry.metrics.refusals.inc()
                raise
            # Maybe this very message was carried out by another process.
            await self._try_store_tell(held, request, person)

    async def _try_store_tell(
        self, held: HeldTable, request: TableRequest, person: str | None
    ) -> None:
        before = held.table
        try:
            after = decide(before, request, person, self.registry.now())
            if after.sequence == before.sequence:
                return
            since = self.registry.store.leases.serving_since
            await self._store(held, before, after)
            if self.registry.store.leases.serving_since != since:
                # The time of day was set while it was stored.
                self.registry.set_clock(after)
        except QuattrocentoError as error:
            if isinstance(request, (MoveRequest, UndoRequest)):
                raise held.refused(person, error, request.key) from None
            raise
        self._tell(held, before, after)

    async def _store(self, held: HeldTable, before: Table, after: Table) -> None:
        try:
            stored = await self.registry.store.writer.add(addition_of(before, after))
        except StoreFailed:
            # If it was stored after all, the next entry finds its place taken and catches up.
            raise RequestError("store-failed", UNAVAILABLE) from None
        if not stored:
            await self.registry.catch_up(held)
            raise RequestError("stale", CONFLICT)

    def _tell(self, held: HeldTable, before: Table, after: Table) -> None:
        held.table = after
        for entry in after.entries.since(before.sequence):
            self.registry.metrics.count_entry(kind_of(entry))
        # The answer goes out first: the others are told when the event loop comes round again.
        self.registry.background.loop.call_soon(self.registry.broadcaster.tell, held)
        self.registry.schedule_next(held)
