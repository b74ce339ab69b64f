"""Where bots think: beside the server, so many at a time, none for what is over."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import quattrocento as qc
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, Words
from quattrocento.server.bots.pool import BotPool, think
from quattrocento.server.store import leases
from quattrocento.server.store.rows import Addition
from quattrocento.server.store.writer import Writer
from quattrocento.server.tables import bot_turns
from quattrocento.server.tables.bot_turns import BotPause
from quattrocento.server.tasks.workers import Workers
from quattrocento.tables import entries
from quattrocento.tables.events import FollowsAdvice
from tests.server.clients import PATIENCE, Person, Server, until
from tests.server.conftest import Start
from tests.server.test_failures import asked, parents
from tests.support import apart

TABLES = 6


class Thoughts:
    """Bots that think for as long as one likes."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.done = threading.Event()

    async def choose(self, state: State, _kind: str, seat: int) -> str:
        self.states.append(state)
        await asyncio.to_thread(self.done.wait, PATIENCE)
        return state.game.actions.text(state.legal(seat)[0])


@pytest.fixture
def thoughts(bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thoughts]:
    thoughts = Thoughts()
    monkeypatch.setattr(bots, "choose", thoughts.choose)
    yield thoughts
    thoughts.done.set()


def test_however_many_bots_think_few_positions_wait_and_the_server_answers(
    quick_server: Server, bots: BotPool, thoughts: Thoughts
) -> None:
    marie = quick_server.person("Marie")
    tables = [marie.open("random", "me")["id"] for _ in range(TABLES)]
    until(lambda: len(thoughts.states) == bots.room)
    until(lambda: all(quick_server.held(table).thinking for table in tables))
    own = marie.open("me", "me")["id"]
    assert marie.move(own, 0, "take money", 0)["sequence"] == 1
    assert len(thoughts.states) == bots.room
    thoughts.done.set()
    until(lambda: all(asked(marie, table) for table in tables))


def test_a_table_that_ends_while_its_bot_waits_is_not_thought_about(
    quick_server: Server, bots: BotPool, thoughts: Thoughts
) -> None:
    marie = quick_server.person("Marie")
    tables = [marie.open("random", "me")["id"] for _ in range(bots.room + 1)]
    until(lambda: len(thoughts.states) == bots.room)
    states = {table: quick_server.held(table).table.state for table in tables}
    waiting = next(table for table in tables if not is_among(states[table], thoughts.states))
    until(lambda: quick_server.held(waiting).thinking)
    marie.post(f"/tables/{waiting}/end")
    thoughts.done.set()
    until(lambda: quick_server.held(waiting).thinking is None)
    assert not is_among(states[waiting], thoughts.states)


def is_among(state: State | None, states: list[State]) -> bool:
    return any(each is state for each in states)


def how_it_thinks() -> tuple[int, int, int]:
    """The process in which a bot thinks, how much it gives way, and its threads afterwards."""
    game = qc.game("palazzo")
    state = game.new(players=3, seed=1)
    think("palazzo", game.dump(state), "random", state.awaiting()[0], 1)
    tasks = Path("/proc/self/task")
    threads = len(list(tasks.iterdir())) if tasks.exists() else threading.active_count()
    return os.getpid(), os.nice(0), threads


def test_bots_think_in_a_process_of_their_own_with_one_core_and_give_way(bots: BotPool) -> None:
    """One thread thinks, the other waits for the end of the server."""
    process, niceness, threads = apart(asyncio.run, bots.workers.run(how_it_thinks))
    assert process != os.getpid()
    assert niceness > os.nice(0)
    assert threads == 2


def test_a_bot_without_learned_values_says_once_that_it_follows_advice(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "lacks_values", lambda kind, *_: kind == "master")
    marie = quick_server.person("Marie")
    table = marie.open("master", "me")["id"]
    until(lambda: asked(marie, table))
    seen = marie.look(table)
    marie.move(table, 1, seen["offers"][0]["offers"][0]["move"], seen["table"]["sequence"])
    until(lambda: asked(marie, table))
    events = [line["event"] for line in told(marie, table)]
    said = [event for event in events if event["type"] == "FollowsAdvice"]
    assert [event["seat"] for event in said] == [0]
    for language in LANGUAGES:
        assert Words("palazzo", language, rooms=("tables",)).event(FollowsAdvice(seat=0))


def told(person: Person, table: str) -> list[dict[str, Any]]:
    """What the log of a table says."""
    log: list[dict[str, Any]] = person.look(table)["log"]
    return log


# How long they take, as others see it


class Buyer:
    """A bot that buys so many bonds unseen, and then no more."""

    def __init__(self, bonds: int) -> None:
        self.bonds = bonds

    async def choose(self, state: State, _kind: str, seat: int) -> str:
        offered = [state.game.actions.text(action) for action in state.legal(seat)]
        bonds = [move for move in offered if move != "no more"]
        if not bonds or self.bonds == 0:
            return "no more" if "no more" in offered else offered[0]
        self.bonds -= 1
        return bonds[0]


def test_what_nobody_waits_for_any_more_is_not_worked_at_to_its_end() -> None:
    """A server that stops does not wait until its strongest bot has thought."""

    async def close_meanwhile() -> None:
        workers = Workers(1)
        process = await workers.run(os.getpid)
        work = asyncio.create_task(workers.run(time.sleep, 30))
        while not workers._pool._pending_work_items:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(workers.close)
        with pytest.raises(BrokenProcessPool):
            await work
        assert process not in parents()

    apart(asyncio.run, close_meanwhile())


@pytest.mark.parametrize("bonds", [1, 4])
def test_a_bot_pauses_before_what_others_see_and_never_before_a_hidden_step(
    start: Start, on_sqlite: str, bots: BotPool, monkeypatch: pytest.MonkeyPatch, bonds: int
) -> None:
    """How many bonds it buys in Augsburg cannot be told from when it is done."""
    rests: list[BotPause] = []

    async def rest(pause: BotPause) -> None:
        rests.append(pause)

    monkeypatch.setattr(BotPause, "rest", rest)
    monkeypatch.setattr(bots, "choose", Buyer(bonds).choose)
    server = start(on_sqlite, bot_pause=1.0)
    marie = server.person("Marie")
    table = marie.open("random", "me", game="augsburg")["id"]
    until(lambda: server.held(table).thinking is None)
    held = server.held(table).table
    made = [entry for entry in held.entries if isinstance(entry, entries.Move)]
    hidden = [entry for entry in made if entry.seen == held.seats.bit(0)]
    assert len(hidden) >= bonds
    assert len(rests) == len(made) - len(hidden)


def test_a_pause_is_as_long_whatever_was_thought_and_done_unseen_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quattrocento.server.tables.bot_turns.time.monotonic", lambda: 100.0)
    own = BotPause(1.0)
    wait = own.left(100.0)
    assert 0.6 <= wait <= 1.4
    for now in (100.1, 100.5):
        assert now + own.left(now) == pytest.approx(100 + wait)
    for now in (101.5, 101.6):
        rounded = (now + own.left(now) - 100) / wait
        assert rounded == pytest.approx(2) or rounded == pytest.approx(4)
    assert BotPause(0.0).left(500.0) == 0.0
    assert own.left(500.0) <= bot_turns.LONGEST_ROUND + 0.001


def test_a_hidden_step_of_another_does_not_let_a_bot_think_again(
    quick_server: Server, thoughts: Thoughts
) -> None:
    """Else its answer would come later, the more the other buys."""
    marie = quick_server.person("Marie")
    table = marie.open("random", "me", game="augsburg")["id"]
    until(lambda: len(thoughts.states) == 1)
    seen = marie.look(table)
    bond = next(each["move"] for each in seen["offers"][0]["offers"] if each["move"] != "no more")
    marie.move(table, 1, bond, seen["table"]["sequence"])
    first = thoughts.states[0]
    thoughts.done.set()
    until(lambda: any(entry.seat == 0 for entry in moves_at(quick_server, table)))
    assert sum(is_same(first, state) for state in thoughts.states) == 1


def is_same(first: State, second: State) -> bool:
    """Whether seat 0 stands as it stood."""
    return bool(first.view(0) == second.view(0))


def moves_at(server: Server, table: str) -> list[entries.Move]:
    log = server.held(table).table.entries
    return [entry for entry in log if isinstance(entry, entries.Move)]


@pytest.mark.parametrize("problem", [ValueError, KeyError, RuntimeError])
def test_whatever_hinders_a_bot_it_tries_again(
    quick_server: Server,
    bots: BotPool,
    monkeypatch: pytest.MonkeyPatch,
    problem: type[Exception],
) -> None:
    monkeypatch.setattr(leases, "RETRY_SECONDS", 0.05)
    failures = iter(range(2))
    choose = bots.choose

    async def sometimes(*position: Any) -> str:
        if next(failures, None) is not None:
            raise problem("no idea")
        return await choose(*position)

    monkeypatch.setattr(bots, "choose", sometimes)
    marie = quick_server.person("Marie")
    table = marie.open("random", "me")["id"]
    until(lambda: asked(marie, table))
    assert next(failures, None) is None


def test_whatever_hinders_a_clock_it_rings_again(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RETRY_SECONDS", 0.05)
    failures = iter(range(2))
    add = Writer.add

    def sometimes(writer: Writer, addition: Addition) -> asyncio.Future[bool]:
        if isinstance(addition.entries[0], entries.TimeOut) and next(failures, None) is not None:
            raise RuntimeError("no idea")
        return add(writer, addition)

    monkeypatch.setattr(Writer, "add", sometimes)
    marie = quick_server.person("Marie")
    table = marie.open("me", "me", clock={"kind": "move", "seconds": 20})["id"]
    quick_server.hasten(table)
    until(lambda: marie.look(table)["table"]["seats"][0]["stand_in"])
    assert next(failures, None) is None


def test_a_bot_of_a_lower_level_may_have_a_style(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    offer = next(each for each in marie.get("/games") if each["name"] == "palazzo")
    assert offer["styled"] == ["novice", "apprentice", "master"]
    assert offer["styles"] == ["miser", "collector", "gambler"]
    table = marie.open("me", "novice:miser", "master:gambler")
    assert [seat["bot"] for seat in table["seats"]] == [None, "novice:miser", "master:gambler"]
    marie.play_any(table["id"], random.Random(2))


@pytest.mark.parametrize(
    "bot",
    [
        "novice:painter",
        "novice:",
        "maestro:miser",
        "random:miser",
        "maestro@9999999ms",
        "",
        ":miser",
    ],
)
def test_a_bot_that_may_not_sit_there_is_refused(quick_server: Server, bot: str) -> None:
    """Nor one with a budget: whoever sets a table could make it endless."""
    marie = quick_server.person("Marie")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = marie.post("/tables", {"game": "palazzo", "seats": seats}, status=400)
    assert "no bot" in answer["words"]["en"] or "no style" in answer["words"]["en"]
