"""A connection to PostgreSQL that is kept: for single statements, each a transaction of its own.

The pool tries a connection before it gives it away, and begins and ends a transaction around each
use: five questions to the database where one is enough.
"""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import sqlalchemy as sa

from quattrocento.server.limits import STORE_SECONDS


class OwnConnection:
    """A connection of a process to its database, opened when it is first used and when it broke."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
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
                self._url, timeout=STORE_SECONDS, command_timeout=STORE_SECONDS
            )
        return self._connection

    def close(self) -> None:
        """End it."""
        if self._connection is not None:
            self._connection.terminate()
