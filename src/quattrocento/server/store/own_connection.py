"""A connection to PostgreSQL that is kept: for single statements, each a transaction of its own.

The pool tries a connection before it gives it away, and begins and ends a transaction around each
use: five questions to the database where one is enough.
"""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.limits import STORE_SECONDS


class OwnConnection:
    """A connection of a process to its database, opened when it is first used and when it broke."""

    def __init__(self, engine: AsyncEngine) -> None:
        # As SQLAlchemy reads the address (`?ssl=require`), without what only itself understands.
        _, options = engine.dialect.create_connect_args(engine.url)
        known = inspect.signature(asyncpg.connect).parameters
        self._options = {name: value for name, value in options.items() if name in known}
        self._lock = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    async def execute(self, statement: str, *values: Any) -> None:
        """Carry out a statement, one after the other; it is on disk afterwards."""
        async with self._lock:
            connection = await self._opened()
            try:
                await connection.execute(statement, *values)
            except asyncpg.PostgresError:
                raise
            except BaseException:
                # Nobody knows where it stands: the next one begins anew.
                connection.terminate()
                raise

    async def _opened(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                **self._options, timeout=STORE_SECONDS, command_timeout=STORE_SECONDS
            )
        return self._connection

    def close(self) -> None:
        """End it."""
        if self._connection is not None:
            self._connection.terminate()
