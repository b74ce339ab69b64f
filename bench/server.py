"""Measure our server beside boardgame.io's: moves a second, and how long a move takes.

Each server is a process on one core of its own, the load on another (`boardgameio/load.cjs`): at
every table two players with a live connection each, one move after the other. Ours stores every
move durably before it is answered; boardgame.io keeps matches in memory, or in its FlatFile store.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table

from bench.environment import ROOT
from bench.report import narrow_table
from scripts.postgres import free_port, programs, running

RESULTS = ROOT / "bench" / "results" / "server.json"
THEIRS = ROOT / "bench" / "boardgameio"
INSTALLED = ROOT / "build" / "boardgameio"
PATIENCE = 60.0
OURS = "Quattrocento"
PEER = "boardgame.io"


class Load(msgspec.Struct, frozen=True):
    """What a run of the load found; times in milliseconds; `all` moves are with the warm-up."""

    moves: int
    seconds: float
    p50: float
    p99: float
    all: int = 0


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """How a server did with so many tables."""

    server: str
    store: str
    tables: int
    moves_per_second: float
    p50_milliseconds: float
    p99_milliseconds: float


Start = Callable[[int, Path], list[str]]


def main() -> None:
    """Run all servers in turn, several rounds, and report the median."""
    choice = arguments()
    console = Console()
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        print("bench: no Node.js, which the load needs: the server is not measured")
        return
    install(npm)
    with ExitStack() as stack:
        contestants = list(everybody(node, stack))
        found = [
            measure(server, store, start, tables, node, choice.seconds)
            for number in range(choice.rounds)
            for tables in choice.tables
            for server, store, start in (contestants if number % 2 == 0 else contestants[::-1])
        ]
    results = typical(found)
    console.print(speeds(results))
    console.print(ratios(results))
    save(results, choice.rounds)
    console.print(f"saved in {RESULTS.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="times that all are measured")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each run")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500], help="played at once")
    return parser.parse_args()


def install(npm: str) -> None:
    """Install boardgame.io in its own folder, if it is not what the lock says."""
    lock = THEIRS / "package-lock.json"
    stamp = INSTALLED / "installed.json"
    if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
        return
    print("bench: installing boardgame.io into build/boardgameio (once)", flush=True)
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(THEIRS / name, INSTALLED / name)
    command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=INSTALLED, check=True)
    shutil.copyfile(lock, stamp)


def everybody(node: str, stack: ExitStack) -> Iterator[tuple[str, str, Start]]:
    """List the servers, each with its store and the command that starts it."""
    theirs = [node, str(THEIRS / "server.cjs")]
    ours = [sys.executable, "-m", "bench.server_process"]
    yield PEER, "memory", lambda port, _: [*theirs, str(port)]
    yield PEER, "FlatFile", lambda port, folder: [*theirs, str(port), str(folder / "flat")]
    yield OURS, "SQLite", lambda port, folder: [*ours, str(port), f"sqlite:///{folder}/tables.db"]
    folder = programs()
    if folder is None:
        print("bench: no PostgreSQL found: measured on SQLite only", flush=True)
        return
    url = stack.enter_context(running(folder, durable=True)).url
    yield OURS, "PostgreSQL", lambda port, _: [*ours, str(port), f"{url}/postgres"]


def measure(
    server: str, store: str, start: Start, tables: int, node: str, seconds: float
) -> Served:
    """Start a server, put the load on it, and stop it."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory(prefix="quattrocento-bench-") as folder,
        process(start(port, Path(folder)), port),
    ):
        kind = "boardgameio" if server == PEER else "quattrocento"
        load = loaded(node, kind, str(port), str(tables), str(seconds))
    return Served(
        server=server,
        store=store,
        tables=tables,
        moves_per_second=load.moves / load.seconds,
        p50_milliseconds=load.p50,
        p99_milliseconds=load.p99,
    )


def loaded(node: str, *words: str) -> Load:
    """Put the load on a server, as `words` say, from the last core; what it found."""
    pipe = subprocess.PIPE
    command = [node, str(THEIRS / "load.cjs"), *words]
    loading = subprocess.Popen(command, env=environment(), stdout=pipe, stderr=pipe)
    keep_on_core(loading.pid, -1)
    said, problem = loading.communicate()
    if loading.returncode:
        sys.exit(f"{problem.decode()}\nbench: the load ({' '.join(words)}) failed")
    return msgspec.json.decode(said, type=Load)


@contextmanager
def process(command: list[str], port: int, core: int | None = 0) -> Iterator[int]:
    """Run a server, on a core of its own if one is named, for as long as the block lasts."""
    started = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    if core is not None:
        keep_on_core(started.pid, core)
    try:
        await_answer(port, started)
        yield started.pid
    finally:
        started.terminate()
        started.wait(PATIENCE)


def await_answer(port: int, started: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers, whatever it says."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and started.poll() is None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/games", timeout=1)
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    sys.exit("bench: a server did not start")


def environment() -> dict[str, str]:
    """What the processes see: the packages of boardgame.io, no other Python path."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return inherited | {"NODE_PATH": str(INSTALLED / "node_modules")}


def keep_on_core(process_id: int, which: int) -> None:
    """Keep a process on the first or the last core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process_id, {sorted(os.sched_getaffinity(0))[which]})


# What the reader gets


def typical(found: list[Served]) -> list[Served]:
    """Take the median of each number over the rounds."""
    grouped: dict[tuple[int, str, str], list[Served]] = {}
    for one in found:
        grouped.setdefault((one.tables, one.server, one.store), []).append(one)
    return [
        msgspec.structs.replace(
            group[0],
            moves_per_second=median(one.moves_per_second for one in group),
            p50_milliseconds=median(one.p50_milliseconds for one in group),
            p99_milliseconds=median(one.p99_milliseconds for one in group),
        )
        for group in grouped.values()
    ]


def speeds(results: list[Served]) -> Table:
    """Give the table of what was measured."""
    table = narrow_table("Moves over live connections, server on one core")
    for heading in ("server", "store"):
        table.add_column(heading)
    for heading in ("tables", "moves/s", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right")
    for one in results:
        table.add_row(
            one.server,
            one.store,
            str(one.tables),
            f"{one.moves_per_second:,.0f}",
            f"{one.p50_milliseconds:,.1f}",
            f"{one.p99_milliseconds:,.1f}",
        )
    return table


def ratios(results: list[Served]) -> Table:
    """Give the table of our moves/s as multiples of theirs."""
    table = narrow_table("Our moves/s, as multiples of theirs")
    table.add_column("our store")
    table.add_column("tables", justify="right")
    stores = list(dict.fromkeys(one.store for one in results if one.server == PEER))
    for store in stores:
        table.add_column(f"{PEER}\n{store}", justify="right")
    for our in results:
        if our.server == OURS:
            multiples = [f"{times(our, store, results):,.3g}" for store in stores]
            table.add_row(our.store, str(our.tables), *multiples)
    return table


def times(our: Served, store: str, results: list[Served]) -> float:
    """Say how many times as fast as theirs with a store ours is, with as many tables."""
    (their,) = [
        one for one in results if (one.server, one.store, one.tables) == (PEER, store, our.tables)
    ]
    return our.moves_per_second / their.moves_per_second


def save(results: list[Served], rounds: int) -> None:
    """Write everything to a JSON file."""
    content = {
        "machine": platform.platform(),
        "python": platform.python_version(),
        "rounds": rounds,
        "measurements": results,
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(content)) + b"\n")


if __name__ == "__main__":
    main()
