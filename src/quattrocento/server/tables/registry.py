# mypyc: compile
"""The tables held in memory, those who watch them, and what other processes did there."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from quattrocento.core.errors import BadRecord
from quattrocento.server import limits
from quattrocento.server.http.visitors import household
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.store.rows import Row
from quattrocento.server.store.store import Store
from quattrocento.server.tables.broadcast import Broadcaster
from quattrocento.server.tables.held_table import HeldTable, Watcher
from quattrocento.server.tasks.background import Background
from quattrocento.tables import messages
from quattrocento.tables.errors import (
    GONE,
    NOT_FOUND,
    OLDER_RULES,
    TOO_MANY,
    UNAVAILABLE,
    RequestError,
)
from quattrocento.tables.ids import is_id
from quattrocento.tables.permissions import may_look, plays_at
from quattrocento.tables.setup import Setup, must_replay
from quattrocento.tables.table import Table

# Called when a table was loaded or has changed: sets when its bots move and its clock rings.
ScheduleNext = Callable[[HeldTable], None]
# What is corrected little by little never makes such a difference between two looks.
SET_SECONDS = 1.0
# Whoever was held up between two clocks cannot compare them.
HELD_UP_SECONDS = 0.1


def no_such_table() -> RequestError:
    """There is no such table, or none that they may look at."""
    return RequestError("no-such-table", NOT_FOUND)


class TableRegistry:
    """All tables that are held."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        background: Background,
        broadcaster: Broadcaster,
        schedule_next: ScheduleNext,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.background = background
        self.broadcaster = broadcaster
        self.schedule_next = schedule_next
        self._held: OrderedDict[str, HeldTable] = OrderedDict()
        self._loading = asyncio.Lock()
        self._time_of_day = TimeOfDay()
        self._connections: Counter[str] = Counter()

    async def close(self) -> None:
        """Let nobody in, and say goodbye to whoever watches, after what is being stored."""
        self.background.closing = True
        for held in self._held.values():
            for timer in held.timers():
                timer.cancel()
            for watcher in held.watchers:
                watcher.dismiss()
        await self.background.close()
        for held in self._held.values():
            # Whoever is in the middle of a change gets its answer first.
            async with held.lock:
                pass

    # Tables in memory

    def held(self, table_id: str) -> HeldTable | None:
        """A table, if it is held here."""
        return self._held.get(table_id)

    async def load(self, table_id: str) -> HeldTable:
        """A table, read from the store if it is not held."""
        if not is_id(table_id):
            raise no_such_table()
        held = self._held.get(table_id)
        if held is None:
            async with self._loading:
                held = self._held.get(table_id) or await self._load(table_id)
        self._held.move_to_end(table_id)
        held.visited = time.monotonic()
        return held

    async def _load(self, table_id: str) -> HeldTable:
        row = await self.store.table(table_id)
        if row is None:
            raise no_such_table()
        table = await self._read(row)
        chat_lines = await self.store.chat_lines(table_id)
        presence = self.store.presence
        elsewhere = await presence.elsewhere([table_id]) if presence is not None else {}
        held = self.hold(table)
        held.chat_number = chat_lines[-1].number if chat_lines else 0
        held.elsewhere = elsewhere.get(table_id, held.elsewhere)
        held.find_present()
        return held

    async def _read(self, row: Row) -> Table:
        """A table as its log says."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        try:
            must_replay(setup)
        except BadRecord as error:
            raise RequestError(OLDER_RULES, GONE, error=error) from None
        table = Table(setup).replay(await self.store.entries(row.id))
        self.set_clock(table)
        return table

    def now(self) -> float:
        """The time of day; if it was set meanwhile, that is nobody's time."""
        if self._time_of_day.was_set():
            self.store.leases.serving_since = time.time()
            for held in self._held.values():
                self.set_clock(held.table)
        return time.time()

    def set_clock(self, table: Table) -> None:
        """Let the clock of a table count nothing from before there was a server."""
        table.clock.begin_at(self.store.leases.serving_since, time.time())

    def hold(self, table: Table) -> HeldTable:
        """Keep a table in memory, in place of one that nobody would miss; schedule what is next."""
        held = self._held[table.setup.id] = HeldTable(table, self.store.signer)
        if len(self._held) > limits.LIVE_TABLES:
            idle = [table_id for table_id, each in self._held.items() if each.idle]
            self._let_go(idle[: len(self._held) - limits.LIVE_TABLES])
        self.metrics.held_tables.set(len(self._held))
        self.schedule_next(held)
        return held

    def let_go_unvisited(self, seconds: float) -> None:
        """Keep no table in memory that nobody has asked for in so many seconds."""
        before = time.monotonic() - seconds
        self._let_go(
            table_id
            for table_id, each in list(self._held.items())
            if each.idle and each.visited < before
        )

    def _let_go(self, table_ids: Iterable[str]) -> None:
        """Keep tables in memory no longer; they are read again when somebody asks for them."""
        leased = [table_id for table_id in table_ids if self._held.pop(table_id).leased]
        self.metrics.held_tables.set(len(self._held))
        if leased and not self.store.is_sqlite:
            self.background.spawn(self.store.leases.give_up(leased))

    def ask_for_leases_anew(self) -> None:
        """Count on no lease that another process may have taken over."""
        for held in self._held.values():
            held.leased = False

    def must_be_open(self) -> None:
        """Refuse whatever comes when the server closes."""
        if self.background.closing:
            raise RequestError("closing", UNAVAILABLE)

    async def look(self, table_id: str, person: str | None) -> HeldTable:
        """A table that a person may look at."""
        self.must_be_open()
        held = await self.load(table_id)
        self._must_see(held, person)
        return held

    def _must_see(self, held: HeldTable, person: str | None) -> None:
        if not may_look(held.table, person):
            raise no_such_table()

    async def snapshot(self, table_id: str, person: str | None) -> messages.Snapshot:
        """The table as a person may see it now."""
        held = await self.look(table_id, person)
        chat_lines = await self.store.chat_lines(table_id)
        self._must_see(held, person)
        return held.snapshot(held.table.reader(person), chat_lines)

    # Keeping up with other processes

    async def refresh(self, table_id: str, sequence: int) -> None:
        """Catch up with what other processes stored, if the table is held here."""
        held = self._held.get(table_id)
        if held is None or held.table.sequence >= sequence:
            return
        async with held.lock:
            await self.catch_up(held)

    async def catch_up(self, held: HeldTable) -> None:
        """Take in what other processes stored; the lock is held."""
        entries = await self.store.entries(held.table.setup.id, held.table.sequence)
        if entries:
            held.table = held.table.replay(entries)
            self.set_clock(held.table)
            self.broadcaster.tell(held)
            self.schedule_next(held)

    async def reload(self, table_id: str) -> None:
        """Read a table anew that the host has changed, and show it anew to whoever watches."""
        held = self._held.get(table_id)
        if held is None:
            return
        async with held.lock:
            row = await self.store.table(table_id)
            if row is None:
                self._held.pop(table_id, None)
                for watcher in list(held.watchers):
                    self.broadcaster.send_away(held, watcher, no_such_table())
                return
            held.table = await self._read(row)
            chat_lines = await self.store.chat_lines(table_id)
            for watcher in list(held.watchers):
                if not may_look(held.table, watcher.person):
                    self.broadcaster.send_away(held, watcher, no_such_table())
            self.broadcaster.show_anew(held, chat_lines)
            self.schedule_next(held)

    def watchers(self) -> list[Watcher]:
        """Whoever watches any table here."""
        return [watcher for held in self._held.values() for watcher in held.watchers]

    def send_away(self, refusing: Callable[[Watcher], RequestError | None]) -> None:
        """End the live connections of those who may no longer come in."""
        for held in list(self._held.values()):
            for watcher in list(held.watchers):
                refusal = refusing(watcher)
                if refusal is not None:
                    self.broadcaster.send_away(held, watcher, refusal)

    async def was_behind(self, held: HeldTable, known: Table) -> bool:
        """Whether other processes had stored more than was known here; now it is known."""
        await self.catch_up(held)
        return held.table is not known

    def changing(self) -> list[str]:
        """The tables held here that others may change."""
        running = ("gathering", "playing")
        return [
            table_id
            for table_id, held in self._held.items()
            if held.table.status in running or held.watchers
        ]

    def awaiting_players(self) -> list[str]:
        """The listed tables held here that gather players while one of them is there."""
        return [
            table_id
            for table_id, held in reversed(self._held.items())
            if held.present and held.table.status == "gathering" and held.table.setup.listed
        ]

    # Those who watch

    async def watch(
        self, watcher: Watcher, table_id: str, last: int | None, chat: int
    ) -> HeldTable:
        """Begin to watch: what was missed since `last`, or everything, comes first."""
        person = watcher.person
        held = await self.look(table_id, person)
        # Counted at once, so that not even those who come in the same moment can be too many.
        self._must_have_room(held, watcher)
        self._count(watcher, 1)
        held.coming += 1
        try:
            chat_lines = await self.store.chat_lines(table_id, chat if last is not None else 0)
            # The game may have begun in the meantime.
            self._must_see(held, person)
        except BaseException:
            self._count(watcher, -1)
            raise
        finally:
            held.coming -= 1
        self.broadcaster.begin(held, watcher, last, chat_lines)
        return held

    def _must_have_room(self, held: HeldTable, watcher: Watcher) -> None:
        person, own = watcher.person, household(watcher.address)
        if person is not None and self._connections[person] >= limits.LIVE_CONNECTIONS_A_PERSON:
            raise RequestError("too-many-connections", TOO_MANY)
        if plays_at(held.table, person):
            return
        # Whoever plays comes in; only those who watch can be too many.
        if self._connections[own] >= limits.LIVE_CONNECTIONS_AN_ADDRESS:
            raise RequestError("too-many-connections", TOO_MANY)
        if len(held.watchers) + held.coming >= limits.SPECTATORS_A_TABLE:
            raise RequestError("too-many-spectators", TOO_MANY)

    def unwatch(self, held: HeldTable, watcher: Watcher) -> None:
        """Watch no longer."""
        self._count(watcher, -1)
        self.broadcaster.end(held, watcher)

    def _count(self, watcher: Watcher, change: int) -> None:
        for who in (watcher.person, household(watcher.address)):
            if who is not None:
                self._connections[who] += change
                if self._connections[who] == 0:
                    del self._connections[who]


class TimeOfDay:
    """Compares the time of day with a clock that nobody can set."""

    def __init__(self) -> None:
        self._ahead: float | None = None

    def was_set(self) -> bool:
        """Whether the time of day was set, or the computer slept, since this was last asked."""
        before = time.monotonic()
        ahead = time.time() - before
        if time.monotonic() - before > HELD_UP_SECONDS:
            return False
        known, self._ahead = self._ahead, ahead
        return known is not None and abs(ahead - known) > SET_SECONDS
