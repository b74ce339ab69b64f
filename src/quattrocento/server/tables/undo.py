"""Taking back: by oneself while nothing hidden was shown, later if the others agree."""

from __future__ import annotations

from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.moves import refused_at
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import entries, messages
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.permissions import may_play, own_seat
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table


class UndoService:
    """Moves taken back."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def undo(
        self, table_id: str, person: str, request: messages.UndoRequest
    ) -> messages.UndoResult:
        """Take back a seat's last move by itself, or ask the others."""
        live = await self.registry.look(table_id, person)
        async with live.lock:
            known = live.table
            try:
                return await self._carry_out(live, person, request)
            except RequestError as refusal:
                if not refusal.at_table or not await self.registry.was_behind(live, known):
                    raise
            # Maybe this very message was carried out by another process.
            return await self._carry_out(live, person, request)

    async def _carry_out(
        self, live: LiveTable, person: str, request: messages.UndoRequest
    ) -> messages.UndoResult:
        reader = live.table.reader(person)
        if live.table.done(person, request.key) is None:
            try:
                await self.registry.add(live, undo_of(live.table, reader, request))
            except RequestError as refusal:
                raise refused_at(live, reader, refusal, request.key) from None
        table = live.table
        done = table.done(person, request.key)
        assert done is not None
        sequence = table.sequence_for(reader, done.sequence)
        return messages.UndoResult(done=isinstance(done, entries.Undo), sequence=sequence)

    async def answer(
        self, table_id: str, person: str, request: messages.UndoAnswer
    ) -> messages.TableInfo:
        """Agree or not that another takes back; when all agree, it is done."""
        live = await self.registry.look(table_id, person)
        seat = request.seat
        async with live.lock:
            table = own_seat(live.table, person, seat)
            asked = table.proposal
            if asked is None:
                raise RequestError("no-undo-asked", CONFLICT)
            if seat not in table.must_agree(asked.seat):
                raise RequestError("undo-not-yours-to-answer", CONFLICT)
            if not request.agree:
                await self.registry.add(live, entries.DeclineUndo(seat=seat, person=person))
            elif seat not in asked.agreed:
                await self.registry.add(live, entries.AgreeUndo(seat=seat, person=person))
                if live.table.must_agree(asked.seat) <= asked.agreed | {seat}:
                    await self.registry.add(live, entries.Undo(seat=asked.seat, to=asked.first))
            return live.info(person)


def undo_of(
    table: Table, reader: Reader, request: messages.UndoRequest
) -> entries.Undo | entries.AskUndo:
    """What a request to take back leads to: it is done, or the others are asked."""
    seat = request.seat
    may_play(table, reader, seat)
    if request.sequence != table.sequence_for(reader):
        raise RequestError("stale", CONFLICT)
    if table.proposal is not None:
        raise RequestError("undo-asked-already", CONFLICT)
    alone = table.undo_alone(seat)
    if alone is not None:
        return entries.Undo(
            seat=seat, person=reader.person, key=request.key, to=alone, others_stay=True
        )
    last = table.last_choice_of(seat)
    if last is None:
        raise RequestError("nothing-to-undo", CONFLICT)
    if table.setup.event is not None:
        # Others play the same cards: what was seen stays seen.
        raise RequestError("event-undo", CONFLICT)
    first = table.moves[last].sequence
    if table.must_agree(seat):
        return entries.AskUndo(seat=seat, person=reader.person, key=request.key, to=first)
    return entries.Undo(seat=seat, person=reader.person, key=request.key, to=first)
