"""A live connection carried by picows.

uvicorn shakes hands and asks the app, by ASGI, whether it accepts; from then on the frames go
past both: a message costs a few microseconds, where theirs costs some dozens.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.utils import ClientDisconnected

from quattrocento.server.limits import (
    IDLE_FRAMES_A_SECOND,
    IDLE_FRAMES_AT_ONCE,
    LARGEST_BACKLOG,
    LARGEST_FRAME,
    LINGERING_SECONDS,
    READ_AHEAD,
    WAITING_MESSAGES,
)
from quattrocento.server.limits.budget import Budget
from quattrocento.server.live.connection import (
    AGAINST_THE_RULES,
    GOING_AWAY,
    NORMAL,
    RESTARTING,
    TOO_BIG,
)
from quattrocento.server.live.opening import CONNECTION
from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.batching_transport import BatchingTransport
from quattrocento.server.transport.counted_protocol import CountedProtocol

# picows names the address of whoever connects, which is for no log.
log = logging.getLogger(__name__)
log.setLevel(logging.WARNING)

PING_SECONDS = 20.0
PARTING_SECONDS = 10.0
READ_BUFFER = 4096
# After how many messages that wait what waits for all of an address is summed up again.
LOOK_AGAIN = 16
# With what is left of a frame it never fills a buffer of twice the largest frame, which would grow.
READ_AT_ONCE = 32 * 1024
# All that picows needs to know of a request that uvicorn has checked already.
REQUEST = (
    "GET / HTTP/1.1\r\nHost: -\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


class PicowsConnection(WSListener):
    """One end of a live connection."""

    def __init__(
        self,
        left: asyncio.Future[None],
        admission: Admission,
        address: str,
        carried: BatchingTransport,
    ) -> None:
        self._left = left
        self._address = address
        self._carried = carried
        self._admission = admission
        self._loop = left.get_loop()
        self._transport: WSTransport
        self._came: deque[bytes] = deque()
        self._begun: bytearray | None = None
        self._awaited: asyncio.Future[None] | None = None
        self._reading = True
        self._behind: int | None = None
        self._parting = False
        # What says nothing costs as much as what does: pings, pongs, parts of messages, nothing.
        self._idle_frames = Budget(IDLE_FRAMES_AT_ONCE, IDLE_FRAMES_A_SECOND, self._loop.time)

    # Going out

    def send(self, message: bytes) -> None:
        """Send a text; who does not take them must come back and say what they have."""
        self._send(WSMsgType.TEXT, message)

    def _send(self, kind: WSMsgType, message: bytes) -> None:
        if self._behind is not None:
            self._behind += 1
            if self._behind > WAITING_MESSAGES or self.waiting() > LARGEST_BACKLOG:
                self.give_way()
                return
            if self._behind % LOOK_AGAIN == 0:
                self._must_be_allowed_to_wait()
        self._transport.send(kind, message)

    def waiting(self) -> int:
        """How many bytes wait to be read."""
        return self._carried.waiting()

    def _must_be_allowed_to_wait(self) -> None:
        if not self._admission.may_wait(self, self._address):
            self.give_way()

    def close(self, code: int) -> None:
        """Say goodbye; the other end has a while to do the same."""
        if not self._left.done() and not self._parting:
            self._parting = True
            self._say_goodbye(code)
            self._loop.call_later(PARTING_SECONDS, self._transport.disconnect)

    def cut(self, code: int) -> None:
        """Say goodbye and do not wait."""
        self._say_goodbye(code)
        self._transport.disconnect()

    def _send_away(self, code: int) -> None:
        """Say goodbye to who breaks the rules, and read nothing more."""
        self._parting = True
        self._say_goodbye(code)
        self._transport.underlying_transport.pause_reading()
        # Who is cut at once may never see the goodbye.
        self._loop.call_later(LINGERING_SECONDS, self.give_way)

    def _say_goodbye(self, code: int) -> None:
        # picows takes any code, though its types know the usual ones only.
        self._transport.send_close(cast("WSCloseCode", code))

    def may_give_way(self, unless: Callable[[], bool]) -> None:
        """Let somebody else have the place when there is no room, unless it is needed."""
        self._admission.watches(self, unless)

    def give_way(self) -> None:
        """End at once: somebody else needs the place."""
        self._transport.disconnect(graceful=False)

    async def gone(self) -> None:
        """Wait until there is no connection any more."""
        await self._left

    # Coming in

    async def next(self) -> bytes | None:
        """The next text that comes; None when there is no connection any more."""
        while not self._came:
            if self._left.done():
                return None
            self._awaited = self._loop.create_future()
            await self._awaited
        if not self._reading and not self._parting and len(self._came) == 1:
            self._reading = True
            self._transport.underlying_transport.resume_reading()
        return self._came.popleft()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    # What picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The hands are shaken."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something comes: a text or a part of one, a ping or a pong, or a goodbye."""
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            # Who gives no code is answered with the usual one.
            self.cut(cast("int", frame.get_close_code()) or NORMAL)
        elif self._parting:
            # Read and dropped: who still sends when a connection is cut may never see the goodbye.
            if not self._idle_frames.take():
                self._transport.underlying_transport.pause_reading()
        elif kind == WSMsgType.TEXT and frame.fin and frame.payload_size > 0:
            self._take(frame.get_payload_as_bytes())
        elif not self._idle_frames.take():
            self._send_away(AGAINST_THE_RULES)
        elif kind == WSMsgType.PING:
            self._send(WSMsgType.PONG, frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            self._put_together(frame.get_payload_as_bytes(), frame.fin)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """There is no connection any more."""
        self._admission.stays(self)
        self._admission.is_read(self, self._address)
        if not self._left.done():
            self._left.set_result(None)
        self._wake()

    def pause_writing(self) -> None:
        """The other end does not keep up with what is sent."""
        self._behind = 0
        self._must_be_allowed_to_wait()

    def resume_writing(self) -> None:
        """The other end keeps up again."""
        self._behind = None
        self._admission.is_read(self, self._address)

    def _put_together(self, payload: bytes, whole: bool) -> None:
        if self._begun is None:
            self._begun = bytearray()
        self._begun += payload
        if len(self._begun) > LARGEST_FRAME:
            self._begun = None
            self.close(TOO_BIG)
        elif whole:
            message = bytes(self._begun)
            self._begun = None
            self._take(message)

    def _take(self, message: bytes) -> None:
        self._came.append(message)
        if len(self._came) >= READ_AHEAD and self._reading:
            self._reading = False
            self._transport.underlying_transport.pause_reading()
        self._wake()


class LiveProtocol(CountedProtocol):
    """How uvicorn serves live connections: it shakes hands, then picows takes over."""

    connection: PicowsConnection | None = None

    async def send(self, message: Any) -> None:
        """Take the app's answer to a connection: accept it, or turn it away."""
        if self.connection is not None:
            # Only the framework closes this way, when something failed.
            self.connection.close(message.get("code", GOING_AWAY))
        elif message["type"] != "websocket.accept":
            await super().send(message)
        elif self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        else:
            self._take_over()

    def _take_over(self) -> None:
        self.handshake_complete = True
        left = self.loop.create_future()
        left.add_done_callback(lambda _left: self.connection_lost(None))
        carried = BatchingTransport(self.transport, self.loop)
        address = self.client[0] if self.client else "-"
        self.connection = PicowsConnection(left, self.admission, address, carried)
        cast("dict[str, Any]", self.scope["extensions"])[CONNECTION] = self.connection
        carrier = carrier_for(self.connection)
        self.transport.set_protocol(carrier)
        carrier.connection_made(carried)
        request = REQUEST.format(key=self.request.headers["Sec-WebSocket-Key"]).encode()
        carrier.get_buffer(len(request))[: len(request)] = request
        carrier.buffer_updated(len(request))

    def shutdown(self) -> None:
        """Send everybody away, for the server stops."""
        if self.connection is None:
            super().shutdown()
        else:
            self.connection.cut(RESTARTING)


class Carrier(WSProtocol):  # type: ignore[misc]
    """Carries frames, and reads only so much at once."""

    def get_buffer(self, hint: int) -> memoryview:
        """Where to put what comes."""
        return cast("memoryview", super().get_buffer(hint))[:READ_AT_ONCE]


def carrier_for(connection: PicowsConnection) -> Carrier:
    """What carries the frames of a connection."""
    return Carrier(
        None,  # host and port, of a client
        None,  # path, of a client
        False,  # is no client
        lambda _request: connection,
        log,
        True,  # disconnect when something fails
        None,  # no limit on shaking hands: it is done already
        True,  # ping
        PING_SECONDS,
        PING_SECONDS,
        WSAutoPingStrategy.PING_WHEN_IDLE,
        False,  # answer pings: we do, as far as the budget goes
        LARGEST_FRAME,
        None,  # further headers
        READ_BUFFER,
    )
