"""A store that fails or hangs: whoever asks is told so, over HTTP and live; then all goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from quattrocento.server.limits import STORE_SECONDS
from quattrocento.server.store import database, notifications, own_connection, store, writer
from quattrocento.server.store.notifications import Listener
from quattrocento.server.store.store import Store
from tests.server.clients import LiveConnection, Person, Server, fresh_key, get, until
from tests.server.conftest import Start
from tests.server.test_failures import children_of
from tests.support import apart

PROBLEMS = [
    OSError("the disk is gone"),
    TimeoutError(),
    sa.exc.OperationalError("SELECT", {}, Exception("no connection")),
    asyncpg.InterfaceError("connection is closed"),
]
BRIEF = 1.0


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
def test_who_connects_while_the_store_fails_is_told_so(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    fail(monkeypatch, "chat_lines", problem)
    with marie.live(table) as live:
        assert live.next()["reason"] == "store-failed"
    monkeypatch.undo()
    with marie.live(table) as live:
        assert live.next()["type"] == "snapshot"


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
def test_a_stale_move_while_the_store_fails_is_refused_with_its_key_and_the_connection_stays(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    """What is stale might be known to another process: the store is asked."""
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    with marie.live(table) as live:
        live.next()
        fail(monkeypatch, "entries", problem)
        live.send(seat=0, move="take money", sequence=7, key="some-key")
        refused = live.until("refused")
        assert (refused["reason"], refused["key"]) == ("store-failed", "some-key")
        monkeypatch.undo()
        live.send(seat=0, move="take money", sequence=0, key=fresh_key())
        assert live.until("accepted")["sequence"] == 1


def fail(monkeypatch: pytest.MonkeyPatch, name: str, problem: Exception) -> None:
    """Let a question to the store fail."""

    async def failing(*_: object) -> None:
        raise problem

    monkeypatch.setattr(Store, name, failing)


@pytest.mark.parametrize(("query", "field"), [("last=abc", "last"), ("last=0&chat=x", "chat")])
def test_a_number_that_is_none_is_refused_by_name(
    quick_server: Server, query: str, field: str
) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    with marie.connect(f"/tables/{table}/live?{query}") as live:
        refused = live.next()
    assert (refused["reason"], refused["field"]) == ("bad-request", field)


@pytest.mark.parametrize("drivers_patience", [1, pytest.param(10, marks=pytest.mark.thorough)])
def test_while_postgresql_hangs_everybody_is_answered_and_then_all_goes_on(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch, drivers_patience: int
) -> None:
    """Whether the driver gives up first, or whoever asked it: a cancelled question may hang."""
    for module in (database, writer, notifications, own_connection, store):
        monkeypatch.setattr(module, "STORE_SECONDS", BRIEF)
    monkeypatch.setattr(database, "STORE_SECONDS", BRIEF * drivers_patience)
    monkeypatch.setattr(store, "PING_SECONDS", BRIEF)
    assert STORE_SECONDS > BRIEF
    server = start(on_postgresql)
    marie, louis = server.person("Marie"), server.person("Louis")
    playing, gathering = marie.open("me", "me")["id"], marie.open("me", "open")["id"]
    with marie.live(playing) as live, ThreadPoolExecutor(8) as together:
        live.next()
        with hung(on_postgresql):
            answers = together.map(lambda ask: ask(), asked_of(server, marie, louis, gathering))
            assert set(answers) == {503}
            live.send(seat=0, move="take money", sequence=0, key="some-key")
            refused = live.until("refused")
            assert (refused["reason"], refused["key"]) == ("store-failed", "some-key")
            with louis.live(playing) as late:
                assert late.next()["reason"] == "store-failed"
        until(lambda: get(f"{server.url}/health").status_code == 200)
        goes_on(live, louis, gathering)


def asked_of(server: Server, marie: Person, louis: Person, gathering: str) -> list[Any]:
    """Whatever needs the store: read the lobby and a table, join, talk, be well."""
    table = f"/tables/{gathering}"
    return [
        lambda: marie.http.get("/tables").status_code,
        lambda: marie.http.get(table).status_code,
        lambda: louis.http.post(f"{table}/join", json={}).status_code,
        lambda: marie.http.post(f"{table}/chat", json={"text": "Well?"}).status_code,
        lambda: get(f"{server.url}/health", timeout=60).status_code,
    ]


def goes_on(live: LiveConnection, louis: Person, gathering: str) -> None:
    """A move, a seat and a word are taken again."""

    def moves() -> bool:
        live.send(seat=0, move="take money", sequence=0, key="some-key")
        return bool(live.until("accepted", "refused")["type"] == "accepted")

    def plays() -> bool:
        seen = louis.http.get(f"/tables/{gathering}")
        return seen.status_code == 200 and seen.json()["table"]["status"] == "playing"

    until(moves)
    # Whatever is late once more is tried again: beside other work a second is soon over.
    until(lambda: louis.http.post(f"/tables/{gathering}/join", json={}).status_code in (200, 409))
    until(plays)
    said = {"text": "Here I am."}
    until(lambda: louis.http.post(f"/tables/{gathering}/chat", json=said).status_code < 300)


@contextmanager
def hung(url: str) -> Iterator[None]:
    """Let all processes of a PostgreSQL stand still."""
    folder = apart(asyncio.run, data_folder(url))
    first = int((Path(folder) / "postmaster.pid").read_text().splitlines()[0])
    os.kill(first, signal.SIGSTOP)
    # From now on none comes, but one may have ended by itself.
    others = children_of(first)
    try:
        send(others, signal.SIGSTOP)
        yield
    finally:
        send([*others, first], signal.SIGCONT)


def send(processes: list[int], what: signal.Signals) -> None:
    """Send a signal to those of some processes that still run."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


async def data_folder(url: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        return str(await connection.fetchval("SHOW data_directory"))
    finally:
        await connection.close()


def test_whatever_a_listener_meets_it_goes_on_asking_the_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notifications, "POLL_SECONDS", 0.01)
    polls: list[int] = []

    async def refuse(*_: object, **__: object) -> None:
        raise asyncpg.InterfaceError("connection is closed")

    async def poll() -> None:
        polls.append(1)
        raise asyncpg.InterfaceError("connection is closed")

    async def listen() -> None:
        engine = database.connected("postgresql://nowhere")
        listening = asyncio.create_task(Listener(engine, lambda *_: None, poll).listen())
        while len(polls) < 3 and not listening.done():
            await asyncio.sleep(0.01)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    monkeypatch.setattr(asyncpg, "connect", refuse)
    apart(asyncio.run, listen())
    assert len(polls) == 3
