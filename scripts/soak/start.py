"""How long a server with thousands of tables in play takes to its first answers.

`python -m scripts.soak.start [--tables 5000]`: the tables are written into a database of SQLite as
a server would have left them; then one is started, and asked.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from pathlib import Path

import msgspec

from quattrocento.core.proof import new_secret
from quattrocento.server.store.rows import WholeTable, row_of
from quattrocento.server.store.store import Store
from quattrocento.tables import entries
from quattrocento.tables.ids import new_id
from quattrocento.tables.messages import NewTable, SeatSettings
from quattrocento.tables.seating import setup_of
from quattrocento.tables.table import Table
from scripts.soak.load import memory_of
from scripts.soak.serving import PROGRAM
from tests.server.test_failures import Process

MOVES = 10


def main() -> None:
    """Write the tables, start a server, and say how long each answer took."""
    parser = argparse.ArgumentParser(prog="python -m scripts.soak.start", description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    count: int = parser.parse_args().tables
    with tempfile.TemporaryDirectory(prefix="quattrocento-start-") as folder:
        empty, process = started(folder, "empty")
        process.end(signal.SIGTERM)
        some = asyncio.run(written(address(folder, "tables"), count))
        first, process = started(folder, "tables")
        visitor = process.person({})
        began = time.perf_counter()
        visitor.get("/tables")
        lobby = time.perf_counter() - began
        began = time.perf_counter()
        for table in some:
            visitor.look(table)
        looked = (time.perf_counter() - began) / len(some)
        memory = memory_of(process.id)
        process.end(signal.SIGTERM)
    print(
        f"start: {count} tables in play: first answer after {first:.1f} s (of an empty server "
        f"after {empty:.1f} s), the lobby in "
        f"{lobby * 1000:.0f} ms, a table that is loaded in {looked * 1000:.0f} ms, {memory} KiB"
    )


def address(folder: str, name: str) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder}/{name}.db"


def started(folder: str, name: str) -> tuple[float, Process]:
    """Start a server on a database; how long it took until it was well."""
    began = time.perf_counter()
    process = Process(Path(folder), address(folder, name), None, (PROGRAM,))
    return time.perf_counter() - began, process


async def written(database: str, count: int, some: int = 20) -> list[str]:
    """Keep so many tables in play, each with some moves; the ids of some."""
    store = await Store.open(database)
    ids = []
    for number in range(count):
        person = new_id()
        seats = [SeatSettings(kind="me"), SeatSettings(kind="me")]
        wish = NewTable(game="palazzo", seats=seats, lot=False)
        setup = setup_of(wish, person, f"Player {number}", time.time())
        table = Table(msgspec.structs.replace(setup, secret=new_secret()))
        for _ in range(MOVES):
            state = table.playing()
            seat = state.awaiting()[0]
            move = state.game.actions.text(state.legal(seat)[0])
            entry = entries.Move(seat=seat, person=person, move=move)
            table = table.try_entry(entry, table.setup.created)
        row = row_of(table)
        whole = WholeTable(row=row, entries=list(table.entries), sitters=[], chat=[], people={})
        assert await store.restore(whole)
        ids.append(table.setup.id)
    await store.close()
    return ids[:: max(1, count // some)]


if __name__ == "__main__":
    main()
