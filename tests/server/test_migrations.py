"""A store is brought to its present shape whole or not at all, whenever that is broken off."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store import store as store_module
from quattrocento.server.store.database import MIGRATIONS, connected
from quattrocento.server.store.store import Store
from tests.server.conftest import new_database
from tests.support import apart

FIRST = "0001"
SETUP = '{"clock": {"kind": "move", "seconds": 60}}'


@pytest.mark.parametrize("shape", [None, FIRST], ids=["empty", "first-shape"])
def test_a_store_of_sqlite_whose_migration_was_killed_at_any_statement_opens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shape: str | None
) -> None:
    """The files as they lie on the disk before each statement are what a kill would leave."""
    file = tmp_path / "tables.db"
    if shape is not None:
        apart(asyncio.run, in_shape(f"sqlite:///{file}", shape))
    left: list[Path] = []

    def keep(*_: object) -> None:
        folder = tmp_path / f"killed-{len(left)}"
        folder.mkdir()
        for each in (file, Path(f"{file}-wal")):
            if each.exists():
                shutil.copy(each, folder)
        left.append(folder / file.name)

    watch(monkeypatch, keep)
    apart(asyncio.run, opened(f"sqlite:///{file}"))
    monkeypatch.undo()
    assert len(left) > 20
    whole = shape_of(file)
    for each in left:
        apart(asyncio.run, opened(f"sqlite:///{each}"))
        assert shape_of(each) == whole, each
        if shape is not None:
            assert timed_tables(each) == [("t", 1)], each


def test_a_migration_that_fails_at_any_statement_is_begun_anew(
    database: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sqlite = database.startswith("sqlite")
    fresh = f"sqlite:///{tmp_path}/fresh.db" if sqlite else new_database(postgres_url)
    for number in range(0, 1000, 3):
        before = iter(range(number))

        def fail(*_: object) -> None:
            if next(before, None) is None:  # noqa: B023
                raise OSError("the power fails")

        watch(monkeypatch, fail)
        try:
            apart(asyncio.run, opened(fresh))
        except OSError:
            continue
        finally:
            monkeypatch.undo()
        assert number > 20
        return
    raise AssertionError("it never came to an end")


def watch(monkeypatch: pytest.MonkeyPatch, called: Any) -> None:
    """Call something before each statement with which a store is opened."""

    def watched(url: str) -> AsyncEngine:
        engine = connected(url)
        sa.event.listen(engine.sync_engine, "before_cursor_execute", called)
        return engine

    monkeypatch.setattr(store_module, "connected", watched)


async def opened(url: str) -> None:
    """Open a store and write into it."""
    store = await Store.open(url)
    try:
        await store.ping()
    finally:
        await store.close()


async def in_shape(url: str, revision: str) -> None:
    """Make a store as it was at some time, with a table in it."""

    def migrate(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.exec_driver_sql(
            "INSERT INTO tables (id, code, host, status, listed, changed, sequence, setup, summary)"
            f" VALUES ('t', 'c', 'h', 'playing', 0, 0, 0, '{SETUP}', '')"
        )

    engine = connected(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


def shape_of(file: Path) -> list[tuple[str, str]]:
    """All tables and indexes of a file of SQLite."""
    asked = "SELECT name, sql FROM sqlite_master ORDER BY name"
    return read(file, asked)


def timed_tables(file: Path) -> list[tuple[str, int]]:
    """The tables that are kept in a file, and whether they have a clock."""
    return read(file, "SELECT id, timed FROM tables")


def read(file: Path, asked: str) -> list[Any]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(asked).fetchall()
    finally:
        connection.close()
