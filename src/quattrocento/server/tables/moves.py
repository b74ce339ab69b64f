# mypyc: compile
"""Moves: what seats do in the game, what they could do, and why not."""

from __future__ import annotations

import asyncio

from quattrocento.core.errors import BadNotation, Illegal, QuattrocentoError
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import entries, messages
from quattrocento.tables.errors import CONFLICT, UNAVAILABLE, RequestError
from quattrocento.tables.permissions import answers_now, may_play, refuse
from quattrocento.tables.planning import parsed, plan_of, planned
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table


class MoveService:
    """Moves of people's seats."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def move(
        self, table_id: str, person: str | None, request: messages.MoveRequest
    ) -> messages.Accepted:
        """Carry out a move: check, store, commit, and only then answer."""
        return await self.move_at(await self.registry.look(table_id, person), person, request)

    async def move_at(
        self, live: LiveTable, person: str | None, request: messages.MoveRequest
    ) -> messages.Accepted:
        """Carry out a move of somebody who looks at the table already."""
        self.registry.must_be_open()
        async with live.lock:
            known = live.table
            try:
                return await self._carry_out(live, person, request)
            except RequestError as refusal:
                if not refusal.at_table or not await self.registry.was_behind(live, known):
                    self.registry.metrics.refusals.inc()
                    raise
            # Maybe this very message was carried out by another process.
            return await self._carry_out(live, person, request)

    async def _carry_out(
        self, live: LiveTable, person: str | None, request: messages.MoveRequest
    ) -> messages.Accepted:
        reader = live.table.reader(person)
        done = None if person is None else live.table.done(person, request.key)
        if done is not None:
            sequence = live.table.sequence_for(reader, done.sequence)
            return messages.Accepted(key=request.key, sequence=sequence)
        try:
            move = checked(live.table, reader, request)
            entry = entries.Move(seat=request.seat, person=person, key=request.key, move=move)
            await self.registry.add(live, entry)
        except QuattrocentoError as error:
            raise refused_at(live, reader, RequestError.of(error), request.key) from None
        return messages.Accepted(key=request.key, sequence=live.table.sequence_for(reader))

    async def why_not(
        self, table_id: str, person: str, request: messages.WhyNot
    ) -> messages.Refused | None:
        """Why a seat may not make a move now; None if it may."""
        live = await self.registry.look(table_id, person)
        table = live.table
        may_play(table, table.reader(person), request.seat)
        try:
            refuse(table.playing(), request.seat, table.game.actions.parse(request.move))
        except (BadNotation, Illegal) as problem:
            return RequestError.of(problem).message()
        return None

    async def plan(
        self, table_id: str, person: str, request: messages.PlanRequest
    ) -> messages.Plan:
        """What moves of a seat would lead to, as far as it can know; nothing is stored."""
        live = await self.registry.look(table_id, person)
        table = live.table
        reader = table.reader(person)
        try:
            may_play(table, reader, request.seat)
            answers_now(table, reader, request.seat, request.sequence)
            actions = parsed(table.game.actions, request.moves)
            found = await asyncio.to_thread(planned, table.playing(), request.seat, actions)
        except RequestError as refusal:
            if refusal.place is not None:
                refusal.move = request.moves[refusal.place]
            raise refused_at(live, reader, refusal) from None
        return plan_of(table.game.actions, found)


def checked(table: Table, reader: Reader, request: messages.MoveRequest) -> str:
    """The move in its usual notation, if the seat may make it."""
    may_play(table, reader, request.seat)
    answers_now(table, reader, request.seat, request.sequence)
    action = table.game.actions.parse(request.move)
    refuse(table.playing(), request.seat, action)
    return table.game.actions.text(action)


def refused_at(
    live: LiveTable, reader: Reader, refusal: RequestError, key: str | None = None
) -> RequestError:
    """A refusal with the key of its request; with the table as it is, if they knew an older one.

    That the server cannot do its work just now says nothing of the table.
    """
    refusal.request_key = key
    if refusal.status != UNAVAILABLE:
        refusal.status = CONFLICT
        refusal.at_table = True
        refusal.sequence = live.table.sequence_for(reader)
        if refusal.reason == "stale":
            refusal.state = live.snapshot(reader, [])
    return refusal
