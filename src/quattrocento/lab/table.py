"""A program at a real table: what a server streams becomes the lines that programs read."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import msgspec

from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.game import Game
from quattrocento.core.registry import game as find_game
from quattrocento.core.view import View
from quattrocento.lab.agents import Agent, question

API = "/api/v1/agent"
STALE = "stale"
OVER = ("finished", "abandoned")
SECONDS = 60.0


class BadTable(QuattrocentoError):
    """A server that does not answer, or refuses; `reason` is the server's."""

    def __init__(self, url: str, why: str, reason: str = "") -> None:
        super().__init__("bad-table", {"url": url, "why": why})
        self.reason = reason


class Result(msgspec.Struct, kw_only=True):
    """How a game at a table ended for an agent."""

    table: str
    game: str
    seat: int
    status: str
    scores: list[int] | None
    winners: list[int] | None


class Server:
    """A server, as an agent with a token sees it."""

    def __init__(self, url: str, token: str) -> None:
        """Nothing is asked yet."""
        self.url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def connection(self) -> http.client.HTTPConnection:
        """A connection of one's own."""
        parts = urlsplit(self.url)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise BadTable(self.url, "http://HOST or https://HOST")
        https = parts.scheme == "https"
        kind = http.client.HTTPSConnection if https else http.client.HTTPConnection
        return kind(parts.hostname, parts.port, timeout=SECONDS)

    def answer(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: Any = None
    ) -> http.client.HTTPResponse:
        """The answer to a request; BadTable if it is refused."""
        try:
            content = None if body is None else json.dumps(body)
            connection.request(method, f"{API}{path}", content, self._headers)
            found = connection.getresponse()
        except OSError as problem:
            raise BadTable(self.url, str(problem)) from problem
        if found.status >= http.client.BAD_REQUEST:
            raise refusal(self.url, found)
        return found

    def post(self, path: str, body: Any) -> Any:
        """What a request to change something brings."""
        with closing(self.connection()) as connection:
            return json.loads(self.answer(connection, "POST", path, body).read())

    def lines(self, table: str) -> Iterator[dict[str, Any]]:
        """What happens at a table, until the stream ends."""
        with closing(self.connection()) as connection:
            for line in self.answer(connection, "GET", f"/tables/{table}/stream"):
                if line.strip():
                    yield json.loads(line)


def refusal(url: str, found: http.client.HTTPResponse) -> BadTable:
    """Why a request was refused, in the server's words."""
    try:
        said = json.loads(found.read())
        return BadTable(url, said["words"]["en"], said["reason"])
    except (ValueError, KeyError, TypeError):
        return BadTable(url, f"{found.status} {found.reason}")


def play(server: Server, agent: Agent, code: str) -> Result:
    """Take a seat at the table with a code, and play there to the end of the game."""
    info = server.post("/tables/join", {"code": code})
    game = find_game(info["game"])
    begun = False
    while True:
        for message in server.lines(info["id"]):
            if message["type"] not in {"snapshot", "update"}:
                continue
            info = message["table"]
            seat = next(place for place, each in enumerate(info["seats"]) if each["mine"])
            if info["status"] == "playing" and not begun:
                agent.begin(game.name, len(info["seats"]), seat)
                begun = True
            if info["status"] in OVER:
                return ended(agent, info, seat)
            answer(server, agent, game, message)


def ended(agent: Agent, info: dict[str, Any], seat: int) -> Result:
    """Tell the program how it ended."""
    if info["scores"] is not None:
        agent.end_with(info["scores"], info["winners"])
    return Result(
        table=info["id"],
        game=info["game"],
        seat=seat,
        status=info["status"],
        scores=info["scores"],
        winners=info["winners"],
    )


def answer(server: Server, agent: Agent, game: Game, message: dict[str, Any]) -> None:
    """Let the program answer, if it is asked something; what came too late is asked anew."""
    for offers in message["offers"]:
        options = [offer["move"] for offer in offers["offers"]]
        if not options:
            continue
        seat, info = offers["seat"], message["table"]
        view = view_of(game, len(info["seats"]), message["views"][str(seat)])
        path, sequence = f"/tables/{info['id']}/moves", info["sequence"]

        def told(move: str, path: str = path, sequence: int = sequence, seat: int = seat) -> None:
            try:
                server.post(path, {"move": move, "sequence": sequence, "seat": seat})
            except BadTable as refused:
                if refused.reason != STALE:
                    raise

        agent.ask(question(game, view, options, agent.in_words), told)


def view_of(game: Game, players: int, sent: Any) -> View:
    """A view as the game has it, from what a server sent."""
    kind = type(game.new(players=players, seed=0).view(None))
    found: View = msgspec.convert(sent, kind)
    return found
