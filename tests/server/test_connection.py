"""The line of a live connection: what the protocol of WebSockets allows, and what it does not."""

from __future__ import annotations

import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quattrocento.server import limits
from quattrocento.server.transport import picows_connection, versions
from tests.server.clients import PATIENCE, LiveConnection, Person, Server, fresh_key, until
from tests.server.conftest import Start


@pytest.fixture
def marie(quick_server: Server) -> Person:
    return quick_server.person("Marie")


@pytest.fixture
def table(marie: Person) -> str:
    opened: str = marie.open("me", "me")["id"]
    return opened


def taking_money() -> str:
    return json.dumps({"seat": 0, "move": "take money", "sequence": 0, "key": fresh_key()})


def test_a_message_may_come_in_parts(marie: Person, table: str) -> None:
    with marie.live(table) as live:
        live.next()
        text = taking_money()
        live.socket.send([text[:10], text[10:40], text[40:]])
        assert live.until("accepted", "refused")["type"] == "accepted"


def test_many_messages_at_once_are_answered_in_their_order(marie: Person, table: str) -> None:
    with marie.live(table) as live:
        live.next()
        keys = [fresh_key() for _ in range(3 * limits.READ_AHEAD)]
        for key in keys:
            live.send(seat=1, move="take money", sequence=0, key=key)
        assert [live.until("refused")["key"] for _ in keys] == keys


def test_a_ping_is_answered(marie: Person, table: str) -> None:
    with marie.live(table) as live:
        assert live.socket.ping().wait(PATIENCE)


def test_a_goodbye_is_answered_with_one(marie: Person, table: str) -> None:
    with marie.live(table) as live:
        live.next()
        live.socket.close(1000)
        assert live.socket.close_code == 1000


def test_a_goodbye_without_a_code_is_answered_with_the_usual_one(marie: Person, table: str) -> None:
    with marie.live(table) as live:
        live.next()
        with live.socket.send_context():
            live.socket.protocol.send_close()
        with pytest.raises(ConnectionClosed) as closed:
            live.all_that_came(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1000


@pytest.mark.parametrize("parts", [1, 3, 100])
def test_what_is_far_too_large_ends_the_connection(marie: Person, table: str, parts: int) -> None:
    with marie.live(table) as live:
        live.next()
        large = "x" * (limits.LARGEST_FRAME // parts + 1)
        with pytest.raises(ConnectionClosed) as closed:
            send_and_listen(live, [large] * parts if parts > 1 else large)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def send_and_listen(live: LiveConnection, message: str | list[str]) -> None:
    live.socket.send(message)
    live.all_that_came(PATIENCE)


def test_who_may_not_look_is_told_why_and_sent_away(quick_server: Server, table: str) -> None:
    louis = quick_server.person("Louis")
    with louis.live("no-such-table") as live:
        assert live.next()["reason"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            live.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_who_does_not_take_what_is_sent_is_sent_away(
    quick_server: Server, marie: Person, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picows_connection, "WAITING_MESSAGES", 2)
    cookies = "; ".join(f"{name}={value}" for name, value in marie.http.cookies.items())
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", quick_server.port))
    url = f"ws://127.0.0.1:{quick_server.port}/api/v1/tables/{table}/live"
    with connect(url, sock=small, additional_headers={"Cookie": cookies}, max_queue=1) as slow:
        slow.recv(PATIENCE)
        live = quick_server.held(table)
        with pytest.raises(ConnectionClosed):
            send_for_long(slow)
        until(lambda: not live.watchers)


def send_for_long(connection: ClientConnection) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        connection.send(taking_money())


def test_at_the_end_of_the_server_everybody_is_sent_away(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    with marie.live(marie.open("me", "me")["id"]) as live:
        live.next()
        quick_server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            live.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_who_breaks_off_watches_no_longer(quick_server: Server, marie: Person, table: str) -> None:
    with marie.live(table) as live:
        live.next()
        assert quick_server.held(table).watchers
        live.socket.socket.shutdown(socket.SHUT_RDWR)
        until(lambda: not quick_server.held(table).watchers)


def test_whoever_answers_pings_stays(quick_server: Server, marie: Person, table: str) -> None:
    """As often as we ask, and for longer than the budget for such frames would last at once."""
    with marie.live(table) as live:
        live.next()
        (watcher,) = quick_server.held(table).watchers
        carried = watcher.connection
        assert isinstance(carried, picows_connection.PicowsConnection)
        loop = quick_server.services.background.loop
        for _ in range(limits.IDLE_FRAMES_AT_ONCE // 2):
            loop.call_soon_threadsafe(carried._transport.send_ping, b"there?")
        live.move(0, "take money", live.seen)
        assert live.until("accepted")


def test_who_answers_no_ping_is_gone(
    quick_server: Server, marie: Person, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody whose computer fell asleep: the connection stands, and nothing comes over it."""
    monkeypatch.setattr(picows_connection, "PING_SECONDS", 0.3)
    cookies = "; ".join(f"{name}={value}" for name, value in marie.http.cookies.items())
    asked = (
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{quick_server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookies}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as asleep:
        asleep.sendall(asked.encode())
        until(lambda: quick_server.held(table).watchers)
        until(lambda: not quick_server.held(table).watchers)


# Without picows


def test_the_versions_that_are_installed_were_tried() -> None:
    assert versions.are_known("picows", "uvicorn")


def test_with_other_versions_uvicorn_reads_requests_and_carries_live_connections_alone(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(versions, "numbers", lambda _name: (99, 0))
    server = start(on_sqlite)
    marie, louis = server.person("Marie"), server.person("Louis")
    assert {"requests-untimed", "live-connections-plain"} <= {each.msg for each in caplog.records}
    table = marie.open("me", "open")["id"]
    with marie.live(table) as mine, louis.live(table) as theirs:
        assert mine.next()["type"] == theirs.next()["type"] == "snapshot"
        louis.post(f"/tables/{table}/join", {})
        mine.until("update")
        mine.move(0, "take money", marie.look(table))
        assert mine.until("accepted")["sequence"] == 2
        assert theirs.until("update")["log"]
        marie.post(f"/tables/{table}/chat", {"text": "Slower, and the same"})
        assert theirs.until("chat")["text"] == "Slower, and the same"
    with louis.live("0" * 32) as live:
        assert live.next()["reason"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            live.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
