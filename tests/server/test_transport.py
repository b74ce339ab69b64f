"""The private parts of uvicorn and picows that the transport stands on (docs/transport.md)."""

from __future__ import annotations

import asyncio
import inspect
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from picows.picows import WSProtocol, WSTransport
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quattrocento.server import limits
from quattrocento.server.transport import picows_connection
from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.batching_transport import BatchingTransport
from quattrocento.server.transport.counted_protocol import CountedProtocol
from quattrocento.server.transport.limited_heads import LimitedHeads
from quattrocento.server.transport.picows_connection import (
    REQUEST,
    Carrier,
    LiveProtocol,
    PicowsConnection,
    carrier_for,
)
from quattrocento.server.transport.timed_protocol import TimedProtocol
from tests.support import apart

PAGE = Path("docs/transport.md").read_text(encoding="utf-8")
TESTS = "\n".join(
    file.read_text(encoding="utf-8") for file in Path("tests/server").glob("test_*.py")
)
LIBRARIES: dict[str, Any] = {
    each.__name__: each
    for each in (
        HttpToolsProtocol,
        RequestResponseCycle,
        WebSocketsSansIOProtocol,
        WSProtocol,
        WSTransport,
    )
}
NAMED = sorted(set(re.findall(rf"`({'|'.join(LIBRARIES)})\.(\w+)`", PAGE)))


@pytest.mark.parametrize(("owner", "part"), NAMED)
def test_every_part_that_is_named_is_there(owner: str, part: str) -> None:
    library = LIBRARIES[owner]
    assert hasattr(library, part) or f"self.{part}" in inspect.getsource(library)


@pytest.mark.parametrize(
    "ours", [LimitedHeads, TimedProtocol, CountedProtocol, LiveProtocol, Carrier]
)
def test_every_part_that_is_replaced_is_named(ours: type) -> None:
    library = next(each for each in ours.__mro__ if each.__name__ in LIBRARIES)
    replaced = {name for name in vars(ours) if hasattr(library, name) and not name.startswith("__")}
    assert {(library.__name__, name) for name in replaced} <= set(NAMED)
    for name in replaced:
        if library is not WSProtocol:
            known = list(inspect.signature(getattr(library, name)).parameters)
            own = inspect.signature(getattr(ours, name))
            variable = any(each.kind is each.VAR_POSITIONAL for each in own.parameters.values())
            assert variable or list(own.parameters) == known, name


@pytest.mark.parametrize("part", ["send_400_response", "handle_websocket_upgrade", "cycle"])
def test_what_is_used_without_httptools_is_there(part: str) -> None:
    assert hasattr(H11Protocol, part) or f"self.{part}" in inspect.getsource(H11Protocol)


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE)) - {"test_floods", "test_visitors"}
    assert len(named) > 15
    assert {each for each in named if f"def {each}(" not in TESTS} == set()


# picows


class Wire:
    """A connection that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False
        self.socket = socket.socket()

    def write(self, part: bytes) -> None:
        self.written.append(bytes(part))

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self.socket if name == "socket" else default

    def set_write_buffer_limits(self, *_: object, **__: object) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    abort = close


class Carried:
    """A live connection over a wire, with all that carries it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.wire = Wire()
        batching = BatchingTransport(self.wire, loop)  # type: ignore[arg-type]
        self.connection = PicowsConnection(loop.create_future(), Admission(), "-", batching)
        self.carrier = carrier_for(self.connection)
        self.carrier.connection_made(batching)
        self.came(REQUEST.format(key="dGhlIHNhbXBsZSBub25jZQ==").encode())

    def came(self, data: bytes) -> None:
        """Let something come over the wire."""
        while data:
            free = self.carrier.get_buffer(-1)
            count = min(len(free), len(data))
            free[:count] = data[:count]
            data = data[count:]
            self.carrier.buffer_updated(count)

    async def sent(self) -> list[bytes]:
        """What went out since, at the end of this moment."""
        await asyncio.sleep(0)
        sent, self.wire.written = self.wire.written, []
        return sent

    def end(self) -> None:
        self.carrier.connection_lost(None)
        self.wire.socket.close()


def carried(test: Callable[[Carried], Any]) -> None:
    """Try something with a live connection over a wire."""

    async def tried() -> None:
        connection = Carried()
        try:
            (answer,) = await connection.sent()
            assert answer.startswith(b"HTTP/1.1 101 ")
            assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
            await test(connection)
        finally:
            connection.end()

    apart(asyncio.run, tried())


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + payload


def test_picows_shakes_hands_over_a_connection_that_it_did_not_open() -> None:
    async def test(live: Carried) -> None:
        live.came(frame(1, b"a text"))
        assert await live.connection.next() == b"a text"

    carried(test)


def test_what_is_sent_in_one_moment_goes_out_in_one_go() -> None:
    async def test(live: Carried) -> None:
        for text in (b"one", b"two", b"three"):
            live.connection.send(text)
        assert live.wire.written == []
        assert live.connection.waiting() == len(b"xxonextwoxxthree") + 1
        (together,) = await live.sent()
        assert together == b"\x81\x03one\x81\x03two\x81\x05three"

    carried(test)


def test_picows_answers_no_ping_by_itself() -> None:
    async def test(live: Carried) -> None:
        live.came(frame(9, b"there?") * 3)
        assert await live.sent() == [b"\x8a\x06there?" * 3]
        live.came(frame(9, b"there?") * (2 * limits.IDLE_FRAMES_AT_ONCE))
        (answer,) = await live.sent()
        assert answer.count(b"\x8a\x06there?") == limits.IDLE_FRAMES_AT_ONCE - 3
        assert answer.endswith(b"\x88\x02" + (1008).to_bytes(2, "big"))

    carried(test)


def test_any_code_says_goodbye() -> None:
    async def test(live: Carried) -> None:
        live.connection.close(4404)
        assert await live.sent() == [b"\x88\x02" + (4404).to_bytes(2, "big")]

    carried(test)


def test_what_is_read_at_once_has_an_end_and_the_buffer_does_not_grow() -> None:
    async def test(live: Carried) -> None:
        large = frame(1, b"x" * (limits.LARGEST_FRAME - 1))
        for _ in range(20):
            live.came(large * 3)
            assert len(live.carrier.get_buffer(-1)) <= picows_connection.READ_AT_ONCE
            # All that is free, as it would be given without us.
            assert len(WSProtocol.get_buffer(live.carrier, -1)) <= 4 * limits.LARGEST_FRAME
            for _ in range(3):
                assert await live.connection.next()

    carried(test)
