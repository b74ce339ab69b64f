"""Dripping: endpoints that answer a byte at a time, while others are called and people play.

However many there are, whoever named a good endpoint is called as soon as the server looks, plans
are answered, and every endpoint that drips is hung up on.
"""

from __future__ import annotations

import json
import random
import signal
import time
from collections import Counter
from pathlib import Path

from scripts.soak.faults import all_held, place
from scripts.soak.kinds import FIGURES, Counts
from scripts.soak.players import Player, at_tables, stopped
from scripts.soak.requesting import a_database
from scripts.soak.serving import PROGRAM
from tests.server.clients import until
from tests.server.standins import Drip, Endpoint
from tests.server.test_calls import plans, table_of
from tests.server.test_failures import LONG, Process

MOST_DRIPS = 40
CALLS = 5
PLAYERS = 2
# The server looks every five seconds for what is due; the rest is for a busy machine.
MOST_SECONDS = 15.0


def drips(seed: int, folder: Path) -> Counts:
    """Some endpoints drip; one that does not is called again and again meanwhile."""
    chance = random.Random(seed)
    number = chance.randrange(8, MOST_DRIPS + 1)
    waits: list[float] = []
    planned: list[float] = []
    players: list[Player] = []
    with a_database(seed, folder) as found, Drip("http") as drip, Endpoint() as endpoint:
        database = found or f"sqlite:///{folder}/tables.db"
        process = Process(place(folder, 0), database, None, (PROGRAM, "--call-after", "0"))
        try:
            players += at_tables(process.person({}), [process.port], seed, PLAYERS)
            louis, anne = process.person({}), process.person({})
            for _ in range(number):
                marie = process.person({})
                marie.post("/me/calls/hook", {"url": drip.url})
                table_of(marie, louis)
            until(lambda: drip.came >= number, LONG)
            anne.post("/me/calls/hook", {"url": endpoint.url})
            for _ in range(CALLS):
                began = time.monotonic()
                table = table_of(anne, louis)
                planning = time.monotonic()
                plans(anne, table)
                planned.append(time.monotonic() - planning)
                until(lambda: called(endpoint, table), LONG)  # noqa: B023
                waits.append(time.monotonic() - began)
            until(lambda: drip.gone >= number, LONG)
            stopped(players)
            moves = all_held(process, players, database)
        finally:
            for player in players:
                player.stopping = True
            process.end(signal.SIGTERM)
    words = f"a call came after {max(waits):.1f} s at most, a plan after {max(planned):.2f} s"
    (folder / FIGURES).write_text(words, encoding="utf-8")
    assert max(waits) < MOST_SECONDS, words
    return Counter(drips=number, calls=CALLS, moves=moves)


def called(endpoint: Endpoint, table: str) -> bool:
    """Whether an endpoint was told of a table."""
    return any(json.loads(each.body)["url"].endswith(table) for each in endpoint.came)
