"""What can be asked about the private note of a table."""

from __future__ import annotations

from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quattrocento.server.http.dependencies import PersonId, TableId, problems
from quattrocento.server.people.messages import Note, WriteNote
from quattrocento.server.people.notes import NoteService


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
