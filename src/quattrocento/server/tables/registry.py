# mypyc: compile
"""The tables held in memory, and adding to their logs.

The order of work is always the same: check, store, commit, answer, tell the others. One lock a
table keeps its entries in a row; between processes the store does, where a sequence can be taken
only once.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from quattrocento.core.errors import BadRecord
from quattrocento.server import limits, messages
from quattrocento.server.http.visitors import household
from quattrocento.server.live.broadcast import Broadcaster
from quattrocento.server.live.watcher import Watcher
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.store.rows import Addition, Row
from quattrocento.server.store.store import Store
from quattrocento.server.store.writer import StoreFailed
from quattrocento.server.tables.entries import Entry, kind_of
from quattrocento.server.tables.errors import (
    CONFLICT,
    GONE,
    NOT_FOUND,
    OLDER_RULES,
    TOO_MANY,
    UNAVAILABLE,
    RequestError,
)
from quattrocento.server.tables.ids import is_id
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.lobby import change_of
from quattrocento.server.tables.permissions import may_look, plays_at
from quattrocento.server.tables.setup import Setup, must_replay
from quattrocento.server.tables.table import Table
from quattrocento.server.tasks.background import Background


def gone() -> RequestError:
    """There is no such table, or none that they may look at."""
    return RequestError("no-such-table", NOT_FOUND)


# Called when a table was loaded or has changed: whoever must act next is woken.
Wake = Callable[[LiveTable], None]


class TableRegistry:
    """All tables that are held."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        background: Background,
        broadcaster: Broadcaster,
        wake: Wake,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.background = background
        self.broadcaster = broadcaster
        self._wake = wake
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()
        self._connections: Counter[str] = Counter()

    async def close(self) -> None:
        """Let nobody in, and say goodbye to whoever watches, after what is being stored."""
        self.background.closing = True
        for live in self._lives.values():
            for timer in live.timers():
                timer.cancel()
            for watcher in live.watchers:
                watcher.dismiss()
        await self.background.close()
        for live in self._lives.values():
            # Whoever is in the middle of a change gets its answer first.
            async with live.lock:
                pass

    # Tables in memory

    def held(self, table_id: str) -> LiveTable | None:
        """A table, if it is held here."""
        return self._lives.get(table_id)

    async def live(self, table_id: str) -> LiveTable:
        """A table, read from the store if it is not held."""
        if not is_id(table_id):
            raise gone()
        live = self._lives.get(table_id)
        if live is None:
            async with self._loading:
                live = self._lives.get(table_id) or await self._load(table_id)
        self._lives.move_to_end(table_id)
        live.visited = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise gone()
        table = await self._read(row)
        said = await self.store.said(table_id)
        presence = self.store.presence
        elsewhere = await presence.elsewhere([table_id]) if presence is not None else {}
        live = self.hold(table)
        live.chat_number = said[-1].number if said else 0
        live.elsewhere = elsewhere.get(table_id, live.elsewhere)
        live.find_present()
        return live

    async def _read(self, row: Row) -> Table:
        """A table as its log says."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        try:
            must_replay(setup)
        except BadRecord as error:
            raise RequestError(OLDER_RULES, GONE, error=error) from None
        table = Table(setup).after(await self.store.entries(row.id))
        table.clock.begin_at(self.store.leases.serving_since)
        return table

    def hold(self, table: Table) -> LiveTable:
        """Keep a table in memory, in place of one that nobody would miss; wake who must act."""
        live = self._lives[table.setup.id] = LiveTable(table, self.store.signer)
        if len(self._lives) > limits.LIVE_TABLES:
            idle = [table_id for table_id, each in self._lives.items() if each.idle]
            self._let_go(idle[: len(self._lives) - limits.LIVE_TABLES])
        self.metrics.live_tables.set(len(self._lives))
        self._wake(live)
        return live

    def let_go_unvisited(self, seconds: float) -> None:
        """Keep no table in memory that nobody has asked for in so many seconds."""
        before = time.monotonic() - seconds
        self._let_go(
            table_id
            for table_id, each in list(self._lives.items())
            if each.idle and each.visited < before
        )

    def _let_go(self, table_ids: Iterable[str]) -> None:
        """Keep tables in memory no longer; they are read again when somebody asks for them."""
        leased = [table_id for table_id in table_ids if self._lives.pop(table_id).leased]
        self.metrics.live_tables.set(len(self._lives))
        if leased and not self.store.is_sqlite:
            self.background.spawn(self.store.leases.give_up(leased))

    def ask_for_leases_anew(self) -> None:
        """Count on no lease that another process may have taken over."""
        for live in self._lives.values():
            live.leased = False

    def must_be_open(self) -> None:
        """Refuse whatever comes when the server closes."""
        if self.background.closing:
            raise RequestError("closing", UNAVAILABLE)

    async def look(self, table_id: str, person: str | None) -> LiveTable:
        """A table that a person may look at."""
        self.must_be_open()
        live = await self.live(table_id)
        self._must_see(live, person)
        return live

    def _must_see(self, live: LiveTable, person: str | None) -> None:
        if not may_look(live.table, person):
            raise gone()

    async def snapshot(self, table_id: str, person: str | None) -> messages.Snapshot:
        """The table as a person may see it now."""
        live = await self.look(table_id, person)
        said = await self.store.said(table_id)
        self._must_see(live, person)
        return live.snapshot(live.table.reader(person), said)

    # Keeping up with other processes

    async def refresh(self, table_id: str, sequence: int) -> None:
        """Catch up with what other processes stored, if the table is held here."""
        live = self._lives.get(table_id)
        if live is None or live.table.sequence >= sequence:
            return
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what other processes stored; the lock is held."""
        entries = await self.store.entries(live.table.setup.id, live.table.sequence)
        if entries:
            live.table = live.table.after(entries)
            self.broadcaster.tell(live)
            self._wake(live)

    async def reload(self, table_id: str) -> None:
        """Read a table anew that the host has changed, and show it anew to whoever watches."""
        live = self._lives.get(table_id)
        if live is None:
            return
        async with live.lock:
            row = await self.store.table(table_id)
            if row is None:
                self._lives.pop(table_id, None)
                for watcher in list(live.watchers):
                    self.broadcaster.send_away(live, watcher, gone())
                return
            live.table = await self._read(row)
            said = await self.store.said(table_id)
            for watcher in list(live.watchers):
                if not may_look(live.table, watcher.person):
                    self.broadcaster.send_away(live, watcher, gone())
            self.broadcaster.show_anew(live, said)
            self._wake(live)

    def watchers(self) -> list[Watcher]:
        """Whoever watches any table here."""
        return [watcher for live in self._lives.values() for watcher in live.watchers]

    def send_away(self, refusing: Callable[[Watcher], RequestError | None]) -> None:
        """End the live connections of those who may no longer come in."""
        for live in list(self._lives.values()):
            for watcher in list(live.watchers):
                refusal = refusing(watcher)
                if refusal is not None:
                    self.broadcaster.send_away(live, watcher, refusal)

    async def was_behind(self, live: LiveTable, known: Table) -> bool:
        """Whether other processes had stored more than was known here; now it is known."""
        await self.catch_up(live)
        return live.table is not known

    def changing(self) -> list[str]:
        """The tables held here that others may change."""
        running = ("gathering", "playing")
        return [
            table_id
            for table_id, live in self._lives.items()
            if live.table.status in running or live.watchers
        ]

    def awaiting_players(self) -> list[str]:
        """The listed tables held here that gather players while one of them is there."""
        return [
            table_id
            for table_id, live in reversed(self._lives.items())
            if live.present and live.table.status == "gathering" and live.table.setup.listed
        ]

    # Adding to the log

    async def add(
        self,
        live: LiveTable,
        entry: Entry,
        *,
        sitter: str | None = None,
        gone: str | None = None,
    ) -> None:
        """Store an entry, then let it be what everybody sees; the lock is held."""
        ahead = live.table.ahead(entry, time.time())
        addition = Addition(
            table_id=ahead.setup.id,
            entry=ahead.entries[-1],
            change=change_of(ahead),
            sitter=sitter,
            gone=gone,
        )
        try:
            stored = await self.store.writer.add(addition)
        except StoreFailed:
            # If it was stored after all, the next entry finds its place taken and catches up.
            raise RequestError("store-failed", UNAVAILABLE) from None
        if not stored:
            await self.catch_up(live)
            raise RequestError("stale", CONFLICT)
        live.table = ahead
        self.metrics.count_entry(kind_of(entry))
        # The answer goes out first: the others are told when the event loop comes round again.
        self.background.loop.call_soon(self.broadcaster.tell, live)
        self._wake(live)

    # Those who watch

    async def watch(
        self, watcher: Watcher, table_id: str, last: int | None, chat: int
    ) -> LiveTable:
        """Begin to watch: what was missed since `last`, or everything, comes first."""
        person = watcher.person
        live = await self.look(table_id, person)
        # Counted at once, so that not even those who come in the same moment can be too many.
        self._must_have_room(live, watcher)
        self._count(watcher, 1)
        live.coming += 1
        try:
            said = await self.store.said(table_id, chat if last is not None else 0)
            # The game may have begun in the meantime.
            self._must_see(live, person)
        except BaseException:
            self._count(watcher, -1)
            raise
        finally:
            live.coming -= 1
        self.broadcaster.begin(live, watcher, last, said)
        return live

    def _must_have_room(self, live: LiveTable, watcher: Watcher) -> None:
        person, own = watcher.person, household(watcher.address)
        if person is not None and self._connections[person] >= limits.LIVE_CONNECTIONS_A_PERSON:
            raise RequestError("too-many-connections", TOO_MANY)
        if plays_at(live.table, person):
            return
        # Whoever plays comes in; only those who watch can be too many.
        if self._connections[own] >= limits.LIVE_CONNECTIONS_AN_ADDRESS:
            raise RequestError("too-many-connections", TOO_MANY)
        if len(live.watchers) + live.coming >= limits.SPECTATORS_A_TABLE:
            raise RequestError("too-many-spectators", TOO_MANY)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Watch no longer."""
        self._count(watcher, -1)
        self.broadcaster.end(live, watcher)

    def _count(self, watcher: Watcher, change: int) -> None:
        for who in (watcher.person, household(watcher.address)):
            if who is not None:
                self._connections[who] += change
                if self._connections[who] == 0:
                    del self._connections[who]
