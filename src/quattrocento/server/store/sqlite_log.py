"""Writing the logs of tables into a file of SQLite, for the thread that does nothing else."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from quattrocento.server.limits import LARGEST_GROUP
from quattrocento.server.store import schema

COLUMNS = schema.entries.columns.keys()


class SqliteLog:
    """A connection past SQLAlchemy, which would take longer than SQLite itself.

    All rows are one statement, and that is a transaction: so the thread lets the others go on once,
    while SQLite writes, and waits for them once. Row by row it would wait at each.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Add entries, their values in the order of the columns; they are on disk afterwards."""
        if self._connection is None:
            self._connection = self._opened()
        self._connection.execute(insertion_of(len(rows)), tuple(itertools.chain(*rows)))

    def _opened(self) -> sqlite3.Connection:
        """A connection like the engine's own, on which each statement is a transaction."""
        pooled = self._engine.raw_connection()
        connection = pooled.driver_connection
        pooled.detach()
        assert isinstance(connection, sqlite3.Connection)
        connection.isolation_level = None
        return connection

    def close(self) -> None:
        """End it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@lru_cache(maxsize=LARGEST_GROUP)
def insertion_of(rows: int) -> str:
    """The statement that adds so many entries."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"
