"""What fails: the store in the middle of a move, a bot's process, the whole server."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.store import leases
from quattrocento.server.store.writer import Writer
from scripts.postgres import free_port
from tests.server.clients import PATIENCE, Person, Server, fresh_key, get, in_loop, until
from tests.server.conftest import Start

LONG = 2 * PATIENCE
HOUR = 3600
DAY = 24 * HOUR


class Process:
    """`quattrocento serve`, or what is run in its place, in a process of its own."""

    def __init__(
        self,
        folder: Path,
        database: str,
        port: int | None = None,
        program: tuple[str, ...] = ("quattrocento", "serve"),
        environment: dict[str, str] | None = None,
        descriptors: int | None = None,
    ) -> None:
        self.port = free_port() if port is None else port
        command = [sys.executable, "-m", *program, "--port", str(self.port)]
        if descriptors is not None:
            command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command]
        self._log = (folder / "log").open("wb")
        self._process = subprocess.Popen(
            [*command, "--database", database, "--bot-pause", "0"],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
            env={**os.environ, **(environment or {})},
        )
        self.id = self._process.pid
        self.people: list[Person] = []
        self.url = f"http://127.0.0.1:{self.port}"
        until(self._healthy, LONG)

    def _healthy(self) -> bool:
        try:
            return get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(LONG)
        self._log.close()
        for person in self.people:
            person.http.close()

    def person(self, cookies: dict[str, str]) -> Person:
        self.people.append(Person(self, cookies))  # type: ignore[arg-type]
        return self.people[-1]


def test_killed_again_and_again_the_server_goes_on_and_then_stops_cleanly(
    tmp_path: Path, database: str
) -> None:
    """One game against a bot, with two deaths between moves and one while a move comes in."""
    chance = random.Random(2)
    server = Process(tmp_path, database)
    marie = server.person({})
    table = marie.open("me", "me", "random")["id"]
    for _ in range(2):
        marie.play_any(table, chance, moves=chance.randrange(1, 6))
        seen = until(lambda: asked(marie, table))  # noqa: B023
        server, marie = died(server, marie, tmp_path, database)
        again = marie.look(table)
        for part in ("views", "offers", "log"):
            assert again[part] == seen[part]
        assert again["table"]["sequence"] == seen["table"]["sequence"]
    with marie.live(table) as live:
        seen = live.next()
        seat = next(each for each in seen["offers"] if each["offers"])
        known = seen["table"]["sequence"]
        move = {"seat": seat["seat"], "move": seat["offers"][0]["move"], "key": fresh_key()}
        live.send(**move, sequence=known)
        server, marie = died(server, marie, tmp_path, database)
    # Whoever does not know whether it counted sends it again.
    again = marie.post(f"/tables/{table}/moves", {**move, "sequence": known})
    assert again["sequence"] == known + 1
    marie.play_any(table, chance, moves=6)
    server.end(signal.SIGTERM)
    assert '"message":"stopped"' in (tmp_path / "log").read_text()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_the_bots_processes_end_with_the_server(
    tmp_path: Path, on_sqlite: str, how: signal.Signals
) -> None:
    server = Process(tmp_path, on_sqlite)
    marie = server.person({})
    table = marie.open("random", "me")["id"]
    until(lambda: asked(marie, table), LONG)
    workers = children_of(server.id)
    assert workers
    server.end(how)
    until(lambda: not set(workers) & set(parents()), LONG)


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    return [child for child, parent in parents().items() if parent == process]


def parents() -> dict[int, int]:
    """All processes, with the one that started each."""
    listed = subprocess.run(
        ["ps", "-axo", "pid=,ppid=,stat="], capture_output=True, text=True, check=True
    ).stdout
    lines = [line.split() for line in listed.splitlines()]
    return {int(child): int(parent) for child, parent, state, *_ in lines if state[0] != "Z"}


def died(server: Process, person: Person, folder: Path, database: str) -> tuple[Process, Person]:
    """The server that is started after one was killed, and the same person there."""
    cookies = dict(person.http.cookies)
    server.end(signal.SIGKILL)
    after = Process(folder, database)
    return after, after.person(cookies)


def asked(person: Person, table: str) -> dict[str, Any] | None:
    """What a person sees when one of their seats must decide."""
    seen = person.look(table)
    return seen if any(seat["offers"] for seat in seen["offers"]) else None


def test_when_the_store_fails_nothing_is_acknowledged_and_nothing_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    commit = Writer._commit

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with marie.live(table) as mine, louis.live(table) as theirs:
        before = mine.next()
        monkeypatch.setattr(Writer, "_commit", fail)
        key = fresh_key()
        request = {"seat": 0, "move": "take money", "sequence": 1, "key": key}
        mine.send(**request)
        refused = mine.until("refused")
        assert (refused["reason"], refused["key"]) == ("store-failed", key)
        assert marie.post(f"/tables/{table}/moves", request, 503)["reason"] == "store-failed"
        theirs.send(**request)
        assert theirs.until("refused")["reason"] != "store-failed"
        assert {seen["table"]["sequence"] for seen in theirs.came if "table" in seen} == {1}
        assert marie.look(table)["views"] == before["views"]
        monkeypatch.setattr(Writer, "_commit", commit)
        mine.send(**request)
        assert mine.until("accepted")["sequence"] == 2
        assert theirs.until("update")["table"]["sequence"] == 2


def test_a_bot_goes_on_when_the_store_is_back(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RETRY_SECONDS", 0.05)
    failures = iter(range(3))
    commit = Writer._commit

    async def sometimes(writer: Writer, additions: Any) -> None:
        if additions[0].entries[0].person is None and next(failures, None) is not None:
            raise OSError("the disk is full")
        await commit(writer, additions)

    monkeypatch.setattr(Writer, "_commit", sometimes)
    marie = quick_server.person("Marie")
    table = marie.open("random", "me")["id"]
    until(lambda: asked(marie, table))
    assert next(failures, None) is None


def test_when_a_bots_process_dies_another_thinks(on_sqlite: str) -> None:
    bots = BotPool(1)
    server = Server(on_sqlite, bots)
    try:
        marie = server.person("Marie")
        table = marie.open("me", "random")["id"]
        chance = random.Random(1)
        for _ in range(3):
            marie.play_any(table, chance, moves=3)
            until(bots.workers.processes)
            for process_id in bots.workers.processes():
                with suppress(ProcessLookupError):
                    os.kill(process_id, signal.SIGKILL)
        marie.play_any(table, chance)
        assert marie.look(table)["table"]["status"] == "finished"
    finally:
        server.stop()
        bots.close()


def test_the_clock_does_not_count_the_time_while_no_server_was_there(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    tables = [
        marie.open("me", "me", clock={"kind": kind, "seconds": 20})["id"]
        for kind in ("move", "bank")
    ]
    for table in tables:
        marie.move(table, 0, "take money", 0)
    server.stop()
    long_ago(on_sqlite)
    server = start(on_sqlite)
    marie = server.person(like=marie)
    for table in tables:
        seats = marie.look(table)["table"]["seats"]
        assert not any(seat["stand_in"] for seat in seats)
        assert 15 <= seats[0]["seconds_left"] <= 20
        server.hasten(table)
        until(lambda: marie.look(table)["table"]["seats"][0]["stand_in"])  # noqa: B023


@pytest.mark.parametrize("days", [-2, 2], ids=["back", "forward"])
def test_when_the_time_of_day_is_set_nobody_gains_or_loses_time(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    """Neither who is asked just then, nor at a server that reads the table later; clocks ring."""
    server = start(database)
    marie = server.person("Marie")
    tables = [
        marie.open("me", "me", clock={"kind": kind, "seconds": 5000})["id"]
        for kind in ("move", "bank")
    ]
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + days * DAY)
    for table in tables:
        in_loop(server, schedule(server, table))
        assert full(marie.look(table))
        marie.move(table, 0, "take money", 0)
        assert full(marie.look(table))
    # The last that a server does before it ends, as every second.
    in_loop(server, server.services.store.leases.beat())
    if not database.startswith("sqlite"):
        later = start(database)
        assert all(full(later.person(like=marie).look(table)) for table in tables)
    server.stop()
    server = start(database)
    marie = server.person(like=marie)
    for table in tables:
        assert full(marie.look(table))
        server.turn_back(table, 5000)
        until(lambda: any(seat["stand_in"] for seat in seats_of(marie, table)))  # noqa: B023


def full(seen: dict[str, Any]) -> bool:
    """Whether nobody has lost or gained much of five thousand seconds, at a table as it is seen."""
    seats = seen["table"]["seats"]
    return all(4000 <= each["seconds_left"] <= 5000 and not each["stand_in"] for each in seats)


def seats_of(person: Person, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = person.look(table)["table"]["seats"]
    return seats


async def schedule(server: Server, table: str) -> None:
    """Set the alarm of a table's clock anew, as whatever happens there does."""
    server.services.scheduler.alarms.schedule_next(server.held(table))


def long_ago(database: str) -> None:
    """Let everything have happened an hour earlier."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as store:
        for table_id, text in store.execute("SELECT id, setup FROM tables").fetchall():
            setup = json.loads(text)
            setup["created"] -= HOUR
            row = (json.dumps(setup), table_id)
            store.execute("UPDATE tables SET setup = ? WHERE id = ?", row)
        for table_id, number, text in store.execute(
            "SELECT table_id, sequence, entry FROM entries"
        ).fetchall():
            entry = json.loads(text)
            entry["at"] -= HOUR
            store.execute(
                "UPDATE entries SET entry = ? WHERE table_id = ? AND sequence = ?",
                (json.dumps(entry), table_id, number),
            )
    store.close()
