"""Vacation: clocks of slow games stand still for a seat, others do not."""

from __future__ import annotations

import time
from typing import Any

import pytest

from quattrocento.server.people import vacations
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.people.vacations import Period
from quattrocento.tables.clock import Clock
from quattrocento.tables.messages import ClockSettings
from tests.server.clients import Person, Server, until
from tests.server.conftest import Start

DAY = 86_400
SLOW = {"kind": "move", "seconds": 3 * DAY}


def at_a_slow_table(
    server: Server, clock: dict[str, Any] | None = None
) -> tuple[Person, Person, str]:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", clock=clock or SLOW)["id"]
    louis.post(f"/tables/{table}/join", {})
    return marie, louis, table


def seat(person: Person, table: str, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = person.look(table)["table"]["seats"][number]
    return found


def test_the_clock_stands_still_for_who_is_on_vacation_and_everybody_is_told(
    server: Server,
) -> None:
    marie, louis, table = at_a_slow_table(server)
    with louis.live(table) as live:
        live.next()
        info = marie.post("/me/vacation", {"days": 10})
        assert (info["days_left"], info["most"]) == (11, 21)
        while live.seen["table"]["seats"][0]["vacation_until"] is None:
            live.next()
        assert live.seen["log"][-1]["event"] == {
            "type": "OnVacation",
            "seat": 0,
            "days": 10,
        }
    assert seat(louis, table)["vacation_until"] == info["until"]
    assert 3 * DAY - 60 <= seat(louis, table)["seconds_left"] <= 3 * DAY
    held = server.held(table).table
    assert held.clock.deadline(0) == pytest.approx(info["until"] + 3 * DAY, abs=60)


def test_who_is_back_early_keeps_the_days_and_the_clock_runs_again(server: Server) -> None:
    marie, louis, table = at_a_slow_table(server)
    marie.post("/me/vacation", {"days": 10})
    info = marie.post("/me/vacation/end")
    assert (info["until"], info["days_left"]) == (None, 20)
    assert seat(louis, table)["vacation_until"] is None
    assert server.held(table).table.clock.deadline(0) == pytest.approx(
        time.time() + 3 * DAY, abs=60
    )
    log = louis.look(table)["log"]
    assert [line["event"]["type"] for line in log[-2:]] == ["OnVacation", "VacationOver"]
    assert marie.post("/me/vacation/end", status=409)["reason"] == "not-on-vacation"


def test_a_restart_finds_the_clock_standing_still(start: Start, database: str) -> None:
    first = start(database)
    marie, _, table = at_a_slow_table(first)
    info = marie.post("/me/vacation", {"days": 10})
    first.stop()
    second = start(database)
    again = second.person(like=marie)
    assert seat(again, table)["vacation_until"] == info["until"]
    assert second.held(table).table.clock.deadline(0) == pytest.approx(
        info["until"] + 3 * DAY, abs=60
    )


def test_a_game_that_begins_during_a_vacation_waits_too(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    info = marie.post("/me/vacation", {"days": 3})
    table = marie.open("me", "open", clock=SLOW)["id"]
    louis.post(f"/tables/{table}/join", {})
    until(lambda: seat(louis, table)["vacation_until"] == info["until"])


def test_a_fast_clock_waits_for_nobody(server: Server) -> None:
    marie, louis, table = at_a_slow_table(server, {"kind": "bank", "seconds": 1800})
    refused = marie.post("/me/vacation", {"days": 3}, 409)
    assert refused["reason"] == "vacation-fast-clock"
    assert marie.get("/me/vacation")["until"] is None
    assert seat(louis, table)["vacation_until"] is None
    marie.post(f"/tables/{table}/leave", {"seat": 0})
    marie.post("/me/vacation", {"days": 3})


def test_without_a_clock_the_others_are_only_told(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    info = marie.post("/me/vacation", {"days": 3})
    assert seat(louis, table)["vacation_until"] == info["until"]
    assert seat(louis, table)["seconds_left"] is None


def test_there_are_so_many_days_in_a_year(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    refused = marie.post("/me/vacation", {"days": 22}, 409)
    assert (refused["reason"], refused["field"]) == ("vacation-too-long", "days")
    marie.post("/me/vacation", {"days": 21})
    assert marie.post("/me/vacation", {"days": 1}, 409)["reason"] == "on-vacation"
    marie.post("/me/vacation/end")
    assert marie.get("/me/vacation") == {"until": None, "days_left": 20, "most": 21}


@pytest.mark.parametrize("days", [0, -1, 367, 1.5, None])
def test_what_is_no_number_of_days_is_refused(quick_server: Server, days: object) -> None:
    assert quick_server.person().post("/me/vacation", {"days": days}, 400)["field"] == "days"


def test_the_host_may_allow_none(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite, people=PeopleSettings(vacation_days=0))
    assert server.person().post("/me/vacation", {"days": 1}, 409)["reason"] == "no-vacation"


def test_only_the_days_of_the_last_year_count() -> None:
    now = 1000.0 * DAY
    long_ago = Period(now - 400 * DAY, now - 366 * DAY)
    across = Period(now - 370 * DAY, now - 360 * DAY)
    assert vacations.days_of([across], now) == 5
    assert vacations.days_of([Period(now - 10 * DAY, now - 9.5 * DAY)], now) == 1
    assert long_ago.until < now - vacations.YEAR


def test_a_clock_that_stands_still_takes_nothing_from_a_seat() -> None:
    clock = Clock.begin(ClockSettings(kind="move", seconds=100), 2)
    clock.ask([0], 0.0)
    clock.stand_still(0, 30.0, 1000.0)
    assert clock.left(0, 500.0, True) == 70
    assert clock.deadline(0) == 1070.0
    clock.stand_still(0, 500.0, 600.0)
    assert clock.deadline(0) == 670.0
    assert clock.left(0, 610.0, True) == 60


def test_a_bank_is_charged_for_nothing_while_its_clock_stands_still() -> None:
    clock = Clock.begin(ClockSettings(kind="bank", seconds=100), 2)
    clock.ask([0], 0.0)
    banks = clock.charged(30.0)
    clock.stand_still(0, 30.0, 1000.0)
    clock.note(30.0, [0], [0, 0], banks)
    assert clock.charged(900.0) == [70.0, 100.0]
    assert clock.left(0, 900.0, True) == 70
    assert clock.charged(1010.0) == [60.0, 100.0]
