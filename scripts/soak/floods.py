"""Floods: one visitor sends without end, or reads next to nothing, while another plays.

The flood comes from an address of its own (127.0.0.2), by a process of its own: first straight to
the server, then through nginx with `deploy/nginx.conf`. Measured is how long the other waits for
answers, and what the server's memory grows by.
"""

from __future__ import annotations

import http.client
import json
import random
import signal
import socket
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from scripts.soak.faults import place
from scripts.soak.kinds import FIGURES, Counts
from scripts.soak.load import memory_of
from tests.server.clients import MARK, fresh_key
from tests.server.nginx import FILES, Proxied
from tests.server.test_failures import Process

NAME = "tables.example"
SERVE = ("quattrocento", "serve", "--allow-host", NAME, "--trust-proxy", "127.0.0.1")
BYSTANDER, FLOODER = "127.0.0.1", "127.0.0.2"
CALM_SECONDS = 3.0
FLOOD_SECONDS = 10.0
# Within the paces that anybody is held to.
PAUSE_SECONDS = 0.1
PATIENCE = 60.0
HANDS = 8
SLOW_READERS = 200
PIECE = 64 * 1024
RECORD = Path("tests/records/florence/30-5-players-advised-random.txt")
# Alone on the machine a bystander waits for less than 100 ms (docs/trust.md); this is for one on
# which everything else runs too. Without the limits it was 8 s and more, and gigabytes.
MOST_SECONDS = 5.0
MOST_MEMORY = 100 * 1024

MASK = bytes(4)
FRAMES = (
    (b"\x89\xfd" + MASK + b"x" * 125) * 100,
    (b"\x8a\x80" + MASK) * 2000,
    b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 2000,
    (b"\x81\x80" + MASK) * 2000,
)


class Door(msgspec.Struct, frozen=True):
    """Where a server is reached: itself, or nginx before it, whose certificate is in a file."""

    port: int
    certificate: str | None = None

    @property
    def host(self) -> str:
        """What the server is called there."""
        return f"{NAME if self.certificate else BYSTANDER}:{self.port}"

    def open(self, address: str, room: int | None = None) -> socket.socket:
        """A connection from an address, with little room for what is not read."""
        wire = socket.socket()
        wire.settimeout(PATIENCE)
        if room is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        try:
            wire.bind((address, 0))
            wire.connect((BYSTANDER, self.port))
            if self.certificate is None:
                return wire
            return trusting(self.certificate).wrap_socket(wire, server_hostname=NAME)
        except BaseException:
            wire.close()
            raise


@cache
def trusting(certificate: str) -> ssl.SSLContext:
    """What believes a certificate, made once."""
    return ssl.create_default_context(cafile=certificate)


# Floods


def send_heads(door: Door, _table: str, chance: random.Random, until: float) -> int:
    """Send a head that does not end, until it is cut."""
    line = b"X-Line: more\r\n" * (PIECE // 14) if chance.random() < 0.5 else b"x" * PIECE
    with door.open(FLOODER) as wire:
        wire.sendall(f"GET /health HTTP/1.1\r\nHost: {door.host}\r\nX-Line: ".encode())
        return sent(wire, line, until)


def send_frames(door: Door, table: str, chance: random.Random, until: float) -> int:
    """Send frames that say nothing, and read nothing, until it is cut."""
    with door.open(FLOODER, 4096) as wire:
        wire.sendall(
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {door.host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        if b" 101 " not in wire.recv(15):
            return 0
        return sent(wire, chance.choice(FRAMES), until)


def sent(wire: socket.socket, part: bytes, until: float) -> int:
    """Send something again and again; how many bytes were taken."""
    count = 0
    wire.settimeout(1.0)
    with suppress(OSError):
        while time.monotonic() < until:
            wire.sendall(part)
            count += len(part)
    return count


def read_slowly(door: Door, _table: str, chance: random.Random, until: float) -> int:
    """Ask for a replay of 17 MB and read 2 KiB of it now and then; how many bytes came."""
    body = json.dumps({"record": RECORD.read_text(encoding="utf-8"), "open": True}).encode()
    count = 0
    with door.open(FLOODER, 4096) as wire:
        head = f"POST /api/v1/replay HTTP/1.1\r\nHost: {door.host}\r\nX-Quattrocento: 1\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        wire.sendall(head.encode() + body)
        with suppress(OSError):
            while time.monotonic() < until and (came := wire.recv(2048)):
                count += len(came)
                threading.Event().wait(chance.uniform(0.5, 2.0))
    return count


Flood = Callable[[Door, str, random.Random, float], int]


def flood(how: Flood, hands: int, door: Door, table: str, seed: int) -> tuple[int, int]:
    """Flood by many hands for a while; how many connections, and how many bytes went."""
    until = time.monotonic() + FLOOD_SECONDS
    counts: list[int] = []

    def keep_on(number: int) -> None:
        chance = random.Random(seed * 1000 + number)
        while time.monotonic() < until:
            with suppress(OSError):
                counts.append(how(door, table, chance, until))

    threads = [threading.Thread(target=keep_on, args=(number,)) for number in range(hands)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return len(counts), sum(counts)


# The bystander


class Bystander:
    """Somebody who asks and plays, and notes how long each answer takes."""

    def __init__(self, door: Door, seed: int) -> None:
        self._door = door
        self._chance = random.Random(seed)
        self._asking = http.client.HTTPConnection(door.host)
        self._asking.sock = door.open(BYSTANDER)
        self._headers = {**MARK, "Host": door.host, "Content-Type": "application/json"}
        self._live: ClientConnection
        self._seen: dict[str, Any] = {}
        self.table = ""
        self._sit_down()

    def close(self) -> None:
        """Leave."""
        self._live.close()
        self._asking.close()

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        content = None if body is None else json.dumps(body)
        self._asking.request(method, f"/api/v1{path}", content, self._headers)
        answer = self._asking.getresponse()
        said = json.loads(answer.read())
        assert answer.status < 300, said
        for cookie in answer.headers.get_all("set-cookie", []):
            self._headers["Cookie"] = cookie.partition(";")[0]
        return said

    def _sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": "palazzo", "seats": seats, "lot": False}
        self.table = self._ask("POST", "/tables", wish)["id"]
        self._live = connect(
            f"ws://{self._door.host}/api/v1/tables/{self.table}/live",
            sock=self._door.open(BYSTANDER),
            additional_headers={"Cookie": self._headers["Cookie"]},
            proxy=None,
        )
        self._hear("snapshot")

    def _hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self._live.recv(PATIENCE))
            if message["type"] in ("snapshot", "update"):
                self._seen = message
            if message["type"] in kinds:
                return message

    def _move(self) -> None:
        offers = [each for each in self._seen["offers"] if each["offers"]]
        if not offers:
            self._live.close()
            self._sit_down()
            return
        seat = self._chance.choice(offers)
        move = self._chance.choice(seat["offers"])["move"]
        sequence = self._seen["table"]["sequence"]
        asked = {"seat": seat["seat"], "move": move, "sequence": sequence, "key": fresh_key()}
        self._live.send(json.dumps(asked))
        self._hear("update")

    def waits(self, until: float) -> list[float]:
        """Ask and move by turns until a time; how long each answer took."""
        found: list[float] = []
        while time.monotonic() < until:
            began = time.monotonic()
            if len(found) % 2:
                self._ask("GET", "/me")
            else:
                self._move()
            found.append(time.monotonic() - began)
            threading.Event().wait(PAUSE_SECONDS)
        return found


def flooded(how: Flood, hands: int, seed: int, folder: Path) -> Counts:
    """Flood a server while somebody plays, straight and through nginx, and measure."""
    counts: Counts = Counter()
    figures: list[str] = []
    with ExitStack() as stack:
        process = Process(place(folder, 0), f"sqlite:///{folder}/tables.db", None, SERVE)
        stack.callback(process.end, signal.SIGTERM)
        own = place(folder, 1)
        proxy = stack.enter_context(Proxied(process.port, FILES["nginx.conf"], own))
        doors = {
            "straight": Door(process.port),
            "through nginx": Door(proxy.port, str(own / "certificate")),
        }
        elsewhere = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        for way, door in doors.items():
            bystander = Bystander(door, seed)
            stack.callback(bystander.close)
            calm = bystander.waits(time.monotonic() + CALM_SECONDS)
            before = memory_of(process.id)
            flooding = elsewhere.submit(flood, how, hands, door, bystander.table, seed)
            waits: list[float] = []
            most = before
            while not flooding.done():
                waits += bystander.waits(time.monotonic() + 1.0)
                most = max(most, memory_of(process.id))
            connections, sent_bytes = flooding.result()
            counts.update(connections=connections, answers=len(waits))
            words = (
                f"{way}, {connections} connections and {sent_bytes / 2**20:.0f} MiB: "
                f"p99 {1000 * quantile(waits):.0f} ms (calm {1000 * quantile(calm):.0f} ms), "
                f"{(most - before) / 1024:+.0f} MiB"
            )
            figures.append(words)
            (folder / FIGURES).write_text("; ".join(figures), encoding="utf-8")
            assert quantile(waits) < MOST_SECONDS, words
            assert most - before < MOST_MEMORY, words
    return counts


def quantile(waits: list[float], share: float = 0.99) -> float:
    """The time within which this share of the answers came."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# The kinds


def heads(seed: int, folder: Path) -> Counts:
    """Heads without an end."""
    return flooded(send_heads, HANDS, seed, folder)


def frames(seed: int, folder: Path) -> Counts:
    """Frames that say nothing, over live connections that nobody reads."""
    return flooded(send_frames, HANDS, seed, folder)


def readers(seed: int, folder: Path) -> Counts:
    """Large answers that are hardly read."""
    return flooded(read_slowly, SLOW_READERS, seed, folder)
