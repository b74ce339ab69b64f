"""Long work in a process of its own, in a queue in which every visitor has a fair share.

Visitors take turns: however much one of them asks for, another waits for one piece of it at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec, TypeVar

from quattrocento.server.tasks.workers import Workers
from quattrocento.tables.errors import UNAVAILABLE, RequestError

Given = ParamSpec("Given")
Result = TypeVar("Result")
Answer = TypeVar("Answer")


class FairQueue:
    """Those who wait for one process."""

    def __init__(self, most: int, most_a_visitor: int) -> None:
        self.most = most
        self.most_a_visitor = most_a_visitor
        self._workers: Workers | None = None
        self._busy = False
        # How many pieces of work each visitor has here, waiting or being done.
        self._shares: dict[Hashable, int] = {}
        self._lines: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(
        self,
        visitor: Hashable,
        work: Callable[Given, Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        """Let the process do something for a visitor, when it is their turn."""
        share = self._shares.get(visitor, 0)
        if share >= self.most_a_visitor or self.waiting() >= self.most:
            raise RequestError("too-busy", UNAVAILABLE)
        self._shares[visitor] = share + 1
        try:
            await self._turn(visitor)
            try:
                if self._workers is None:
                    self._workers = Workers(1)
                return await self._workers.run(work, *given, **named)
            finally:
                self._next()
        finally:
            self._shares[visitor] -= 1
            if not self._shares[visitor]:
                del self._shares[visitor]

    async def _turn(self, visitor: Hashable) -> None:
        """Wait until nobody else is served."""
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Serve the visitor who has waited longest since they were served."""
        while self._lines:
            visitor, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[visitor] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    def waiting(self) -> int:
        """How many pieces of work wait or are being done."""
        return sum(self._shares.values())

    def processes(self) -> list[int]:
        """The ids of the processes."""
        return [] if self._workers is None else self._workers.processes()

    def close(self) -> None:
        """Let the process end."""
        if self._workers is not None:
            self._workers.close()


class KeptAnswers(Generic[Answer]):
    """The answers asked for last, up to a size that all of them have together."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.size = 0
        self._kept: OrderedDict[Hashable, tuple[Answer, int]] = OrderedDict()

    def get(self, question: Hashable) -> Answer | None:
        """The answer to a question, if it is kept."""
        found = self._kept.get(question)
        if found is None:
            return None
        self._kept.move_to_end(question)
        return found[0]

    def keep(self, question: Hashable, answer: Answer, size: int = 1) -> None:
        """Keep an answer; those that nobody has asked for longest make room."""
        if size > self.largest:
            return
        _, before = self._kept.pop(question, (None, 0))
        self.size += size - before
        self._kept[question] = (answer, size)
        while self.size > self.largest:
            _, (_, oldest) = self._kept.popitem(last=False)
            self.size -= oldest
