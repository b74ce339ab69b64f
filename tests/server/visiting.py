"""A server on loopback, and people who visit it over HTTP and live."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from quattrocento.server import floor
from quattrocento.server.app import Settings, make_app
from quattrocento.server.line import LiveProtocol
from quattrocento.server.minds import Minds

PATIENCE = 30.0
MARK = {"X-Quattrocento": "1"}


class Server:
    """A server that runs in a thread until it is stopped."""

    def __init__(self, database: str, minds: Minds, haste: int = 100) -> None:
        app = self._app = make_app(Settings(database=database, bot_pause=0.0, haste=haste), minds)
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=0,
            ws=LiveProtocol,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
        )
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

    def held(self, table: str) -> floor.Live:
        """A table as the server holds it."""
        live: floor.Live = self._app.app.state.house.floor.held(table)
        return live

    def hasten(self, table: str) -> None:
        """Let the clock of a table run out."""
        house = self._app.app.state.house

        async def hasten() -> None:
            live = house.floor.held(table)
            live.table.clock.since = [
                since if since is None else since - 100 for since in live.table.clock.since
            ]
            house.attending.set_alarm(live)

        asyncio.run_coroutine_threadsafe(hasten(), house.floor.loop).result(PATIENCE)

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
            base_url=f"{server.url}/api/v1", headers=MARK, cookies=cookies, timeout=PATIENCE
        )
        self.id: str = self.get("/me")["id"]

    def get(self, path: str, status: int = 200) -> Any:
        return read(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return read(self.http.post(path, json=body), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return read(self.http.put(path, json=body), status)

    def open(self, *seats: str, game: str = "palazzo", **more: Any) -> dict[str, Any]:
        """Open a table: `me`, `open`, or kinds of bots."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table: dict[str, Any] = self.post(
            "/tables", {"game": game, "seats": wishes, **more}, status=201
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
            seen = live.next()
            made = 0
            for _ in range(20_000):
                if seen["table"]["status"] == "finished" or made == moves:
                    return seen
                seat = next((each for each in seen["offers"] if each["offers"]), None)
                if seat is not None:
                    made += 1
                    live.move(seat["seat"], chance.choice(seat["offers"])["move"], seen)
                came = live.until("update", "refused")
                if came["type"] == "update":
                    seen = came
                else:
                    assert came["reason"] == "too-many-requests"
                    made -= 1
                    time.sleep(0.1)
        raise AssertionError("the game does not end")

    def live(self, table: str, last: int | None = None) -> Live:
        query = "" if last is None else f"?last={last}"
        return Live(self, f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{table}/live{query}")


class Live:
    """A live connection, with all that came."""

    def __init__(self, person: Person, url: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._door = ExitStack()
        self.socket: ClientConnection = self._door.enter_context(
            connect(url, additional_headers={"Cookie": cookies}, proxy=None, compression=None)
        )
        self.came: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._door.close()

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.came.append(message)
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        for _ in range(500):
            message = self.next()
            if message["type"] in kinds:
                return message
        raise AssertionError(f"no {kinds} came")

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

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def read(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
    is_json = response.headers.get("content-type", "").startswith("application/json")
    return response.json() if is_json else response.text


def fresh_key() -> str:
    return f"key-{random.getrandbits(60):x}"


def until(happens: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := happens():
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")
