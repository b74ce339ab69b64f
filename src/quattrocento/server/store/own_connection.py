"""A connection to PostgreSQL that is kept: for single statements, each a transaction of its own.

The pool tries a connection before it gives it away, and begins and ends a transaction around each
use: five questions to the database where one is enough.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.limits import STORE_SECONDS


async def open_connection(engine: AsyncEngine) -> asyncpg.Connection:
    """A connection past the pool of an engine, to the same database.

    The address is read as SQLAlchemy does (`?ssl=require`), without what only itself understands.
    """
    _, options = engine.dialect.create_connect_args(engine.url)
    known = inspect.signature(asyncpg.connect).parameters
    understood = {name: value for name, value in options.items() if name in known}
    return await asyncpg.connect(**understood, timeout=STORE_SECONDS, command_timeout=STORE_SECONDS)


class OwnConnection:
    """A connection of a process to its database, opened when it is first used and when it broke."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._lock = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    async def execute(self, statement: str, *values: Any) -> None:
        """Carry out a statement, one after the other; it is on disk afterwards."""
        async with self._used() as connection:
            await connection.execute(statement, *values)

    async def column(self, statement: str, *values: Any) -> list[Any]:
        """What a question that asks for one column is answered."""
        async with self._used() as connection:
            return [row[0] for row in await connection.fetch(statement, *values)]

    @asynccontextmanager
    async def _used(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._lock:
            connection = await self._opened()
            try:
                yield connection
            except asyncpg.PostgresError:
                raise
            except BaseException:
                # Nobody knows where it stands: the next one begins anew.
                connection.terminate()
                raise

    async def _opened(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await open_connection(self._engine)
        return self._connection

    def close(self) -> None:
        """End it."""
        if self._connection is not None:
            self._connection.terminate()
