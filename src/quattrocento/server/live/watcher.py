"""Whoever watches a table live."""

from __future__ import annotations

import asyncio

import msgspec

from quattrocento.server.live.connection import GOING_AWAY, Connection
from quattrocento.server.messages import LiveMessage

ENCODER = msgspec.json.Encoder()


class Watcher:
    """A live connection to a table: who it is, from which device and address, what they know.

    `told` is the last entry they were told of, `told_at` when they were told anything, by the
    clock of the event loop; `present` are the people they know to be there; `resting` is set until
    they are told whether they may take back.
    """

    __slots__ = (
        "address",
        "connection",
        "device",
        "person",
        "present",
        "resting",
        "told",
        "told_at",
    )

    def __init__(
        self,
        person: str | None,
        connection: Connection,
        address: str = "-",
        device: str | None = None,
    ) -> None:
        self.person = person
        self.device = device
        self.address = address
        self.connection = connection
        self.told = 0
        self.told_at = 0.0
        self.present: frozenset[str] = frozenset()
        self.resting: asyncio.TimerHandle | None = None

    def send(self, message: LiveMessage) -> None:
        """Send a message."""
        self.connection.send(ENCODER.encode(message))

    def dismiss(self) -> None:
        """End the connection, after what was sent already."""
        self.connection.close(GOING_AWAY)
