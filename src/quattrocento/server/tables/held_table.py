# mypyc: compile
"""A table that is held in memory, with whoever watches it."""

from __future__ import annotations

import asyncio
import time

import msgspec

from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.signatures import Signer
from quattrocento.server.live.connection import GOING_AWAY, Connection
from quattrocento.server.store.rows import ChatRow
from quattrocento.tables import messages, show
from quattrocento.tables.errors import RequestError
from quattrocento.tables.messages import LiveMessage, Patch, Snapshot, Update
from quattrocento.tables.patches import Change, compare
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table

ENCODER = msgspec.json.Encoder()


class HeldTable:
    """A table in memory: as it stands, its watchers, and what is going to happen there."""

    def __init__(self, table: Table, signer: Signer | None = None) -> None:
        self.table = table
        # Signs what the table has promised.
        self.signer = signer
        self.lock = asyncio.Lock()
        # When somebody last asked for it.
        self.visited = time.monotonic()
        self.watchers: set[Watcher] = set()
        # How many are about to watch.
        self.coming = 0
        # The people who sit here and are there, which everybody sees: those among the watchers, and
        # those connected to other processes. These know of those in `shared`.
        self.present: frozenset[str] = frozenset()
        self.here: frozenset[str] = frozenset()
        self.elsewhere: frozenset[str] = frozenset()
        self.shared: frozenset[str] = frozenset()
        self.sharing = False
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        # When the table may answer for the seats that are asked, and the timer for the first.
        self.answering: asyncio.TimerHandle | None = None
        self.answer_at: dict[int, float] = {}
        # When the spectators are told what is new, and everybody who has come or gone.
        self.telling_spectators: asyncio.TimerHandle | None = None
        self.telling_presence: asyncio.TimerHandle | None = None
        self.chat_number = 0
        # Whether this process lets its bots move and its clock ring.
        self.leased = False

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        timed = self.alarm is not None or self.answering is not None
        waiting = self.lock.locked() or self.thinking is not None or timed
        return not self.watchers and not self.coming and not waiting

    def timers(self) -> list[asyncio.TimerHandle]:
        """All that is going to happen at some time."""
        found = [self.alarm, self.answering, self.telling_spectators, self.telling_presence]
        found += [watcher.resting for watcher in self.watchers]
        return [timer for timer in found if timer is not None]

    def find_present(self) -> bool:
        """Find out anew who is there; whether that has changed."""
        before = self.present
        sitting = self.table.seats.persons
        self.here = frozenset([each.person for each in self.watchers if each.person in sitting])
        self.present = self.here | (self.elsewhere & sitting)
        return self.present != before

    # What is shown of it

    def info(self, person: str | None) -> messages.TableInfo:
        """The table as a person may see it."""
        return self.table.info(self.table.reader(person), time.time(), self.present)

    def signed_info(self, person: str | None) -> messages.TableInfo:
        """The same with the server's signature, for whoever keeps a receipt."""
        return show.signed(self.info(person), self.signer)

    def update(self, reader: Reader, after: int) -> messages.Update:
        """The table as it is, and what a reader was told after an entry."""
        return show.update(self.table, reader, after, time.time(), self.present, self.signer)

    def snapshot(self, reader: Reader, chat_lines: list[ChatRow]) -> messages.Snapshot:
        """Everything that a reader knows of the table."""
        chat = [line.message() for line in chat_lines]
        return show.snapshot(self.table, reader, chat, time.time(), self.present, self.signer)

    def refused(
        self, person: str | None, error: QuattrocentoError, key: str | None = None
    ) -> RequestError:
        """What is refused at the table: with the table as it is, if they knew an older one."""
        reader = self.table.reader(person)
        return show.refused(self.table, reader, error, key, time.time(), self.present, self.signer)


class Watcher:
    """A live connection to a table: who it is, from which device and address, what they know.

    An agent comes with who it belongs to, its `owner`, and the digest of its `token`.
    `told` is the last entry they were told of, `told_at` when they were told anything, by the
    clock of the event loop; `present` are the people they know to be there; `resting` is set until
    they are told whether they may take back. Who takes `patches` is sent only what differs from the
    table as last `shown`.
    """

    def __init__(
        self,
        person: str | None,
        connection: Connection,
        address: str = "-",
        device: str | None = None,
    ) -> None:
        self.person = person
        self.device = device
        self.owner: str | None = None
        self.token: str | None = None
        self.address = address
        self.connection = connection
        self.patches = False
        self.shown: Snapshot | Update | None = None
        self.told = 0
        self.told_at = 0.0
        self.present: frozenset[str] = frozenset()
        self.resting: asyncio.TimerHandle | None = None

    def send(self, message: LiveMessage) -> None:
        """Send a message."""
        self.connection.send(ENCODER.encode(message))

    def show(self, message: Snapshot | Update) -> None:
        """Send the table as it is."""
        self.show_encoded(message, self.encoded(message))

    def show_encoded(self, message: Snapshot | Update, encoded: bytes) -> None:
        """Send the table as it is, as `encoded` it for somebody who was shown the same before."""
        if self.patches:
            self.shown = message
        self.connection.send(encoded)

    def encoded(self, message: Snapshot | Update) -> bytes:
        """The table as it goes over the wire: whole, or what is new of it."""
        shown = self.shown
        if shown is None or isinstance(message, Snapshot):
            return ENCODER.encode(message)
        new: list[Change] = []
        compare(shown.table, message.table, ["table"], new)
        compare(shown.views, message.views, ["views"], new)
        compare(shown.offers, message.offers, ["offers"], new)
        return ENCODER.encode(Patch(changes=new, log=message.log))

    def dismiss(self) -> None:
        """End the connection, after what was sent already."""
        self.connection.close(GOING_AWAY)
