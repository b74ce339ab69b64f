"""A live connection carried by uvicorn alone, where the parts that picows needs have changed.

It does the same at the usual price: each message goes through ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import WebSocket

from quattrocento.server.limits import LARGEST_BACKLOG, WAITING_MESSAGES
from quattrocento.server.live.connection import GOING_AWAY


class PlainConnection:
    """One end of a live connection, by ASGI."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._backlog = 0
        self._left = asyncio.get_running_loop().create_future()
        self._writing = asyncio.create_task(self._write())

    def send(self, message: bytes) -> None:
        """Send a text; who does not take them must come back and say what they have."""
        if self._waiting.qsize() >= WAITING_MESSAGES or self._backlog > LARGEST_BACKLOG:
            self.close(GOING_AWAY)
        else:
            self._backlog += len(message)
            self._waiting.put_nowait(message)

    def close(self, code: int) -> None:
        """Say goodbye, after what was sent already."""
        self._waiting.put_nowait(code)

    def may_give_way(self, _unless: Callable[[], bool]) -> None:
        """Stay: through ASGI nobody can be sent away at once."""

    async def gone(self) -> None:
        """Wait until there is no connection any more."""
        while await self.next() is not None:
            pass

    async def next(self) -> bytes | None:
        """The next text that comes; None when there is no connection any more."""
        if self._left.done():
            return None
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            self._leave()
            return None
        return message.get("bytes") or str(message.get("text") or "").encode()

    async def _write(self) -> None:
        try:
            while isinstance(message := await self._waiting.get(), bytes):
                await self._socket.send_data(message.decode(), mode="text")
                self._backlog -= len(message)
            await self._socket.close(code=message)
        except Exception:  # noqa: BLE001 - whatever it was, there is no connection any more
            self._leave()

    def _leave(self) -> None:
        if not self._left.done():
            self._left.set_result(None)
        self._writing.cancel()
