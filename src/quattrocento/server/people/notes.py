"""A private note for each table: only who has written it sees it."""

from __future__ import annotations

import re
import time

import sqlalchemy as sa
from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.http.dependencies import PersonId, TableId, problems
from quattrocento.server.people.messages import NOTE_PATTERN, Note, WriteNote
from quattrocento.server.store import schema
from quattrocento.server.store.database import put_row
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import FORBIDDEN, RequestError
from quattrocento.tables.permissions import plays_at

SHOWN = re.compile(NOTE_PATTERN)


class Notes(Controller):
    """My note about a table; nobody else sees it."""

    path = "/api/v1/tables/{table_id:str}/note"
    tags = ["people"]

    @get(responses=problems(404))
    async def read(
        self, notes: NamedDependency[NoteService], person: PersonId, table_id: TableId
    ) -> Note:
        """What I have noted about a table of mine."""
        return await notes.read(table_id, person)

    @put(responses=problems(404))
    async def write(
        self,
        notes: NamedDependency[NoteService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[WriteNote],
    ) -> Note:
        """Note something about a table of mine, in place of what I had noted."""
        return await notes.write(table_id, person, data.text)


class NoteService:
    """What people note for themselves."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._notes = NoteStore(registry.store.engine)

    async def read(self, table_id: str, person: str) -> Note:
        """What somebody has noted about a table of theirs."""
        await self._must_be_theirs(table_id, person)
        return Note(text=await self._notes.read(table_id, person))

    async def write(self, table_id: str, person: str, text: str) -> Note:
        """Keep a note in place of the one before; an empty one takes it away."""
        await self._must_be_theirs(table_id, person)
        if SHOWN.fullmatch(text) is None:
            raise RequestError("bad-text", field="text")
        tidied = text.replace("\r\n", "\n").replace("\r", "\n").strip()
        await self._notes.write(table_id, person, tidied, time.time())
        return Note(text=tidied)

    async def _must_be_theirs(self, table_id: str, person: str) -> None:
        held = await self._registry.look(table_id, person)
        if not plays_at(held.table, person):
            raise RequestError("not-at-table", FORBIDDEN)


class NoteStore:
    """The part of the store for notes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, table_id: str, person: str) -> str:
        """What somebody has noted about a table, or nothing."""
        mine = (schema.notes.c.table_id == table_id) & (schema.notes.c.person == person)
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(schema.notes.c.text).where(mine))
            return found.scalar_one_or_none() or ""

    async def write(self, table_id: str, person: str, text: str, now: float) -> None:
        """Keep a note in place of the one before; an empty one is not kept."""
        mine = (schema.notes.c.table_id == table_id) & (schema.notes.c.person == person)
        row = {"table_id": table_id, "person": person, "text": text, "changed": now}
        async with self._engine.begin() as connection:
            if text:
                await put_row(connection, schema.notes, ["table_id", "person"], row)
            else:
                await connection.execute(sa.delete(schema.notes).where(mine))
