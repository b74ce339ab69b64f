"""Who is there, among processes: those who sit at a table may be connected to several."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store import schema
from quattrocento.server.store.leases import Leases, serving


class PresenceStore:
    """What the processes on one PostgreSQL tell each other of who is there."""

    def __init__(self, engine: AsyncEngine, leases: Leases) -> None:
        self._engine = engine
        self._leases = leases

    async def tell(self, table_id: str, people: Collection[str]) -> None:
        """Tell the others who of those at a table is connected to this process."""
        presence = schema.presence
        here = {"table_id": table_id, "process": self._leases.process}
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.delete(presence)
                .where(presence.c.table_id == table_id)
                .where(presence.c.process == self._leases.process)
            )
            if people:
                rows = [{**here, "person": person} for person in sorted(people)]
                await connection.execute(sa.insert(presence), rows)

    async def elsewhere(self, table_ids: Sequence[str]) -> dict[str, frozenset[str]]:
        """Who of those at some tables is connected to another process that is alive."""
        presence = schema.presence
        chosen = (
            sa.select(presence.c.table_id, presence.c.person)
            .where(presence.c.table_id.in_(table_ids))
            .where(presence.c.process != self._leases.process)
            .where(presence.c.process.in_(serving()))
        )
        people: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
        async with self._engine.connect() as connection:
            for table_id, person in await connection.execute(chosen):
                people[table_id].add(person)
        return {table_id: frozenset(found) for table_id, found in people.items()}
