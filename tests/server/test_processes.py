"""Several processes at one table, on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import httpx
import pytest
from typer.testing import CliRunner

from quattrocento.cli.app import app
from quattrocento.server.moderation import service
from quattrocento.server.store import leases, notifications
from quattrocento.server.store.leases import Leases
from quattrocento.server.store.notifications import Listener
from quattrocento.server.store.store import Store
from quattrocento.server.tables.synchronization import Synchronization
from tests.server.clients import LiveConnection, Person, fresh_key, get, until
from tests.server.conftest import Start, new_database
from tests.server.test_failures import LONG, Process, children_of, parents
from tests.server.test_host import host
from tests.support import apart


@pytest.fixture
def on_postgresql(postgres_url: str) -> str:
    """A database without a table: here the processes make them, all at once."""
    return new_database(postgres_url)


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


@pytest.mark.usefixtures("the_same_deal")
def test_a_doubled_move_at_a_process_that_lags_behind_counts_once(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither notices nor polls reach the second process: only the store knows."""
    monkeypatch.setattr(Listener, "listen", never)
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


async def never(_: Listener) -> None:
    """Hear nothing."""


def test_what_no_notice_told_is_found_by_asking_the_store(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(_: Listener) -> None:
        """Connect to nothing."""

    monkeypatch.setattr(Listener, "_connect", deaf)
    monkeypatch.setattr(notifications, "POLL_SECONDS", 0.1)
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


def test_notices_are_heard_where_the_address_of_postgresql_has_options(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Synchronization, "poll", ask_nothing)
    address = f"{on_postgresql}?ssl=prefer"
    here, there = start(address), start(address)
    marie, louis = here.person("Marie"), there.person("Louis")
    table = marie.open("me", "open")["id"]
    until(lambda: len(apart(asyncio.run, listeners(on_postgresql))) == 2)
    with louis.live(table) as live:
        live.next()
        marie.post(f"/tables/{table}/chat", {"text": "Are you there?"})
        assert live.until("chat")["text"] == "Are you there?"


def test_who_was_cut_off_from_the_notices_hears_them_again(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Synchronization, "poll", ask_nothing)
    monkeypatch.setattr(notifications, "POLL_SECONDS", 0.1)
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


async def ask_nothing(_: Synchronization) -> None:
    """Only notices count here."""


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


def test_what_is_said_at_the_same_moment_in_two_processes_is_all_said_and_heard(
    start: Start, on_postgresql: str
) -> None:
    here, there = start(on_postgresql), start(on_postgresql)
    marie, louis = here.person("Marie"), there.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    with marie.live(table) as mine, louis.live(table) as theirs, ThreadPoolExecutor(2) as both:
        mine.next()
        theirs.next()
        said = [
            both.submit(say, person, table, f"{person.id} {number}")
            for number in range(8)
            for person in (marie, louis)
        ]
        numbers = sorted(each.result() for each in said)
        assert numbers == list(range(1, 17))
        for live in (mine, theirs):
            heard = [live.until("chat")["number"] for _ in numbers]
            assert heard == numbers
    assert marie.look(table)["chat"] == louis.look(table)["chat"]


def say(person: Person, table: str, text: str) -> int:
    """Say something; the number under which it was said."""
    said: int = person.post(f"/tables/{table}/chat", {"text": text})["number"]
    return said


def test_a_ban_and_a_silence_hold_in_every_process(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "LOOK_SECONDS", 0.05)
    here, there = start(on_postgresql), start(on_postgresql)
    marie, louis = here.person("Marie"), here.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    processes = [louis, there.person(like=louis)]
    chat = f"/tables/{table}/chat"
    host(on_postgresql, "silence", louis.id)
    for each in processes:
        until(lambda: each.http.post(chat, json={"text": "x"}).status_code == 403)  # noqa: B023
        assert each.post(chat, {"text": "x"}, 403)["reason"] == "silenced"
    with processes[0].live(table) as one, processes[1].live(table) as other:
        one.next()
        other.next()
        host(on_postgresql, "ban", louis.id)
        assert one.until("refused")["reason"] == other.until("refused")["reason"] == "banned"
    for each in processes:
        assert each.get("/me", 403)["reason"] == "banned"
    host(on_postgresql, "pardon", louis.id)
    for each in processes:
        until(lambda: each.http.get("/me").status_code == 200)  # noqa: B023
        each.post(chat, {"text": "Peace"})


# Who is there


def test_whoever_is_connected_to_another_process_is_there(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "POLL_SECONDS", 0.1)
    here, there = start(on_postgresql), start(on_postgresql)
    marie, louis = here.person("Marie"), there.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    with marie.live(table) as live:
        live.next()
        with louis.live(table):
            until_connected(live, [True, True])
        until_connected(live, [True, False])
        with louis.live(table):
            until_connected(live, [True, True])
            there.stop()
        until_connected(live, [True, False])
    late = start(on_postgresql).person(like=louis)
    with marie.live(table), late.live(table) as live:
        until_connected(live, [True, True])


def until_connected(live: LiveConnection, expected: list[bool]) -> None:
    """Wait until the seats are told to be connected like this."""
    while not live.seen or [seat["connected"] for seat in live.seen["table"]["seats"]] != expected:
        live.next()


# Several processes behind one port


def test_when_one_of_several_processes_is_killed_its_players_go_on_and_another_comes(
    tmp_path: Path, on_postgresql: str
) -> None:
    """Whichever of the two they were connected to: both are killed, one after the other."""
    server = Process(tmp_path, on_postgresql, program=SERVE_TWO)
    marie = server.person({})
    table = marie.open("me", "random")["id"]
    chance = random.Random(1)
    workers = until(lambda: two(workers_of(server.id)))
    for worker in workers:
        marie.play_any(table, chance, moves=2)
        os.kill(worker, signal.SIGKILL)
        marie = until(lambda: reached(server, marie, table))  # noqa: B023
        until(lambda: two([each for each in workers_of(server.id) if each != worker]))  # noqa: B023
    marie.play_any(table, chance, moves=2)
    server.end(signal.SIGTERM)
    until(lambda: not workers_of(server.id))


def test_a_worker_that_begins_slowly_or_dies_again_is_waited_for_and_keeps_no_other_from_coming(
    tmp_path: Path, on_postgresql: str
) -> None:
    """One is killed as soon as it is there, again and again; the other is replaced meanwhile."""
    server = Process(tmp_path, on_postgresql, program=SERVE_TWO)
    first, other = both_serving(server, tmp_path)
    os.kill(first, signal.SIGKILL)
    fresh = until(lambda: next(iter(set(workers_of(server.id)) - {first, other}), None))
    # It has hardly begun to load, and does not go on for now.
    os.kill(fresh, signal.SIGSTOP)
    os.kill(other, signal.SIGKILL)
    until(lambda: two(workers_of(server.id)) and other not in workers_of(server.id))
    assert fresh in workers_of(server.id)
    os.kill(fresh, signal.SIGCONT)
    until(lambda: started(tmp_path) >= 4)
    server.end(signal.SIGTERM)
    until(lambda: not workers_of(server.id))


class KilledWhileItBegins(Process):
    """A server one of whose workers is killed before any serves."""

    killed: int | None = None

    def _healthy(self) -> bool:
        if self.killed is None:
            self.killed = until(lambda: next(iter(workers_of(self.id)), None), LONG)
            os.kill(self.killed, signal.SIGKILL)
        return super()._healthy()


def test_a_worker_that_is_killed_while_it_begins_is_no_reason_to_stop(
    tmp_path: Path, on_postgresql: str
) -> None:
    server = KilledWhileItBegins(tmp_path, on_postgresql, program=SERVE_TWO)
    until(lambda: two(workers_of(server.id)) and server.killed not in workers_of(server.id))
    server.end(signal.SIGTERM)


@pytest.mark.thorough
def test_a_worker_that_cannot_begin_is_tried_again(tmp_path: Path, on_postgresql: str) -> None:
    """A database that does not answer just then ends nobody who serves."""
    server = Process(tmp_path, on_postgresql, program=SERVE_TWO)
    worker, other = both_serving(server, tmp_path)
    database = on_postgresql.rpartition("/")[2]
    apart(asyncio.run, let_in(on_postgresql, database, False))
    os.kill(worker, signal.SIGKILL)
    log = tmp_path / "log"
    until(lambda: log.read_text().count('"message":"process-died"') >= 3)
    apart(asyncio.run, let_in(on_postgresql, database, True))
    until(lambda: started(tmp_path) >= 3)
    assert other in workers_of(server.id)
    server.end(signal.SIGTERM)


async def let_in(url: str, database: str, allowed: bool) -> None:
    """Let a database take new connections, or none."""
    connection = await asyncpg.connect(f"{url.rpartition('/')[0]}/postgres")
    await connection.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS {allowed}")
    await connection.close()


@pytest.mark.thorough
def test_the_workers_end_when_the_one_that_looks_after_them_is_killed(
    tmp_path: Path, on_postgresql: str
) -> None:
    server = Process(tmp_path, on_postgresql, program=SERVE_TWO)
    workers = until(lambda: two(workers_of(server.id)))
    server.end(signal.SIGKILL)
    until(lambda: not set(workers) & set(parents()))


def test_the_figures_are_those_of_all_workers_and_of_those_that_died(
    tmp_path: Path, on_postgresql: str
) -> None:
    """Whichever is asked; what is held counts only as long as its worker lives."""
    server = Process(tmp_path, on_postgresql, program=(*SERVE_TWO, "--metrics-from", "127.0.0.1"))
    marie = server.person({})
    workers = both_serving(server, tmp_path)
    tables = [marie.open("me", "me")["id"] for _ in range(3)]
    for table in tables:
        marie.move(table, 0, "take money", 0)
    asked = [figures(server) for _ in range(8)]
    assert {each[ENTRIES] for each in asked} == {3.0}
    assert all(each[TABLES] >= 3 for each in asked)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    until(lambda: started(tmp_path) >= 4)
    until(lambda: healthy(server))
    marie = server.person(dict(marie.http.cookies))
    assert figures(server)[ENTRIES] == 3.0
    assert figures(server)[TABLES] == 0.0
    marie.move(tables[0], 0, marie.look(tables[0])["offers"][0]["offers"][0]["move"], 1)
    assert figures(server)[ENTRIES] == 4.0
    server.end(signal.SIGTERM)


SERVE_TWO = ("quattrocento", "serve", "--processes", "2")
ENTRIES = 'quattrocento_entries_total{kind="move"}'
TABLES = "quattrocento_live_tables"


def figures(server: Process) -> dict[str, float]:
    """What a server tells Prometheus, asked over a connection of its own."""
    lines = get(f"{server.url}/metrics").text.splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))
    }


def healthy(server: Process) -> bool:
    """Whether somebody serves."""
    try:
        return get(f"{server.url}/health").status_code == 200
    except httpx.TransportError:
        return False


def workers_of(server: int) -> list[int]:
    """The processes that serve for one that only looks after them: forked from one that waits."""
    return [
        each
        for waiting in children_of(server)
        if "forkserver" in command_of(waiting)
        for each in children_of(waiting)
    ]


def command_of(process: int) -> str:
    told = ["ps", "-wwo", "args=", "-p", str(process)]
    return subprocess.run(told, capture_output=True, text=True, check=False).stdout


def two(workers: list[int]) -> list[int] | None:
    return workers if len(workers) == 2 else None


def both_serving(server: Process, folder: Path) -> list[int]:
    """The two workers of a server, once each has said that it serves."""
    until(lambda: started(folder) >= 2)
    found: list[int] = until(lambda: two(workers_of(server.id)))
    return found


def started(folder: Path) -> int:
    """How many workers have begun to serve so far, by the log."""
    return (folder / "log").read_text().count('"message":"started"')


def reached(server: Process, like: Person, table: str) -> Person | None:
    """The same person again, as soon as a process answers: the killed one's connections are cut."""
    try:
        person = server.person(dict(like.http.cookies))
        person.look(table)
    except httpx.TransportError:
        return None
    return person


def test_several_processes_need_postgresql(on_sqlite: str) -> None:
    tried = CliRunner().invoke(app, ["serve", "--database", on_sqlite, "--processes", "2"])
    assert tried.exit_code == 2
    assert "Several processes need PostgreSQL" in tried.stderr


def test_the_database_knows_at_once_that_a_process_has_died(on_postgresql: str) -> None:
    """Nobody waits until its lease runs out: the lock goes with the connection."""

    async def dies(one: Leases) -> None:
        await one._stop_beating()

    assert leases.LEASE_SECONDS > 10
    apart(asyncio.run, one_takes_over(on_postgresql, dies))


def test_a_process_that_is_silent_for_too_long_counts_as_dead(
    on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def falls_silent(one: Leases) -> None:
        with monkeypatch.context() as late:
            late.setattr(leases, "LEASE_SECONDS", -1.0)
            await one.beat()

    apart(asyncio.run, one_takes_over(on_postgresql, falls_silent))


async def one_takes_over(database: str, happens: Callable[[Leases], Awaitable[None]]) -> None:
    """Two processes: when something happens to one, the other looks after its table.

    The other has a table of its own: that it lives must not count for who is dead.
    """
    one, other = await Store.open(database), await Store.open(database)
    try:
        for store in (one, other):
            await store.leases.begin()
        assert await one.leases.take("table")
        assert await other.leases.take("another table")
        assert not await other.leases.take("table")
        await happens(one.leases)
        assert await other.leases.take("table")
        await one.leases.beat()
        assert not await one.leases.take("table")
    finally:
        for store in (one, other):
            await store.leases.end()
            await store.close()
