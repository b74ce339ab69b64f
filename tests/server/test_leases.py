"""Who lets bots move and clocks ring, when processes come and go; and what is loaded when."""

from __future__ import annotations

import asyncio
import time

import pytest

from quattrocento.server import limits
from quattrocento.server.store import leases
from quattrocento.server.store.leases import Leases
from quattrocento.server.store.store import Store
from quattrocento.server.tables import maintenance
from quattrocento.server.tables.bot_turns import holds_lease
from quattrocento.server.tables.maintenance import Maintenance
from quattrocento.tables.entries import Entry
from tests.server.clients import PATIENCE, Person, Server, in_loop, until
from tests.server.conftest import Start
from tests.server.test_failures import asked

LONG = 1000.0


@pytest.fixture
def with_short_leases(on_postgresql: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of PostgreSQL, where leases run out soon."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", 1.0)
    monkeypatch.setattr(leases, "BEAT_SECONDS", 0.2)
    monkeypatch.setattr(leases, "ASK_AGAIN_SECONDS", 0.2)
    return on_postgresql


def die(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop a server without a word to the others: only its connections end."""
    with monkeypatch.context() as silent:
        silent.setattr(Leases, "end", Leases._stop_beating)
        server.stop()


def test_when_a_process_dies_another_lets_its_bots_move(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = start(with_short_leases, bot_pause=LONG)
    there = start(with_short_leases)
    marie = here.person("Marie")
    table = marie.open("random", "me")["id"]
    marie_there = there.person(like=marie)
    with marie_there.live(table) as live:
        live.next()
        die(here, monkeypatch)
        assert until(lambda: asked(marie_there, table))


def test_a_process_that_comes_later_finds_the_bots_that_nobody_moves(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = start(with_short_leases, bot_pause=LONG)
    marie = here.person("Marie")
    table = marie.open("random", "me")["id"]
    die(here, monkeypatch)
    marie = start(with_short_leases).person(like=marie)
    assert until(lambda: asked(marie, table))


def test_who_looks_after_tables_already_takes_over_all_those_of_a_dead_process(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at them; a survivor that has nothing to do itself would have taken them."""
    here = start(with_short_leases, bot_pause=LONG)
    there = start(with_short_leases)
    marie, louis = here.person("Marie"), there.person("Louis")
    take(there, louis.open("me", "random")["id"])
    tables = [marie.open("random", "me")["id"] for _ in range(3)]
    for table in tables:
        take(here, table)
    timed = marie.open("me", "me", clock={"kind": "move", "seconds": 1000})["id"]
    die(here, monkeypatch)
    until(lambda: all(has_moved(there, table) for table in tables))
    until(lambda: there.services.registry.held(timed))


def test_what_a_process_looked_after_when_it_was_killed_goes_on_when_another_starts(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = start(with_short_leases, bot_pause=LONG)
    marie = here.person("Marie")
    tables = [marie.open("random", "me")["id"] for _ in range(3)]
    for table in tables:
        take(here, table)
    die(here, monkeypatch)
    there = start(with_short_leases)
    until(lambda: all(has_moved(there, table) for table in tables))


def test_who_is_stopped_leaves_the_tables_to_the_others(
    start: Start, with_short_leases: str
) -> None:
    here = start(with_short_leases, bot_pause=LONG)
    there = start(with_short_leases)
    table = here.person("Marie").open("random", "me")["id"]
    take(here, table)
    here.stop()
    until(lambda: has_moved(there, table))


def has_moved(server: Server, table: str) -> bool:
    """Whether a server holds a table and something has happened there."""
    live = server.services.registry.held(table)
    return live is not None and live.table.sequence > 0


def test_who_was_thought_dead_looks_after_its_tables_no_longer(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection broke, and it has another: else two would think for the same bots."""
    here = start(with_short_leases, bot_pause=LONG)
    there = start(with_short_leases, bot_pause=LONG)
    table = here.person("Marie").open("random", "me")["id"]
    take(here, table)
    keeper = here.services.store.leases
    with monkeypatch.context() as cut_off:
        cut_off.setattr(keeper, "_locked", fails)
        in_loop(here, keeper._stop_beating())
        until(lambda: there.services.registry.held(table) and there.held(table).leased)
    until(lambda: keeper._beating)
    until(lambda: not here.held(table).leased)
    assert there.held(table).leased


async def fails() -> None:
    """No connection to the database."""
    raise OSError("cut off")


def test_while_a_process_lives_no_other_thinks_for_its_bots(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often the other asks whether somebody has died."""
    here = start(with_short_leases, bot_pause=LONG)
    there = start(with_short_leases)
    marie = here.person("Marie")
    table = marie.open("random", "me")["id"]
    until(lambda: here.held(table).thinking)
    take(here, table)
    marie_there = there.person(like=marie)
    marie_there.look(table)
    leases_there = there.services.store.leases
    somebody_died, answers = leases_there.somebody_died, []

    async def noted() -> bool:
        answers.append(await somebody_died())
        return answers[-1]

    monkeypatch.setattr(leases_there, "somebody_died", noted)
    until(lambda: len(answers) > 2 * leases.LEASE_SECONDS / leases.BEAT_SECONDS)
    assert not any(answers)
    assert not there.held(table).leased
    assert asked(marie_there, table) is None
    here.stop()
    assert until(lambda: asked(marie_there, table))


def take(server: Server, table: str) -> None:
    """Let a server look after a table at once."""
    services = server.services
    live = services.registry.held(table)
    assert in_loop(server, holds_lease(services.store, live))


def test_when_a_process_dies_the_clock_rings_in_another(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = start(with_short_leases), start(with_short_leases)
    marie = here.person("Marie")
    table = marie.open("me", "me", clock={"kind": "move", "seconds": 10})["id"]
    take(here, table)
    marie_there = there.person(like=marie)
    marie_there.look(table)
    die(here, monkeypatch)
    there.hasten(table)
    until(lambda: marie_there.look(table)["table"]["seats"][0]["stand_in"])


def test_the_clock_runs_on_while_one_of_the_processes_is_there(
    start: Start, with_short_leases: str
) -> None:
    """Only the time in which nobody served is not counted."""
    here = start(with_short_leases)
    marie = here.person("Marie")
    table = marie.open("me", "me", clock={"kind": "bank", "seconds": 1000})["id"]
    there = start(with_short_leases)
    there.person(like=marie).look(table)
    assert there.held(table).table.clock.since == here.held(table).table.clock.since


# Loading


def test_a_table_is_loaded_when_somebody_looks_at_it_and_not_before(
    start: Start, database: str
) -> None:
    server = start(database)
    marie = server.person("Marie")
    plain = [marie.open("me", "random")["id"] for _ in range(3)]
    timed = marie.open("me", "me", clock={"kind": "move", "seconds": 1000})["id"]
    server.stop()
    server = start(database)
    registry = server.services.registry
    until(lambda: registry.held(timed))
    assert [registry.held(table) for table in plain] == [None] * 3
    marie = server.person(like=marie)
    assert marie.look(plain[0])["table"]["status"] == "playing"
    assert registry.held(plain[0]) is not None


def test_however_many_tables_are_in_play_a_server_begins_without_reading_them(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database)
    marie = server.person("Marie")
    for _ in range(3):
        marie.open("me", "me")
    server.stop()
    read: list[str] = []
    entries = Store.entries

    async def noted(store: Store, table_id: str, after: int = 0) -> list[Entry]:
        read.append(table_id)
        return await entries(store, table_id, after)

    monkeypatch.setattr(Store, "entries", noted)
    server = start(database)
    server.person("Louis").get("/tables")
    assert read == []


def test_the_bots_of_a_table_go_on_when_somebody_looks_at_it(start: Start, database: str) -> None:
    server = start(database, bot_pause=LONG)
    marie = server.person("Marie")
    table = marie.open("random", "me")["id"]
    server.stop()
    marie = start(database).person(like=marie)
    assert until(lambda: asked(marie, table))


def test_what_nobody_misses_goes_from_memory_with_its_lease(
    start: Start, with_short_leases: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_TABLES", 2)
    server = start(with_short_leases)
    marie = server.person("Marie")
    table = marie.open("me", "open")["id"]
    take(server, table)
    for _ in range(3):
        marie.open("me", "open")
    registry = server.services.registry
    until(lambda: registry.held(table) is None)
    other = start(with_short_leases)
    marie = other.person(like=marie)
    marie.look(table)
    until(lambda: taken(other, table))


def taken(server: Server, table: str) -> bool:
    try:
        take(server, table)
    except AssertionError:
        return False
    return True


# Forgotten tables


def test_a_table_that_gathers_in_vain_is_called_off(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database)
    marie = server.person("Marie")
    waiting, forgotten = (marie.open("me", "open")["id"] for _ in range(2))
    playing = marie.open("me", "me")["id"]
    monkeypatch.setattr(maintenance, "FORGOTTEN_SECONDS", -1.0)
    with marie.live(waiting) as live:
        live.next()
        sweep(server)
        assert status(marie, forgotten) == "abandoned"
        assert status(marie, waiting) == "gathering"
        assert status(marie, playing) == "playing"


def test_a_game_that_nobody_plays_any_more_is_called_off(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database)
    marie, louis = server.person("Marie"), server.person("Louis")
    deserted, watched, played = (marie.open("me", "me")["id"] for _ in range(3))
    long_ago = time.time() + maintenance.DESERTED_SECONDS
    gathering = louis.open("me", "open")["id"]
    monkeypatch.setattr(maintenance, "FORGOTTEN_SECONDS", 10 * maintenance.DAY)
    monkeypatch.setattr(maintenance, "DESERTED_SECONDS", 0.0)
    with marie.live(watched) as live:
        live.next()
        with monkeypatch.context() as later:
            # A move that was made after the time from which on nothing must have happened.
            later.setattr("quattrocento.server.tables.registry.time.time", lambda: long_ago)
            marie.move(played, 0, "take money", 0)
        sweep(server)
        found = [status(marie, table) for table in (deserted, watched, played, gathering)]
        assert found == ["abandoned", "playing", "playing", "gathering"]


def test_a_table_that_nobody_asks_for_is_not_kept_in_memory(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie = server.person("Marie")
    unvisited, visited, watched = (marie.open("me", "me")["id"] for _ in range(3))
    marie.move(unvisited, 0, "take money", 0)
    seen = marie.look(unvisited)
    for table in (unvisited, visited, watched):
        until(lambda: server.held(table).answering is not None)  # noqa: B023
        server.held(table).answering.cancel()  # type: ignore[union-attr]
        server.held(table).answering = None
    server.held(unvisited).visited -= maintenance.UNVISITED_SECONDS + 1
    server.held(watched).visited -= maintenance.UNVISITED_SECONDS + 1
    with marie.live(watched) as live:
        live.next()
        sweep(server)
        assert server.services.registry.held(unvisited) is None
        assert server.held(visited) is not None
        assert server.held(watched) is not None
    assert marie.look(unvisited)["views"] == seen["views"]


def test_garbage_is_looked_for_everywhere_when_nobody_is_there_or_once_a_day(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []
    monkeypatch.setattr(maintenance, "collect_all", lambda: looks.append(time.monotonic()))
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    found = []
    with marie.live(table) as live:
        live.next()
        for ago in (0, maintenance.HOUR + 1, maintenance.DAY + 1):
            quick_server.services.maintenance.garbage_collected_at = time.monotonic() - ago
            sweep(quick_server)
            found.append(len(looks))
    until(lambda: not quick_server.held(table).watchers)
    for ago in (0, maintenance.HOUR + 1):
        quick_server.services.maintenance.garbage_collected_at = time.monotonic() - ago
        sweep(quick_server)
        found.append(len(looks))
    assert found == [0, 0, 1, 1, 2]


def sweep(server: Server) -> None:
    services = server.services
    maintenance: Maintenance = services.maintenance
    swept = maintenance.sweep()
    asyncio.run_coroutine_threadsafe(swept, services.background.loop).result(PATIENCE)


def status(person: Person, table: str) -> str:
    found: str = person.look(table)["table"]["status"]
    return found
