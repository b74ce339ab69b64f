"""Bots, clocks and what tables answer: whoever must act next is woken.

Whose time has run out is replaced by a bot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from quattrocento.bots.levels import lacks_values
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.refusals import Refusal
from quattrocento.server.store import leases
from quattrocento.server.store.problems import STORE_PROBLEMS
from quattrocento.server.tables import entries
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.orders import own_answer
from quattrocento.server.tables.pace import CHANCE, Pace
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.table import Table

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
RESUME_PAUSE = 0.01
SWEEP_SECONDS = 600.0
SWEPT_TABLES = 100
FORGOTTEN_SECONDS = 2 * 24 * 3600.0


class TurnScheduler:
    """Lets bots move and clocks ring."""

    def __init__(
        self, registry: TableRegistry, bots: BotPool, bot_pause: float, answer_pause: float
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.background = registry.background
        self.bots = bots
        self.bot_pause = bot_pause
        self.answer_pause = answer_pause
        self._room = asyncio.Semaphore(bots.room)

    async def resume(self) -> None:
        """Go on with the games whose clocks run; any other is loaded when somebody looks at it."""
        for table_id in await self.registry.store.running_clocks():
            # A game by older rules is not played on; whoever looks at it is told so.
            with suppress(Refusal):
                await self.registry.live(table_id)
            await asyncio.sleep(RESUME_PAUSE)

    async def attend(self) -> None:
        """Say that this process is alive, and call off what was forgotten, until cancelled."""
        swept = 0.0
        while True:
            try:
                await self.store.leases.beat()
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self.call_off_forgotten()
            except Exception as problem:  # noqa: BLE001 - the others must hear of us again
                log.warning("beat-failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(leases.BEAT_SECONDS)

    async def call_off_forgotten(self) -> None:
        """Call off tables that have gathered players in vain for too long."""
        before = time.time() - FORGOTTEN_SECONDS
        for table_id in await self.store.forgotten(before, SWEPT_TABLES):
            with suppress(Refusal):
                live = await self.registry.live(table_id)
                async with live.lock:
                    if live.table.status == "gathering" and not live.present:
                        await self.registry.add(live, entries.End())

    def wake(self, live: LiveTable) -> None:
        """Let the bots think that must decide, and set the alarm of the clock."""
        if self.background.closing:
            return
        if live.thinking is None and live.table.awaited_bots():
            live.thinking = self.background.spawn(self._play_bots(live))
        self.set_alarm(live)
        self.set_answers(live)

    # Bots

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            await self._play_while_asked(live)
        finally:
            # Here and not later: whoever wakes the bots from now on must find none thinking.
            live.thinking = None

    async def _play_while_asked(self, live: LiveTable) -> None:
        pace = Pace(self.bot_pause)
        while (seats := live.table.awaited_bots()) and not self.background.closing:
            try:
                if await self._is_ours(live):
                    await self._play(live, live.table, seats[0], pace)
                else:
                    await asyncio.sleep(leases.ASK_AGAIN_SECONDS)
                    pace.begin()
            except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else wakes the bot
                log.warning("bot-hindered", extra={"problem": type(problem).__name__})
                await asyncio.sleep(RETRY_SECONDS)
                pace.begin()

    async def _play(self, live: LiveTable, table: Table, seat: int, pace: Pace) -> None:
        """Let a bot move, unless it has noticed something in the meantime."""
        kind = table.seats.bots[seat]
        if kind is None or seat not in table.awaited_bots():
            return
        if await self._says_that_it_follows_advice(live, table, kind, seat):
            return
        with self.registry.metrics.thinking.time():
            async with self._room:
                if has_noticed(live.table, seat, table):
                    return
                move = await self.bots.choose(table.playing(), kind, seat)
        entry = entries.Move(seat=seat, move=move)
        # No hidden step may be counted by its pause.
        seen = pace.pause > 0 and is_seen_by_others(table, entry)
        if seen:
            await pace.rest()
        async with live.lock:
            if not has_noticed(live.table, seat, table):
                await self.registry.add(live, entry)
        if seen:
            pace.begin()

    async def _says_that_it_follows_advice(
        self, live: LiveTable, table: Table, kind: str, seat: int
    ) -> bool:
        """Let a bot without the values that its level plays by say so, once; whether it did."""
        if not lacks_values(kind, table.game.name, len(table.chairs)):
            return False
        said = (each for each in table.entries if isinstance(each, entries.FollowAdvice))
        if any(each.seat == seat for each in said):
            return False
        async with live.lock:
            if live.table is table:
                await self.registry.add(live, entries.FollowAdvice(seat=seat))
        return True

    async def _is_ours(self, live: LiveTable) -> bool:
        """Whether this process looks after a table: it does already, or nobody else does."""
        if not (live.leased and self.store.leases.alive):
            try:
                live.leased = await self.store.leases.take(live.table.setup.id)
            except STORE_PROBLEMS as problem:
                log.warning("lease-failed", extra={"problem": type(problem).__name__})
                return False
        return live.leased

    # What the table answers by itself

    def set_answers(self, live: LiveTable) -> None:
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
            else now + self.answer_pause * CHANCE.uniform(0.5, 2.5)
            for seat in awaited
        }
        if live.answering is not None:
            live.answering.cancel()
            live.answering = None
        if awaited:
            when = max(now, min(live.answer_at.values()))
            live.answering = self.background.loop.call_at(when, self._answer_soon, live)

    def _answer_soon(self, live: LiveTable) -> None:
        live.answering = None
        if not self.background.closing:
            self.background.spawn(self._answer(live))

    async def _answer(self, live: LiveTable) -> None:
        """Answer for the seats whose pause is over; the others' timer is set anew."""
        if not any(own_answer(live.table, seat) for seat in self._due(live)):
            self._await_next(live)
            return
        if not await self._is_ours(live):
            live.answering = self.background.loop.call_later(
                leases.ASK_AGAIN_SECONDS, self._answer_soon, live
            )
            return
        try:
            async with live.lock:
                for seat in self._due(live):
                    move = own_answer(live.table, seat)
                    if move is not None:
                        await self.registry.add(live, entries.Move(seat=seat, move=move))
                        return
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else answers
            log.warning("answer-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(RETRY_SECONDS)
            self.set_answers(live)

    def _due(self, live: LiveTable) -> list[int]:
        """The seats of people that are asked and whose pause is over."""
        now = self.background.loop.time()
        awaited = live.table.awaited_people()
        return [seat for seat in awaited if live.answer_at.get(seat, now + 1) <= now]

    def _await_next(self, live: LiveTable) -> None:
        """Wait for the pause that is over next; until something changes the rest need none."""
        now = self.background.loop.time()
        later = [when for when in live.answer_at.values() if when > now]
        if later and live.answering is None:
            live.answering = self.background.loop.call_at(min(later), self._answer_soon, live)

    # Clocks

    def set_alarm(self, live: LiveTable, least: float = 0.0) -> None:
        """Let the clock ring when the first seat's time runs out."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.table.setup.clock is None:
            return
        found = (live.table.clock.deadline(seat) for seat in live.table.awaited_people())
        deadlines = [deadline for deadline in found if deadline is not None]
        if deadlines and not self.background.closing:
            wait = max(least, min(deadlines) - time.time())
            loop = self.background.loop
            live.alarm = loop.call_later(wait, lambda: self.background.spawn(self._ring(live)))

    async def _ring(self, live: LiveTable) -> None:
        """Hand the seats whose time has run out to bots."""
        live.alarm = None
        try:
            if not await self._is_ours(live):
                self.set_alarm(live, leases.ASK_AGAIN_SECONDS)
                return
            async with live.lock:
                for seat in live.table.awaited_people():
                    deadline = live.table.clock.deadline(seat)
                    if deadline is not None and deadline <= time.time():
                        await self.registry.add(live, entries.TimeOut(seat=seat))
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody else winds the clock
            log.warning("clock-hindered", extra={"problem": type(problem).__name__})
            await asyncio.sleep(RETRY_SECONDS)
        self.set_alarm(live)


def seat_that_stepped(table: Table) -> int | None:
    """The seat whose move everybody could notice was the last thing that happened."""
    last = table.entries[-1] if table.sequence else None
    if isinstance(last, entries.Move) and last.seen & table.seats.bit(None):
        return last.seat
    return None


def has_noticed(now: Table, seat: int, before: Table) -> bool:
    """Whether a seat could notice anything of what has happened since a table was as before."""
    mine = now.seats.bit(seat)
    return any(entry.seen & mine for entry in now.entries.since(before.sequence))


def is_seen_by_others(table: Table, entry: entries.Move) -> bool:
    """Whether anybody but the seat itself would notice a move."""
    made = table.ahead(entry, time.time()).entries[-1]
    return bool(made.seen & ~table.seats.bit(entry.seat))
