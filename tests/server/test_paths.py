"""A path is written in one way: the gate and the router see the same, or nobody sees anything."""

from __future__ import annotations

import http.client
import json
import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from quattrocento.server.gate import is_canonical
from quattrocento.server.http.visitors import is_host
from quattrocento.server.moderation import service as moderation
from tests.server.clients import MARK, PATIENCE, Server, until
from tests.server.conftest import Start
from tests.server.test_host import host


@pytest.mark.parametrize(
    ("path", "canonical"),
    [
        ("/", True),
        ("/metrics", True),
        ("/api/v1/tables/0f3a", True),
        ("/assets/index-B_x~1.js", True),
        ("/rules/caf%C3%A9", True),
        ("/a%20b", True),
        ("/...", True),
        ("", False),
        ("*", False),
        ("metrics", False),
        ("//", False),
        ("//metrics", False),
        ("/metrics/", False),
        ("/api//v1", False),
        ("/./metrics", False),
        ("/metrics/..", False),
        ("/%2e%2e/metrics", False),
        ("/metrics%2f", False),
        ("/metrics%2F", False),
        ("/%6Detrics", False),
        ("/caf%c3%a9", False),
        ("/%FF", False),
        ("/%", False),
        ("/a b", False),
        ("/a\\b", False),
        ("/a\n", False),
        ("http://elsewhere.example/metrics", False),
    ],
)
def test_a_path_has_one_spelling(path: str, canonical: bool) -> None:
    assert is_canonical(path.encode()) == canonical


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("tables.example", True),
        ("tables.example.", True),
        ("Tables.Example:8443", True),
        ("my_pc.local:1469", True),
        ("127.0.0.1:1469", True),
        ("[::1]", True),
        ("[::1]:1469", True),
        ("", False),
        (":1469", False),
        ("localhost:", False),
        ("localhost:1@evil.com", False),
        ("localhost:65536", False),
        ("localhost:80:80", False),
        ("[::1]evil.com", False),
        ("[::1%25eth0]", False),
        ("[1469]", False),
        ("::1", False),
        ("evil.com/tables.example", False),
        ("a..b", False),
        ("a b", False),
        ("tables.example\n", False),
        ("caf\u00e9.example", False),
        ("localhost:\u0661", False),
        ("a" * 261, False),
    ],
)
def test_a_host_is_a_name_or_an_address_maybe_with_a_port(host: str, good: bool) -> None:
    assert is_host(host) == good


def asked(server: Server, path: str, *headers: tuple[str, str], method: str = "GET") -> int:
    """The status of the answer to a request that is sent as it is written here."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.putrequest(method, path, skip_host=True)
    for name, value in headers:
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


def host_of(server: Server) -> tuple[str, str]:
    return "Host", f"127.0.0.1:{server.port}"


def test_no_other_spelling_lets_a_banned_person_in(
    quick_server: Server, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "LOOK_SECONDS", 0.05)
    marie = quick_server.person("Marie")
    host(on_sqlite, "ban", marie.id)
    until(lambda: marie.http.get("/me").status_code == 403)
    cookie = "; ".join(f"{name}={value}" for name, value in marie.http.cookies.items())
    for path in ("//api/v1/me", "/api//v1/me", "/api/v1/me/", "/api/v1/%6de", "/api%2fv1/me"):
        assert asked(quick_server, path, host_of(quick_server), ("Cookie", cookie)) == 404
    assert asked(quick_server, "/api/v1/me", host_of(quick_server), ("Cookie", cookie)) == 403


@pytest.mark.parametrize(
    "path", ["//metrics", "/metrics/", "/metrics%2f", "/metric%73", "/./metrics"]
)
def test_no_other_spelling_shows_the_figures(start: Start, on_sqlite: str, path: str) -> None:
    server = start(on_sqlite, metrics_from=("127.0.0.1",))
    assert asked(server, "/metrics", host_of(server)) == 200
    assert asked(server, path, host_of(server)) == 404
    server.stop()
    server = start(on_sqlite)
    assert asked(server, path, host_of(server)) == 404


def test_no_other_spelling_seats_a_person_as_an_agent(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open", agents=True)["id"]
    for path in (f"/api/v1//agent/tables/{table}/join", f"/api/v1/%61gent/tables/{table}/join"):
        url = f"{quick_server.url}{path}"
        refused = louis.http.post(url, json={}, headers=MARK)
        assert refused.status_code == 404
        assert refused.json()["reason"] == "not-found"
    assert [seat["kind"] for seat in marie.look(table)["table"]["seats"]] == ["person", "open"]


def test_no_other_spelling_opens_a_live_connection(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "open")["id"]
    url = f"ws://127.0.0.1:{quick_server.port}"
    for path in (f"//api/v1/tables/{table}/live", f"/api/v1/tables/{table}/live/"):
        with pytest.raises(InvalidStatus) as refused:
            connect(url + path, proxy=None)
        assert refused.value.response.status_code == 403
    with connect(f"{url}/api/v1/tables/{table}/live", proxy=None) as live:
        assert json.loads(live.recv(PATIENCE))["type"] == "snapshot"


# Host


@pytest.mark.parametrize(
    "hosts",
    [
        [],
        ["127.0.0.1", "evil.example"],
        ["evil.example", "127.0.0.1"],
        ["127.0.0.1", "127.0.0.1"],
        ["localhost:1@evil.com"],
        ["[::1]evil.com"],
        [""],
    ],
)
def test_a_request_names_one_host_and_nothing_else(quick_server: Server, hosts: list[str]) -> None:
    headers = [("Host", each) for each in hosts]
    assert asked(quick_server, "/api/v1/me", *headers) == 400
    assert asked(quick_server, "/", *headers) == 400


def test_a_live_connection_names_one_host(quick_server: Server) -> None:
    table = quick_server.person("Marie").open("me", "open")["id"]
    with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as wire:
        wire.sendall(
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: [::1]\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        answer = wire.recv(65536)
    assert answer.startswith((b"HTTP/1.1 403", b"HTTP/1.1 400"))
