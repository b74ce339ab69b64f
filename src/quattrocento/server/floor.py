"""The floor of the house: the tables held in memory, their logs, and whoever watches them.

The order of work is always the same: check, store, commit, answer, tell the others. One lock a
table keeps its entries in a row; between processes the store does, where a sequence can be taken
only once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from quattrocento.server import limits, messages
from quattrocento.server.company import Reader
from quattrocento.server.lobby import change_of
from quattrocento.server.metrics import Metrics
from quattrocento.server.opening import Setup
from quattrocento.server.problems import CONFLICT, NOT_FOUND, TOO_MANY, UNAVAILABLE, Trouble
from quattrocento.server.rights import may_look
from quattrocento.server.rows import Addition, Entry, Said
from quattrocento.server.store import Store
from quattrocento.server.tables import Table
from quattrocento.server.watching import ENCODER, Watcher
from quattrocento.server.writing import StoreFailed

log = logging.getLogger(__name__)

# A process that only hears of a move leaves the bots to the one that made it, unless it is gone.
HEARD_PAUSE = 5.0
REST_SECONDS = 0.25


class Live:
    """A table that is held in memory, with whoever watches it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.resting: asyncio.TimerHandle | None = None
        self.chat_number = 0

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        waiting = self.lock.locked() or self.thinking is not None or self.alarm is not None
        return not self.watchers and not waiting

    def connected(self) -> frozenset[str]:
        """The people who watch now."""
        return frozenset([each.person for each in self.watchers if each.person is not None])

    def info(self, person: str | None) -> messages.TableInfo:
        """The table as a person may see it."""
        return self.table.info(self.table.reader(person), time.time(), self.connected())

    def update(self, reader: Reader, after: int) -> messages.Update:
        """The table as it is, and what a reader was told after an entry."""
        table = self.table
        return messages.Update(
            table=table.info(reader, time.time(), self.connected()),
            views=table.views(reader),
            offers=table.offers(reader),
            log=table.log_for(reader, after),
        )

    def snapshot(self, reader: Reader, said: list[Said]) -> messages.Snapshot:
        """Everything that a reader knows of the table."""
        table = self.table
        table.finds_undo(reader)
        return messages.Snapshot(
            table=table.info(reader, time.time(), self.connected()),
            views=table.views(reader),
            offers=table.offers(reader),
            log=table.log_for(reader),
            chat=[line.message() for line in said],
        )


class Floor:
    """All tables that are held, and what is done beside."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.closing = False
        self.loop = asyncio.get_running_loop()
        # Called when a table has changed: whoever must act next is woken, after a pause.
        self.wake: Callable[[Live, float], None] = lambda _live, _pause: None
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading = asyncio.Lock()
        self._connections: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    # Beside

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something beside; it is stopped when the house closes."""

        async def done() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("task-failed")

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Let nobody in, say goodbye to whoever watches, and stop what is done beside."""
        self.closing = True
        for live in self._lives.values():
            for timer in (live.alarm, live.resting):
                if timer is not None:
                    timer.cancel()
            for watcher in live.watchers:
                watcher.dismiss()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self._lives.values():
            # Whoever is in the middle of a change gets its answer first.
            async with live.lock:
                pass

    # Tables in memory

    def held(self, table_id: str) -> Live | None:
        """A table, if it is held here."""
        return self._lives.get(table_id)

    async def live(self, table_id: str) -> Live:
        """A table, read from the store if it is not held."""
        live = self._lives.get(table_id)
        if live is None:
            async with self._loading:
                live = self._lives.get(table_id) or await self._load(table_id)
        self._lives.move_to_end(table_id)
        return live

    async def _load(self, table_id: str) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise Trouble("no-such-table", NOT_FOUND)
        setup = msgspec.json.decode(row.setup, type=Setup)
        table = Table(setup).after(await self.store.entries(table_id))
        said = await self.store.said(table_id)
        live = self.hold(table)
        live.chat_number = said[-1].number if said else 0
        return live

    def hold(self, table: Table) -> Live:
        """Keep a table in memory, in place of one that nobody would miss."""
        live = self._lives[table.setup.id] = Live(table)
        if len(self._lives) > limits.LIVE_TABLES:
            idle = [table_id for table_id, each in self._lives.items() if each.idle]
            for table_id in idle[: len(self._lives) - limits.LIVE_TABLES]:
                del self._lives[table_id]
        self.metrics.live_tables.set(len(self._lives))
        return live

    def must_be_open(self) -> None:
        """Refuse whatever comes when the house closes."""
        if self.closing:
            raise Trouble("closing", UNAVAILABLE)

    async def look(self, table_id: str, person: str | None) -> Live:
        """A table that a person may look at."""
        self.must_be_open()
        live = await self.live(table_id)
        if not may_look(live.table, person):
            raise Trouble("no-such-table", NOT_FOUND)
        return live

    # Keeping up with other processes

    async def refresh(self, table_id: str, sequence: int) -> None:
        """Catch up with what other processes stored, if the table is held here."""
        live = self._lives.get(table_id)
        if live is None or live.table.sequence >= sequence:
            return
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Take in what other processes stored; the lock is held."""
        entries = await self.store.entries(live.table.setup.id, live.table.sequence)
        if entries:
            live.table = live.table.after(entries)
            self.tell(live)
            self.wake(live, HEARD_PAUSE)

    async def was_behind(self, live: Live, known: Table) -> bool:
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

    # Adding to the log

    async def add(
        self,
        live: Live,
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
            raise Trouble("store-failed", UNAVAILABLE) from None
        if not stored:
            await self.catch_up(live)
            raise Trouble("stale", CONFLICT)
        live.table = ahead
        self.metrics.count_entry(entry.kind)
        # The answer goes out first: the others are told when the event loop comes round again.
        self.loop.call_soon(self.tell, live)
        self.wake(live, 0.0)

    # Those who watch

    async def watch(self, watcher: Watcher, table_id: str, last: int | None, chat: int) -> Live:
        """Begin to watch: what was missed since `last`, or everything, comes first."""
        person = watcher.person
        live = await self.look(table_id, person)
        if person is not None and self._connections[person] >= limits.LIVE_CONNECTIONS_A_PERSON:
            raise Trouble("too-many-connections", TOO_MANY)
        said = await self.store.said(table_id, chat if last is not None else 0)
        table = live.table
        reader = table.reader(person)
        watcher.told = table.sequence
        live.watchers.add(watcher)
        self._count(watcher, 1)
        if last is None or last > table.sequence_for(reader):
            watcher.send(live.snapshot(reader, said))
        else:
            watcher.send(live.update(reader, table.entry_of(reader, last)))
            for line in said:
                watcher.send(line.message())
        self.tell(live, presence=True, but=watcher)
        return live

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """Watch no longer."""
        if watcher in live.watchers:
            live.watchers.discard(watcher)
            self._count(watcher, -1)
            if not self.closing:
                self.tell(live, presence=True)

    def _count(self, watcher: Watcher, change: int) -> None:
        self.metrics.watchers.inc(change)
        if watcher.person is not None:
            self._connections[watcher.person] += change
            if self._connections[watcher.person] == 0:
                del self._connections[watcher.person]

    def tell(self, live: Live, presence: bool = False, but: Watcher | None = None) -> None:
        """Send everybody who watches what they could notice."""
        table = live.table
        made: dict[tuple[str | None, int], bytes] = {}
        for watcher in list(live.watchers):
            reader = table.reader(watcher.person)
            if watcher is but or not (presence or table.noticed_since(reader, watcher.told)):
                continue
            key = (watcher.person, watcher.told)
            if key not in made:
                made[key] = ENCODER.encode(live.update(reader, watcher.told))
            watcher.told = table.sequence
            watcher.line.send(made[key])
        if live.resting is None and made and table.status == "playing":
            self._rest(live)

    def _rest(self, live: Live) -> None:
        later = self.loop.call_later(REST_SECONDS, self._look_after, live, live.table.sequence)
        live.resting = later

    def _look_after(self, live: Live, sequence: int) -> None:
        """Tell those who may take back, once the table has rested for a moment.

        To find that out takes longer than the move itself, and while moves come quickly nobody
        could use it.
        """
        live.resting = None
        table = live.table
        if self.closing or table.status != "playing":
            return
        if table.sequence != sequence:
            self._rest(live)
            return
        for watcher in list(live.watchers):
            reader = table.reader(watcher.person)
            if table.finds_undo(reader):
                watcher.send(live.update(reader, watcher.told))

    async def snapshot(self, table_id: str, person: str | None) -> messages.Snapshot:
        """The table as a person may see it now."""
        live = await self.look(table_id, person)
        said = await self.store.said(table_id)
        return live.snapshot(live.table.reader(person), said)
