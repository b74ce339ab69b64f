"""Faults: servers, database and disk fail while people play; no answered move is lost."""

from __future__ import annotations

import random
import resource
import signal
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from quattrocento.tables.entries import TimeOut
from scripts.postgres import Postgres, programs, running
from scripts.soak.kinds import Counts
from scripts.soak.players import Player, at_tables, held_to, moves_of, stopped
from scripts.soak.serving import CLOCK, PROGRAM
from scripts.soak.stored import stored
from tests.server.clients import until
from tests.server.test_failures import LONG, Process

KILLS = 3
SECONDS_BETWEEN = (0.5, 2.5)
PLAYERS = 3
JUMPS = (-86_400.0, -3600.0, -5.0, 0.0, 5.0, 3600.0, 86_400.0)
CARELESS = 0.5
# Seconds that nobody needs in a round.
UNHURRIED = 600
ALL_SIZES = resource.RLIM_INFINITY


def killed(seed: int, folder: Path) -> Counts:
    """One server on SQLite, killed again and again."""
    return survived(seed, folder, f"sqlite:///{folder}/tables.db", servers=1)


def two_servers(seed: int, folder: Path) -> Counts:
    """Two servers on one PostgreSQL, of which one or the other is killed."""
    with postgres(folder) as database:
        return survived(seed, folder, f"{database.url}/postgres", servers=2)


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL that keeps what it was told; when something fails it is left in the folder."""
    found = programs()
    assert found is not None, "no PostgreSQL found"
    with running(found, durable=True) as database:
        try:
            yield database
        except BaseException:
            database.keep(folder / "postgres")
            raise


def survived(seed: int, folder: Path, database: str, servers: int) -> Counts:
    """Play, kill and start again; then hold what is stored against what was acknowledged."""
    chance = random.Random(seed)
    processes = [Process(place(folder, number), database) for number in range(servers)]
    ports = [each.port for each in processes]
    players: list[Player] = []
    try:
        players += at_tables(processes[0].person({}), ports, seed, PLAYERS)
        for _ in range(KILLS):
            pause(chance)
            which = chance.randrange(servers)
            processes[which].end(signal.SIGKILL)
            processes[which] = Process(place(folder, which), database, ports[which])
        stopped(players)
        moves = all_held(processes[0], players, database)
    finally:
        ended(processes, players)
    return Counter(kills=KILLS, moves=moves, tables=PLAYERS)


def database_killed(seed: int, folder: Path) -> Counts:
    """`kill -9` of PostgreSQL itself, which comes back; the servers go on by themselves."""
    chance = random.Random(seed)
    with postgres(folder) as database:
        processes = [Process(place(folder, 0), f"{database.url}/postgres")]
        players: list[Player] = []
        try:
            players += at_tables(processes[0].person({}), [processes[0].port], seed, PLAYERS)
            for _ in range(KILLS):
                pause(chance)
                database.kill()
                pause(chance)
                database.start_again()
                goes_on(players)
            stopped(players)
            moves = all_held(processes[0], players, f"{database.url}/postgres")
        finally:
            ended(processes, players)
    return Counter(kills=KILLS, moves=moves, tables=PLAYERS)


def full_disk(seed: int, folder: Path) -> Counts:
    """SQLite may not grow any more, or is locked by another: refused, and then it goes on."""
    chance = random.Random(seed)
    file = folder / "tables.db"
    database = f"sqlite:///{file}"
    process = Process(place(folder, 0), database)
    players: list[Player] = []
    hindered = Counter[str]()
    try:
        players += at_tables(process.person({}), [process.port], seed, PLAYERS)
        for _ in range(KILLS):
            pause(chance)
            if chance.random() < 0.5:
                with no_more_than(process, largest_of(file)):
                    refused(process, players)
                hindered.update(full=1)
            else:
                with locked(file):
                    refused(process, players)
                hindered.update(locked=1)
            goes_on(players)
            until(process._healthy, LONG)
        stopped(players)
        moves = all_held(process, players, database)
    finally:
        ended([process], players)
    return Counter(moves=moves, tables=PLAYERS, **hindered)


def largest_of(file: Path) -> int:
    """How large the largest file of a database is."""
    return max(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))


@contextmanager
def no_more_than(process: Process, size: int) -> Iterator[None]:
    """Let a process write no file beyond a size."""
    resource.prlimit(process.id, resource.RLIMIT_FSIZE, (size, ALL_SIZES))
    try:
        yield
    finally:
        resource.prlimit(process.id, resource.RLIMIT_FSIZE, (ALL_SIZES, ALL_SIZES))


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Let somebody else have a database of SQLite for themselves."""
    other = sqlite3.connect(file, timeout=30, isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


def refused(process: Process, players: list[Player]) -> None:
    """Wait until players are told that nothing can be stored, and health says so too."""
    known = [player.unavailable for player in players]
    until(
        lambda: (
            over(players)
            or any(each.unavailable > before for each, before in zip(players, known, strict=True))
        ),
        LONG,
    )
    until(lambda: health_of(process) == 503, LONG)


def health_of(process: Process) -> int:
    """What a server says of itself."""
    return httpx.get(f"{process.url}/health", timeout=LONG).status_code


def clock_jumps(seed: int, folder: Path) -> Counts:
    """The computer's clock is set forward and back by up to a day, at tables with clocks."""
    chance = random.Random(seed)
    file = folder / "clock.txt"
    file.write_text("0")
    environment = {CLOCK: str(file)}
    database = f"sqlite:///{folder}/tables.db"
    process = Process(place(folder, 0), database, None, (PROGRAM,), environment)
    kind = chance.choice(["move", "bank"])
    clock = {"kind": kind, "seconds": chance.choice([10, UNHURRIED])}
    players: list[Player] = []
    try:
        players += at_tables(process.person({}), [process.port], seed, PLAYERS, clock=clock)
        for _ in range(KILLS):
            pause(chance)
            file.write_text(str(chance.choice(JUMPS)))
            process._process.send_signal(signal.SIGUSR1)
            goes_on(players)
        stopped(players)
        moves = all_held(process, players, database)
        if clock["seconds"] == UNHURRIED:
            for player in players:
                log = stored(database, player.table).entries
                assert not any(isinstance(entry, TimeOut) for entry in log), "a jump took time"
    finally:
        ended([process], players)
    return Counter(jumps=KILLS, moves=moves, tables=PLAYERS)


def doubled(seed: int, folder: Path) -> Counts:
    """Requests sent twice at once, or given up before the answer came and sent again."""
    chance = random.Random(seed)
    database = f"sqlite:///{folder}/tables.db"
    process = Process(place(folder, 0), database, None, (PROGRAM,))
    host = process.person({})
    players: list[Player] = []
    try:
        players += at_tables(host, [process.port], seed, PLAYERS, CARELESS)
        for _ in range(KILLS):
            pause(chance)
        stopped(players)
        moves = all_held(process, players, database)
    finally:
        ended([process], players)
    return Counter(moves=moves, tables=PLAYERS)


# What all have in common


def pause(chance: random.Random) -> None:
    """Let people play for a moment."""
    threading.Event().wait(chance.uniform(*SECONDS_BETWEEN))


def goes_on(players: list[Player]) -> None:
    """Wait until a move is acknowledged again, unless all games are over."""
    known = moves_of(players)
    until(lambda: over(players) or moves_of(players) > known, LONG)


def over(players: list[Player]) -> bool:
    """Whether nobody plays any more."""
    return not any(player.is_alive() for player in players)


def all_held(process: Process, players: list[Player], database: str) -> int:
    """Hold what is stored against what was acknowledged; how many moves that were."""
    return sum(held_to(process.person(player.cookies), player, database) for player in players)


def ended(processes: list[Process], players: list[Player]) -> None:
    """Leave nobody behind, whatever happened."""
    for player in players:
        player.stopping = True
    for process in processes:
        process.end(signal.SIGTERM)


def place(folder: Path, number: int) -> Path:
    """A folder for the log of a server, which begins anew whenever it is started."""
    started = len(list(folder.glob(f"server-{number}-*")))
    own = folder / f"server-{number}-{started}"
    own.mkdir()
    return own
