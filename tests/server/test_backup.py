"""Backup and restore, as docs/hosting.md says: into an empty place, and the game goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
from pathlib import Path

from scripts.postgres import programs
from tests.server.clients import Person, Server
from tests.server.conftest import Start, create
from tests.support import apart


def begun(server: Server) -> tuple[Person, str]:
    """Somebody in the middle of a game, who has said something."""
    marie = server.person("Marie")
    table: str = marie.open("me", "me")["id"]
    marie.play_any(table, random.Random(2), moves=7)
    marie.post(f"/tables/{table}/chat", {"text": "Back soon"})
    return marie, table


def goes_on(server: Server, like: Person, table: str, seen: dict[str, object]) -> None:
    """The same person finds the same table there, and plays to the end."""
    marie = server.person(like=like)
    assert marie.id == like.id
    assert marie.get("/me")["name"] == "Marie"
    found = marie.look(table)
    for part in ("views", "offers", "log", "chat"):
        assert found[part] == seen[part]
    marie.play_any(table, random.Random(3))
    assert marie.look(table)["table"]["status"] == "finished"


def test_a_copy_of_sqlite_made_while_the_server_runs_is_a_whole_backup(
    start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    server = start(f"sqlite:///{file}")
    marie, table = begun(server)
    seen = marie.look(table)
    copy = tmp_path / "backup.db"
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    for connection in (source, target):
        connection.close()
    goes_on(start(f"sqlite:///{copy}"), marie, table, seen)


def test_a_dump_of_postgresql_is_restored_into_an_empty_database(
    start: Start, postgres_url: str, tmp_path: Path
) -> None:
    names = [f"t{random.getrandbits(40):x}" for _ in range(2)]
    for name in names:
        apart(asyncio.run, create(postgres_url, name))
    server = start(f"{postgres_url}/{names[0]}")
    marie, table = begun(server)
    seen = marie.look(table)
    folder = programs()
    assert folder is not None
    dump = tmp_path / "tables.dump"
    source, target = (f"{postgres_url}/{name}" for name in names)
    run = [str(folder / "pg_dump"), "--format=custom", f"--file={dump}", source]
    subprocess.run(run, check=True, timeout=60)
    run = [str(folder / "pg_restore"), "--no-owner", f"--dbname={target}", str(dump)]
    subprocess.run(run, check=True, timeout=60)
    goes_on(start(target), marie, table, seen)
