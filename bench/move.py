"""Measure what a move costs our server without the network, and where that goes.

The server's own services on a database, with connections that only count: the same games each time.
What is measured is computing time of this process, so that other work on the machine changes it
little. `--profile` says which functions take it.
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import uvloop

import quattrocento
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.services import Services
from quattrocento.server.store.store import Store
from quattrocento.server.tables.held_table import HeldTable, Watcher
from quattrocento.server.tables.live_receiving import answer_to
from quattrocento.server.tasks.garbage import collect_little
from quattrocento.tables.ids import ID_BYTES
from quattrocento.tables.messages import MoveRequest, NewTable, SeatSettings
from quattrocento.tables.seating import setup_of
from quattrocento.tables.setup import Occupant
from quattrocento.tables.table import Table
from scripts.postgres import programs, running

SHOWN = 45


class Counted:
    """A connection that goes nowhere."""

    sent = 0
    size = 0

    def send(self, message: bytes) -> None:
        """Count a message."""
        Counted.sent += 1
        Counted.size += len(message)

    def close(self, code: int) -> None:
        """There is nobody to say goodbye to."""

    def may_give_way(self, unless: Callable[[], bool]) -> None:
        """Nobody needs the place."""

    async def gone(self) -> None:
        """It goes nowhere, so it is never gone."""

    async def next(self) -> bytes | None:
        """Nothing comes."""
        return None


def main() -> None:
    """Play, several rounds, and say what a move costs."""
    parser = argparse.ArgumentParser(prog="python -m bench.move", description=__doc__)
    parser.add_argument("--game", default="palazzo")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--postgresql", action="store_true", help="in place of SQLite")
    parser.add_argument("--profile", action="store_true", help="say which functions take it")
    choice = parser.parse_args()
    collect_little()
    found = []
    for number in range(choice.rounds):
        with database(choice.postgresql) as url:
            found.append(uvloop.run(played(choice, url, number)))
    print(f"{choice.game} for {choice.players}: {min(found):.1f} microseconds a move")


@contextmanager
def database(postgresql: bool) -> Iterator[str]:
    """A database of our own for as long as the block lasts."""
    if not postgresql:
        with tempfile.TemporaryDirectory(prefix="quattrocento-bench-") as folder:
            yield f"sqlite:///{folder}/tables.db"
        return
    found = programs()
    if found is None:
        sys.exit("bench: no PostgreSQL found")
    with running(found, durable=True) as started:
        yield f"{started.url}/postgres"


async def played(choice: argparse.Namespace, url: str, number: int) -> float:
    """Play at all tables at once; the microseconds of computing for a move."""
    store = await Store.open(url)
    await store.leases.begin()
    services = Services(store, BotPool(1), Metrics(), 0.0, 1_000_000, 3600.0)
    tables = [await opened(services, choice, number) for number in range(choice.tables)]
    plays = [course(live, number) for number, live in enumerate(tables)]
    Counted.sent = Counted.size = 0
    profile = cProfile.Profile(time.thread_time) if choice.profile and number == 0 else None
    before = time.process_time()
    if profile is not None:
        profile.enable()
    await asyncio.gather(
        *(replayed(services, live, moves) for live, moves in zip(tables, plays, strict=True))
    )
    if profile is not None:
        profile.disable()
    spent = time.process_time() - before
    moves = sum(len(each) for each in plays)
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(SHOWN)
    print(
        f"{1e6 * spent / moves:.1f} microseconds a move, {moves:,} moves,"
        f" {Counted.sent / moves:.2f} messages of {Counted.size / Counted.sent:,.0f} bytes"
    )
    await services.registry.close()
    await store.leases.end()
    await store.close()
    return 1e6 * spent / moves


async def opened(services: Services, choice: argparse.Namespace, number: int) -> HeldTable:
    """A table whose game is the same every time, with somebody who watches from every seat."""
    people = [f"person{number:06}x{seat:08}" for seat in range(choice.players)]
    wish = NewTable(
        game=choice.game,
        seats=[SeatSettings(kind="me")] * choice.players,
        lot=False,
        forced=False,
    )
    setup = msgspec.structs.replace(
        setup_of(wish, people[0], "host", time.time()),
        id=f"{number:0{2 * ID_BYTES}x}",
        code=f"CODE{number:06}",
        secret=f"{number:064x}",
        occupants=[Occupant(kind="person", person=person, name="somebody") for person in people],
    )
    await services.seating._open(Table(setup), people[0], None)
    for person in people:
        watcher = Watcher(person, Counted())
        watcher.patches = True
        held = await services.registry.watch(watcher, setup.id, None, 0)
    return held


def course(live: HeldTable, number: int) -> list[tuple[int, str]]:
    """A whole game at random, as seats and moves."""
    chance = random.Random(number)
    state = live.table.playing().clone()
    actions = quattrocento.game(live.table.setup.game).actions
    found = []
    while not state.over:
        seat = chance.choice(state.awaiting())
        action = chance.choice(state.legal(seat))
        found.append((seat, actions.text(action)))
        state.apply(seat, action)
    return found


async def replayed(services: Services, live: HeldTable, moves: list[tuple[int, str]]) -> None:
    """Make all moves of a game, each when the one before has been answered."""
    people = [occupant.person for occupant in live.table.occupants]
    for place, (seat, move) in enumerate(moves):
        person = people[seat]
        sequence = live.table.sequence_for(live.table.reader(person))
        key = f"key-{place}-0123456789"
        text = msgspec.json.encode(MoveRequest(seat=seat, move=move, sequence=sequence, key=key))
        answer = await answer_to(text, services.playing, live, person)
        if type(answer).__name__ != "Accepted":
            raise SystemExit(f"bench: {move} was refused: {answer}")
        # What others are told goes out before anybody moves again.
        await asyncio.sleep(0)


if __name__ == "__main__":
    main()
