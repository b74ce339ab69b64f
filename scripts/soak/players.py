"""People who play on, whatever happens to the servers, and remember what was acknowledged."""

from __future__ import annotations

import random
import threading
from typing import Any

import httpx

import quattrocento as qc
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from scripts.soak.stored import Acknowledged, holds, stored
from tests.server.clients import NO_CERTIFICATES, PATIENCE, Person, fresh_key

PATIENCE_BETWEEN = 0.2
JOIN_SECONDS = 3 * PATIENCE
GAMES = tuple(games())
OWN_SEATS = 2
ALONE = 0.3


class Player(threading.Thread):
    """Somebody who plays all seats of a table that are theirs.

    With `careless` above zero they send some requests twice at once, and do not wait for the answer
    of others, so that they must ask again.
    """

    def __init__(
        self,
        ports: list[int],
        cookies: dict[str, str],
        table: str,
        seed: int,
        careless: float = 0.0,
    ) -> None:
        super().__init__(daemon=True)
        self.ports = ports
        self.cookies = cookies
        self.table = table
        self.chance = random.Random(seed)
        self.careless = careless
        self.acknowledged: list[Acknowledged] = []
        self.unavailable = 0
        self.stopping = False
        self.failure: str | None = None

    def run(self) -> None:
        """Look, move, and send a move again until it is answered."""
        try:
            while not self.stopping:
                seen = self.asked("GET", "")
                if seen["table"]["status"] != "playing":
                    return
                self.come_back(seen)
                seats = [each for each in seen["offers"] if each["offers"]]
                if seats:
                    self.move(self.chance.choice(seats), seen["table"]["sequence"])
        except Exception as problem:  # noqa: BLE001 - whoever waits for this thread is told
            self.failure = f"{type(problem).__name__}: {problem}"

    def come_back(self, seen: dict[str, Any]) -> None:
        """Take back the seats where a bot stands in."""
        for seat, each in enumerate(seen["table"]["seats"]):
            if each["mine"] and each["stand_in"]:
                self.asked("POST", "/return", {"seat": seat})

    def move(self, seat: dict[str, Any], sequence: int) -> None:
        """Make a move, with one key however often it must be sent."""
        move = self.chance.choice(seat["offers"])["move"]
        body = {"seat": seat["seat"], "move": move, "sequence": sequence, "key": fresh_key()}
        if self.chance.random() < self.careless:
            self.send_and_turn_away(body)
        if self.chance.random() < self.careless:
            twin = threading.Thread(target=self.asked, args=("POST", "/moves", body))
            twin.start()
            answer = self.asked("POST", "/moves", body)
            twin.join(JOIN_SECONDS)
        else:
            answer = self.asked("POST", "/moves", body)
        if answer.get("sequence") is not None and answer.get("type") == "accepted":
            self.acknowledged.append(Acknowledged(body["key"], move, answer["sequence"]))

    def send_and_turn_away(self, body: dict[str, Any]) -> None:
        """Send a move and go before the answer can be read."""
        try:
            self.request("POST", "/moves", body, seconds=0.001)
        except httpx.TransportError:
            return

    def asked(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Ask until some server answers; only a 500 is a failure."""
        while not self.stopping:
            try:
                answer = self.request(method, path, body, PATIENCE)
            except httpx.TransportError:
                threading.Event().wait(PATIENCE_BETWEEN)
                continue
            assert answer.status_code != 500, answer.text
            if answer.status_code in (200, 409):
                found: dict[str, Any] = answer.json()
                return found
            self.unavailable += answer.status_code == 503
            threading.Event().wait(PATIENCE_BETWEEN)
        return {"table": {"status": "stopped"}}

    def request(self, method: str, path: str, body: Any, seconds: float) -> httpx.Response:
        """Ask one of the servers once."""
        port = self.chance.choice(self.ports)
        return httpx.request(
            method,
            f"http://127.0.0.1:{port}/api/v1/tables/{self.table}{path}",
            json=body,
            headers={"X-Quattrocento": "soak"},
            cookies=self.cookies,
            timeout=seconds,
            verify=NO_CERTIFICATES,
        )


def at_tables(
    host: Person, ports: list[int], seed: int, count: int, careless: float = 0.0, **more: Any
) -> list[Player]:
    """Players at so many new tables, each with seats for them and maybe a bot."""
    chance = random.Random(seed)
    game = chance.choice(GAMES)
    players = []
    for number in range(count):
        seats = seated(game, chance)
        table = host.open(*seats, game=game, **more)["id"]
        players.append(Player(ports, dict(host.http.cookies), table, seed + number, careless))
    for player in players:
        player.start()
    return players


def seated(game: str, chance: random.Random) -> list[str]:
    """Seats for somebody and maybe bots; a game that may be played alone sometimes is."""
    fewest = find_game(game).seats[0]
    if fewest == 1 and chance.random() < ALONE:
        return ["me"]
    bots = max(chance.randrange(2), fewest - OWN_SEATS)
    return ["me"] * OWN_SEATS + ["random"] * bots


def stopped(players: list[Player]) -> None:
    """Let everybody stop; raise what one of them found."""
    for player in players:
        player.stopping = True
    for player in players:
        player.join(JOIN_SECONDS)
        assert not player.is_alive(), "a request was never answered"
        assert player.failure is None, player.failure


def moves_of(players: list[Player]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(player.acknowledged) for player in players)


def held_to(person: Person, player: Player, database: str) -> int:
    """What was acknowledged stands in the store as it was told; a finished game verifies."""
    seen = person.look(player.table)
    whole = stored(database, player.table)
    holds(whole, person.id, player.acknowledged)
    if seen["table"]["status"] == "finished":
        record = qc.Record.loads(person.get(f"/tables/{player.table}/record"))
        assert record.replay().scores() == seen["table"]["scores"]
        moves = iter(move.text for move in record.moves)
        assert all(each.move in moves for each in player.acknowledged), "a move is missing"
    return len(player.acknowledged)
