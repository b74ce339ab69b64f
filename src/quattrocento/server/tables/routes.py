"""What can be asked about tables over HTTP: to open and join them, and to play at them."""

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
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.tables.chat import ChatService
from quattrocento.server.tables.playing import PlayService
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.seating import SeatingService
from quattrocento.tables import messages, order_messages

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


class Playing(Controller):
    """Moves, why not, plans, passing, orders, taking back and chat."""

    path = "/api/v1/tables"
    tags = ["tables"]

    @post("/{table_id:str}/moves", status_code=200, responses=problems(404, 409))
    async def move(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.MoveRequest],
    ) -> messages.Accepted:
        """Make a move, or all moves of an answer; they are stored when the answer comes."""
        return await playing.move(table_id, person, data)

    @post("/{table_id:str}/why-not", status_code=200, responses=problems(404, 409))
    async def why_not(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.WhyNot],
    ) -> messages.Refused | None:
        """Why one of my seats may not make a move now; null if it may."""
        return await playing.why_not(table_id, person, data)

    @post("/{table_id:str}/plan", status_code=200, responses=problems(404, 409))
    async def plan(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.PlanRequest],
    ) -> messages.Plan:
        """What moves of one of my seats would lead to; nothing is stored."""
        return await playing.plan(table_id, person, data)

    @post("/{table_id:str}/pass", status_code=200, responses=problems(404, 409))
    async def pass_until(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.PassUntil],
    ) -> messages.SeatOffers:
        """Leave it at passing with one of my seats for a period, or be asked again."""
        return await playing.leave_standing(table_id, person, data)

    @post("/{table_id:str}/orders", status_code=200, responses=problems(404, 409))
    async def give_order(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[order_messages.GiveOrder],
    ) -> messages.SeatOffers:
        """Leave an order for one of my seats: a secret maximum, or moves for its next decision."""
        return await playing.leave_standing(table_id, person, data)

    @post("/{table_id:str}/orders/revoke", status_code=200, responses=problems(404, 409))
    async def revoke_order(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[order_messages.RevokeOrder],
    ) -> messages.SeatOffers:
        """Take an order of one of my seats back."""
        return await playing.leave_standing(table_id, person, data)

    @post("/{table_id:str}/undo", status_code=200, responses=problems(404, 409))
    async def undo(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.UndoRequest],
    ) -> messages.UndoResult:
        """Take my last move back, or ask the others to let me."""
        return await playing.undo(table_id, person, data)

    @post("/{table_id:str}/undo-answer", status_code=200, responses=problems(404, 409))
    async def answer_undo(
        self,
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.UndoAnswer],
    ) -> messages.TableInfo:
        """Agree or not to another's request to take back."""
        return await playing.answer_undo(table_id, person, data)

    @post("/{table_id:str}/chat", status_code=200, responses=problems(404, 409))
    async def say(
        self,
        moderation: NamedDependency[Moderation],
        chat_service: NamedDependency[ChatService],
        person: PersonId,
        address: Address,
        table_id: TableId,
        data: JSONBody[messages.Say],
    ) -> messages.ChatLine:
        """Say something at a table of mine."""
        moderation.must_be_allowed_to_speak(person, address)
        return await chat_service.say(table_id, person, data.text)
