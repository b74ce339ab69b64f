"""Whoever watches a table live, and the messages that wait to be sent to them."""

from __future__ import annotations

import asyncio

import msgspec

from quattrocento.server.limits import WAITING_MESSAGES
from quattrocento.server.messages import LiveMessage


class Watcher:
    """A live connection: who it is, how much of the log they were told, what waits for them."""

    def __init__(self, person: str | None, told: int) -> None:
        self.person = person
        self.told = told
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: LiveMessage) -> None:
        """Let a message wait to be sent."""
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Let a message wait; who does not take them must come back and say what they have."""
        if self._waiting.qsize() >= WAITING_MESSAGES:
            self.dismiss()
        else:
            self._waiting.put_nowait(message)

    def dismiss(self) -> None:
        """End the connection, after what waits already."""
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to be sent; None when the connection shall end."""
        return await self._waiting.get()
