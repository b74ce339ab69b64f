"""Replays are made beside: whole games are stepped through in a process of their own, in a queue.

However many ask for them, moves at tables do not wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from quattrocento.core.account import Standing, standing
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Record
from quattrocento.server.limits import WAITING_REPLAYS
from quattrocento.server.replays.replay import replay
from quattrocento.server.tables.errors import UNAVAILABLE, RequestError
from quattrocento.server.tasks.workers import Workers

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Answer(msgspec.Struct, frozen=True):
    """What goes over the wire, as JSON: a replay, or why there is none."""

    status: int
    body: bytes


def replayed(text: str, seat: int | None, all_open: bool) -> Answer:
    """The replay of a record; what is wrong with it is an answer too."""
    try:
        return Answer(200, msgspec.json.encode(replay(Record.loads(text), seat, all_open)))
    except QuattrocentoError as error:
        return refused(error)


def refused(error: QuattrocentoError) -> Answer:
    """Why there is nothing, as it goes over the wire."""
    refusal = RequestError.of(error)
    return Answer(refusal.status, msgspec.json.encode(refusal.message()))


def standing_of(text: str, viewer: int | None) -> Standing | None:
    """How the game of a record stands, as a viewer knows it."""
    return standing(Record.loads(text), viewer)


class ReplayQueue:
    """Those who wait for a replay."""

    def __init__(self) -> None:
        self._workers: Workers | None = None
        self._waiting = 0

    async def replay(self, text: str, seat: int | None, all_open: bool) -> Answer:
        """The replay of a record, when it is its turn."""
        return await self._run(replayed, text, seat, all_open)

    async def standing(self, text: str, viewer: int | None) -> Standing | None:
        """How a game stands and why, when it is its turn."""
        return await self._run(standing_of, text, viewer)

    async def _run(
        self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        if self._waiting >= WAITING_REPLAYS:
            raise RequestError("too-busy", UNAVAILABLE)
        if self._workers is None:
            self._workers = Workers(1)
        self._waiting += 1
        try:
            return await self._workers.run(work, *given, **named)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the process end."""
        if self._workers is not None:
            self._workers.close()
