"""Dropped, doubled and reordered messages; restarts; two processes at one table."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import quattrocento as qc
from tests.server.clients import Person, Server, fresh_key, until
from tests.server.conftest import Start


def test_who_comes_back_gets_what_they_missed(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    with louis.live(table) as live:
        known = live.next()
    assert known["type"] == "snapshot"
    marie.play_any(table, random.Random(1), moves=2)
    with louis.live(table, last=known["table"]["sequence"]) as live:
        missed = live.next()
    assert missed["type"] == "update"
    whole = louis.look(table)
    assert known["log"] + missed["log"] == whole["log"]
    assert missed["views"] == whole["views"]
    with louis.live(table, last=10_000) as live:
        assert live.next()["type"] == "snapshot"


def test_doubled_and_reordered_moves_count_once_and_in_order(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    with marie.live(table) as live:
        live.next()
        late = {"seat": 0, "move": "take money", "sequence": 1, "key": fresh_key()}
        first = {"seat": 0, "move": "take money", "sequence": 0, "key": fresh_key()}
        live.send(**late)
        refused = live.until("refused")
        assert (refused["reason"], refused["key"]) == ("stale", late["key"])
        assert refused["state"]["table"]["sequence"] == 0
        for _ in range(3):
            live.send(**first)
        answers = [live.until("accepted") for _ in range(3)]
        assert answers == [{"type": "accepted", "key": first["key"], "sequence": 1}] * 3
        live.send(**late)
        refused = live.until("refused")
        assert refused["rule"]
        assert set(refused["words"]) == {"en", "fr"}
        live.send(seat=1, move="take money", sequence=1, key=fresh_key())
        assert live.until("refused")["reason"] == "refusal-not-awaited"
        live.socket.send("nonsense")
        assert live.until("refused")["reason"] == "bad-request"
    assert marie.look(table)["table"]["sequence"] == 1


def test_nobody_moves_for_another(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "me")["id"]
    assert louis.move(table, 0, "take money", 0, status=409)["reason"] == "not-your-seat"
    louis.post(f"/tables/{table}/why-not", {"seat": 0, "move": "take money"}, status=403)
    why = marie.post(f"/tables/{table}/why-not", {"seat": 0, "move": "remove"})
    assert why["rule"].startswith("PAL-")
    assert marie.post(f"/tables/{table}/why-not", {"seat": 0, "move": "take money"}) is None
    assert marie.move(table, 0, "castle", 0, status=409)["reason"].startswith("bad-notation")


def awaited(person: Person, table: str) -> dict[str, Any] | None:
    """What a person sees when one of their seats must decide."""
    seen = person.look(table)
    return seen if any(seat["offers"] for seat in seen["offers"]) else None


def test_a_restart_between_any_two_moves_loses_nothing(start: Start, database: str) -> None:
    server = start(database)
    marie = server.person("Marie")
    table = marie.open("me", "me", "random")["id"]
    chance = random.Random(8)
    for _ in range(3):
        marie.play_any(table, chance, moves=chance.randrange(1, 5))
        seen = until(partial(awaited, marie, table))
        server.stop()
        server = start(database)
        marie = server.person(like=marie)
        again = marie.look(table)
        for part in ("views", "offers", "log"):
            assert again[part] == seen[part]
        assert again["table"]["sequence"] == seen["table"]["sequence"]
    marie.play_any(table, chance)
    record = qc.Record.loads(marie.get(f"/tables/{table}/record"))
    assert record.replay().over
