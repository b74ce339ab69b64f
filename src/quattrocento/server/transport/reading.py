"""Whether what is sent is read: how many bytes wait, and at which pace they are taken."""

from __future__ import annotations

import asyncio
from typing import Any

from quattrocento.server.limits import ANSWER_SECONDS, LEAST_BYTES_A_SECOND


class CountingTransport:
    """A transport that counts what is written to it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.written = 0
        # Asked with every answer.
        self.is_closing = transport.is_closing
        self.get_write_buffer_size = transport.get_write_buffer_size

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, part: bytes) -> None:
        """Send something."""
        self.written += len(part)
        self.transport.write(part)

    def taken(self) -> int:
        """How many bytes are on their way to the other end, or there."""
        return self.written - self.get_write_buffer_size()


class ReadingPace:
    """Whether an answer is read quickly enough; asked once a second while some of it waits.

    The first second is free; from then on there is a least pace, and a last moment for the whole.
    """

    def __init__(self, taken: int) -> None:
        self._taken = taken
        self._seconds = 0

    def keeps_up(self, taken: int) -> bool:
        """Whether it is read quickly enough, another second later."""
        self._seconds += 1
        least = LEAST_BYTES_A_SECOND * (self._seconds - 1)
        return self._seconds < ANSWER_SECONDS and taken - self._taken >= least
