"""What can be asked at a table in play: moves, plans, taking back, chat."""

from __future__ import annotations

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quattrocento.server.http.dependencies import (
    Address,
    PersonId,
    TableId,
    problems,
)
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.tables.chat import ChatService
from quattrocento.server.tables.playing import PlayService
from quattrocento.tables import messages, order_messages


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
