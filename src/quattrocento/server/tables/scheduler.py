# mypyc: compile
"""What happens next at a table by itself: bots move, the table answers, the clock rings."""

from __future__ import annotations

import asyncio
import logging

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.store import leases
from quattrocento.server.tables.bot_turns import CHANCE, BotTurns, holds_lease
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables import entries
from quattrocento.tables.ordering import answer_for
from quattrocento.tables.requests import AutomaticAnswer, ClockAlarm
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)


class TurnScheduler:
    """Called after whatever happens at a table, and when it is loaded."""

    def __init__(
        self, requests: RequestService, bots: BotPool, bot_pause: float, answer_pause: float
    ) -> None:
        self.background = requests.registry.background
        self.bot_turns = BotTurns(requests, bots, bot_pause)
        self.alarms = ClockAlarms(requests)
        self.answers = AutomaticAnswers(requests, answer_pause)

    def schedule_next(self, held: HeldTable) -> None:
        """Let the bots think that must decide, and set the timers of the clock and the answers."""
        if self.background.closing:
            return
        self.bot_turns.schedule_next(held)
        self.alarms.schedule_next(held)
        self.answers.schedule_next(held)


class ClockAlarms:
    """Sets the alarm of each table's clock."""

    def __init__(self, requests: RequestService) -> None:
        self.requests = requests
        self.registry = requests.registry
        self.store = self.registry.store
        self.background = self.registry.background

    def schedule_next(self, held: HeldTable, least: float = 0.0) -> None:
        """Let the clock ring when the first seat's time runs out."""
        if held.alarm is not None:
            held.alarm.cancel()
            held.alarm = None
        if held.table.setup.clock is None:
            return
        found = (held.table.clock.deadline(seat) for seat in held.table.awaited_people())
        deadlines = [deadline for deadline in found if deadline is not None]
        if deadlines and not self.background.closing:
            wait = max(least, min(deadlines) - self.registry.now())
            loop = self.background.loop
            held.alarm = loop.call_later(wait, lambda: self.background.spawn(self._ring(held)))

    async def _ring(self, held: HeldTable) -> None:
        """Hand the seats whose time has run out to bots."""
        held.alarm = None
        try:
            if not await holds_lease(self.store, held):
                self.schedule_next(held, leases.ASK_AGAIN_SECONDS)
                return
            await self.requests.carry_out_at(held, ClockAlarm())
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else winds the clock
            log.warning("clock-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.RETRY_SECONDS)
        self.schedule_next(held)


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
