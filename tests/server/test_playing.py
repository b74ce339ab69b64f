"""Whole games over the wire, on both databases."""

from __future__ import annotations

import random
from typing import Any

import pytest

import quattrocento as qc
from quattrocento.server.store.rows import Addition
from quattrocento.server.store.writer import Writer
from tests.server.clients import Person, Server, fresh_key
from tests.server.conftest import Start


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "random")
    assert table["status"] == "playing"
    assert table["seed"] is None
    marie.play_any(table["id"], random.Random(3))
    seen = marie.look(table["id"])["table"]
    assert seen["status"] == "finished"
    record = qc.Record.loads(marie.get(f"/tables/{table['id']}/record"))
    assert record.replay().scores() == seen["scores"]
    assert record.names == ["Marie", "random"]
    assert record.seed == seen["seed"]
    standing = marie.get(f"/tables/{table['id']}/standing?seat=1")
    sums = [
        sum(each["points"] for each in standing["points"] if each["seat"] == seat)
        for seat in standing["sides"]
    ]
    assert sums == standing["curve"][-1] == seen["scores"]


def test_a_doubled_move_counts_once_and_a_stale_one_is_refused_with_the_state(
    server: Server,
) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    key = fresh_key()
    first = marie.move(table, 0, "take money", 0, key)
    assert marie.move(table, 0, "take money", 0, key) == first
    refused = marie.move(table, 0, "take money", 0, status=409)
    assert refused["reason"] == "stale"
    assert refused["state"]["table"]["sequence"] == first["sequence"] == 1
    assert set(refused["words"]) == {"en", "fr"}


def test_decisions_at_the_same_time_come_in_any_order_and_stay_hidden(server: Server) -> None:
    """Augsburg begins with everybody buying bonds at once; all see who is done, no more."""
    people = [server.person(name) for name in ("Marie", "Louis", "Jeanne")]
    table = people[0].open("me", "open", "open", game="augsburg")["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    chance = random.Random(6)
    beginning = [person.look(table) for person in people]
    unfinished = {0, 1, 2}
    assert set(beginning[0]["table"]["awaiting"]) == unfinished
    while len(unfinished) > 1:
        seat = chance.choice(sorted(unfinished))
        # Each answers what they saw themselves, however far the others have come since.
        seen = people[seat].look(table)
        move = chance.choice(own_offers(seen, seat))
        people[seat].move(table, seat, move, seen["table"]["sequence"])
        now = [person.look(table) for person in people]
        assert now[seat]["views"] != beginning[seat]["views"]
        if not own_offers(now[seat], seat):
            unfinished.discard(seat)
            beginning[seat] = now[seat]
        for other in unfinished - {seat}:
            if not own_moves(now[other], beginning[other]):
                assert but_for_who_is_asked(now[other]) == but_for_who_is_asked(beginning[other])
            assert set(now[other]["table"]["awaiting"]) == unfinished
    (last,) = unfinished
    for _ in range(20):
        if people[last].look(table)["views"][str(last)]["asked"]["question"] != "buy":
            break
        seen = people[last].look(table)
        people[last].move(table, last, own_offers(seen, last)[0], seen["table"]["sequence"])
    events = [line["event"]["type"] for line in people[0].look(table)["log"]]
    assert len(events) > len(beginning[0]["log"])


def own_moves(now: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether a seat itself has bought something since."""
    return bool(now["offers"] != before["offers"])


def but_for_who_is_asked(seen: dict[str, Any]) -> dict[str, Any]:
    """A view without whose answers are still awaited."""
    (view,) = seen["views"].values()
    return {**view, "asked": None}


def own_offers(seen: dict[str, Any], seat: int) -> list[str]:
    """What a seat may do."""
    (mine,) = (each for each in seen["offers"] if each["seat"] == seat)
    return [offer["move"] for offer in mine["offers"]]


def test_decisions_at_the_same_time_may_cross_on_the_way(server: Server) -> None:
    """Both answer the same sequence: what the one did is no reason to refuse the other."""
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", game="augsburg")["id"]
    louis.post(f"/tables/{table}/join", {})
    with marie.live(table) as first, louis.live(table) as second:
        seen = [first.next(), second.next()]
        for seat, live in ((1, second), (0, first)):
            live.move(seat, own_offers(seen[seat], seat)[0], seen[seat])
        for live in (first, second):
            live.until("accepted")


def test_a_move_is_stored_where_the_address_of_postgresql_has_options(
    start: Start, on_postgresql: str
) -> None:
    """As hosts write it who want TLS, in the words of SQLAlchemy."""
    marie = start(f"{on_postgresql}?ssl=prefer").person("Marie")
    table = marie.open("me", "me")["id"]
    marie.move(table, 0, "take money", 0)
    assert marie.look(table)["table"]["sequence"] > 0


def a_purchase(person: Person, table: str, seat: int) -> list[str]:
    """All moves of a purchase, as its plans lead there."""
    for _ in range(60):
        seen = person.look(table)
        moves = paid(person, table, seat, seen["table"]["sequence"], own_offers(seen, seat))
        if moves:
            return moves
        offers = own_offers(seen, seat)
        move = "take money" if "take money" in offers else offers[0]
        person.move(table, seat, move, seen["table"]["sequence"])
    raise AssertionError("nothing could be bought")


def paid(person: Person, table: str, seat: int, sequence: int, offers: list[str]) -> list[str]:
    """A tile that is offered and its payment; nothing if there is none."""
    moves = [move for move in offers if move.startswith("buy ")][:1]
    while moves and len(moves) < 10 and moves[-1] != "enough":
        body = {"seat": seat, "sequence": sequence, "moves": moves}
        plan = person.post(f"/tables/{table}/plan", body)
        if plan["ends"] or plan["reveals"] or not plan["offers"]:
            return []
        moves = [*plan["moves"], plan["offers"][-1]["move"]]
    return moves


def test_an_answer_of_several_moves_is_stored_and_told_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, the_same_deal: None
) -> None:
    """A tile and its payment: one message, one commit, one update, an entry for each move."""
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", lot=False)["id"]
    louis.post(f"/tables/{table}/join", {})
    marie.move(table, 0, "draw tiles", marie.look(table)["table"]["sequence"])
    moves = a_purchase(marie, table, 0)
    added: list[int] = []
    add = Writer.add

    def noted(writer: Writer, addition: Addition) -> Any:
        added.append(len(addition.entries))
        return add(writer, addition)

    monkeypatch.setattr(Writer, "add", noted)
    before = marie.look(table)["table"]["sequence"]
    with marie.live(table) as mine, louis.live(table) as theirs:
        mine.all_that_came()
        theirs.all_that_came()
        key = fresh_key()
        request = {"seat": 0, "moves": moves, "sequence": before, "key": key}
        mine.send(**request)
        assert mine.until("accepted")["sequence"] == before + len(moves)
        mine.send(**request)
        assert mine.until("accepted")["sequence"] == before + len(moves)
        told = theirs.until("update", "patch")
        assert len(told["log"]) > 0
    assert added == [len(moves)]
    seen = marie.look(table)
    undone = marie.post(
        f"/tables/{table}/undo",
        {"seat": 0, "sequence": seen["table"]["sequence"], "key": fresh_key()},
    )
    assert undone["done"]
    assert paid(marie, table, 0, undone["sequence"], own_offers(marie.look(table), 0)) == moves


def test_an_answer_that_cannot_be_finished_changes_nothing(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me", lot=False)["id"]
    body = {"seat": 0, "moves": ["take money", "nonsense"], "sequence": 0, "key": fresh_key()}
    refused = marie.post(f"/tables/{table}/moves", body, 409)
    assert (refused["reason"], refused["move"], refused["sequence"]) == (
        "bad-notation",
        "nonsense",
        0,
    )
    body["moves"] = ["draw tiles", "auction"]
    refused = marie.post(f"/tables/{table}/moves", body, 409)
    assert (refused["reason"], refused["move"]) == ("plan-reveals", "auction")
    assert marie.look(table)["table"]["sequence"] == 0
    for wrong in ({"moves": []}, {}, {"move": "take money", "moves": ["take money"]}):
        asked = {"seat": 0, "sequence": 0, "key": fresh_key(), **wrong}
        assert marie.post(f"/tables/{table}/moves", asked, 400)["reason"] == "bad-request"
