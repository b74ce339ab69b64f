"""What goes out to those who watch, in whatever order the event loop does its work."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

import quattrocento as qc
from quattrocento.core.game import Game
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.tables.broadcast import Broadcaster
from quattrocento.server.tables.held_table import HeldTable, Watcher
from quattrocento.server.tasks.background import Background
from quattrocento.tables.table import Table
from tests.server.test_orders import walks
from tests.support import apart


class Recording:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")

    def may_give_way(self, unless: Callable[[], bool]) -> None:
        pass

    async def gone(self) -> None:
        raise AssertionError("nobody waits here")

    async def next(self) -> bytes | None:
        raise AssertionError("nobody listens here")


def a_move_worth_telling_at_rest(game: Game) -> tuple[Table, Table, str]:
    """A table before and after a move that its player sees and may take back, and the player."""
    tables = walks(game, 1)
    for before, after in pairwise(tables):
        seat = before.playing().awaiting()[0]
        person = f"p{seat}"
        reader = after.reader(person)
        if after.noticed_since(reader, before.sequence) and after.compute_slow_offers(reader):
            return before, after, person
    raise AssertionError("no such move")


async def seen_when_it_rests_first(before: Table, after: Table, person: str) -> list[Any]:
    """The log as it reaches a player who is looked after between a move and its telling.

    The table stands after the move, and those who watch are told when the event loop comes round
    again; a timer that is due may come first.
    """
    live, connection = HeldTable(before), Recording()
    watcher = Watcher(person, connection)
    broadcaster = Broadcaster(Background(), Metrics(), lambda _: None)
    broadcaster.begin(live, watcher, before.sequence_for(before.reader(person)), [])
    live.table = after
    while watcher.resting is not None:
        await asyncio.sleep(0.01)
    broadcaster.tell(live)
    for timer in live.timers():
        timer.cancel()
    return [line for message in connection.sent for line in message["log"]]


def test_a_line_of_the_log_comes_once_even_if_the_table_rests_before_it_is_told() -> None:
    """It happened in a whole run of these tests: a player was told of their own boast twice."""
    before, after, person = a_move_worth_telling_at_rest(qc.game("florence"))
    reader = after.reader(person)
    told = apart(lambda: asyncio.run(seen_when_it_rests_first(before, after, person)))
    new = msgspec.to_builtins(after.log_for(reader, before.sequence))
    assert new
    assert told == new
