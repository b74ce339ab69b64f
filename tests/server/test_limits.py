"""How much and how quickly somebody may do things, and from where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from quattrocento.server import limits
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.limits import rate_limit
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.tables.limits import LONGEST_CHAT
from tests.server.clients import PATIENCE, Server


@pytest.fixture
def strict_server(bots: BotPool, on_sqlite: str) -> Iterator[Server]:
    """A server with the usual paces."""
    server = Server(on_sqlite, bots, rate_factor=1)
    yield server
    server.stop()


def test_too_many_requests_are_refused(strict_server: Server) -> None:
    marie = strict_server.person()
    statuses = [marie.http.get("/words").status_code for _ in range(limits.REQUESTS_A_MINUTE + 1)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_too_many_new_tables_and_lines_are_refused(strict_server: Server) -> None:
    marie = strict_server.person()
    for _ in range(limits.NEW_TABLES_A_MINUTE):
        table = marie.open("me", "open")["id"]
    body = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert marie.post("/tables", body, status=429)["reason"] == "too-many-new-tables"
    for _ in range(limits.CHAT_LINES_A_MINUTE):
        marie.post(f"/tables/{table}/chat", {"text": "a"})
    assert marie.post(f"/tables/{table}/chat", {"text": "a"}, 429)["reason"] == "too-much-chat"


def test_who_comes_too_often_is_not_forgotten_among_many_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limit, "MOST_KEYS", 100)
    limit = RateLimit(3, 60)
    assert [limit.allows("busy") for _ in range(4)] == [True, True, True, False]
    sweeps = []
    forget = RateLimit._forget
    monkeypatch.setattr(
        RateLimit, "_forget", lambda self, now: (sweeps.append(now), forget(self, now))
    )
    for number in range(1000):
        assert limit.allows(f"somebody {number}")
        assert len(limit) <= 100
    assert not limit.allows("busy")
    assert 0 < len(sweeps) <= 20


def test_too_many_live_messages_are_refused(strict_server: Server) -> None:
    marie = strict_server.person()
    table = marie.open("me", "open")["id"]
    within = limits.LIVE_MESSAGES_A_SECOND
    with marie.live(table) as live:
        live.next()
        for _ in range(within * 5):
            live.send(nothing=1)
        reasons = [live.until("refused")["reason"] for _ in range(within * 5)]
    assert set(reasons[:within]) == {"bad-request"}
    assert "too-many-requests" in reasons
    with marie.live(table) as live:
        live.next()
        live.socket.send("x" * (limits.LARGEST_LIVE_MESSAGE + 1))
        assert live.until("refused")["reason"] == "too-large"


def test_what_is_too_large_is_refused(quick_server: Server) -> None:
    marie = quick_server.person()
    big = "x" * (limits.LARGEST_BODY + 1)
    assert marie.post("/replay", {"record": big}, status=413)["reason"] == "too-large"
    table = marie.open("me", "open")["id"]
    marie.post(f"/tables/{table}/chat", {"text": "x" * (LONGEST_CHAT + 1)}, status=400)


def test_a_person_hosts_and_sits_at_so_many_tables_and_no_more(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES_A_PERSON", 3)
    monkeypatch.setattr(limits, "SEATED_TABLES_A_PERSON", 4)
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    body = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}]}
    mine = [marie.open("me", "open")["id"] for _ in range(3)]
    assert marie.post("/tables", body, status=429)["reason"] == "too-many-tables"
    theirs = [louis.open("me", "open", "open")["id"] for _ in range(2)]
    marie.post(f"/tables/{theirs[0]}/join", {})
    assert marie.post(f"/tables/{theirs[1]}/join", {}, status=429)["reason"] == "too-many-seats"
    marie.post(f"/tables/{mine[0]}/end")
    marie.post(f"/tables/{theirs[1]}/join", {})
    assert marie.post("/tables", body, status=429)["reason"] == "too-many-seats"


def test_a_person_has_so_many_live_connections_and_no_more(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_CONNECTIONS_A_PERSON", 2)
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    tables = [marie.open("me", "open")["id"] for _ in range(2)]
    with marie.live(tables[0]) as first, marie.live(tables[1]) as second:
        assert first.next()["type"] == second.next()["type"] == "snapshot"
        with marie.live(tables[0]) as third:
            assert third.next()["reason"] == "too-many-connections"
        with louis.live(tables[0]) as other:
            assert other.next()["type"] == "snapshot"
    with marie.live(tables[0]) as again:
        assert again.next()["type"] == "snapshot"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1"])
def test_another_site_cannot_watch(quick_server: Server, origin: str) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "open")["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in marie.http.cookies.items())
    url = f"ws://127.0.0.1:{quick_server.port}/api/v1/tables/{table}/live"
    headers = {"Cookie": cookie}
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers={**headers, "Origin": origin}, proxy=None)
    assert refused.value.response.status_code == 403
    ours = {**headers, "Origin": quick_server.url}
    with connect(url, additional_headers=ours, proxy=None) as socket:
        assert '"snapshot"' in str(socket.recv(PATIENCE))
