# mypyc: compile
"""What is asked in play, with its answers: moves, plans, taking back, what is left standing."""

from __future__ import annotations

import asyncio

from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables import entries, messages
from quattrocento.tables.errors import RequestError
from quattrocento.tables.messages import MoveRequest, PassUntil, UndoAnswer, UndoRequest
from quattrocento.tables.moving import why_not
from quattrocento.tables.order_messages import GiveOrder, RevokeOrder
from quattrocento.tables.ordering import offers_of
from quattrocento.tables.planning import plan_of, planned, wanted


class PlayService:
    """What people do with their seats in a game."""

    def __init__(self, registry: TableRegistry, requests: RequestService) -> None:
        self.registry = registry
        self.requests = requests

    async def move(
        self, table_id: str, person: str | None, request: MoveRequest
    ) -> messages.Accepted:
        """Carry out a move; it is stored when the answer comes."""
        return await self.move_at(await self.registry.look(table_id, person), person, request)

    async def move_at(
        self, held: HeldTable, person: str | None, request: MoveRequest
    ) -> messages.Accepted:
        """Carry out a move of somebody who looks at the table already."""
        await self.requests.carry_out_at(held, request, person)
        _, sequence = carried_out(held, person, request)
        return messages.Accepted(key=request.key, sequence=sequence)

    async def why_not(
        self, table_id: str, person: str, request: messages.WhyNot
    ) -> messages.Refused | None:
        """Why a seat may not make a move now; None if it may."""
        return why_not((await self.registry.look(table_id, person)).table, request, person)

    async def plan(
        self, table_id: str, person: str, request: messages.PlanRequest
    ) -> messages.Plan:
        """What moves of a seat would lead to, as far as it can know; nothing is stored."""
        held = await self.registry.look(table_id, person)
        table = held.table
        try:
            actions = wanted(table, request, person)
            found = await asyncio.to_thread(planned, table.playing(), request.seat, actions)
        except RequestError as refusal:
            if refusal.place is not None:
                refusal.move = request.moves[refusal.place]
            raise held.refused(person, refusal) from None
        return plan_of(table.game.actions, found)

    async def undo(self, table_id: str, person: str, request: UndoRequest) -> messages.UndoResult:
        """Take back a seat's last move by itself, or ask the others."""
        held = await self.requests.carry_out(table_id, person, request)
        done, sequence = carried_out(held, person, request)
        return messages.UndoResult(done=isinstance(done, entries.Undo), sequence=sequence)

    async def answer_undo(
        self, table_id: str, person: str, request: UndoAnswer
    ) -> messages.TableInfo:
        """Agree or not that another takes back."""
        return (await self.requests.carry_out(table_id, person, request)).info(person)

    async def leave_standing(
        self, table_id: str, person: str, request: PassUntil | GiveOrder | RevokeOrder
    ) -> messages.SeatOffers:
        """Pass for a period, leave an order or take one back."""
        held = await self.requests.carry_out(table_id, person, request)
        return offers_of(held.table, person, request.seat)


def carried_out(
    held: HeldTable, person: str | None, request: MoveRequest | UndoRequest
) -> tuple[entries.Entry, int]:
    """The entry that a request with a key has led to, and its number for whoever asked."""
    assert person is not None, "only people who sit there may move"
    table = held.table
    done = table.done(person, request.key)
    assert done is not None, "a request that is carried out is in the log"
    return done, table.sequence_for(table.reader(person), done.sequence)
