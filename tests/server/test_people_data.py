"""What is kept of one person beside their name can be exported and erased, all of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from typer.testing import CliRunner

from quattrocento.cli.app import app
from quattrocento.server.moderation import service as moderation
from quattrocento.server.store import schema
from quattrocento.server.store.database import connected
from tests.server.clients import PATIENCE, Person, Server, until
from tests.server.test_devices import accept, token_of
from tests.server.test_passkeys import with_passkey
from tests.support import apart


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "LOOK_SECONDS", 0.05)


def host(database: str, *command: str) -> None:
    done = apart(CliRunner().invoke, app, ["host", *command, "--database", database])
    assert done.exit_code == 0, done.output


def marie_with_everything(server: Server) -> tuple[Person, Person]:
    """Somebody who has one of everything, and her other device."""
    marie, phone = server.person("Marie"), server.person()
    accept(phone, token_of(marie))
    table = marie.open("me", "random")["id"]
    marie.put(f"/tables/{table}/note", {"text": "Mine alone"})
    marie.post("/me/vacation", {"days": 2})
    with_passkey(server, marie)
    marie.post("/me/passkeys/begin")
    marie.post("/me/calls/hook", {"url": "https://elsewhere.example/call"})
    louis = server.person("Louis")
    waiting = marie.open("me", "open")["id"]
    louis.post(f"/tables/{waiting}/join", {})
    until(lambda: kept(server, marie))
    token_of(marie)
    return marie, phone


def kept(server: Server, person: Person) -> bool:
    """Whether a call to somebody waits in the store."""
    services = server.services
    asked = moderation.ModerationStore(services.store.engine).kept_of(person.id)
    loop = services.background.loop
    return bool(asyncio.run_coroutine_threadsafe(asked, loop).result(PATIENCE)["calls"])


def rows_of(database: str, person: str) -> dict[str, list[Any]]:
    """All rows that name a person."""

    async def read() -> dict[str, list[Any]]:
        engine: AsyncEngine = connected(database)
        found: dict[str, list[Any]] = {}
        async with engine.connect() as connection:
            for name, table in schema.metadata.tables.items():
                rows = (await connection.execute(sa.select(table))).all()
                found[name] = [row for row in rows if person in map(str, row)]
        await engine.dispose()
        return found

    result: dict[str, list[Any]] = apart(asyncio.run, read())
    return result


def test_every_table_with_a_persons_column_is_known_to_belong_to_them() -> None:
    elsewhere = {"sitters", "chat", "presence", "commitments"}
    known = {table.name for table in schema.OWNED} | elsewhere
    tables = schema.metadata.tables.values()
    assert {table.name for table in tables if "person" in table.c} == known


def test_everything_is_exported_but_keys_and_tokens(
    server: Server, database: str, tmp_path: Path
) -> None:
    marie, _ = marie_with_everything(server)
    file = tmp_path / "marie.json"
    host(database, "export-person", marie.id, str(file))
    kept = json.loads(file.read_text())["kept"]
    assert {name for name, rows in kept.items() if rows} == {table.name for table in schema.OWNED}
    assert kept["notes"][0]["text"] == "Mine alone"
    for name, hidden in schema.SECRETS.items():
        assert not any(secret in row for row in kept[name] for secret in hidden)


def test_everything_is_erased_with_the_person(server: Server, database: str) -> None:
    marie, _ = marie_with_everything(server)
    host(database, "erase", marie.id)
    left = rows_of(database, marie.id)
    assert {name: len(left[name]) for name in left if left[name]} == {}


def test_a_device_that_was_taken_away_stays_a_strangers(server: Server, database: str) -> None:
    marie, phone = marie_with_everything(server)
    lost = next(each for each in marie.get("/me/devices")["devices"] if not each["here"])
    marie.post(f"/me/devices/{lost['id']}/remove", status=204)
    before = dict(phone.http.cookies)
    host(database, "erase", marie.id)
    phone.http.cookies.clear()
    phone.http.cookies.update(before)
    assert phone.get("/me")["id"] != marie.id
