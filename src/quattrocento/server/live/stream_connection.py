"""A live connection that only goes out: an HTTP answer of JSON lines that does not end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from quattrocento.server.limits import LARGEST_BACKLOG, WAITING_MESSAGES
from quattrocento.server.live.connection import GOING_AWAY

# An empty line now and then, so that nobody between us takes the connection for dead.
HEARTBEAT_SECONDS = 10.0
# Where such an answer leaves what ends it, in its request's scope.
ENDS = "quattrocento.ends"


class StreamConnection:
    """One end of a stream; what comes in comes by requests of its own."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._backlog = 0
        self._gone = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a line; who does not take them must come back."""
        if self._waiting.qsize() >= WAITING_MESSAGES or self._backlog > LARGEST_BACKLOG:
            self.close(GOING_AWAY)
        else:
            self._backlog += len(message)
            self._waiting.put_nowait(message)

    def close(self, _code: int) -> None:
        """End the stream, after what was sent already."""
        self._waiting.put_nowait(None)

    def may_give_way(self, _unless: Callable[[], bool]) -> None:
        """Stay: through ASGI nobody can be sent away at once."""

    async def gone(self) -> None:
        """Wait until there is no connection any more."""
        await self._gone.wait()

    async def next(self) -> bytes | None:
        """Nothing comes in on a stream."""
        await self.gone()
        return None

    async def lines(self) -> AsyncIterator[bytes]:
        """Line after line until the stream is ended."""
        try:
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT_SECONDS):
                        message = await self._waiting.get()
                except TimeoutError:
                    message = b""
                if message is None:
                    return
                self._backlog -= len(message)
                yield message + b"\n"
        finally:
            self._gone.set()
