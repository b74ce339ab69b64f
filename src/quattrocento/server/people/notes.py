"""A private note for each table: only who has written it sees it."""

from __future__ import annotations

import re
import time

from quattrocento.server.people.messages import NOTE_PATTERN, Note
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import FORBIDDEN, RequestError
from quattrocento.tables.permissions import plays_at

SHOWN = re.compile(NOTE_PATTERN)


class NoteService:
    """What people note for themselves."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._notes = registry.store.people.notes

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
