# mypyc: compile
"""What a table answers by itself: a seat's only answer, or what it has left standing."""

from __future__ import annotations

import asyncio
import logging

from quattrocento.server.store import leases
from quattrocento.server.tables.bot_pause import CHANCE
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.lease import holds_lease
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables import entries
from quattrocento.tables.ordering import answer_for
from quattrocento.tables.requests import AutomaticAnswer
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)


class AutomaticAnswers:
    """Answers for people after a pause, drawn whether there is something to answer or not."""

    def __init__(self, requests: RequestService, pause: float) -> None:
        self.requests = requests
        self.registry = requests.registry
        self.store = self.registry.store
        self.background = self.registry.background
        self.pause = pause

    def schedule_next(self, held: HeldTable) -> None:
        """Draw for everybody who is asked when the table may answer for them, if it can at all.

        Only a step that everybody could notice lets somebody be given another pause.
        """
        table = held.table
        awaited = table.awaited_people()
        stepped = seat_that_stepped(table)
        now = self.background.loop.time()
        held.answer_at = {
            seat: held.answer_at[seat]
            if seat in held.answer_at and seat != stepped
            else now + self.pause * CHANCE.uniform(0.5, 2.5)
            for seat in awaited
        }
        if awaited:
            self._look_at(held, max(now, min(held.answer_at.values())))

    def _look_at(self, held: HeldTable, when: float) -> None:
        """Look at a time, or before: whoever looks too early looks again."""
        if held.answering is not None:
            if held.answering.when() <= when:
                return
            held.answering.cancel()
        held.answering = self.background.loop.call_at(when, self._answer_soon, held)

    def _answer_soon(self, held: HeldTable) -> None:
        held.answering = None
        if not self.background.closing:
            self.background.spawn(self._answer(held))

    async def _answer(self, held: HeldTable) -> None:
        """Answer for the seats whose pause is over; the others' timer is set anew."""
        if not any(answer_for(held.table, seat) for seat in self._due(held)):
            self._await_next(held)
            return
        if not await holds_lease(self.store, held):
            held.answering = self.background.loop.call_later(
                leases.ASK_AGAIN_SECONDS, self._answer_soon, held
            )
            return
        try:
            async with held.lock:
                await self.requests.carry_out_locked(held, AutomaticAnswer(seats=self._due(held)))
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else answers
            log.warning("answer-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.RETRY_SECONDS)
            self.schedule_next(held)

    def _due(self, held: HeldTable) -> list[int]:
        """The seats of people that are asked and whose pause is over."""
        now = self.background.loop.time()
        awaited = held.table.awaited_people()
        return [seat for seat in awaited if held.answer_at.get(seat, now + 1) <= now]

    def _await_next(self, held: HeldTable) -> None:
        """Wait for the pause that is over next; until something changes the rest need none."""
        now = self.background.loop.time()
        later = [when for when in held.answer_at.values() if when > now]
        if later:
            self._look_at(held, min(later))


def seat_that_stepped(table: Table) -> int | None:
    """The seat whose move everybody could notice was the last thing that happened."""
    last = table.entries[-1] if table.sequence else None
    if isinstance(last, entries.Move) and last.seen & table.seats.bit(None):
        return last.seat
    return None
