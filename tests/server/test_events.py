"""Duplicate play: the same deals at several tables, sealed until the last one has finished."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import msgspec
import pytest

from quattrocento.core import proof as proofs
from quattrocento.core.duplicate import deal_secret
from quattrocento.core.proof import commitment_of
from quattrocento.server import limits
from quattrocento.server.moderation.service import ModerationStore
from quattrocento.server.tasks.fair_queue import FairQueue
from tests.server.clients import PATIENCE, Person, Server, until
from tests.server.test_proofs import ENTROPY, check

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def an_event(host: Person, **more: Any) -> dict[str, Any]:
    commitment = host.post("/commitments", status=201)["commitment"]
    wish = {"name": "Spring", "game": "palazzo", "seats": [OPEN, BOT], "deals": 2, "tables": 2}
    wish |= {"par": "random", "commitment": commitment, "entropy": ENTROPY, **more}
    event: dict[str, Any] = host.post("/events", wish, status=201)
    assert event["commitment"] == commitment
    return event


def play(person: Person, event: str) -> dict[str, Any]:
    """Play a deal of an event to its end."""
    table = person.post(f"/events/{event}/play")
    return person.play_any(table["id"], random.Random(1))


def test_an_event_of_four_tables_is_played_and_scored(server: Server) -> None:
    host, marie, louis = (server.person(name) for name in ("Cosimo", "Marie", "Louis"))
    event = an_event(host)["id"]
    games = [play(person, event) for person in (marie, louis) for _ in range(2)]
    # A connection that has rested may be closed by now.
    marie = server.person(like=marie)
    # What bots make of the deals is played beside.
    info = until(lambda: with_par(marie.get(f"/events/{event}")))
    assert not info["sealed"]
    assert info["finished"] == 4
    assert not info["may_play"]
    results = info["results"]
    assert len(results) == 8
    for each in results:
        same = [other for other in results if same_cards(each, other)]
        average = sum(other["points"] for other in same) / len(same)
        assert each["margin"] == pytest.approx(each["points"] - average, abs=0.01)
        assert isinstance(each["par"], int)
        assert {other["par"] for other in same} == {each["par"]}
    assert results == sorted(results, key=lambda each: -each["margin"])
    assert {each["name"] for each in results if each["bot"] is None} == {"Marie", "Louis"}
    mine = [each for each in results if each["mine"]]
    assert {each["table"] for each in mine} == set(info["mine"])
    for seen in games:
        table = seen["table"]["id"]
        points = [each["points"] for each in results if each["table"] == table]
        assert sorted(points) == sorted(seen["table"]["scores"])
    check_proofs(server, marie, info)


def with_par(info: dict[str, Any]) -> dict[str, Any] | None:
    """An event with its results, once it is known what bots make of the deals."""
    return info if all(each["par"] is not None for each in info["results"]) else None


def test_nobody_waits_for_what_bots_make_of_deals(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, marie = quick_server.person("Cosimo"), quick_server.person("Marie")
    event = an_event(host, deals=1, tables=1, par="maestro")["id"]
    monkeypatch.setattr(limits, "PAR_SECONDS", 0.01)
    may_play = threading.Event()

    async def slow(_queue: FairQueue, *_given: object) -> list[int]:
        await asyncio.to_thread(may_play.wait, PATIENCE)
        return [1, 2]

    monkeypatch.setattr(FairQueue, "run", slow)
    try:
        play(marie, event)
        (listed,) = marie.get("/events")["events"]
        assert [each["par"] for each in listed["results"]] == [None, None]
        assert [each["par"] for each in marie.get(f"/events/{event}")["results"]] == [None, None]
    finally:
        may_play.set()
    found = until(lambda: with_par(marie.get("/events")["events"][0]))
    assert sorted(each["par"] for each in found["results"]) == [1, 2]


def same_cards(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return (one["deal"], one["seat"]) == (other["deal"], other["seat"])


def check_proofs(server: Server, person: Person, info: dict[str, Any]) -> None:
    """The deals are those that were committed to, and the same at the tables of each."""
    assert commitment_of(info["secret"]) == info["commitment"]
    seeds: dict[str, set[str]] = {}
    for table in info["mine"]:
        told = person.get(f"/tables/{table}/proof")
        proof = msgspec.convert(told, proofs.Proof)
        check(proof)
        number = (proof.opening.deal or "").partition("/")[2]
        assert proof.secret == deal_secret(info["secret"], number)
        seeds.setdefault(number, set()).add(proof.seed)
        assert person.get(f"/tables/{table}/record").startswith("[Game")
    assert len(seeds) == 2
    held = [server.held(table).table for table in info["mine"]]
    assert len({table.seed for table in held}) == 2


def test_at_each_table_of_a_deal_the_seats_move_on_and_the_cards_are_the_same(
    quick_server: Server,
) -> None:
    event = an_event(quick_server.person(), deals=1, tables=3)["id"]
    tables = [quick_server.person().post(f"/events/{event}/play") for _ in range(3)]
    seats = [[each["kind"] for each in table["seats"]].index("person") for table in tables]
    assert seats == [0, 1, 0]
    held = [quick_server.held(table["id"]).table for table in tables]
    assert len({table.seed for table in held}) == 1
    first, third = (held[place].view(0) for place in (0, 2))
    assert first.players[0].hand == third.players[0].hand


def test_a_deal_is_sealed_until_the_last_table_has_finished(quick_server: Server) -> None:
    host, marie, louis = (quick_server.person() for _ in range(3))
    event = an_event(host, deals=1, tables=2)["id"]
    seen = play(marie, event)
    table = seen["table"]["id"]
    for path in ("record", "proof", "replay", "replay?open=true"):
        refused = marie.get(f"/tables/{table}/{path}", status=409)
        assert refused["reason"] == "event-sealed", path
        assert "scellées" in refused["words"]["fr"]
    assert seen["table"]["seed"] is None
    info = marie.get(f"/events/{event}")
    assert (info["sealed"], info["secret"], info["results"]) == (True, None, [])
    play(louis, event)
    marie = quick_server.person(like=marie)
    marie.get(f"/tables/{table}/proof")
    assert not marie.get(f"/events/{event}")["sealed"]


def test_nobody_plays_a_deal_twice_or_watches_another_table(quick_server: Server) -> None:
    host, marie, louis = (quick_server.person() for _ in range(3))
    event = an_event(host, deals=1, tables=4)["id"]
    table = marie.post(f"/events/{event}/play")["id"]
    refused = marie.post(f"/events/{event}/play", status=409)
    assert refused["reason"] == "event-played"
    louis.look(table, status=404)
    assert not quick_server.held(table).table.setup.listed


def test_who_comes_with_a_fresh_cookie_is_dealt_the_same_again(quick_server: Server) -> None:
    """One person is one cookie: `docs/trust.md` says what that means for an event."""
    marie = quick_server.person()
    event = an_event(quick_server.person(), deals=1)["id"]
    first = marie.post(f"/events/{event}/play")["id"]
    assert marie.post(f"/events/{event}/play", status=409)["reason"] == "event-played"
    again = quick_server.person().post(f"/events/{event}/play")["id"]
    dealt = [quick_server.held(table).table.setup for table in (first, again)]
    assert dealt[0].secret == dealt[1].secret
    assert dealt[0].deal == dealt[1].deal == f"{event}/0"


def test_people_who_never_meet_share_a_table_where_more_seats_are_open(
    quick_server: Server,
) -> None:
    host, marie, louis, jeanne = (quick_server.person() for _ in range(4))
    event = an_event(host, seats=[OPEN, OPEN], deals=1, tables=2)["id"]
    first = marie.post(f"/events/{event}/play")
    assert first["status"] == "gathering"
    assert louis.post(f"/events/{event}/play")["id"] == first["id"]
    assert jeanne.post(f"/events/{event}/play")["id"] != first["id"]
    for person in (marie, louis):
        assert person.post(f"/events/{event}/play", status=409)["reason"] == "event-played"


def test_in_an_event_there_are_no_hints_and_what_was_shown_is_not_taken_back(
    quick_server: Server,
) -> None:
    marie = quick_server.person()
    event = an_event(quick_server.person())["id"]
    table = marie.post(f"/events/{event}/play")["id"]
    refused = marie.post(f"/tables/{table}/hint", {"seat": 0}, status=409)
    assert refused["reason"] == "no-hints"
    live = quick_server.held(table)
    for _ in range(40):
        marie.play_any(table, random.Random(1), moves=1)
        if live.table.undo_alone(0) is None:
            break
    body = {"seat": 0, "sequence": marie.look(table)["table"]["sequence"], "key": "key-12345678"}
    refused = marie.post(f"/tables/{table}/undo", body, status=409)
    assert refused["reason"] == "event-undo"


def test_the_host_closes_an_event_and_nobody_else_does(quick_server: Server) -> None:
    host, marie = quick_server.person(), quick_server.person()
    event = an_event(host, seats=[OPEN, OPEN])["id"]
    table = marie.post(f"/events/{event}/play")["id"]
    assert marie.post(f"/events/{event}/close", status=403)["reason"] == "not-host"
    info = host.post(f"/events/{event}/close")
    assert not info["sealed"]
    assert quick_server.held(table).table.status == "abandoned"
    refused = quick_server.person().post(f"/events/{event}/play", status=409)
    assert refused["reason"] == "event-closed"


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"seats": [BOT, BOT]}, 400, "event-seats"),
        ({"seats": [{"kind": "me"}, OPEN]}, 400, "event-seats"),
        ({"seats": [OPEN] * 5}, 400, "bad-players"),
        ({"game": "chess"}, 404, "bad-game"),
        ({"par": "genius"}, 400, "bad-bot"),
        ({"deals": 0}, 400, "bad-request"),
        ({"tables": 1000}, 400, "bad-request"),
        ({"name": " \u200b "}, 400, "bad-name"),
        ({"commitment": "00" * 32}, 409, "no-such-commitment"),
        ({"commitment": None}, 400, "entropy-too-early"),
    ],
)
def test_an_event_that_cannot_be_is_refused(
    quick_server: Server, change: dict[str, Any], status: int, reason: str
) -> None:
    host = quick_server.person()
    commitment = host.post("/commitments", status=201)["commitment"]
    wish = {"name": "Spring", "game": "palazzo", "seats": [OPEN, BOT], "par": "random"}
    wish |= {"commitment": commitment, "entropy": ENTROPY}
    refused = host.post("/events", {**wish, **change}, status)
    assert refused["reason"] == reason
    assert host.get("/events")["events"] == []


def test_a_seat_at_an_event_is_given_by_the_event_only(quick_server: Server) -> None:
    host, marie, louis = (quick_server.person() for _ in range(3))
    event = an_event(host, seats=[OPEN, OPEN])["id"]
    table = marie.post(f"/events/{event}/play")
    refused = louis.post("/tables/join", {"code": table["code"]}, status=409)
    assert refused["reason"] == "event-table"
    assert marie.get("/events/nothing", status=404)["reason"] == "no-such-event"


# Every week


def test_each_game_has_a_deal_of_the_week_from_the_servers_chain(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    listed = marie.get("/events")
    assert [each["game"] for each in listed["weekly"]] == sorted(
        each["game"] for each in listed["weekly"]
    )
    weekly = next(each for each in listed["weekly"] if each["game"] == "palazzo")
    assert louis.get("/events")["weekly"][2]["id"] == listed["weekly"][2]["id"]
    one, other = (person.post(f"/events/{weekly['id']}/play") for person in (marie, louis))
    tables = [server.held(table["id"]).table for table in (one, other)]
    assert len({table.seed for table in tables}) == 1
    assert one["proof"]["commitment"] == other["proof"]["commitment"]
    assert marie.get(f"/events/{weekly['id']}")["sealed"]
    assert listed["revealed"] == listed["anchor"], "the chain has just begun"


# Afterwards


def test_an_event_whose_tables_were_not_kept_is_over(quick_server: Server) -> None:
    host, marie = quick_server.person(), quick_server.person()
    event = an_event(host, deals=1, tables=2)["id"]
    table = play(marie, event)["table"]["id"]
    services = quick_server.services

    async def forget() -> None:
        await ModerationStore(services.store.engine).keep_for("keep-ended-tables-days", 0)
        await ModerationStore(services.store.engine).drop_old(time.time() + 1)

    asyncio.run_coroutine_threadsafe(forget(), services.background.loop).result(PATIENCE)
    host = quick_server.person(like=host)
    info = host.get(f"/events/{event}")
    assert (info["sealed"], info["may_play"], info["results"]) == (False, False, [])
    assert table not in info["mine"]
