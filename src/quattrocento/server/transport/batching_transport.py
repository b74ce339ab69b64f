# mypyc: compile
"""What is written to one connection in one moment goes out in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


class BatchingTransport:
    """A transport that sends whatever is written in one moment in one go.

    Who moves gets the answer and the update right after it: one call of the system for both.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes | bytearray] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_write_buffer_size(self) -> int:
        """Never nothing: then picows would send by itself."""
        return 1

    def waiting(self) -> int:
        """How many bytes wait to be sent."""
        waiting: int = self._transport.get_write_buffer_size()
        return waiting + sum(len(part) for part in self._parts)

    def write(self, part: bytes | bytearray) -> None:
        """Send something with all else that is written now."""
        if not self._parts:
            self._loop.call_soon(self._send)
        self._parts.append(part)

    def writelines(self, parts: Iterable[bytes]) -> None:
        """Send something that comes in parts; picows uses their memory again."""
        self.write(b"".join(parts))

    def close(self) -> None:
        """Send what is left, and end the connection."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        parts, self._parts = self._parts, []
        if parts and not self._transport.is_closing():
            self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))
