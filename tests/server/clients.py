"""A server on loopback, and people who visit it over HTTP and live."""

from __future__ import annotations

import asyncio
import json
import os
import random
import ssl
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from quattrocento.server.app import make_app
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.run import configured
from quattrocento.server.services import Services
from quattrocento.server.settings import Settings
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.tables.messages import MoveRequest

# However slow the machine is just now: the soak waits longer.
PATIENCE = float(os.environ.get("QUATTROCENTO_PATIENCE", "60"))
MARK = {"X-Quattrocento": "1"}
# Who tests what people do has time for it.
LONG = 3600.0
# Nothing here is encrypted, and to read all the system's certificates takes longer than a request.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
# What somebody asks a server once, without keeping anything.
get = partial(httpx.get, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)
put = partial(httpx.put, verify=NO_CERTIFICATES)


class Server:
    """A server that runs in a thread until it is stopped."""

    def __init__(self, database: str, bots: BotPool, rate_factor: int = 100, **more: Any) -> None:
        settings = Settings(
            **{
                "database": database,
                "bot_pause": 0.0,
                "answer_pause": LONG,
                "rate_factor": rate_factor,
                **more,
            }
        )
        app = self._app = make_app(settings, bots)
        config = self.config = configured(app, settings, host="127.0.0.1", port=0)
        config.timeout_graceful_shutdown = 5
        self.people: list[Person] = []
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        for person in self.people:
            person.http.close()

    @property
    def services(self) -> Services:
        """The services of the server, for what cannot be seen from outside."""
        return self._app.services

    def held(self, table: str) -> HeldTable:
        """A table as the server holds it."""
        live = self.services.registry.held(table)
        assert live is not None, f"the server does not hold {table}"
        return live

    def hasten(self, table: str) -> None:
        """Let the clock of a table run out."""
        self.turn_back(table, 100)

    def turn_back(self, table: str, seconds: float) -> None:
        """Let the clock of a table have run for longer."""
        services = self.services

        async def turn_back() -> None:
            live = self.held(table)
            live.table.clock.since = [
                since if since is None else since - seconds for since in live.table.clock.since
            ]
            services.scheduler.alarms.schedule_next(live)

        loop = services.background.loop
        asyncio.run_coroutine_threadsafe(turn_back(), loop).result(PATIENCE)

    def advance(
        self,
        table: str,
        moves: int,
        seed: int,
        until: str | None = None,
        rather: str | None = None,
    ) -> None:
        """Make so many moves at random in every seat, past HTTP, as people would.

        Stop where one may be made that begins with `until`; make those that begin with `rather`
        where they may be made.
        """
        services = self.services
        chance = seed

        async def advance() -> None:
            nonlocal chance
            held = await services.registry.load(table)
            for number in range(moves):
                known = held.table
                asked = known.seats_asked()
                if known.status != "playing" or not asked:
                    return
                offers = known.offers_to(asked[0]).offers
                if until is not None and any(each.move.startswith(until) for each in offers):
                    return
                chance = chance * 48271 % 2147483647
                move = offers[len(offers) * chance // 2147483647].move
                if rather is not None:
                    move = next(
                        (each.move for each in offers if each.move.startswith(rather)), move
                    )
                person, key = known.seats.occupants[asked[0]].person, f"advance-{seed}-{number}"
                now = known.sequence_for(known.reader(person))
                request = MoveRequest(seat=asked[0], move=move, sequence=now, key=key)
                await services.requests.carry_out_at(held, request, person)

        loop = services.background.loop
        asyncio.run_coroutine_threadsafe(advance(), loop).result(PATIENCE)

    def person(self, name: str | None = None, like: Person | None = None) -> Person:
        """A new person, or one who keeps their cookie after a restart."""
        person = Person(self, dict(like.http.cookies) if like else {})
        self.people.append(person)
        if name is not None:
            person.put("/me", {"name": name})
        return person


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, cookies: dict[str, str]) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=f"{server.url}/api/v1",
            headers=MARK,
            cookies=cookies,
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
        )
        self.id: str = self.get("/me")["id"]

    def get(self, path: str, status: int = 200) -> Any:
        return read(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return read(self.http.post(path, json=body), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return read(self.http.put(path, json=body), status)

    def open(self, *seats: str, game: str = "palazzo", **more: Any) -> dict[str, Any]:
        """Open a table: `me`, `open`, or kinds of bots, seated as named."""
        requests = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table: dict[str, Any] = self.post(
            "/tables", {"game": game, "seats": requests, "lot": False, **more}, status=201
        )
        return table

    def look(self, table: str, status: int = 200) -> dict[str, Any]:
        snapshot: dict[str, Any] = self.get(f"/tables/{table}", status)
        return snapshot

    def move(
        self,
        table: str,
        seat: int,
        move: str,
        sequence: int,
        key: str | None = None,
        status: int = 200,
    ) -> dict[str, Any]:
        body = {"seat": seat, "move": move, "sequence": sequence, "key": key or fresh_key()}
        answer: dict[str, Any] = self.post(f"/tables/{table}/moves", body, status)
        return answer

    def play_any(self, table: str, chance: random.Random, moves: int = 5000) -> dict[str, Any]:
        """Make any moves with one's seats until the game is over or so many are made."""
        with self.live(table) as live:
            live.next()
            made = 0
            for _ in range(20_000):
                if live.seen["table"]["status"] == "finished" or made == moves:
                    return live.seen
                seat = next((each for each in live.seen["offers"] if each["offers"]), None)
                if seat is None:
                    live.until("update")
                else:
                    made += live.try_move(seat["seat"], chance.choice(seat["offers"])["move"])
        raise AssertionError(f"the game does not end: {made} moves were made")

    def live(self, table: str, last: int | None = None) -> LiveConnection:
        query = "" if last is None else f"?last={last}"
        return self.connect(f"/tables/{table}/live{query}")

    def connect(self, path: str) -> LiveConnection:
        return LiveConnection(self, f"ws://127.0.0.1:{self.server.port}/api/v1{path}")


class LiveConnection:
    """A live connection, with all that came."""

    def __init__(self, person: Person, url: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._door = ExitStack()
        self.socket: ClientConnection = self._door.enter_context(
            connect(url, additional_headers={"Cookie": cookies}, proxy=None, compression=None)
        )
        self.came: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._door.close()

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.came.append(message)
        if message["type"] in ("snapshot", "update"):
            self.seen = message
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        for _ in range(500):
            message = self.next()
            if message["type"] in kinds:
                return message
        last = [message["type"] for message in self.came[-10:]]
        raise AssertionError(f"no {kinds} came, only {last} at last")

    def all_that_came(self, quiet: float = 0.3) -> list[dict[str, Any]]:
        """Whatever comes until nothing does for a moment."""
        try:
            while True:
                self.next(quiet)
        except TimeoutError:
            return self.came

    def move(self, seat: int, move: str, seen: dict[str, Any]) -> None:
        """Send a move that answers what was seen."""
        sequence = seen["table"]["sequence"]
        self.send(seat=seat, move=move, sequence=sequence, key=fresh_key())

    def try_move(self, seat: int, move: str) -> bool:
        """Make a move, and wait until the table shows it; or a moment, if we were too quick.

        An update that comes meanwhile may have nothing to do with it: only the answer tells.
        """
        self.move(seat, move, self.seen)
        answer = self.until("accepted", "refused")
        if answer["type"] == "refused":
            assert answer["reason"] == "too-many-requests", answer
            time.sleep(0.1)
            return False
        while self.seen["table"]["sequence"] < answer["sequence"]:
            self.next()
        return True

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def in_loop(server: Server, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something where a server does its work."""
    loop = server.services.background.loop
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)


def read(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
    is_json = response.headers.get("content-type", "").startswith("application/json")
    return response.json() if is_json else response.text


def fresh_key() -> str:
    return f"key-{random.getrandbits(60):x}"


def until(happens: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not (found := happens()):
        assert time.monotonic() < end, f"it did not happen in time, last seen: {found!r}"
        time.sleep(0.01)
    return found
