# mypyc: compile
"""What goes out to those who watch a table, to each what they could notice.

Neither a message nor its time may tell a reader what they may not know: whatever is sent, and when,
follows from the entries that this reader could notice and from nothing else. Players are told at
once, spectators a little later and all that is new together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.store.rows import ChatRow
from quattrocento.server.tables.held_table import ENCODER, HeldTable, Watcher
from quattrocento.server.tasks.background import Background
from quattrocento.tables.errors import NOT_FOUND, RequestError
from quattrocento.tables.messages import Update
from quattrocento.tables.permissions import may_look

# How long a player must have been told nothing before they are told whether they may take back.
REST_SECONDS = 0.25
SPECTATOR_SECONDS = 0.25
PRESENCE_SECONDS = 0.1
# A refusal that ends a connection closes it with this code and its HTTP status.
CLOSE_REFUSED = 4000
# Called when somebody who sits at a table has come or gone here.
Share = Callable[[HeldTable], None]
# Pieces take some tenths of a millisecond: whoever moves meanwhile waits for one, not for all. The
# pace is the same whatever a piece took, or its length could be told by when the next is done.
PACE_SECONDS = 0.002


class Broadcaster:
    """Tells watchers what changes."""

    def __init__(self, background: Background, metrics: Metrics, share: Share) -> None:
        self._background = background
        self._loop = background.loop
        self._metrics = metrics
        self._share = share
        self._looks = PacedWork(background.loop)

    # Coming and going

    def begin(
        self, held: HeldTable, watcher: Watcher, last: int | None, chat_lines: list[ChatRow]
    ) -> None:
        """Send what was missed since `last`, or everything; from now on they watch."""
        table = held.table
        reader = table.reader(watcher.person)
        watcher.told = table.sequence
        watcher.told_at = self._loop.time()
        held.watchers.add(watcher)
        self._metrics.watchers.inc()
        self.find_present(held)
        watcher.present = held.present
        if last is None or last > table.sequence_for(reader):
            watcher.show(held.snapshot(reader, chat_lines))
        else:
            watcher.show(held.update(reader, table.entry_of(reader, last)))
            for line in chat_lines:
                watcher.send(line.message())
            self._rest(held, watcher)

    def end(self, held: HeldTable, watcher: Watcher) -> bool:
        """They watch no longer; whether they did."""
        if watcher not in held.watchers:
            return False
        held.watchers.discard(watcher)
        self._metrics.watchers.dec()
        if watcher.resting is not None:
            watcher.resting.cancel()
        if not self._background.closing:
            self.find_present(held)
        return True

    def send_away(self, held: HeldTable, watcher: Watcher, refusal: RequestError) -> None:
        """Let somebody watch no longer, and say why."""
        self.end(held, watcher)
        watcher.send(refusal.message())
        watcher.connection.close(CLOSE_REFUSED + refusal.status)

    def show_anew(self, held: HeldTable, chat_lines: list[ChatRow]) -> None:
        """Send everybody the whole table, in place of what they were told."""
        for watcher in held.watchers:
            watcher.told = held.table.sequence
            watcher.told_at = self._loop.time()
            watcher.show(held.snapshot(held.table.reader(watcher.person), chat_lines))

    def find_present(self, held: HeldTable) -> None:
        """Find out anew who is there, and tell it where it has changed."""
        if held.find_present():
            self._tell_presence_soon(held)
        self._share(held)

    def _tell_presence_soon(self, held: HeldTable) -> None:
        """Who comes and goes within a moment is told together."""
        if held.telling_presence is None:
            later = self._loop.call_later(PRESENCE_SECONDS, self._tell_presence, held)
            held.telling_presence = later

    def _tell_presence(self, held: HeldTable) -> None:
        held.telling_presence = None
        if not self._background.closing:
            unaware = [each for each in held.watchers if each.present != held.present]
            self._tell(held, unaware, anyhow=True)

    # What is new at the table

    def tell(self, held: HeldTable) -> None:
        """Send everybody who watches what they could notice."""
        sitting = held.table.seats.persons
        players = [each for each in held.watchers if each.person in sitting]
        self._tell(held, players)
        if len(players) < len(held.watchers):
            self._tell_others(held, [each for each in held.watchers if each.person not in sitting])

    def _tell_others(self, held: HeldTable, others: list[Watcher]) -> None:
        """Tell spectators a little later; send those away who may not look any more."""
        table = held.table
        staying = [each for each in others if may_look(table, each.person)]
        if len(staying) < len(others):
            for watcher in set(others) - set(staying):
                self.send_away(held, watcher, RequestError("no-such-table", NOT_FOUND))
        if staying and held.telling_spectators is None:
            known = min(each.told for each in staying)
            if table.noticed_since(table.reader(None), known):
                later = self._loop.call_later(SPECTATOR_SECONDS, self._tell_spectators, held)
                held.telling_spectators = later

    def _tell_spectators(self, held: HeldTable) -> None:
        held.telling_spectators = None
        if not self._background.closing:
            self._tell(held, list(held.watchers))

    def _tell(self, held: HeldTable, watchers: list[Watcher], anyhow: bool = False) -> None:
        table = held.table
        now = self._loop.time()
        made: dict[tuple[tuple[int, ...], str | None, int, int], tuple[Update, bytes]] = {}
        for watcher in watchers:
            reader = table.reader(watcher.person)
            if not (anyhow or table.noticed_since(reader, watcher.told)):
                continue
            # Spectators get the same, but for the host, who knows the table's code.
            special = reader.seats or reader.person == table.setup.host
            who = reader.person if special else None
            key = (reader.seats, who, watcher.told, id(watcher.shown))
            if key not in made:
                update = held.update(reader, watcher.told)
                made[key] = (update, watcher.encoded(update))
            watcher.told = table.sequence
            watcher.told_at = now
            watcher.present = held.present
            watcher.show_encoded(*made[key])
            if reader.seats:
                self._rest(held, watcher)

    # Whether they may take back, or have one answer

    def _rest(self, held: HeldTable, watcher: Watcher) -> None:
        """Tell them once they have been told nothing else for a moment."""
        if watcher.resting is None and held.table.status == "playing":
            due = watcher.told_at + REST_SECONDS
            # Until somebody has looked, this says that somebody will.
            watcher.resting = self._loop.call_at(
                due, self._looks.add, self._look_after, held, watcher
            )

    def _look_after(self, held: HeldTable, watcher: Watcher) -> None:
        """Tell somebody that they may take back, or that everybody knows their only answer.

        To find that out takes longer than the move itself, and while moves come quickly nobody
        could use it.
        """
        watcher.resting = None
        if self._background.closing or watcher not in held.watchers:
            return
        if self._loop.time() < watcher.told_at + REST_SECONDS:
            self._rest(held, watcher)
            return
        table = held.table
        reader = table.reader(watcher.person)
        if table.noticed_since(reader, watcher.told):
            # Stored, and about to be told: after that somebody will look again.
            return
        if table.status == "playing" and table.compute_slow_offers(reader):
            watcher.show(held.update(reader, watcher.told))

    # Chat

    def pass_on(self, held: HeldTable, chat_lines: list[ChatRow]) -> None:
        """Send the lines that are new to whoever watches."""
        for line in chat_lines:
            if line.number > held.chat_number:
                held.chat_number = line.number
                encoded = ENCODER.encode(line.message())
                for watcher in held.watchers:
                    watcher.connection.send(encoded)


class PacedWork:
    """A queue of pieces, which are begun at a steady pace."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[partial[None]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = loop.time()

    def add(self, work: Callable[..., None], *given: object) -> None:
        """Do something when all that was added before is done."""
        self._waiting.append(partial(work, *given))
        if self._timer is None:
            self._timer = self._loop.call_at(self._not_before, self._do_next)

    def _do_next(self) -> None:
        self._timer = None
        self._not_before = self._loop.time() + PACE_SECONDS
        work = self._waiting.popleft()
        if self._waiting:
            self._timer = self._loop.call_at(self._not_before, self._do_next)
        work()
