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
from quattrocento.tables import entries
from quattrocento.tables.setup import Setup
from quattrocento.tables.table import Table
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
ALL_AT_ONCE = 0.1
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


class Kills(msgspec.Struct):
    """When some were killed, when there was one again after none, and how long they were missed."""

    times: list[float] = []
    anew: list[float] = []
    replaced: list[float] = []


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
            kills = killed_for(ROUND_SECONDS, process, log / "log", chance)
            end = time.time()
            stopped(players)
            found = [stored(database, player.table) for player in players]
            for whole, player in zip(found, players, strict=True):
                holds(whole, host.id, player.acknowledged)
            still = max(standstill(whole, kills, end) for whole in found)
            late = max(lateness(stored(database, table), kills, end) for table in timed)
        finally:
            ended([process], players)
    slowest = max(kills.replaced)
    figures = (
        f"after a kill a table stood still for {still:.1f} s at most, a clock rang {late:.1f} s "
        f"late, another worker served after {slowest:.1f} s"
    )
    (folder / FIGURES).write_text(figures, encoding="utf-8")
    assert max(still, late) < MOST_STANDSTILL, figures
    assert slowest < MOST_TO_REPLACE, figures
    return Counter(kills=len(kills.times), tables=PLAYED + TIMED)


def opened_with_clock(host: Person, number: int) -> str:
    """A table at which nobody moves; when all clocks have run out, it rests."""
    clock = {"kind": "move", "seconds": LEAST_SECONDS + 2 * number}
    table: str = host.open(*["me"] * SEATS, clock=clock)["id"]
    return table


def killed_for(seconds: float, process: Process, log: Path, chance: random.Random) -> Kills:
    """Kill workers for so long."""
    end = time.monotonic() + seconds
    kills = Kills()
    while time.monotonic() < end:
        workers = until(lambda: all_of(workers_of(process.id)), LONG)
        some = workers if chance.random() < ALL_AT_ONCE else [chance.choice(workers)]
        began, known = time.monotonic(), started(log)
        for worker in some:
            os.kill(worker, signal.SIGKILL)
        kills.times.append(time.time())
        until(lambda: started(log) >= known + len(some), LONG)  # noqa: B023
        kills.replaced.append(time.monotonic() - began)
        if some == workers:
            kills.anew.append(time.time())
        threading.Event().wait(chance.uniform(*SECONDS_BETWEEN))
    return kills


def all_of(workers: list[int]) -> list[int] | None:
    """The workers, when none is missing."""
    return workers if len(workers) == PROCESSES else None


def started(log: Path) -> int:
    """How often a worker has begun to serve."""
    return log.read_bytes().count(b'"message":"started"')


def standstill(whole: WholeTable, kills: Kills, end: float) -> float:
    """The longest time in which nothing happened at a table, after the last kill meanwhile."""
    times = [entry.at for entry in whole.entries]
    if whole.row.status == "playing":
        times.append(end)
    return max(
        after - max([before, *(kill for kill in kills.times if kill < after)])
        for before, after in pairwise(times)
    )


def lateness(whole: WholeTable, kills: Kills, end: float) -> float:
    """How long after its time a clock rang at the latest, or should have rung."""
    table = Table(msgspec.json.decode(whole.row.setup, type=Setup))
    late = [0.0]
    for entry in whole.entries:
        if isinstance(entry, entries.TimeOut):
            late.append(entry.at - deadline(table, entry.seat, kills, entry.at))
        table = table.replay([entry])
    late += [end - deadline(table, seat, kills, end) for seat in table.awaited_people()]
    return max(late)


def deadline(table: Table, seat: int, kills: Kills, now: float) -> float:
    """When the clock of a seat should ring, as far as is known at a time.

    What was before there was a worker again does not count; nor does what was before a kill.
    """
    clock = table.clock.copied()
    for when in kills.anew:
        if when < now:
            clock.begin_at(when, now)
    found = clock.deadline(seat)
    assert found is not None
    return max([found, *(kill for kill in kills.times if kill < now)])
