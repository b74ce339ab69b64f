"""The host's console: tables closed, people kept out or silenced, names and people taken away."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from quattrocento.cli.app import app
from quattrocento.server.moderation import service as moderation
from quattrocento.server.store import schema
from quattrocento.server.store.database import connected
from quattrocento.tables.ids import new_id
from tests.server.clients import Person, Server, get, until
from tests.server.conftest import Start
from tests.support import apart

DAY = 24 * 3600.0


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "LOOK_SECONDS", 0.05)


def host(database: str, *command: str, status: int = 0) -> str:
    """What the console says to a command, while servers run."""
    done = apart(CliRunner().invoke, app, ["host", *command, "--database", database])
    assert done.exit_code == status, done.output
    return done.output


def refusal_of(person: Person, path: str, status: int = 403) -> dict[str, Any]:
    answer: dict[str, Any] = person.get(path, status)
    return answer


def at_a_table(server: Server, **more: Any) -> tuple[Person, Person, str]:
    """Marie and Louis, who play, and have talked."""
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", **more)["id"]
    louis.post(f"/tables/{table}/join", {})
    marie.post(f"/tables/{table}/chat", {"text": "Welcome"})
    louis.post(f"/tables/{table}/chat", {"text": "Something bad"})
    return marie, louis, table


def test_a_closed_table_is_called_off_for_everybody_who_plays(
    server: Server, database: str
) -> None:
    marie, _, table = at_a_table(server)
    with marie.live(table) as live:
        live.next()
        assert table in host(database, "close", table)
        until(lambda: marie.look(table)["table"]["status"] == "abandoned")
        while live.seen["table"]["status"] != "abandoned":
            live.next()
    assert host(database, "close", table, status=2)
    assert host(database, "close", new_id(), status=2)


def test_a_closed_table_takes_no_move_even_before_the_server_knows(
    server: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, _, table = at_a_table(server)

    async def knows_nothing(_: moderation.Moderation) -> None:
        pass

    monkeypatch.setattr(moderation.Moderation, "look", knows_nothing)
    host(database, "close", table)
    sequence = server.held(table).table.sequence
    refused = marie.move(table, 0, "take money", sequence, status=409)
    assert refused["reason"] in ("stale", "not-playing")
    assert marie.look(table)["table"]["status"] == "abandoned"


def test_who_is_banned_is_sent_away_and_told_why_in_both_languages(
    server: Server, database: str
) -> None:
    marie, louis, table = at_a_table(server)
    with louis.live(table) as live:
        live.next()
        host(database, "ban", louis.id)
        assert live.until("refused")["reason"] == "banned"
    refused = refusal_of(louis, "/tables")
    assert refused["reason"] == "banned"
    assert set(refused["words"]) == {"en", "fr"}
    assert refused["words"]["en"] != refused["words"]["fr"]
    with louis.live(table) as live:
        assert live.next()["reason"] == "banned"
    assert louis.http.get(server.url).status_code == 200
    assert marie.look(table)["table"]["status"] == "playing"
    host(database, "pardon", louis.id)
    until(lambda: louis.http.get("/tables").status_code == 200)
    assert host(database, "pardon", louis.id, status=2)


def test_an_address_is_banned_behind_a_trusted_proxy_and_no_other(
    start: Start, database: str
) -> None:
    server = start(database, trusted_proxies=("127.0.0.1",))
    marie, louis = server.person("Marie"), server.person("Louis")
    louis.http.headers["X-Forwarded-For"] = "2001:db8:1:2::7"
    host(database, "ban", "2001:db8:1:2::9")
    until(lambda: louis.http.get("/me").status_code == 403)
    louis.http.cookies.clear()
    assert refusal_of(louis, "/me")["reason"] == "banned"
    assert marie.get("/me")["name"] == "Marie"
    assert "2001:db8:1:2::/64" in host(database, "sanctions")


def test_a_ban_holds_after_a_restart_and_ends_in_time(start: Start, database: str) -> None:
    server = start(database)
    louis, marie = server.person("Louis"), server.person("Marie")
    host(database, "ban", louis.id)
    host(database, "ban", marie.id, "--days", "0")
    server.stop()
    server = start(database)
    cookies = dict(louis.http.cookies)
    refused = get(f"{server.url}/api/v1/me", cookies=cookies)
    assert (refused.status_code, refused.json()["reason"]) == (403, "banned")
    assert server.person(like=marie).get("/me")["name"] == "Marie"
    assert marie.id not in host(database, "sanctions")


def test_who_is_silenced_plays_on_but_writes_nothing(server: Server, database: str) -> None:
    marie, louis, table = at_a_table(server)
    host(database, "silence", louis.id, "--days", "3")
    said = f"/tables/{table}/chat"
    until(lambda: louis.http.post(said, json={"text": "x"}).status_code == 403)
    assert louis.post(said, {"text": "x"}, 403)["reason"] == "silenced"
    assert louis.put("/me", {"name": "Something bad"}, 403)["reason"] == "silenced"
    assert louis.look(table)["table"]["status"] == "playing"
    marie.post(said, {"text": "Peace"})


def test_a_forgotten_name_is_gone_from_tables_logs_chat_and_lobby(
    server: Server, database: str
) -> None:
    marie, louis, table = at_a_table(server)
    waiting = louis.open("me", "open")["id"]
    with marie.live(table) as live:
        live.next()
        host(database, "forget", louis.id)
        # The name goes first, then the chat: each is shown as soon as it is gone.
        while live.next()["type"] != "snapshot" or len(live.seen["chat"]) > 1:
            pass
        for seen in (live.seen, marie.look(table)):
            assert "Louis" not in json.dumps(seen)
            assert [line["text"] for line in seen["chat"]] == ["Welcome"]
    until(lambda: "Louis" not in json.dumps(marie.get("/tables")))
    assert any(each["id"] == waiting for each in marie.get("/tables")["open"])
    assert louis.get("/me")["name"] == ""
    # Whoever speaks next gets a number of their own, and everybody hears it.
    assert marie.post(f"/tables/{table}/chat", {"text": "Well"})["number"] == 3
    assert "Louis" not in everything(database)
    marie.move(table, 0, "take money", marie.look(table)["table"]["sequence"])


def everything(database: str) -> str:
    """All that a database holds, as text."""

    async def read() -> str:
        engine = connected(database)
        async with engine.connect() as connection:
            found = [
                (await connection.execute(sa.select(table))).all()
                for table in schema.metadata.sorted_tables
            ]
        await engine.dispose()
        return str(found)

    return apart(asyncio.run, read())


def test_an_erased_person_is_nowhere_and_their_games_go_on(
    server: Server, database: str, tmp_path: Path
) -> None:
    marie, louis, table = at_a_table(server, spectators=False)
    own = louis.open("me", "open")["id"]
    louis.put("/me", {"name": "Ludovico"})
    file = tmp_path / "louis.json"
    host(database, "export-person", louis.id, str(file))
    data = json.loads(file.read_text())
    assert data["name"] == "Ludovico"
    assert {each["id"] for each in data["tables"]} == {table, own}
    assert [line["text"] for line in data["chat"]] == ["Something bad"]
    with louis.live(table) as live:
        live.next()
        host(database, "erase", louis.id)
        assert live.until("refused")["reason"] == "no-such-table"
    left = everything(database)
    for trace in (louis.id, "Ludovico", "Louis", "Something bad"):
        assert trace not in left
    until(lambda: marie.look(table)["table"]["seats"][1]["stand_in"])
    until(lambda: server.held(own).table.status == "abandoned")
    assert marie.play_any(table, random.Random(1), moves=3)["table"]["status"] == "playing"
    assert louis.get("/tables")["mine"] == []


def test_what_was_kept_long_enough_is_dropped(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database)
    marie, _, table = at_a_table(server)
    ended = marie.open("me", "open")["id"]
    marie.post(f"/tables/{ended}/end")
    host(database, "retention", "--chat", "30", "--tables", "90")
    services = server.services

    async def later(days: float) -> list[str]:
        gone: list[str] = await moderation.ModerationStore(services.store.engine).drop_old(
            time.time() + days * DAY
        )
        return gone

    def drop(days: float) -> list[str]:
        loop = services.background.loop
        return asyncio.run_coroutine_threadsafe(later(days), loop).result(30)

    assert drop(29) == []
    assert len(marie.look(table)["chat"]) == 2
    assert drop(31) == []
    assert marie.look(table)["chat"] == []
    assert drop(91) == [ended]
    until(lambda: marie.http.get(f"/tables/{ended}").status_code == 404)
    assert marie.look(table)["table"]["status"] == "playing"
    assert "-1" not in host(database, "retention", "--chat", "-1", "--tables", "-1")
    assert drop(1000) == []


def test_the_console_shows_whom_it_may_act_on_and_refuses_what_is_nobody(
    server: Server, database: str
) -> None:
    _, louis, table = at_a_table(server)
    assert table in host(database, "tables")
    shown = host(database, "table", table)
    assert louis.id in shown
    assert "Something bad" in shown
    for command in (("ban", "Louis"), ("forget", "Louis"), ("erase", "x"), ("table", "x")):
        host(database, *command, status=2)
