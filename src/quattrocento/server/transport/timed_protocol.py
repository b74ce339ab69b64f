"""The protocol with which uvicorn reads requests, each whole within a time; answers must be read.

It relies on little of uvicorn, but that is private: that its protocols have a `cycle` for the
request of the moment, a `client`, a `transport` and a `loop`.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from quattrocento.server.limits import (
    LINGERING_BYTES,
    LINGERING_CONNECTIONS,
    LINGERING_SECONDS,
    REQUEST_SECONDS,
    UNREAD_SECONDS,
)
from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.choice import ENDS

try:
    from quattrocento.server.transport.limited_heads import LimitedHeads as Protocol
except ImportError:  # Without httptools, as on Windows.
    Protocol = H11Protocol  # type: ignore[assignment, misc]


BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 31\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
    b"Too busy just now; come back.\r\n"
)
HEAD_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 32\r\nconnection: close\r\n\r\n"
    b"The head of this is too large.\r\n"
)


class TimedProtocol(Protocol):
    """Reads requests, each whole within a time, and sends answers for as long as they are read."""

    admission: Admission
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _admitted: str | None = None
    # What is said in place of any answer, if somebody is turned away.
    _refusal = b""
    _answered = False
    # Bytes that came since, and are dropped.
    _unheard = 0
    head_too_large = False

    def connection_made(self, transport: Any) -> None:
        """Let a connection in, if there is room."""
        super().connection_made(transport)
        self._admitted = self.client[0] if self.client else "-"
        if self.admission.enter(self._admitted):
            self.admission.rests(self)
            self._await_request()
        else:
            self._refuse(transport)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._refusal:
            self._unheard += len(data)
            if self._unheard > LINGERING_BYTES:
                self.transport.abort()
            self._turn_away()
            return
        if self.transport.is_closing():
            return
        if self._deadline is None and self._is_whole():
            self._await_request()
        super().data_received(data)
        if self._answered:
            return
        if self.transport.get_protocol() is not self:
            self._hand_over()
        elif self._is_whole():
            self._forget_deadline()
            if not self.cycle.response_complete:
                self.admission.stays(self)

    def on_response_complete(self) -> None:
        """An answer was sent, maybe the next is being made."""
        super().on_response_complete()
        if self.transport.get_write_buffer_size() > 0:
            self._await_reading()
        if self.cycle.response_complete and self._admitted is not None:
            self.admission.rests(self)

    def pause_writing(self) -> None:
        """The other end does not keep up with what is sent."""
        super().pause_writing()
        self._await_reading()

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, or a head that is too large."""
        if self._is_answering():
            # It would go into the midst of an answer.
            self.transport.abort()
        elif self.head_too_large:
            self._refusal = HEAD_TOO_LARGE
            self._turn_away()
        else:
            super().send_400_response(msg)

    def shutdown(self) -> None:
        """The server stops: an answer that would go on for ever is told to end."""
        super().shutdown()
        # There is none before the first request, whatever its type says.
        cycle: Any = self.cycle
        if cycle is not None and ENDS in cycle.scope:
            cycle.scope[ENDS]()

    def give_way(self) -> None:
        """End at once: somebody else needs the place."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is no connection any more."""
        self._forget_deadline()
        if self._unread is not None:
            self._unread.cancel()
        self.admission.stays(self)
        if self._admitted is not None:
            self.admission.leave(self._admitted)
            self._admitted = None
        super().connection_lost(exc)

    def _refuse(self, transport: Any) -> None:
        """Say that there is no room, when the request comes or a moment later."""
        self._refusal = BUSY
        if self.admission.count > self.admission.most + LINGERING_CONNECTIONS:
            transport.write(BUSY)
            transport.close()
        else:
            self._deadline = self.loop.call_later(LINGERING_SECONDS, self._turn_away)

    def _turn_away(self) -> None:
        """Say why, and listen for a moment longer.

        A connection that is closed before the request is read is reset: the answer would be lost.
        """
        if not self._answered and not self.transport.is_closing():
            self._answered = True
            self._forget_deadline()
            self.transport.write(self._refusal)
            self.transport.write_eof()
            self._deadline = self.loop.call_later(LINGERING_SECONDS, self.transport.abort)

    def _is_whole(self) -> bool:
        # There is none before the first request, whatever its type says.
        cycle: Any = self.cycle
        return cycle is not None and not cycle.more_body

    def _is_answering(self) -> bool:
        """Whether an answer is being made or sent."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _await_reading(self) -> None:
        """End the connection unless some of what waits to be sent is taken within a time."""
        if self._unread is not None:
            self._unread.cancel()
        waiting = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self._drop_unless_read, waiting)

    def _drop_unless_read(self, waiting: int) -> None:
        self._unread = None
        left = self.transport.get_write_buffer_size()
        if left >= waiting > 0:
            self.transport.abort()
        elif left > 0:
            self._await_reading()

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hand_over(self) -> None:
        """It is a live connection from now on, which counts itself."""
        self._forget_deadline()
        self.admission.stays(self)
        if self._admitted is not None:
            self.admission.leave(self._admitted)
            self._admitted = None
