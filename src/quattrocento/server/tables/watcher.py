# mypyc: compile
"""Whoever watches a table live."""

from __future__ import annotations

import asyncio

import msgspec

from quattrocento.server.live.connection import GOING_AWAY, Connection
from quattrocento.tables.messages import LiveMessage, Patch, Snapshot, Update
from quattrocento.tables.patches import Change, compare

ENCODER = msgspec.json.Encoder()


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
