"""Measure how our server grows: at half load, at the pace of people, and by a second process.

Half load is by the clock, the server on one core and the load on another, at half of the moves a
second that the server made just before: on a machine that does nothing else. The rest is computing
time. At the pace of people a table rests after each move, and then the server finds out what takes
longer than the move. With two processes, and the players of a table connected to either, a move
costs both together more than it costs one: two cores do so many times the moves of one.
"""

import argparse
import shutil
import sys
import tempfile
from contextlib import ExitStack

from bench.server import Load, install, loaded, process
from scripts.postgres import Postgres, free_port, programs, running
from studies.scaling.costs import (
    TABLES,
    UNHURRIED,
    costs_of_a_move,
    moved_on_sqlite,
    server,
    whole,
)

PROCESSES = 2


def main() -> None:
    """Measure all of it, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_growth", description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="played at half load")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each run at half load")
    choice = parser.parse_args()
    node, npm = shutil.which("node"), shutil.which("npm")
    folder = programs()
    if node is None or npm is None or folder is None:
        sys.exit("bench: Node.js and PostgreSQL are needed to measure how the server grows")
    install(npm)
    with running(folder, durable=True) as postgres:
        half_load(node, "SQLite", None, choice)
        half_load(node, "PostgreSQL", postgres, choice)
        second_process(node, postgres)
    at_the_pace_of_people(node)


def half_load(node: str, store: str, postgres: Postgres | None, choice: argparse.Namespace) -> None:
    """How long moves take at half of what the server can do."""
    with ExitStack() as stack:
        if postgres is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="quattrocento-bench-"))
            database = f"sqlite:///{folder}/tables.db"
        else:
            database = f"{postgres.url}/postgres"
        port, _ = stack.enter_context(server(database))
        words = [node, "quattrocento", str(port), str(choice.tables), str(choice.seconds)]
        most = loaded(*words)
        half = loaded(*words, str(most.moves / most.seconds / 2))
    print(f"{store}, {choice.tables} tables: {told(most)}; at half load {told(half)}", flush=True)


def at_the_pace_of_people(node: str) -> None:
    """What a move costs where every table rests after it, and all that is found out then."""
    cost = moved_on_sqlite(node, str(UNHURRIED))
    print(
        f"SQLite, {UNHURRIED} moves/s at {TABLES} tables: a move costs {cost:,.0f} µs of computing"
    )


def told(load: Load) -> str:
    """What a run of the load found, in words."""
    speed = load.moves / load.seconds
    return f"{speed:,.0f} moves/s, p50 {load.p50:,.1f} ms, p99 {load.p99:,.1f} ms"


def second_process(node: str, postgres: Postgres) -> None:
    """What a move costs one process, and two together."""
    one, two = (cost_with(number, node, postgres) for number in range(1, PROCESSES + 1))
    print(
        f"PostgreSQL: a move costs one process {one:,.0f} µs of computing, two together"
        f" {two:,.0f} µs: {PROCESSES * one / two:.2f} times the moves on two cores"
    )


def cost_with(processes: int, node: str, postgres: Postgres) -> float:
    """What a move costs so many processes together, in microseconds of computing."""
    port = free_port()
    url = f"{postgres.url}/postgres"
    command = [sys.executable, "-m", "bench.server_process", str(port), url, str(processes)]
    with process(command, port, core=None) as first:
        (cost,) = costs_of_a_move(node, port, lambda: (whole(first),))
    return cost


if __name__ == "__main__":
    main()
