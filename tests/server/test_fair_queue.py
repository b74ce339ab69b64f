"""Long work in a queue: visitors take turns, and what was found once is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import pytest

from quattrocento.server.tasks.fair_queue import FairQueue, KeptAnswers
from quattrocento.server.tasks.workers import Workers
from quattrocento.tables.errors import RequestError
from tests.support import apart


def work(name: str) -> str:
    return name


class Process:
    """Stands in for the process: what it is given waits until it may be done."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end = asyncio.Semaphore(0)

    async def run(self, _workers: Workers, _work: object, name: str) -> str:
        self.begun.append(name)
        await self.may_end.acquire()
        return name


@asynccontextmanager
async def a_queue(
    monkeypatch: pytest.MonkeyPatch, most: int = 100, share: int = 100
) -> AsyncIterator[tuple[FairQueue, Process]]:
    process = Process()

    async def run(workers: Workers, given: object, name: str) -> str:
        return await process.run(workers, given, name)

    monkeypatch.setattr(Workers, "run", run)
    queue = FairQueue(most, share)
    try:
        yield queue, process
    finally:
        queue.close()


async def refusal_of(asked: Awaitable[str]) -> str:
    with pytest.raises(RequestError) as refused:
        await asked
    return refused.value.reason


async def everything_has_begun() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_visitors_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for ten things lets a neighbour wait for one of them."""

    async def scenario() -> list[str]:
        async with a_queue(monkeypatch) as (queue, process):
            asked = [asyncio.create_task(queue.run("greedy", work, f"g{n}")) for n in range(4)]
            await everything_has_begun()
            asked.append(asyncio.create_task(queue.run("marie", work, "m0")))
            asked.append(asyncio.create_task(queue.run("louis", work, "l0")))
            await everything_has_begun()
            for _ in asked:
                process.may_end.release()
            await asyncio.gather(*asked)
            assert queue.waiting() == 0
            return process.begun

    assert apart(asyncio.run, scenario()) == ["g0", "g1", "m0", "l0", "g2", "g3"]


def test_a_visitor_has_a_share_and_all_together_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with a_queue(monkeypatch, most=3, share=2) as (queue, process):
            asked = [asyncio.create_task(queue.run("greedy", work, f"g{n}")) for n in range(2)]
            await everything_has_begun()
            assert await refusal_of(queue.run("greedy", work, "g2")) == "too-busy"
            asked.append(asyncio.create_task(queue.run("marie", work, "m0")))
            await everything_has_begun()
            assert await refusal_of(queue.run("louis", work, "l0")) == "too-busy"
            for _ in range(4):
                process.may_end.release()
            await asyncio.gather(*asked)
            assert await queue.run("greedy", work, "g2") == "g2"

    apart(asyncio.run, scenario())


def test_who_gives_up_lets_the_next_one_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> list[str]:
        async with a_queue(monkeypatch) as (queue, process):
            asked = [asyncio.create_task(queue.run(name, work, name)) for name in ("a", "b", "c")]
            await everything_has_begun()
            asked[0].cancel()
            asked[1].cancel()
            process.may_end.release()
            assert await asked[2] == "c"
            assert queue.waiting() == 0
            return process.begun

    assert apart(asyncio.run, scenario()) == ["a", "c"]


def test_the_answers_asked_for_last_are_kept() -> None:
    kept: KeptAnswers[str] = KeptAnswers(10)
    kept.keep("a", "first", 4)
    kept.keep("b", "second", 4)
    assert kept.get("a") == "first"
    kept.keep("c", "third", 4)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == ("first", None, "third")
    kept.keep("d", "too large", 11)
    assert kept.get("d") is None
    kept.keep("a", "again", 6)
    assert (kept.get("a"), kept.size) == ("again", 10)
