"""Floods at the door: whoever sends without end, or takes nothing, is cut; nothing is kept."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from quattrocento.server import limits, static
from quattrocento.server.limits.budget import Budget
from quattrocento.server.transport import (
    admission,
    choice,
    limited_heads,
    picows_connection,
    timed_protocol,
    versions,
)
from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.reading import ReadingPace
from tests.server.clients import PATIENCE, Server, get, until
from tests.server.conftest import Start

# Far more than both systems keep for a connection that nobody reads.
FAR_TOO_MUCH = 64 * 1024 * 1024
BEGUN = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
# What is written before somebody must read: asyncio's own measure.
WRITTEN_AHEAD = 64 * 1024
UPLOAD = (
    b"PUT /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Quattrocento: 1\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)


@pytest.fixture
def wire(quick_server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as wire:
        yield wire


def sent(wire: socket.socket, part: bytes, most: int = FAR_TOO_MUCH) -> int:
    """How many bytes were taken of something that does not end."""
    count = 0
    with suppress(OSError):
        while count < most:
            wire.sendall(part)
            count += len(part)
    return count


def answer_of(wire: socket.socket) -> bytes:
    """All that comes until the connection ends, however it does."""
    came = bytearray()
    with suppress(ConnectionError):
        while part := wire.recv(65536):
            came += part
    return bytes(came)


def test_a_head_of_many_lines_is_refused_with_431(wire: socket.socket) -> None:
    wire.sendall(BEGUN)
    wire.sendall(b"X-Line: more\r\n" * (limits.LARGEST_HEAD // 14 + 1))
    assert answer_of(wire).startswith(b"HTTP/1.1 431 ")


def test_a_head_of_one_line_is_refused_with_431(wire: socket.socket) -> None:
    wire.sendall(BEGUN + b"X-Line: ")
    wire.sendall(b"x" * limits.LARGEST_HEAD)
    assert answer_of(wire).startswith(b"HTTP/1.1 431 ")


def test_a_whole_head_that_is_too_large_is_refused_with_431(wire: socket.socket) -> None:
    wire.sendall(BEGUN + b"X-Line: " + b"x" * limits.LARGEST_HEAD + b"\r\n\r\n")
    assert answer_of(wire).startswith(b"HTTP/1.1 431 ")


def test_an_address_that_is_too_long_is_refused_with_431(wire: socket.socket) -> None:
    wire.sendall(b"GET /" + b"x" * limits.LARGEST_HEAD)
    assert answer_of(wire).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("part", [b"X-Line: more\r\n" * 500, b"x" * 8000], ids=["lines", "line"])
def test_a_head_without_an_end_is_cut(wire: socket.socket, part: bytes) -> None:
    wire.sendall(BEGUN + b"X-Line: ")
    assert sent(wire, part) < FAR_TOO_MUCH


@pytest.mark.parametrize("part", [b"X-Line: more\r\n" * 500, b"x" * 8000], ids=["lines", "line"])
def test_what_follows_a_body_without_an_end_is_cut(wire: socket.socket, part: bytes) -> None:
    wire.sendall(UPLOAD + b"2\r\n{}\r\n0\r\nX-Line: ")
    assert sent(wire, part) < FAR_TOO_MUCH


def test_the_words_around_the_parts_of_a_body_have_an_end(wire: socket.socket) -> None:
    wire.sendall(UPLOAD)
    assert sent(wire, b"1;" + b"x" * 8000 + b"\r\n \r\n") < FAR_TOO_MUCH


def test_the_second_head_of_a_connection_is_counted_too(wire: socket.socket) -> None:
    wire.sendall(BEGUN + b"\r\n")
    assert b"200" in wire.recv(65536)
    wire.sendall(BEGUN)
    wire.sendall(b"X-Line: more\r\n" * (limits.LARGEST_HEAD // 14 + 1))
    assert b"HTTP/1.1 431 " in answer_of(wire)


def test_a_large_head_and_a_large_body_are_taken(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    large = {"X-Large": "x" * (limits.LARGEST_HEAD - 2000)}
    for _ in range(3):
        assert get(f"{quick_server.url}/health", headers=large).status_code == 200
        body = {"record": "x" * (limits.LARGEST_BODY - 1000)}
        assert marie.http.post("/replay", json=body).status_code == 400


def test_requests_that_wait_for_each_other_have_an_end(wire: socket.socket) -> None:
    several = limits.WAITING_REQUESTS
    wire.sendall((BEGUN + b"\r\n") * (several - 1) + BEGUN + b"Connection: close\r\n\r\n")
    assert answer_of(wire).count(b"HTTP/1.1 200") == several


def test_too_many_requests_at_once_are_not_kept(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited_heads, "WAITING_REQUESTS", 4)
    with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as wire:
        wire.sendall((BEGUN + b"\r\n") * 100)
        assert answer_of(wire).count(b"HTTP/1.1 200") < 100
    assert get(f"{quick_server.url}/health").status_code == 200


# Frames

MASK = b"\x00\x00\x00\x00"
FLOODS = {
    "pings": b"\x89\x80" + MASK,
    "large pings": b"\x89\xfd" + MASK + b"x" * 125,
    "pongs": b"\x8a\x80" + MASK,
    "empty texts": b"\x81\x80" + MASK,
    "empty parts": b"\x00\x80" + MASK,
    "small parts": b"\x00\x81" + MASK + b"x",
}


def test_a_budget_comes_back_with_time() -> None:
    time = 100.0
    budget = Budget(3, 2.0, lambda: time)
    assert [budget.take() for _ in range(4)] == [True, True, True, False]
    time += 0.4
    assert not budget.take()
    time += 0.1
    assert [budget.take() for _ in range(2)] == [True, False]
    time += 1000
    assert [budget.take() for _ in range(4)] == [True, True, True, False]


def flood_of(kind: str) -> bytes:
    """Far more such frames than anybody sends."""
    flood = FLOODS[kind] * (10 * limits.IDLE_FRAMES_AT_ONCE)
    # A part of a message has one before it.
    return b"\x01\x80" + MASK + flood if "parts" in kind else flood


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("carried", ["picows", "uvicorn"])
def test_frames_that_say_nothing_end_the_connection(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch, kind: str, carried: str
) -> None:
    monkeypatch.setattr(
        choice, "are_known", lambda *names: carried == "picows" or "picows" not in names
    )
    marie = start(on_sqlite).person("Marie")
    with marie.live(marie.open("me", "me")["id"]) as live:
        live.next()
        with suppress(OSError):
            live.socket.socket.sendall(flood_of(kind))
        with pytest.raises(ConnectionClosed) as closed:
            live.all_that_came(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_so_many_pings_at_once_are_answered(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    with marie.live(marie.open("me", "me")["id"]) as live:
        live.next()
        answered = [live.socket.ping() for _ in range(limits.IDLE_FRAMES_AT_ONCE)]
        assert all(each.wait(PATIENCE) for each in answered)


def live_unread(server: Server) -> tuple[socket.socket, str]:
    """A live connection over which nobody reads, and its table."""
    table = server.person("Marie").open("me", "open")["id"]
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", server.port))
    wire.sendall(
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    until(lambda: server.held(table).watchers)
    return wire, table


def test_pongs_that_nobody_reads_are_not_kept(quick_server: Server) -> None:
    wire, table = live_unread(quick_server)
    with wire:
        assert sent(wire, FLOODS["large pings"] * 100) < FAR_TOO_MUCH
        until(lambda: not quick_server.held(table).watchers)


def test_so_many_bytes_and_no_more_wait_for_who_does_not_read(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 300_000
    monkeypatch.setattr(picows_connection, "LARGEST_BACKLOG", most)
    monkeypatch.setattr(picows_connection, "WAITING_MESSAGES", 10**9)
    wire, table = live_unread(quick_server)
    with wire:
        (watcher,) = quick_server.held(table).watchers
        carried = watcher.connection
        assert isinstance(carried, picows_connection.PicowsConnection)
        loop = quick_server.services.background.loop
        waiting = []

        def tell() -> None:
            if not carried._left.done():
                carried.send(b"x" * 8000)
                waiting.append(carried._carried.waiting())

        def told() -> bool:
            loop.call_soon_threadsafe(tell)
            return not quick_server.held(table).watchers

        until(told)
        assert most < max(waiting) <= most + 8100


# Slow readers


def paced(*taken: int) -> list[bool]:
    """Whether somebody keeps up who has taken so much after each second."""
    pace = ReadingPace(1000)
    return [pace.keeps_up(1000 + each) for each in taken]


def test_who_reads_too_slowly_does_not_keep_up() -> None:
    least = limits.LEAST_BYTES_A_SECOND
    assert paced(0, least, 2 * least) == [True, True, True]
    assert paced(0, least - 1) == [True, False]
    assert paced(3 * least, 3 * least, 3 * least, 3 * least, 3 * least)[3:] == [True, False]
    for_long = paced(*(100 * least * second for second in range(1, limits.ANSWER_SECONDS + 1)))
    assert for_long == [True] * (limits.ANSWER_SECONDS - 1) + [False]


class Waiting:
    def __init__(self, size: int) -> None:
        self.size = size

    def waiting(self) -> int:
        return self.size


def test_so_many_bytes_and_no_more_wait_for_an_address() -> None:
    known = Admission(("10.0.0.0/8",))
    half = limits.WAITING_BYTES_AN_ADDRESS // 2
    one, two, three = Waiting(half), Waiting(half), Waiting(1)
    assert known.may_wait(one, "203.0.113.9")
    assert known.may_wait(two, "203.0.113.9")
    assert not known.may_wait(three, "203.0.113.9")
    assert known.may_wait(three, "203.0.113.10")
    known.is_read(one, "203.0.113.9")
    assert known.may_wait(two, "203.0.113.9")
    # Behind a proxy that is trusted all have one address.
    assert all(known.may_wait(each, "10.0.0.1") for each in (one, two, three))


def asking(server: Server, path: str) -> socket.socket:
    """A connection over which something is asked that nobody reads."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", server.port))
    wire.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    return wire


def waiting_at(server: Server) -> list[int]:
    """How many bytes wait at each connection that is not read."""
    unread = list(known_to(server)._unread.values())
    return [each.waiting() for others in unread for each in list(others)]


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """An answer larger than what both systems keep for a connection."""
    large = b"x" * FAR_TOO_MUCH
    monkeypatch.setattr(static, "content_of", lambda *_: large)
    return large


def test_of_a_large_answer_only_a_piece_waits(
    quick_server: Server, large: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_protocol, "LOOK_SECONDS", 3600.0)
    with asking(quick_server, "/icon.svg"):
        until(lambda: waiting_at(quick_server))
        assert max(waiting_at(quick_server)) <= WRITTEN_AHEAD + 2 * limits.LARGEST_PIECE


def test_a_large_answer_arrives_whole(quick_server: Server, large: bytes) -> None:
    assert get(f"{quick_server.url}/icon.svg").content == large


def test_who_takes_nothing_of_an_answer_is_cut(
    quick_server: Server, large: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_protocol, "LOOK_SECONDS", 0.1)
    with asking(quick_server, "/icon.svg") as wire:
        until(lambda: waiting_at(quick_server))
        until(lambda: not waiting_at(quick_server))
        assert len(answer_of(wire)) < len(large)


def test_when_too_much_waits_for_an_address_the_next_is_cut(
    start: Start, on_sqlite: str, large: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_protocol, "LOOK_SECONDS", 3600.0)
    monkeypatch.setattr(admission, "WAITING_BYTES_AN_ADDRESS", 4 * WRITTEN_AHEAD)
    server = start(on_sqlite, rate_factor=1)
    with ExitStack() as stack:
        wires = [stack.enter_context(asking(server, "/icon.svg")) for _ in range(8)]
        for wire in wires:
            wire.settimeout(PATIENCE)
        until(lambda: known_to(server).count < len(wires))
        until(lambda: sum(waiting_at(server)) <= 4 * WRITTEN_AHEAD)
        assert get(f"{server.url}/health").status_code == 200


def known_to(server: Server) -> Admission:
    known: Admission = server.config.http.admission  # type: ignore[union-attr]
    return known


# With other versions of uvicorn


def test_a_head_has_an_end_where_uvicorn_reads_alone(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "numbers", lambda _name: (99, 0))
    server = start(on_sqlite)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        wire.sendall(BEGUN + b"X-Line: ")
        assert sent(wire, b"x" * 8000) < FAR_TOO_MUCH
