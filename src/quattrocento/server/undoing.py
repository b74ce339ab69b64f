"""Taking back: by oneself while nothing hidden was shown, later if the others agree."""

from __future__ import annotations

from quattrocento.server import messages
from quattrocento.server.company import Reader
from quattrocento.server.floor import Floor, Live
from quattrocento.server.moving import refused
from quattrocento.server.problems import CONFLICT, Trouble
from quattrocento.server.rights import may_play, own_seat
from quattrocento.server.rows import Entry


class Undoing:
    """Moves taken back."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor

    async def undo(
        self, table_id: str, person: str, wish: messages.UndoRequest
    ) -> messages.UndoResult | messages.Refused:
        """Take back a seat's last move by itself, or ask the others."""
        live = await self.floor.look(table_id, person)
        async with live.lock:
            known = live.table
            answer = await self._answer(live, person, wish)
            if isinstance(answer, messages.Refused) and await self.floor.was_behind(live, known):
                # Maybe this very message was carried out by another process.
                answer = await self._answer(live, person, wish)
        return answer

    async def _answer(
        self, live: Live, person: str, wish: messages.UndoRequest
    ) -> messages.UndoResult | messages.Refused:
        reader = live.table.reader(person)
        if live.table.done(person, wish.key) is None:
            try:
                await self._undo(live, reader, wish)
            except Trouble as problem:
                return refused(live, reader, wish.key, problem)
        table = live.table
        done = table.done(person, wish.key)
        assert done is not None
        sequence = table.sequence_for(reader, done.sequence)
        return messages.UndoResult(done=done.kind == "undo", sequence=sequence)

    async def _undo(self, live: Live, reader: Reader, wish: messages.UndoRequest) -> None:
        table = live.table
        seat = wish.seat
        may_play(table, reader, seat)
        if wish.sequence != table.sequence_for(reader):
            raise Trouble("stale", CONFLICT)
        if table.wish is not None:
            raise Trouble("undo-asked-already", CONFLICT)
        alone = table.undo_alone(seat)
        place = table.last_move_of(seat) if alone is None else alone
        if place is None:
            raise Trouble("nothing-to-undo", CONFLICT)
        done = alone is not None or not table.must_agree(seat)
        entry = Entry(
            kind="undo" if done else "ask_undo",
            seat=seat,
            person=reader.person,
            key=wish.key,
            to=table.moves[place].sequence,
        )
        await self.floor.add(live, entry)

    async def answer(
        self, table_id: str, person: str, wish: messages.UndoAnswer
    ) -> messages.TableInfo:
        """Agree or not to another's wish to take back; when all agree, it is done."""
        live = await self.floor.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, wish.seat)
            asked = table.wish
            if asked is None:
                raise Trouble("no-undo-asked", CONFLICT)
            if wish.seat not in table.must_agree(asked.seat):
                raise Trouble("undo-not-yours-to-answer", CONFLICT)
            if not wish.agree:
                await self.floor.add(live, Entry(kind="decline", seat=wish.seat, person=person))
            elif wish.seat not in asked.agreed:
                await self.floor.add(live, Entry(kind="agree", seat=wish.seat, person=person))
                if live.table.must_agree(asked.seat) <= asked.agreed | {wish.seat}:
                    undo = Entry(kind="undo", seat=asked.seat, to=asked.first)
                    await self.floor.add(live, undo)
            return live.info(person)
