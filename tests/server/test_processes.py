"""Several processes at one table, on PostgreSQL."""

from __future__ import annotations

import asyncio
import random

import asyncpg
import pytest

from quattrocento.server import news
from quattrocento.server.news import News
from tests.server.conftest import Start, create
from tests.server.visiting import fresh_key, until
from tests.support import apart


@pytest.fixture
def on_postgresql(postgres_url: str) -> str:
    name = f"t{random.getrandbits(40):x}"
    apart(asyncio.run, create(postgres_url, name))
    return f"{postgres_url}/{name}"


def test_two_processes_share_a_table_on_postgresql(start: Start, on_postgresql: str) -> None:
    here, there = start(on_postgresql), start(on_postgresql)
    marie = here.person("Marie")
    louis = there.person("Louis")
    table = marie.open("me", "open")["id"]
    with louis.live(table) as live:
        live.next()
        marie_there = there.person(like=marie)
        louis.post(f"/tables/{table}/join", {})
        live.until("update")
        until(lambda: marie.look(table)["table"]["status"] == "playing")
        marie.move(table, 0, "take money", marie.look(table)["table"]["sequence"])
        assert live.until("update")["log"]
        marie.post(f"/tables/{table}/chat", {"text": "Your turn soon"})
        assert live.until("chat")["text"] == "Your turn soon"
    for part in ("views", "offers", "log"):
        assert marie_there.look(table)[part] == marie.look(table)[part]


def test_a_doubled_move_at_a_process_that_lags_behind_counts_once(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither notices nor polls reach the second process: only the store knows."""
    monkeypatch.setattr(News, "listen", never)
    here, there = start(on_postgresql), start(on_postgresql)
    marie = here.person("Marie")
    table = marie.open("me", "me")["id"]
    marie_there = there.person(like=marie)
    assert marie_there.look(table)["table"]["sequence"] == 0
    key = fresh_key()
    accepted = marie.move(table, 0, "take money", 0, key)
    assert marie_there.move(table, 0, "take money", 0, key) == accepted
    for _ in range(2):
        seen = marie.look(table)
        move = seen["offers"][0]["offers"][0]["move"]
        last = marie.move(table, 0, move, seen["table"]["sequence"], key := fresh_key())
    assert marie_there.move(table, 0, move, seen["table"]["sequence"], key) == last
    body = {"seat": 0, "sequence": last["sequence"], "key": fresh_key()}
    undone = marie.post(f"/tables/{table}/undo", body)
    assert marie_there.post(f"/tables/{table}/undo", body) == undone
    late = marie_there.move(table, 0, move, 0, status=409)
    assert late["reason"] == "stale"
    assert late["state"]["table"]["sequence"] == marie.look(table)["table"]["sequence"]


async def never(_: News) -> None:
    """Hear nothing."""


def test_what_no_notice_told_is_found_by_asking_the_store(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(_: News) -> None:
        """Connect to nothing."""

    monkeypatch.setattr(News, "_connect", deaf)
    monkeypatch.setattr(news, "POLL_SECONDS", 0.1)
    here, there = start(on_postgresql), start(on_postgresql)
    marie, louis = here.person("Marie"), there.person("Louis")
    table = marie.open("me", "open")["id"]
    with louis.live(table) as live:
        live.next()
        louis.post(f"/tables/{table}/join", {})
        until(lambda: marie.look(table)["table"]["status"] == "playing")
        marie.move(table, 0, "take money", 1)
        while live.until("update")["table"]["sequence"] != 2:
            pass
        marie.post(f"/tables/{table}/chat", {"text": "Your turn soon"})
        assert live.until("chat")["text"] == "Your turn soon"


def test_who_was_cut_off_from_the_notices_hears_them_again(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask_nothing(_: News) -> None:
        """Only notices count here."""

    monkeypatch.setattr(News, "poll", ask_nothing)
    monkeypatch.setattr(news, "POLL_SECONDS", 0.1)
    here, there = start(on_postgresql), start(on_postgresql)
    marie, louis = here.person("Marie"), there.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.look(table)
    until(lambda: len(apart(asyncio.run, listeners(on_postgresql))) == 2)
    cut_off = apart(asyncio.run, listeners(on_postgresql))
    apart(asyncio.run, end(on_postgresql, cut_off))
    until(lambda: len(apart(asyncio.run, listeners(on_postgresql)) - cut_off) == 2)
    with louis.live(table) as live:
        live.next()
        marie.post(f"/tables/{table}/chat", {"text": "Are you there?"})
        assert live.until("chat")["text"] == "Are you there?"


async def listeners(database: str) -> set[int]:
    """The connections to the database that listen for notices."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT pid FROM pg_stat_activity "
            "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
    finally:
        await connection.close()
    return {row["pid"] for row in rows}


async def end(database: str, connections: set[int]) -> None:
    """Cut connections off."""
    connection = await asyncpg.connect(database)
    try:
        for number in connections:
            await connection.execute("SELECT pg_terminate_backend($1)", number)
    finally:
        await connection.close()
