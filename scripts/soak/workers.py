"""Workers of `serve --processes` are killed again and again, and what stands still is measured.

At half of the tables somebody plays on with bots. At the others nobody looks, and one clock after
the other runs out. How long nothing followed, and how late a clock rang, the stored logs say.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from quattrocento.server.store.rows import WholeTable
from quattrocento.server.tables import entries
from quattrocento.server.tables.setup import Setup
from quattrocento.server.tables.table import Table
from scripts.soak.faults import ended, place, postgres
from scripts.soak.kinds import FIGURES, Counts
from scripts.soak.players import Player, stopped
from scripts.soak.stored import holds, stored
from tests.server.clients import Person, until
from tests.server.test_failures import LONG, Process
from tests.server.test_processes import workers_of

PROCESSES = 2
SERVE = ("quattrocento", "serve", "--processes", str(PROCESSES))
PLAYED, TIMED = 10, 10
LEAST_SECONDS = 10
SEATS = 4
ROUND_SECONDS = 60.0
# After a kill the next may follow when the new process has hardly begun.
SECONDS_BETWEEN = (0.0, 6.0)
ALL_AT_ONCE = 0.25
THOUGHT_SECONDS = 0.3
# Five seconds are promised to tables, ten until another serves, where the machine has time; here
# every core is busy.
MOST_STANDSTILL = 30.0
MOST_TO_REPLACE = 30.0


class Slow(Player):
    """Somebody who thinks for a moment before each move."""

    def move(self, seat: dict[str, Any], sequence: int) -> None:
        """Think, then move."""
        threading.Event().wait(THOUGHT_SECONDS)
        super().move(seat, sequence)


def workers_killed(seed: int, folder: Path) -> Counts:
    """Twenty tables, and workers that die for a minute."""
    chance = random.Random(seed)
    with postgres(folder) as postgresql:
        database = f"{postgresql.url}/postgres"
        log = place(folder, 0)
        process = Process(log, database, program=SERVE)
        players: list[Player] = []
        try:
            host = process.person({})
            timed = [opened_with_clock(host, number) for number in range(TIMED)]
            for number in range(PLAYED):
                table = host.open("me", "random", "random")["id"]
                cookies = dict(host.http.cookies)
                players.append(Slow([process.port], cookies, table, seed + number))
                players[-1].start()
            replaced = killed_for(ROUND_SECONDS, process, log / "log", chance)
            end = time.time()
            stopped(players)
            found = [stored(database, player.table) for player in players]
            for whole, player in zip(found, players, strict=True):
                holds(whole, host.id, player.acknowledged)
            still = max(standstill(whole, end) for whole in found)
            late = max(lateness(stored(database, table), end) for table in timed)
        finally:
            ended([process], players)
    figures = (
        f"longest standstill {still:.1f} s, a clock {late:.1f} s late, "
        f"another served after {max(replaced):.1f} s"
    )
    (folder / FIGURES).write_text(figures, encoding="utf-8")
    assert max(still, late) < MOST_STANDSTILL, figures
    assert max(replaced) < MOST_TO_REPLACE, figures
    return Counter(kills=len(replaced), tables=PLAYED + TIMED)


def opened_with_clock(host: Person, number: int) -> str:
    """A table at which nobody moves; when all clocks have run out, it rests."""
    clock = {"kind": "move", "seconds": LEAST_SECONDS + 2 * number}
    table: str = host.open(*["me"] * SEATS, clock=clock)["id"]
    return table


def killed_for(seconds: float, process: Process, log: Path, chance: random.Random) -> list[float]:
    """Kill workers for so long; how long it took each time until as many served again."""
    end = time.monotonic() + seconds
    replaced = []
    while time.monotonic() < end:
        workers = until(lambda: all_of(workers_of(process.id)), LONG)
        some = workers if chance.random() < ALL_AT_ONCE else [chance.choice(workers)]
        began, known = time.monotonic(), started(log)
        for worker in some:
            os.kill(worker, signal.SIGKILL)
        until(lambda: started(log) >= known + len(some), LONG)  # noqa: B023
        replaced.append(time.monotonic() - began)
        threading.Event().wait(chance.uniform(*SECONDS_BETWEEN))
    return replaced


def all_of(workers: list[int]) -> list[int] | None:
    """The workers, when none is missing."""
    return workers if len(workers) == PROCESSES else None


def started(log: Path) -> int:
    """How often a worker has begun to serve."""
    return log.read_bytes().count(b'"message":"started"')


def standstill(whole: WholeTable, end: float) -> float:
    """The longest time in which nothing happened at a table."""
    times = [entry.at for entry in whole.entries]
    if whole.row.status == "playing":
        times.append(end)
    return max(after - before for before, after in pairwise(times))


def lateness(whole: WholeTable, end: float) -> float:
    """How long after its time a clock rang at the latest, or should have rung."""
    table = Table(msgspec.json.decode(whole.row.setup, type=Setup))
    late = [0.0]
    for entry in whole.entries:
        if isinstance(entry, entries.TimeOut):
            deadline = table.clock.deadline(entry.seat)
            assert deadline is not None
            late.append(entry.at - deadline)
        table = table.after([entry])
    due = (table.clock.deadline(seat) for seat in table.awaited_people())
    return max([*late, *(end - deadline for deadline in due if deadline is not None)])
