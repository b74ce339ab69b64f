"""Hearing: live connections that break, and what goes out to whom, and when.

`wire`: messages are sent twice, and connections cut at any moment; whoever comes back ends on the
same table as everybody else. `times`: whoever can notice nothing of another's step is sent nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from quattrocento.server.bots.pool import BotPool
from scripts.soak.kinds import Counts
from scripts.soak.players import GAMES
from scripts.soak.stored import numbered_in_a_row
from tests.server.clients import LiveConnection, Person, Server, fresh_key

STEPS = 60
HIDDEN_STEPS = 12
QUIET = 0.45
PATIENT_READS = 20
CUT = 0.3


@contextmanager
def served(folder: Path, database: str | None = None) -> Iterator[Server]:
    """A server in this process, on SQLite if no database is named."""
    bots = BotPool(1)
    server = Server(database or f"sqlite:///{folder}/tables.db", bots)
    try:
        yield server
    finally:
        server.stop()
        bots.close()


def sat_down(server: Server, chance: random.Random) -> tuple[list[Person], str]:
    """Some people at a table of theirs."""
    game = chance.choice(GAMES)
    people = [server.person(f"Player {number}") for number in range(3)]
    table: str = people[0].open("me", "open", "open", game=game, forced=False)["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    return people, table


class Page:
    """A table as somebody's page keeps it: from the last update on, however often it is cut off."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.log: list[Any] = []
        self.seen: dict[str, Any] = {}
        self.live: LiveConnection | None = None

    def connect(self) -> LiveConnection:
        """Come back with what is known."""
        if self.live is None:
            last = self.seen["table"]["sequence"] if self.seen else None
            self.live = self.person.live(self.table, last)
        return self.live

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self.live is not None:
            self.live.socket.socket.close()
            self.live = None

    def take(self, message: dict[str, Any]) -> None:
        """Take a message in as the page does."""
        if message["type"] == "snapshot":
            self.log = list(message["log"])
        elif message["type"] == "update":
            self.log += message["log"]
        else:
            return
        self.seen = message

    def read(self, quiet: float) -> None:
        """Take in whatever comes until nothing does for a moment."""
        with suppress(TimeoutError):
            while True:
                self.take(self.connect().next(quiet))

    def make(self, chance: random.Random) -> bool:
        """Make a move of a seat that is asked, maybe twice, maybe without awaiting the answer."""
        asked = [seat for seat in self.seen.get("offers", []) if seat["offers"]]
        if not asked:
            return False
        seat = chance.choice(asked)
        message = {
            "seat": seat["seat"],
            "move": chance.choice(seat["offers"])["move"],
            "sequence": self.seen["table"]["sequence"],
            "key": fresh_key(),
        }
        for _ in range(chance.choice([1, 1, 2, 3])):
            self.connect().send(**message)
        if chance.random() < CUT:
            self.cut()
            self.connect().send(**message)
        return True


def wire(seed: int, folder: Path) -> Counts:
    """Doubled moves and broken connections: everybody ends on the same table, told once."""
    chance = random.Random(seed)
    made = 0
    with served(folder) as server:
        people, table = sat_down(server, chance)
        pages = [Page(person, table) for person in people]
        for _ in range(STEPS):
            for page in pages:
                try:
                    page.read(0.02)
                    made += page.make(chance)
                    if chance.random() < CUT / 3:
                        page.cut()
                except ConnectionClosed:
                    page.live = None
        for page in pages:
            ends_alike(page)
            page.cut()
        numbered_in_a_row(list(server.held(table).table.entries))
    return Counter(moves=made, pages=len(pages))


def ends_alike(page: Page) -> None:
    """Read on until a page shows the table as it is: what a table answers itself comes late."""
    for _ in range(PATIENT_READS):
        page.read(QUIET)
        fresh = page.person.look(page.table)
        if page.log == fresh["log"]:
            break
    assert page.log == fresh["log"], "a page was told something twice, or not at all"
    for part in ("views", "offers"):
        assert page.seen[part] == fresh[part], f"a page shows other {part}"
    assert page.seen["table"]["sequence"] == fresh["table"]["sequence"]


def times(seed: int, folder: Path) -> Counts:
    """Who can notice nothing of a step is sent nothing, neither at once nor a little later."""
    chance = random.Random(seed)
    counts: Counts = Counter()
    with served(folder) as server:
        people, table = sat_down(server, chance)
        watching = [person.live(table) for person in people]
        for _ in range(HIDDEN_STEPS):
            for live in watching:
                live.all_that_came(QUIET)
            known = [(len(live.came), live.seen["table"]["sequence"]) for live in watching]
            mover = moved(people, table, chance)
            if mover is None:
                break
            for place, live in enumerate(watching):
                live.all_that_came(QUIET)
                came, sequence = known[place]
                now = people[place].look(table)["table"]["sequence"]
                noticed = place == mover or now != sequence
                assert noticed or live.came[came:] == [], "a hidden step was told by a message"
                counts.update(noticed=noticed, silent=not noticed)
        for live in watching:
            with live:
                pass
    return counts


def moved(people: list[Person], table: str, chance: random.Random) -> int | None:
    """Let somebody who is asked make any move; who it was."""
    order = list(range(len(people)))
    chance.shuffle(order)
    for place in order:
        seen = people[place].look(table)
        asked = [seat for seat in seen["offers"] if seat["offers"]]
        if asked:
            move = chance.choice(asked[0]["offers"])["move"]
            people[place].move(table, asked[0]["seat"], move, seen["table"]["sequence"])
            return place
    return None
