"""Whoever watches a table live."""

from __future__ import annotations

import msgspec

from quattrocento.server.line import GOING_AWAY, Line
from quattrocento.server.messages import LiveMessage

ENCODER = msgspec.json.Encoder()


class Watcher:
    """A live connection to a table: who it is, and how much of the log they were told."""

    __slots__ = ("line", "person", "told")

    def __init__(self, person: str | None, line: Line) -> None:
        self.person = person
        self.line = line
        self.told = 0

    def send(self, message: LiveMessage) -> None:
        """Send a message."""
        self.line.send(ENCODER.encode(message))

    def dismiss(self) -> None:
        """End the connection, after what was sent already."""
        self.line.close(GOING_AWAY)
