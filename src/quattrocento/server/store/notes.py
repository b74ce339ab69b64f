"""What people have noted for themselves about tables."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store.schema import notes
from quattrocento.server.store.upsert import put


class NoteStore:
    """The part of the store for notes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, table_id: str, person: str) -> str:
        """What somebody has noted about a table, or nothing."""
        mine = (notes.c.table_id == table_id) & (notes.c.person == person)
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(notes.c.text).where(mine))
            return found.scalar_one_or_none() or ""

    async def write(self, table_id: str, person: str, text: str, now: float) -> None:
        """Keep a note in place of the one before; an empty one is not kept."""
        mine = (notes.c.table_id == table_id) & (notes.c.person == person)
        row = {"table_id": table_id, "person": person, "text": text, "changed": now}
        async with self._engine.begin() as connection:
            if text:
                await put(connection, notes, ["table_id", "person"], row)
            else:
                await connection.execute(sa.delete(notes).where(mine))
