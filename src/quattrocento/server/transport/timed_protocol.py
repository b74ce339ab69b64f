"""The protocol with which uvicorn reads requests, each whole within a time; answers must be read.

It relies on little of uvicorn, but that is private: that its protocols have a `cycle` for the
request of the moment, a `client`, a `transport` and a `loop`.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from quattrocento.server.limits import (
    LINGERING_BYTES,
    LINGERING_CONNECTIONS,
    LINGERING_SECONDS,
    REQUEST_SECONDS,
)
from quattrocento.server.live.stream_connection import ENDS
from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.reading import CountingTransport, ReadingPace

try:
    from quattrocento.server.transport.limited_heads import LimitedHeads as Protocol
except ImportError:  # Without httptools, as on Windows.
    Protocol = H11Protocol  # type: ignore[assignment, misc]


LOOK_SECONDS = 1.0
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
    _reading: asyncio.TimerHandle | None = None
    _pace: ReadingPace
    # Up to where what waits belongs to one answer, if that is known already.
    _answer_end: int | None = None
    _written: CountingTransport
    _upgraded = False
    _admitted: str | None = None
    # What is said in place of any answer, if somebody is turned away.
    _refusal = b""
    _answered = False
    # Bytes that came since, and are dropped.
    _unheard = 0
    head_too_large = False

    def connection_made(self, transport: Any) -> None:
        """Let a connection in, if there is room."""
        self._written = CountingTransport(transport)
        super().connection_made(cast("asyncio.Transport", self._written))
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
        if self._upgraded:
            self._hand_over()
        elif self._is_whole():
            self._forget_deadline()
            if not self.cycle.response_complete:
                self.admission.stays(self)

    def on_response_complete(self) -> None:
        """An answer was sent, maybe the next is being made."""
        if self._reading is None:
            if self._written.get_write_buffer_size() > 0:
                self._await_reading()
        elif self._answer_end is None:
            self._answer_end = self._written.written
        super().on_response_complete()
        if self.cycle.response_complete and self._admitted is not None:
            self.admission.rests(self)

    def pause_writing(self) -> None:
        """The other end does not keep up with what is sent."""
        super().pause_writing()
        if self._reading is None:
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
        self._read_no_more()
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

    def waiting(self) -> int:
        """How many bytes wait to be read."""
        return self._written.get_write_buffer_size()

    def _await_reading(self) -> None:
        """See from now on that what waits is read."""
        cycle: Any = self.cycle
        self._pace = ReadingPace(self._written.taken())
        complete = cycle is not None and cycle.response_complete
        self._answer_end = self._written.written if complete else None
        self._look_again()

    def _look_again(self) -> None:
        if self.admission.may_wait(self, self._admitted or "-"):
            self._reading = self.loop.call_later(LOOK_SECONDS, self._see_that_it_is_read)
        else:
            self.transport.abort()

    def _see_that_it_is_read(self) -> None:
        self._reading = None
        if self.waiting() == 0:
            self._read_no_more()
        elif self._answer_end is not None and self._written.taken() >= self._answer_end:
            # What waits now belongs to another answer.
            self._await_reading()
        elif self._pace.keeps_up(self._written.taken()):
            self._look_again()
        else:
            self.transport.abort()

    def _read_no_more(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self.admission.is_read(self, self._admitted or "-")

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_websocket_upgrade(self, *given: Any) -> None:
        """Let it become a live connection, whose bytes are counted otherwise."""
        self._upgraded = True
        self.transport = self._written.transport
        super().handle_websocket_upgrade(*given)

    def _hand_over(self) -> None:
        """It is a live connection from now on, which counts itself."""
        self._forget_deadline()
        self._read_no_more()
        self.admission.stays(self)
        if self._admitted is not None:
            self.admission.leave(self._admitted)
            self._admitted = None
