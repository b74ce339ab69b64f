"""Trying a decision of a finished game again, over the wire."""

from __future__ import annotations

import random
from typing import Any

from quattrocento.bots.match import play_match
from quattrocento.tables import variations
from tests.server.clients import Person, Server


def finished(person: Person) -> tuple[str, int]:
    """A finished game of a person against a bot, and the number of a move of theirs."""
    table = person.open("me", "apprentice")["id"]
    person.play_any(table, random.Random(1))
    text: str = person.get(f"/tables/{table}/record")
    moves = [line for line in text.splitlines() if line[:3] in ("1. ", "2. ")]
    numbers = [number for number, line in enumerate(moves, start=1) if line.startswith("1. ")]
    return table, numbers[len(numbers) // 2]


def asked(person: Person, path: str, status: int = 200, **body: Any) -> Any:
    return person.post(path, body, status)


def test_a_decision_is_tried_again_and_played_to_the_end(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table, move = finished(marie)
    path = f"/tables/{table}/variation"
    now = asked(marie, path, seat=0, move=move)
    assert now["bots"] == ["apprentice", "apprentice"]
    assert now["made"] == []
    assert now["offers"]
    made: list[dict[str, Any]] = []
    chance = random.Random(2)
    while now["scores"] is None:
        moves = [chance.choice(now["offers"])["move"]] if now["offers"] else []
        before = len(made)
        now = asked(marie, path, seat=0, move=move, made=made, moves=moves)
        made += now["made"]
        assert all(line["sequence"] > before for line in now["log"])
    assert len(now["scores"]) == 2
    assert now["winners"]
    assert {each["seat"] for each in made} == {0, 1}


def test_moves_are_planned_before_they_are_made(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table, move = finished(marie)
    offers = asked(marie, f"/tables/{table}/variation", seat=0, move=move)["offers"]
    first = offers[0]["move"]
    plan = asked(marie, f"/tables/{table}/variation/plan", seat=0, move=move, moves=[first])
    assert plan["moves"] == [first]
    assert plan["ends"] or plan["reveals"] or plan["offers"]


def test_what_is_no_variation_is_refused_and_says_why(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table, move = finished(marie)
    path = f"/tables/{table}/variation"
    assert asked(marie, path, 400, seat=1, move=move)["reason"] == "bad-variation"
    assert asked(marie, path, 400, seat=0, move=5000)["reason"] == "bad-variation"
    assert asked(marie, path, 400, seat=0, move=0)["reason"] == "bad-request"
    nonsense = asked(marie, path, 400, seat=0, move=move, moves=["castle"])
    assert nonsense["reason"] == "bad-notation"
    assert set(nonsense["words"]) == {"en", "fr"}
    other = [{"seat": 1, "move": "take money"}]
    assert asked(marie, path, 400, seat=0, move=move, made=other)["rule"] is not None
    plan = asked(marie, f"{path}/plan", 400, seat=0, move=move, moves=["castle"])
    assert plan["reason"] == "bad-notation"
    running = marie.open("me", "random")["id"]
    assert asked(marie, f"/tables/{running}/variation", 409, seat=0, move=1)["reason"]
    asked(louis, "/tables/nowhere/variation", 404, seat=0, move=1)


def test_what_comes_back_is_what_the_seat_knows_of_its_world() -> None:
    record = play_match("augsburg", ["apprentice"] * 3, 4)
    move = next(at for at, each in enumerate(record.moves, start=1) if each.seat == 2 and at > 60)
    request = variations.VariationRequest(seat=2, move=move)
    found = variations.variation(record, request)
    state = variations.reached(record, request)
    assert found.view == state.view(2)
    for step, true in enumerate(record.states(), start=1):
        if step == move:
            assert found.view == true.view(2)
            break
