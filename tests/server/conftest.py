"""Servers for the tests: on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from quattrocento.server.bots.pool import BotPool
from tests.server.clients import Server
from tests.server.postgres import postgres
from tests.support import apart


@pytest.fixture(scope="session")
def bots() -> Iterator[BotPool]:
    bots = BotPool(1)
    yield bots
    bots.close()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


async def create(url: str, name: str) -> None:
    connection = await asyncpg.connect(f"{url}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return new_database(request.getfixturevalue("postgres_url"))


def new_database(url: str) -> str:
    """An empty database of a running PostgreSQL."""
    name = f"t{secrets.token_hex(6)}"
    apart(asyncio.run, create(url, name))
    return f"{url}/{name}"


@pytest.fixture
def on_postgresql(postgres_url: str) -> str:
    return new_database(postgres_url)


@pytest.fixture
def on_sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


Start = Callable[..., Server]


@pytest.fixture
def start(bots: BotPool) -> Iterator[Start]:
    """Start servers, which are all stopped at the end."""
    servers: list[Server] = []

    def started(database: str, **settings: Any) -> Server:
        servers.append(Server(database, bots, **settings))
        return servers[-1]

    yield started
    for server in servers:
        server.stop()


@pytest.fixture
def server(start: Start, database: str) -> Server:
    """A server on each kind of database."""
    return start(database)


@pytest.fixture
def quick_server(start: Start, on_sqlite: str) -> Server:
    """A server on SQLite, for what has nothing to do with the database."""
    return start(on_sqlite)
