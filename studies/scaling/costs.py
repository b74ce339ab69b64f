"""What things cost on one machine, in computing time, which other work beside hardly changes.

A move is made over live connections, as the page makes it; the database's own processes count too.
"""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.server import install, loaded, process
from scripts.postgres import Postgres, free_port, programs, running
from scripts.soak.load import memory_of
from scripts.soak.start import address, started, written
from studies.strength import thinking

FILE = Path("docs") / "scaling" / "costs.json"
TABLES = 100
# Moves a second of all tables together, so few that nearly all rest after each.
UNHURRIED = 100
SHORT, LONG = 2.0, 12.0
STORED = 5000
LOOKED_AT = 400
TICKS = os.sysconf("SC_CLK_TCK")


class Costs(msgspec.Struct, kw_only=True):
    """Microseconds of computing for each, if nothing else is said."""

    machine: str
    processor: str
    move_sqlite: float
    rest: float
    move_postgresql: float
    database: float
    notice: float
    table_kilobytes: float
    start_seconds: float
    start_seconds_empty: float
    bots_milliseconds: dict[str, float]


def measured() -> Costs:
    """Measure everything; some three minutes."""
    node, npm = shutil.which("node"), shutil.which("npm")
    folder = programs()
    if node is None or npm is None or folder is None:
        sys.exit("scaling: Node.js and PostgreSQL are needed to measure")
    install(npm)
    sqlite = moved_on_sqlite(node)
    with running(folder, durable=True) as postgres:
        worker, database, notice = moved_on_postgresql(node, postgres)
    memory, start, empty = stored_tables()
    return Costs(
        machine=platform.platform(),
        processor=processor(),
        move_sqlite=sqlite,
        rest=max(0.0, moved_on_sqlite(node, str(UNHURRIED)) - sqlite),
        move_postgresql=worker,
        database=database,
        notice=notice,
        table_kilobytes=memory,
        start_seconds=start,
        start_seconds_empty=empty,
        bots_milliseconds=bots(),
    )


# Moves


def moved_on_sqlite(node: str, *rate: str) -> float:
    """What a move costs the server, as fast as can be or at a rate.

    At the pace of people a table rests after each move, and then the server finds out what takes
    longer than the move.
    """
    with tempfile.TemporaryDirectory(prefix="quattrocento-scaling-") as folder:
        database = f"sqlite:///{folder}/tables.db"
        with server(database) as (port, ours):
            (used,) = costs_of_a_move(node, port, lambda: (computed(ours),), *rate)
            return used


def moved_on_postgresql(node: str, postgres: Postgres) -> tuple[float, float, float]:
    """What a move costs the server, the database, and another server that only hears of it."""
    database = f"{postgres.url}/postgres"
    with server(database) as (port, ours), server(database) as (_, other):
        first = postgres.first_process
        worker, stored, heard = costs_of_a_move(
            node, port, lambda: (computed(ours), whole(first), computed(other))
        )
        return worker, stored, heard


def costs_of_a_move(
    node: str, port: int, used: Callable[[], tuple[float, ...]], *rate: str
) -> tuple[float, ...]:
    """What each of some processes computes for a move, as fast as can be or at a rate.

    Of two loads, one longer than the other, the difference counts: opening the tables costs the
    same in both.
    """
    spent: list[tuple[int, tuple[float, ...]]] = []
    for seconds in (SHORT, LONG):
        before = used()
        moves = loaded(node, "quattrocento", str(port), str(TABLES), str(seconds), *rate).all
        after = used()
        spent.append((moves, tuple(end - start for start, end in zip(before, after, strict=True))))
    (few, little), (many, much) = spent
    return tuple(1e6 * (b - a) / (many - few) for a, b in zip(little, much, strict=True))


@contextmanager
def server(database: str) -> Iterator[tuple[int, int]]:
    """Our server on a database: its port and its process."""
    port = free_port()
    command = [sys.executable, "-m", "bench.server_process", str(port), database]
    with process(command, port) as started_process:
        yield port, started_process


def computed(process_id: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def whole(first: int) -> float:
    """The seconds that a process, those that it has started and those that ended have computed."""
    fields = Path(f"/proc/{first}/stat").read_text().rpartition(")")[2].split()
    total = sum(int(fields[place]) for place in (11, 12, 13, 14)) / TICKS
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return total + sum(computed(int(child)) for child in children)


# Tables


def stored_tables() -> tuple[float, float, float]:
    """Kilobytes for a table that is held, and seconds to start with many stored and with none."""
    with tempfile.TemporaryDirectory(prefix="quattrocento-scaling-") as folder:
        empty, nothing = started(folder, "empty")
        nothing.end(signal.SIGTERM)
        ids = asyncio.run(written(address(folder, "tables"), STORED, LOOKED_AT))
        start, ours = started(folder, "tables")
        visitor = ours.person({})
        visitor.look(ids[0])
        before = memory_of(ours.id)
        for table in ids[1:]:
            visitor.look(table)
        memory = (memory_of(ours.id) - before) * 1.024 / (len(ids) - 1)
        ours.end(signal.SIGTERM)
    return memory, start, empty


# Bots


def bots() -> dict[str, float]:
    """Milliseconds for a decision, by level, over all games as they were measured last."""
    kept = thinking.kept()
    levels = {each.level for each in kept}
    found = {}
    for level in sorted(levels):
        means = [each.mean for each in kept if each.level == level]
        found[level] = 1000 * sum(means) / len(means)
    return found


def processor() -> str:
    """What the processor is called."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor()
