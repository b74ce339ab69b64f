"""Seats by lot: drawn from the seed when the game begins, and seen in log and record."""

from __future__ import annotations

import random
from typing import Any

import quattrocento as qc
from quattrocento.core.lot import seated_by_lot
from tests.server.clients import Person, Server
from tests.server.conftest import Start
from tests.support import rule

SEATED = {"kind": "me"}
OPEN = {"kind": "open"}


def set_table(host: Person, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """A table as the page sets it: nothing is said of the lot unless it is given."""
    table: dict[str, Any] = host.post(
        "/tables", {"game": "palazzo", "seats": list(seats), **more}, status=201
    )
    return table


def names(seen: dict[str, Any]) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in seen["table"]["seats"]]


def told(seen: dict[str, Any]) -> list[str]:
    return [line["event"]["type"] for line in seen["log"]]


@rule("PAL-SET-1", "PRI-SET-1", "AUG-SET-1", "FLO-SET-8")
def test_the_lot_is_drawn_when_the_last_seat_is_taken(start: Start, database: str) -> None:
    server = start(database)
    marie, louis = server.person("Marie"), server.person("Louis")
    arranged = ["Marie", "Louis", "advised", "random"]
    bots = [{"kind": "bot", "bot": "advised"}, {"kind": "bot", "bot": "random"}]
    orders = set()
    for _ in range(8):
        table = set_table(marie, SEATED, OPEN, *bots)
        assert table["lot"]
        louis.post(f"/tables/{table['id']}/join", {})
        seen = marie.look(table["id"])
        seed = server.held(table["id"]).table.seed
        assert names(seen) == seated_by_lot(seed, arranged)
        assert told(seen)[:3] == ["Joined", "SeatsDrawn", "Began"]
        assert seen["log"][0]["event"]["name"] == "Louis"
        assert [seat["mine"] for seat in seen["table"]["seats"]] == [
            name == "Marie" for name in names(seen)
        ]
        orders.add(tuple(names(seen)))
    assert len(orders) > 1
    server.stop()
    again = start(database)
    assert names(again.person(like=marie).look(table["id"])) == names(seen)


def test_as_arranged_nobody_changes_seats(server: Server) -> None:
    marie = server.person("Marie")
    for _ in range(4):
        table = set_table(marie, SEATED, {"kind": "bot", "bot": "random"}, lot=False)
        seen = marie.look(table["id"])
        assert names(seen) == ["Marie", "random"]
        assert "SeatsDrawn" not in told(seen)


def test_alone_there_is_no_lot(server: Server) -> None:
    marie = server.person("Marie")
    table = set_table(marie, SEATED, game="florence")
    assert told(marie.look(table["id"]))[0] == "Began"


def test_another_game_moves_the_first_seat_on_by_one_and_the_record_names_them(
    quick_server: Server,
) -> None:
    marie = quick_server.person("Marie")
    table = set_table(marie, SEATED, SEATED, {"kind": "bot", "bot": "random"})["id"]
    marie.play_any(table, random.Random(3))
    seated = names(marie.look(table))
    assert qc.Record.loads(marie.get(f"/tables/{table}/record")).names == seated
    again = marie.post(f"/tables/{table}/rematch", {})
    assert not again["lot"]
    assert names(marie.look(again["id"])) == [*seated[1:], *seated[:1]]


def test_at_another_game_everybody_gets_the_seat_that_waits_for_them(
    quick_server: Server,
) -> None:
    people = [quick_server.person(name) for name in ("Marie", "Louis", "Jeanne")]
    marie, louis, jeanne = people
    table = set_table(marie, SEATED, OPEN, OPEN)["id"]
    for person in (louis, jeanne):
        person.post(f"/tables/{table}/join", {})
    play_out(people, table)
    seated = names(marie.look(table))
    again = marie.post(f"/tables/{table}/rematch", {})["id"]
    for person in (jeanne, louis):
        person.post(f"/tables/{again}/join", {})
    assert names(marie.look(again)) == [*seated[1:], *seated[:1]]


def play_out(people: list[Person], table: str) -> None:
    """People make any moves until the game is over."""
    while True:
        for person in people:
            seen = person.look(table)
            if seen["table"]["status"] == "finished":
                return
            seat = next((each for each in seen["offers"] if each["offers"]), None)
            if seat is not None:
                sequence = seen["table"]["sequence"]
                person.move(table, seat["seat"], seat["offers"][-1]["move"], sequence)
