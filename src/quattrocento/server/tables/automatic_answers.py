# mypyc: compile
"""What a table answers by itself: a seat's only answer, or what it has left standing."""

from __future__ import annotations

import asyncio
import logging

from quattrocento.server.store import leases
from quattrocento.server.tables.bot_pause import CHANCE
from quattrocento.server.tables.lease import holds_lease
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.orders import answer_for
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import entries
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)


class AutomaticAnswers:
    """Answers for people after a pause, drawn whether there is something to answer or not."""

    def __init__(self, registry: TableRegistry, pause: float) -> None:
        self.registry = registry
        self.store = registry.store
        self.background = registry.background
        self.pause = pause

    def wake(self, live: LiveTable) -> None:
        """Draw for everybody who is asked when the table may answer for them, if it can at all.

        Only a step that everybody could notice lets somebody be given another pause.
        """
        table = live.table
        awaited = table.awaited_people()
        stepped = seat_that_stepped(table)
        now = self.background.loop.time()
        live.answer_at = {
            seat: live.answer_at[seat]
            if seat in live.answer_at and seat != stepped
            else now + self.pause * CHANCE.uniform(0.5, 2.5)
            for seat in awaited
        }
        if awaited:
            self._look_at(live, max(now, min(live.answer_at.values())))

    def _look_at(self, live: LiveTable, when: float) -> None:
        """Look at a time, or before: whoever looks too early looks again."""
        if live.answering is not None:
            if live.answering.when() <= when:
                return
            live.answering.cancel()
        live.answering = self.background.loop.call_at(when, self._answer_soon, live)

    def _answer_soon(self, live: LiveTable) -> None:
        live.answering = None
        if not self.background.closing:
            self.background.spawn(self._answer(live))

    async def _answer(self, live: LiveTable) -> None:
        """Answer for the seats whose pause is over; the others' timer is set anew."""
        if not any(answer_for(live.table, seat) for seat in self._due(live)):
            self._await_next(live)
            return
        if not await holds_lease(self.store, live):
            live.answering = self.background.loop.call_later(
                leases.ASK_AGAIN_SECONDS, self._answer_soon, live
            )
            return
        try:
            async with live.lock:
                for seat in self._due(live):
                    move = answer_for(live.table, seat)
                    if move is not None:
                        await self.registry.add(live, move)
                        return
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else answers
            log.warning("answer-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.RETRY_SECONDS)
            self.wake(live)

    def _due(self, live: LiveTable) -> list[int]:
        """The seats of people that are asked and whose pause is over."""
        now = self.background.loop.time()
        awaited = live.table.awaited_people()
        return [seat for seat in awaited if live.answer_at.get(seat, now + 1) <= now]

    def _await_next(self, live: LiveTable) -> None:
        """Wait for the pause that is over next; until something changes the rest need none."""
        now = self.background.loop.time()
        later = [when for when in live.answer_at.values() if when > now]
        if later:
            self._look_at(live, min(later))


def seat_that_stepped(table: Table) -> int | None:
    """The seat whose move everybody could notice was the last thing that happened."""
    last = table.entries[-1] if table.sequence else None
    if isinstance(last, entries.Move) and last.seen & table.seats.bit(None):
        return last.seat
    return None
