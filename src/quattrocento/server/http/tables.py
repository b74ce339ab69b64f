"""What can be asked about tables: finding, opening, joining and leaving them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from quattrocento.server.http.dependencies import (
    Address,
    PersonId,
    TableId,
    problems,
)
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.seating import SeatingService
from quattrocento.tables import messages

Page = Annotated[int, QueryParameter(ge=0, le=1000)]
Code = Annotated[str, PathParameter(max_length=16)]


class Tables(Controller):
    """Tables: finding, opening, joining and leaving them."""

    path = "/api/v1/tables"
    tags = ["tables"]

    @get(responses=problems())
    async def lobby(
        self, seating: NamedDependency[SeatingService], person: PersonId, page: Page = 0
    ) -> messages.TableList:
        """My tables, and a page of open tables and of finished games."""
        return await seating.lobby(person, page)

    @post(responses=problems(404))
    async def open(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        address: Address,
        data: JSONBody[messages.NewTable],
    ) -> messages.TableInfo:
        """Open a table; the game begins as soon as no seat is open."""
        return await seating.open(person, address, data)

    @post("/join", status_code=200, responses=problems(404, 409))
    async def join_by_code(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        data: JSONBody[messages.JoinByCode],
    ) -> messages.TableInfo:
        """Take an open seat at the table with this code."""
        return await seating.join_by_code(person, data)

    @get("/invitation/{code:str}", responses=problems(404))
    async def invitation(
        self, seating: NamedDependency[SeatingService], code: Code
    ) -> messages.Invitation:
        """The table that a code invites to."""
        return await seating.invitation(code)

    @get("/{table_id:str}", responses=problems(404))
    async def look(
        self, registry: NamedDependency[TableRegistry], person: PersonId, table_id: TableId
    ) -> messages.Snapshot:
        """A table as I may see it."""
        return await registry.snapshot(table_id, person)

    @post("/{table_id:str}/join", status_code=200, responses=problems(404, 409))
    async def join(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.Join],
    ) -> messages.TableInfo:
        """Take an open seat."""
        return await seating.join(table_id, person, data)

    @post("/{table_id:str}/leave", status_code=200, responses=problems(404, 409))
    async def leave(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Leave a seat of mine; in play a bot stands in."""
        return await seating.leave(table_id, person, data.seat)

    @post("/{table_id:str}/return", status_code=200, responses=problems(404, 409))
    async def come_back(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Take my seat back from the bot that stands in."""
        return await seating.come_back(table_id, person, data.seat)

    @post("/{table_id:str}/end", status_code=200, responses=problems(404, 409))
    async def end(
        self, seating: NamedDependency[SeatingService], person: PersonId, table_id: TableId
    ) -> messages.TableInfo:
        """Call a table of mine off, while no other person plays there."""
        return await seating.end(table_id, person)

    @post("/{table_id:str}/archive", status_code=204, responses=problems(404, 409))
    async def archive(
        self, seating: NamedDependency[SeatingService], person: PersonId, table_id: TableId
    ) -> None:
        """Put an ended table away from my list."""
        await seating.archive(table_id, person)

    @post("/{table_id:str}/rematch", status_code=200, responses=problems(404, 409))
    async def rematch(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        address: Address,
        table_id: TableId,
        data: JSONBody[messages.Rematch | None] = None,
    ) -> messages.TableInfo:
        """Open a table for another game of the same players, or find the one that is open."""
        wanted = data or messages.Rematch()
        return await seating.rematch(table_id, person, address, wanted)
