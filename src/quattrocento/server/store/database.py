"""The database: SQLite or PostgreSQL, made durable and brought to its present shape."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quattrocento.server.limits import STORE_SECONDS
from quattrocento.server.store import schema

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 1469
SECRET_BYTES = 32
# The key that signs what tables have promised.
SIGNING_KEY = "signing-key"
# The chain of the weekly deals.
WEEKLY = "weekly-deals"
# A connection that breaks, a database that refuses, an answer that does not come.
STORE_PROBLEMS = (
    OSError,
    TimeoutError,
    sa.exc.SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


def connected(url: str) -> AsyncEngine:
    """The engine for an address."""
    if is_sqlite(url):
        engine = create_async_engine(as_async(url), hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", durable)
        return engine
    return create_async_engine(
        as_async(url),
        pool_pre_ping=True,
        pool_timeout=STORE_SECONDS,
        # What people write is for nobody's log.
        hide_parameters=True,
        connect_args={"timeout": STORE_SECONDS, "command_timeout": STORE_SECONDS},
    )


def in_thread(engine: AsyncEngine) -> sa.Engine:
    """The engine for the same file of SQLite, for a thread that may block."""
    blocking = sa.create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    sa.event.listen(blocking, "connect", durable)
    return blocking


async def prepared(connection: AsyncConnection, url: str) -> bytes:
    """Bring the database to its present shape, one process after the other; its secret.

    All or nothing: whoever is killed meanwhile leaves it as it was.
    """
    if is_sqlite(url):
        # Python's driver begins one before it writes rows, but not before it makes tables.
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    await connection.run_sync(migrate)
    return await secret_of(connection)


def is_sqlite(url: str) -> bool:
    """Whether an address of a database is one of SQLite."""
    return url.startswith("sqlite")


def as_async(url: str) -> str:
    """The address with the driver that we use."""
    scheme, _, rest = url.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    return f"{drivers.get(scheme, scheme)}://{rest}"


def durable(connection: Any, _record: object) -> None:
    """Make SQLite keep what it was told, even if the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    """Bring the store to its present shape."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def secret_of(connection: AsyncConnection) -> bytes:
    """The secret that signs cookies: made once, the same for all processes and restarts."""
    made = await setting_of(connection, "secret", lambda: secrets.token_hex(SECRET_BYTES))
    return bytes.fromhex(made)


async def setting_of(connection: AsyncConnection, name: str, new: Callable[[], str]) -> str:
    """A setting of the store that is made once; one process after the other asks for it."""
    chosen = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
    found: str | None = (await connection.execute(chosen)).scalar_one_or_none()
    if found is None:
        found = new()
        await connection.execute(sa.insert(schema.settings), {"name": name, "value": found})
    return found


def insert_into(dialect: sa.Dialect, table: sa.Table) -> Any:
    """An insert that may say what happens when there is such a row already."""
    kind = sqlite if dialect.name == "sqlite" else postgresql
    return kind.insert(table)


async def put_row(
    connection: AsyncConnection, table: sa.Table, keys: Sequence[str], row: Mapping[str, Any]
) -> None:
    """Keep a row, in place of an earlier one with the same keys."""
    rest = {name: each for name, each in row.items() if name not in keys}
    insert = insert_into(connection.dialect, table).values(dict(row))
    await connection.execute(insert.on_conflict_do_update(index_elements=list(keys), set_=rest))
