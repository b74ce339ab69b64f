"""Where visitors come from: names of ours, proxies, figures, limits by address."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from quattrocento.server import limits
from quattrocento.server.http.visitors import household, is_ours, networks, visitor_of
from quattrocento.server.tables import broadcast
from quattrocento.server.transport import admission, choice, timed_protocol
from tests.server.clients import (
    LONG,
    MARK,
    PATIENCE,
    LiveConnection,
    Person,
    Server,
    get,
    post,
    until,
)
from tests.server.conftest import Start
from tests.server.test_failures import Process

ROOM = 8
PROXY = "127.0.0.1"
ELSEWHERE = "203.0.113.9"


# Names


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:1469", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("[::1]:1469", True),
        ("192.168.7.9", True),
        ("tables.example", True),
        ("evil.example", False),
        ("tables.example.evil.example", False),
        ("127.0.0.1.evil.example:1469", False),
    ],
)
def test_a_name_is_ours_if_the_host_says_so(host: str, ours: bool) -> None:
    assert is_ours(host, frozenset({"tables.example"})) == ours
    assert is_ours(host, frozenset({"*"}))


def test_a_name_that_was_turned_to_this_computer_is_refused(quick_server: Server) -> None:
    """DNS rebinding: a page elsewhere lets its own name point here, and asks as the visitor."""
    rebound = {"Host": "evil.example"}
    refused = get(f"{quick_server.url}/api/v1/me", headers=rebound)
    assert (refused.status_code, refused.json()["reason"]) == (421, "not-our-name")
    assert get(quick_server.url, headers=rebound).status_code == 421
    marie = quick_server.person("Marie")
    table = marie.open("me", "open")["id"]
    url = f"ws://127.0.0.1:{quick_server.port}/api/v1/tables/{table}/live"
    wire = socket.create_connection(("127.0.0.1", quick_server.port), timeout=PATIENCE)
    headers = {"Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as turned_away:
        connect(
            url.replace("127.0.0.1", "evil.example"),
            sock=wire,
            additional_headers=headers,
            proxy=None,
        )
    assert turned_away.value.response.status_code == 403


# Proxies


def test_the_visitor_is_the_last_on_the_way_that_is_no_proxy_of_ours() -> None:
    ours = networks(["10.0.0.0/8", PROXY])
    through = {"x-forwarded-for": f"198.51.100.1, {ELSEWHERE}, 10.0.0.7"}
    assert visitor_of(PROXY, through, ours) == ELSEWHERE
    assert visitor_of(PROXY, through, ()) == PROXY
    assert visitor_of(ELSEWHERE, through, ours) == ELSEWHERE
    assert visitor_of(PROXY, {}, ours) == PROXY
    assert visitor_of(PROXY, {"x-forwarded-for": "nonsense"}, ours) == "nonsense"


def test_a_household_is_one_visitor() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff")
    assert household("2001:db8:0:1::1") != household("2001:db8::1")
    assert household(ELSEWHERE) == ELSEWHERE


def test_behind_a_trusted_proxy_cookies_are_secure(start: Start, on_sqlite: str) -> None:
    over_tls = {"X-Forwarded-Proto": "https", "X-Forwarded-For": ELSEWHERE}
    trusting = start(on_sqlite, trusted_proxies=(PROXY,))
    first = get(f"{trusting.url}/api/v1/me", headers=over_tls)
    assert "; Secure" in first.headers["set-cookie"]
    trusting.stop()
    alone = start(on_sqlite)
    first = get(f"{alone.url}/api/v1/me", headers=over_tls)
    assert "; Secure" not in first.headers["set-cookie"]


def test_behind_a_trusted_proxy_visitors_are_told_apart(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite, trusted_proxies=(PROXY,), rate_factor=1)
    body = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def opened(address: str) -> int:
        headers = {**MARK, "X-Forwarded-For": address}
        return post(f"{server.url}/api/v1/tables", json=body, headers=headers).status_code

    statuses = [opened(ELSEWHERE) for _ in range(limits.NEW_TABLES_A_MINUTE_AN_ADDRESS + 1)]
    assert statuses == [201] * limits.NEW_TABLES_A_MINUTE_AN_ADDRESS + [429]
    assert opened("198.51.100.1") == 201


# Limits by address


def test_who_throws_cookies_away_opens_no_more_tables_for_it(start: Start, database: str) -> None:
    """And an honest table, whose host waits, stays where everybody sees it."""
    server = start(database, rate_factor=1)
    marie = server.person("Marie")
    honest = marie.open("me", "open")["id"]
    body = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with marie.live(honest) as live:
        live.next()
        statuses = [
            post(f"{server.url}/api/v1/tables", json=body, headers=MARK).status_code
            for _ in range(limits.NEW_TABLES_A_MINUTE_AN_ADDRESS + 5)
        ]
        assert statuses.count(201) < limits.NEW_TABLES_A_MINUTE_AN_ADDRESS + 1
        assert statuses[-1] == 429
        first = server.person().get("/tables")
        assert first["open"][0]["id"] == honest
        assert len(first["open"]) == limits.SHOWN_TABLES
        assert first["more"]
        second = server.person().get("/tables?page=1")
        assert 0 < len(second["open"]) < limits.SHOWN_TABLES
        assert not second["more"]


def test_strangers_cannot_crowd_out_the_players(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_CONNECTIONS_AN_ADDRESS", 3)
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    url = f"ws://127.0.0.1:{quick_server.port}/api/v1/tables/{table}/live"
    with ExitStack() as stack:
        strangers = [stack.enter_context(connect(url, proxy=None)) for _ in range(4)]
        kinds = [json.loads(each.recv(PATIENCE))["type"] for each in strangers]
        assert kinds == ["snapshot"] * 3 + ["refused"]
        with louis.live(table) as live:
            assert live.next()["type"] == "snapshot"
    monkeypatch.setattr(limits, "SPECTATORS_A_TABLE", 1)
    until(lambda: not quick_server.held(table).watchers)
    with connect(url, proxy=None) as first, connect(url, proxy=None) as second:
        assert json.loads(first.recv(PATIENCE))["type"] == "snapshot"
        assert json.loads(second.recv(PATIENCE))["reason"] == "too-many-spectators"
        with marie.live(table) as live:
            assert live.next()["type"] == "snapshot"


def test_arrivals_of_spectators_are_nobodys_news(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "open")["id"]
    with marie.live(table) as mine, quick_server.person().live(table) as watching:
        before = len(mine.all_that_came()), len(watching.all_that_came())
        for _ in range(3):
            with quick_server.person().live(table) as live:
                live.next()
        assert (len(mine.all_that_came()), len(watching.all_that_came())) == before


def test_spectators_get_what_happened_meanwhile_in_one_piece(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve moves are one update, when the moment of the spectators comes."""
    monkeypatch.setattr(broadcast, "SPECTATOR_SECONDS", LONG)
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    with marie.live(table) as mine, quick_server.person().live(table) as watching:
        mine.next()
        before = len(watching.all_that_came())
        for _ in range(12):
            seat = next(each for each in mine.seen["offers"] if each["offers"])
            assert mine.try_move(seat["seat"], seat["offers"][0]["move"])
        assert len(watching.all_that_came()) == before
        tell_the_spectators(quick_server, table)
        update = watching.until("update")
        assert watching.all_that_came()[before:] == [update]
        whole = quick_server.person().look(table)
        assert update["views"] == whole["views"]
        assert watching.came[0]["log"] + update["log"] == whole["log"]
        assert len({line["sequence"] for line in update["log"]}) > 3


def tell_the_spectators(server: Server, table: str) -> None:
    """Let the moment come that was set for the spectators."""
    services = server.services

    async def ring() -> None:
        live = server.held(table)
        assert live.telling_spectators is not None
        live.telling_spectators.cancel()
        services.registry.broadcaster._tell_spectators(live)

    asyncio.run_coroutine_threadsafe(ring(), services.background.loop).result(PATIENCE)


# Connections


def test_half_a_request_does_not_stay(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_protocol, "REQUEST_SECONDS", 0.5)
    begun = [
        b"",
        b"GET /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"PUT /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\nHost: 127",
    ]
    for part in begun:
        with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as wire:
            wire.sendall(part)
            while wire.recv(65536):
                pass


def test_a_slow_answer_is_no_slow_request(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_protocol, "REQUEST_SECONDS", 0.2)
    marie = quick_server.person("Marie")
    table = marie.open("me", "open")["id"]
    with marie.live(table) as live:
        live.next()
        text = min(Path("tests/records/palazzo").glob("*.txt")).read_text()
        assert marie.post("/replay", {"record": text})["steps"]
        live.all_that_came(0.5)
        marie.post(f"/tables/{table}/chat", {"text": "Still here"})
        assert live.until("chat")["text"] == "Still here"


def test_an_address_has_so_many_connections_and_the_next_is_refused_politely(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_server = start(on_sqlite, rate_factor=1)
    monkeypatch.setattr(admission, "CONNECTIONS_AN_ADDRESS", 5)
    wires = [socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) for _ in range(5)]
    with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as wire:
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 503")
    assert b"retry-after" in answer
    for wire in wires:
        wire.close()
    until(lambda: get(f"{quick_server.url}/health").status_code == 200)


def test_descriptors_are_kept_free_for_the_store_and_for_players(
    tmp_path: Path, on_sqlite: str
) -> None:
    """More silent strangers than the process has descriptors for: Marie comes in and plays."""
    descriptors = 160
    server = Process(tmp_path, on_sqlite, descriptors=descriptors)
    marie = server.person({})
    table = marie.open("me", "me")["id"]
    with ExitStack() as stack:
        for _ in range(descriptors + 40):
            where = ("127.0.0.1", server.port)
            stack.enter_context(socket.create_connection(where, PATIENCE))
        again = server.person(dict(marie.http.cookies))
        with again.live(table) as live:
            live.next()
            live.move(0, "take money", live.seen)
            assert live.until("accepted")["sequence"] == 1
        used = len(list(Path(f"/proc/{server.id}/fd").iterdir()))
        assert used <= descriptors - limits.KEPT_FREE_DESCRIPTORS // 4
        assert get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
    server.end(signal.SIGTERM)


@pytest.fixture
def small_server(start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server with room for few connections."""
    monkeypatch.setattr(admission, "most_connections", lambda: ROOM)
    return start(on_sqlite)


def at_a_table(server: Server) -> tuple[Person, Person, str]:
    """Marie and Louis, who play."""
    marie, louis = server.person("Marie"), server.person("Louis")
    table: str = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    return marie, louis, table


def test_silent_strangers_keep_no_player_out(small_server: Server) -> None:
    marie, louis, table = at_a_table(small_server)
    where = ("127.0.0.1", small_server.port)
    begun = b"GET /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with marie.live(table) as mine, ExitStack() as stack:
        mine.next()
        for _ in range(3 * ROOM):
            wire = stack.enter_context(socket.create_connection(where, PATIENCE))
            with suppress(OSError):
                wire.sendall(begun)
        # Over a connection of his own, as a browser comes: the one he had may just be ending.
        again = small_server.person(like=louis)
        assert again.look(table)["table"]["status"] == "playing"
        with again.live(table) as theirs:
            theirs.next()
            mine.all_that_came()
            mine.move(0, "take money", mine.seen)
            assert mine.until("accepted")
            assert theirs.until("update")["log"]


def test_who_watches_makes_room_for_who_plays_and_players_for_nobody(small_server: Server) -> None:
    marie, louis, table = at_a_table(small_server)
    url = f"ws://127.0.0.1:{small_server.port}/api/v1/tables/{table}/live"
    with marie.live(table) as mine, ExitStack() as stack:
        mine.next()
        spectators = [stack.enter_context(connect(url, proxy=None)) for _ in range(ROOM - 1)]
        for each in spectators:
            each.recv(PATIENCE)
        lives = [stack.enter_context(louis.live(table)) for _ in range(ROOM - 1)]
        for live in lives:
            assert live.next()["type"] == "snapshot"
        with pytest.raises(ConnectionClosed):
            heard_out(spectators[0])
        with pytest.raises(InvalidStatus) as refused:
            connect(url, proxy=None)
        assert refused.value.response.status_code == 503
        marie_moves_on(mine)
    until(lambda: get(f"{small_server.url}/health").status_code == 200)


def heard_out(connection: ClientConnection) -> None:
    """Take in whatever comes, until the connection ends."""
    while True:
        connection.recv(PATIENCE)


def marie_moves_on(mine: LiveConnection) -> None:
    mine.all_that_came()
    mine.move(0, "take money", mine.seen)
    assert mine.until("accepted")


def test_live_connections_count_where_uvicorn_carries_them_alone(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "most_connections", lambda: ROOM)
    monkeypatch.setattr(choice, "are_known", lambda *names: "picows" not in names)
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    with ExitStack() as stack:
        for _ in range(ROOM):
            stack.enter_context(marie.live(table)).next()
        with pytest.raises(InvalidStatus) as refused:
            marie.live(table)
        assert refused.value.response.status_code == 503


def test_an_answer_that_nobody_reads_holds_no_connection(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_protocol, "LOOK_SECONDS", 0.1)
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", quick_server.port))
        wire.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 30)
        known: admission.Admission = quick_server.config.http.admission  # type: ignore[union-attr]
        until(lambda: known.count == 1)
        until(lambda: known.count == 0)


def test_a_connection_over_which_nothing_more_is_asked_ends(quick_server: Server) -> None:
    quick_server.config.timeout_keep_alive = 1
    with socket.create_connection(("127.0.0.1", quick_server.port), PATIENCE) as wire:
        wire.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200")


# Figures and logs


def test_the_figures_are_for_those_who_were_named(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    assert get(f"{server.url}/metrics").status_code == 404
    server.stop()
    server = start(on_sqlite, metrics_from=(PROXY,), trusted_proxies=(PROXY,))
    assert "quattrocento_entries" in get(f"{server.url}/metrics").text
    through = {"X-Forwarded-For": ELSEWHERE}
    assert get(f"{server.url}/metrics", headers=through).status_code == 404


def test_no_address_no_name_and_no_table_is_logged(tmp_path: Path, on_sqlite: str) -> None:
    server = Process(tmp_path, on_sqlite)
    marie = server.person({})
    marie.put("/me", {"name": "Marie of the log"})
    table = marie.open("me", "random")["id"]
    with marie.live(table) as live:
        live.next()
        marie.post(f"/tables/{table}/chat", {"text": "Nobody reads this"})
    marie.put("/me", {"name": "\x00"}, status=400)
    server.end(signal.SIGTERM)
    log = (tmp_path / "log").read_text()
    assert "request" in log
    for secret in ("127.0.0.1", "Marie of the log", table, "Nobody reads this"):
        assert secret not in log
