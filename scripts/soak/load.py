"""Load: more and more tables, until the server is slow or full; then it must refuse, and recover.

Every table has a live connection over which one move follows the other. What is measured is left
as figures: moves a second, how long a move takes, memory a table.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from quattrocento.core.registry import game as find_game
from scripts.soak.faults import place
from scripts.soak.kinds import FIGURES, Counts
from scripts.soak.players import GAMES
from scripts.soak.serving import DESCRIPTORS, PROGRAM
from tests.server.clients import MARK, PATIENCE, fresh_key
from tests.server.test_failures import Process

MOST_DESCRIPTORS = 500
STEPS = (8, 32, 128, 320)
TABLES_A_PERSON = 15
SEATS = 2
STEP_SECONDS = 4.0
SLOW_SECONDS = 1.0
REPLAYS = 12
KEPT_MOVES = 400
SILENT = 100
LIVES_A_PERSON = 20
BUSY = 503


class Step(msgspec.Struct):
    """How the server did with so many tables; times in seconds."""

    tables: int
    seconds: float
    times: list[float]
    memory: float = 0.0

    def quantile(self, share: float) -> float:
        """The time within which this share of the moves was answered."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    def words(self) -> str:
        """The step in figures."""
        pace = len(self.times) / self.seconds
        memory = f", {self.memory:.0f} KiB a table" if self.memory else ""
        return (
            f"{self.tables} tables: {pace:.0f} moves/s, p50 {self.quantile(0.5) * 1000:.0f} ms, "
            f"p99 {self.quantile(0.99) * 1000:.0f} ms{memory}"
        )


class Place:
    """A table that is played by one page, over its live connection."""

    def __init__(self, visitor: httpx.AsyncClient, port: int, chance: random.Random) -> None:
        self.visitor = visitor
        self.port = port
        self.chance = chance
        self.table = ""
        self.socket: ClientConnection | None = None
        self.seen: dict[str, Any] = {}

    async def sit_down(self) -> None:
        """Open a table, and a live connection to it."""
        game = self.chance.choice(GAMES)
        seats = [{"kind": "me"}] * max(SEATS, find_game(game).seats[0])
        wish = {"game": game, "seats": seats, "lot": False, "listed": False}
        # Every move is to be the page's own.
        wish["forced"] = False
        opened = await self.visitor.post("/tables", json=wish)
        assert opened.status_code == 201, opened.text
        self.table = opened.json()["id"]
        await self.leave()
        self.socket = await self.connected()
        first = await self.next()
        assert first["type"] == "snapshot", first

    async def connected(self) -> ClientConnection:
        """A live connection to the table."""
        address = f"ws://127.0.0.1:{self.port}/api/v1/tables/{self.table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.visitor.cookies.items())
        return await connect(address, additional_headers={"Cookie": cookies}, proxy=None)

    async def leave(self) -> None:
        """Close the live connection."""
        if self.socket is not None:
            await self.socket.close()

    async def next(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message["type"] in ("snapshot", "update"):
            self.seen = message
        return message

    async def move(self) -> float:
        """Make a move, and wait until the table shows it; how long the answer took."""
        if self.seen["table"]["status"] != "playing":
            await self.sit_down()
        assert self.socket is not None
        seat = next(each for each in self.seen["offers"] if each["offers"])
        move = self.chance.choice(seat["offers"])["move"]
        sequence = self.seen["table"]["sequence"]
        message = {"seat": seat["seat"], "move": move, "sequence": sequence, "key": fresh_key()}
        began = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())
        while (answer := await self.next())["type"] not in ("accepted", "refused"):
            pass
        took = time.perf_counter() - began
        assert answer["type"] == "accepted", answer
        while self.seen["table"]["sequence"] < answer["sequence"]:
            await self.next()
        return took

    async def play(self, until: float, times: list[float]) -> None:
        """Make moves until a time."""
        while time.monotonic() < until:
            times.append(await self.move())


def load(seed: int, folder: Path) -> Counts:
    """A server with room for some hundred connections, up to its limit and beyond."""
    database = f"sqlite:///{folder}/tables.db"
    room = {DESCRIPTORS: str(MOST_DESCRIPTORS)}
    process = Process(place(folder, 0), database, None, (PROGRAM,), room)
    try:
        return asyncio.run(Rise(process, random.Random(seed), folder).climb())
    finally:
        process.end(signal.SIGTERM)


class Rise:
    """More and more tables on one server."""

    def __init__(self, process: Process, chance: random.Random, folder: Path) -> None:
        self.process = process
        self.chance = chance
        self.folder = folder
        self.places: list[Place] = []
        self.visitors: list[httpx.AsyncClient] = []
        self.figures: list[str] = []
        self.counts: Counts = Counter()

    async def climb(self) -> Counts:
        """Rise step by step, go beyond what there is room for, and come back."""
        try:
            for tables in STEPS:
                step = await self.step(tables)
                self.figures.append(step.words())
                self.counts.update(moves=len(step.times), steps=1)
                if step.quantile(0.99) > SLOW_SECONDS:
                    break
            await self.with_replays()
            await self.beyond()
            self.counts.update(tables=len(self.places))
            (self.folder / FIGURES).write_text("; ".join(self.figures), encoding="utf-8")
            return self.counts
        finally:
            await asyncio.gather(*(each.leave() for each in self.places))
            for visitor in self.visitors:
                await visitor.aclose()

    async def visitor(self) -> httpx.AsyncClient:
        """Somebody new."""
        address = f"{self.process.url}/api/v1"
        one = httpx.AsyncClient(base_url=address, headers=MARK, timeout=PATIENCE)
        self.visitors.append(one)
        welcomed = await one.get("/me")
        assert welcomed.status_code == 200, welcomed.text
        return one

    async def step(self, tables: int) -> Step:
        """Let so many tables be played for a moment."""
        before, known = memory_of(self.process.id), len(self.places)
        while len(self.places) < tables:
            if len(self.places) % TABLES_A_PERSON == 0:
                await self.visitor()
            self.places.append(Place(self.visitors[-1], self.process.port, self.chance))
            await self.places[-1].sit_down()
        step = await self.played()
        step.memory = (memory_of(self.process.id) - before) / max(1, len(self.places) - known)
        return step

    async def played(self) -> Step:
        """Let everybody play for a moment."""
        times: list[float] = []
        began = time.monotonic()
        until = began + STEP_SECONDS
        await asyncio.gather(*(each.play(until, times) for each in self.places))
        return Step(len(self.places), time.monotonic() - began, times)

    async def with_replays(self) -> None:
        """Play on while many replays are asked for at once; they are made, or refused politely."""
        record = min(Path("tests/records/palazzo").glob("*.txt")).read_text(encoding="utf-8")
        # From a process of its own: it is the server that is to be measured.
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
            url = f"{self.process.url}/api/v1/replay"
            loop = asyncio.get_running_loop()
            replays = loop.run_in_executor(elsewhere, ask_for_replays, url, record)
            step = await self.played()
            statuses = Counter(await replays)
        assert set(statuses) <= {200, 503}, statuses
        self.figures.append(f"while {REPLAYS} replays are made, {step.words()}")
        self.counts.update(moves=len(step.times), replays=statuses[200])

    async def beyond(self) -> None:
        """Beyond the limit silent ones give way, then who comes is refused and who plays plays on.

        When the crowd has left, all is well.
        """
        where = ("127.0.0.1", self.process.port)
        silent = [await asyncio.open_connection(*where) for _ in range(SILENT)]
        crowd: list[ClientConnection] = []
        try:
            for _ in range(MOST_DESCRIPTORS // LIVES_A_PERSON + 1):
                if await self.is_refused_with_others(crowd):
                    break
            else:
                raise AssertionError("nobody was refused, however many came")
            for each in self.places[:KEPT_MOVES]:
                await each.move()
        finally:
            await asyncio.gather(*(each.close() for each in crowd))
            for _, writer in silent:
                writer.close()
        await asyncio.sleep(1.0)
        newcomer = Place(await self.visitor(), self.process.port, self.chance)
        await newcomer.sit_down()
        await newcomer.move()
        await newcomer.leave()
        self.counts.update(crowd=len(crowd) + len(silent))

    async def is_refused_with_others(self, crowd: list[ClientConnection]) -> bool:
        """Let a newcomer open a table and many pages at it; whether one was refused politely."""
        address = f"{self.process.url}/api/v1"
        one = httpx.AsyncClient(base_url=address, headers=MARK, timeout=PATIENCE)
        self.visitors.append(one)
        welcomed = await one.get("/me")
        if welcomed.status_code == BUSY:
            return True
        place = Place(one, self.process.port, self.chance)
        try:
            await place.sit_down()
            assert place.socket is not None
            crowd.append(place.socket)
            for _ in range(LIVES_A_PERSON - 1):
                crowd.append(await place.connected())
        except InvalidStatus as refused:
            if refused.response.status_code == BUSY:
                return True
            raise
        return False


def ask_for_replays(url: str, record: str) -> list[int]:
    """Ask for many replays at once; how each was answered."""

    def ask(_number: int) -> int:
        return httpx.post(url, json={"record": record}, headers=MARK, timeout=PATIENCE).status_code

    with ThreadPoolExecutor(REPLAYS) as together:
        return list(together.map(ask, range(REPLAYS)))


def memory_of(process: int) -> int:
    """The memory that a process really has, in KiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError("no such process")
