"""Servers for the tests: on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.store.database import connected, migrate
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


# To copy what has its tables already takes a third of the time that it takes to make them.


@pytest.fixture(scope="session")
def prepared_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite in which there are all tables, and nothing in them."""
    file = tmp_path_factory.mktemp("prepared") / "tables.db"
    apart(asyncio.run, prepare(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def prepared_database(postgres_url: str) -> str:
    """The same in PostgreSQL: the name of the database."""
    apart(asyncio.run, create(postgres_url, PREPARED))
    apart(asyncio.run, prepare(f"{postgres_url}/{PREPARED}"))
    return PREPARED


PREPARED = "prepared"


async def prepare(url: str) -> None:
    """Make the tables of a store."""
    engine = connected(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


async def create(url: str, name: str, like: str = "template1") -> None:
    """Add a database to a running PostgreSQL."""
    connection = await asyncpg.connect(f"{url}/postgres")
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
    await connection.close()


# What stands on the databases themselves runs on both by default; for everything else SQLite will
# do, and `make test-all` tries it on PostgreSQL too.
ON_BOTH = {
    f"test_{name}"
    for name in (
        "backup",
        "failures",
        "leases",
        "migrations",
        "processes",
        "store_down",
        "transfer",
        "writer",
    )
}


def databases(module: str) -> list[Any]:
    """The kinds of databases that the tests of a module run on."""
    marks = [] if module.rpartition(".")[2] in ON_BOTH else [pytest.mark.thorough]
    return ["sqlite", pytest.param("postgresql", marks=marks)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what takes a database on each kind."""
    if "database" in metafunc.fixturenames:
        kinds = databases(metafunc.module.__name__)
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once of each kind."""
    address: str = request.getfixturevalue(f"on_{request.param}")
    return address


@pytest.fixture
def on_postgresql(postgres_url: str, prepared_database: str) -> str:
    """An empty database of PostgreSQL."""
    return new_database(postgres_url, prepared_database)


def new_database(url: str, like: str = "template1") -> str:
    """Another database, with what is in the first; without one, with nothing."""
    name = f"t{secrets.token_hex(6)}"
    apart(asyncio.run, create(url, name, like))
    return f"{url}/{name}"


@pytest.fixture
def on_sqlite(prepared_file: Path, tmp_path: Path) -> str:
    """An empty file of SQLite."""
    file = shutil.copy(prepared_file, tmp_path / "tables.db")
    return f"sqlite:///{file}"


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
