"""Writing to tables' logs: all entries that wait, in one transaction (group commit).

Whoever adds an entry is answered only when it is on disk.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.limits import LARGEST_GROUP, STORE_SECONDS
from quattrocento.server.store import schema
from quattrocento.server.store.database import in_thread, insert_into
from quattrocento.server.store.own_connection import OwnConnection
from quattrocento.server.store.rows import Addition, Change
from quattrocento.tables.entries import Entry

log = logging.getLogger(__name__)

AfterCommit = Callable[[Sequence[tuple[str, int]]], Awaitable[None]]

ENCODER = msgspec.json.Encoder()
ADD_ENTRIES = (
    "INSERT INTO entries (table_id, sequence, at, entry)"
    " SELECT * FROM unnest($1::text[], $2::integer[], $3::double precision[], $4::text[])"
)
TAKEN = (IntegrityError, sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
CHANGED = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("which"))
COLUMNS = schema.entries.columns.keys()


class StoreFailed(Exception):
    """What should be stored may not be: nobody may be told that it is."""


class Waiting(msgspec.Struct):
    """An addition and whoever waits for it to be on disk."""

    addition: Addition
    done: asyncio.Future[bool]


class Writer:
    """Whoever writes to the logs."""

    def __init__(
        self,
        engine: AsyncEngine,
        after_commit: AfterCommit | None = None,
        own: OwnConnection | None = None,
    ) -> None:
        self.engine = engine
        # For entries that change nothing else, as nearly all are: one statement, no more.
        self._own = own
        # Called after each commit with the tables and their new sequences.
        self._after_commit = after_commit
        self._waiting: list[Waiting] = []
        self._woken = asyncio.Event()
        self._stopping = False
        self._loop = asyncio.get_running_loop()
        # SQLite blocks whoever writes: a thread of its own does it, in one go.
        self._thread = ThreadPoolExecutor(1) if engine.dialect.name == "sqlite" else None
        self._blocking = in_thread(engine) if self._thread else None
        self._file = SqliteLog(self._blocking) if self._blocking else None
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write all that waits, and no more."""
        self._stopping = True
        self._woken.set()
        await self._writing
        if self._thread is not None and self._blocking is not None:
            await self._loop.run_in_executor(self._thread, self._dispose)
            self._thread.shutdown()
        if self._own is not None:
            self._own.close()

    def _dispose(self) -> None:
        if self._file is not None and self._blocking is not None:
            self._file.close()
            self._blocking.dispose()

    def add(self, addition: Addition) -> asyncio.Future[bool]:
        """Add entries; False when a sequence was taken by another. They are on disk afterwards.

        StoreFailed when nobody can say whether they are.
        """
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(Waiting(addition, done))
        self._woken.set()
        return done

    async def _write(self) -> None:
        """Take all that waits, write it in one transaction, answer each; until told to stop."""
        while self._waiting or not self._stopping:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
            group = self._waiting[:LARGEST_GROUP]
            del self._waiting[:LARGEST_GROUP]
            await self._write_group(group)

    async def _write_group(self, group: list[Waiting]) -> None:
        if not group:
            return
        try:
            await self._commit([waiting.addition for waiting in group])
        except TAKEN:
            if len(group) == 1:
                answer(group[0], False)
                return
            for waiting in group:
                await self._write_group([waiting])
            return
        except Exception as problem:  # noqa: BLE001 - whoever waits is told, whatever it was
            log.error("store-failed", extra={"problem": type(problem).__name__})
            for waiting in group:
                if not waiting.done.done():
                    waiting.done.set_exception(StoreFailed())
            return
        for waiting in group:
            answer(waiting, True)
        if self._after_commit is not None:
            news = [(each.addition.table_id, last_of(each.addition).sequence) for each in group]
            await self._after_commit(news)

    async def _commit(self, additions: list[Addition]) -> None:
        if self._thread is not None:
            await self._loop.run_in_executor(self._thread, self._commit_now, additions)
            return
        async with asyncio.timeout(STORE_SECONDS):
            if self._own is not None and all(is_only_an_entry(each) for each in additions):
                rows = rows_of(additions)
                await self._own.execute(ADD_ENTRIES, *zip(*rows, strict=True))
                return
            async with self.engine.begin() as connection:
                await connection.run_sync(self._add_all, additions)

    def _commit_now(self, additions: list[Addition]) -> None:
        assert self._file is not None
        assert self._blocking is not None
        if all(is_only_an_entry(each) for each in additions):
            self._file.add(rows_of(additions))
            return
        with self._blocking.begin() as connection:
            self._add_all(connection, additions)

    def _add_all(self, connection: sa.Connection, additions: list[Addition]) -> None:
        values = [entry_values(add.table_id, entry) for add in additions for entry in add.entries]
        connection.execute(sa.insert(schema.entries), values)
        for each in additions:
            if each.change is not None:
                changed = CHANGED.values(changed_row(last_of(each), each.change))
                connection.execute(changed, {"which": each.table_id})
            if each.sitter is not None:
                connection.execute(insert_sitter(self.engine.dialect, each.table_id, each.sitter))
            if each.leaver is not None:
                connection.execute(
                    sa.delete(schema.sitters)
                    .where(schema.sitters.c.table_id == each.table_id)
                    .where(schema.sitters.c.person == each.leaver)
                )


def answer(waiting: Waiting, stored: bool) -> None:
    """Tell whoever waits, if they still do."""
    if not waiting.done.done():
        waiting.done.set_result(stored)


def is_only_an_entry(addition: Addition) -> bool:
    """Whether nothing but the log changes."""
    return addition.change is None and addition.sitter is None and addition.leaver is None


def last_of(addition: Addition) -> Entry:
    """The last entry of an addition."""
    return addition.entries[-1]


def rows_of(additions: Iterable[Addition]) -> list[tuple[str, int, float, str]]:
    """All entries of some additions, as they are stored."""
    return [entry_row(each.table_id, entry) for each in additions for entry in each.entries]


def entry_row(table_id: str, entry: Entry) -> tuple[str, int, float, str]:
    """An entry as it is stored, in the order of the columns."""
    return table_id, entry.sequence, entry.at, ENCODER.encode(entry).decode()


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as it is stored, by the names of the columns."""
    return dict(zip(schema.entries.columns.keys(), entry_row(table_id, entry), strict=True))


def changed_row(entry: Entry, change: Change) -> dict[str, Any]:
    """What an entry changes in the row of its table."""
    row = {"status": change.status, "changed": entry.at, "sequence": entry.sequence}
    return row if change.summary is None else {**row, "summary": change.summary}


def insert_sitter(dialect: sa.Dialect, table_id: str, person: str) -> Any:
    """Somebody sits down at a table, if they do not sit there already."""
    row = {"table_id": table_id, "person": person, "archived": False}
    return insert_new(dialect, schema.sitters, row)


def insert_new(dialect: sa.Dialect, table: sa.Table, row: Mapping[str, Any]) -> Any:
    """An insert that does nothing when there is such a row."""
    return insert_into(dialect, table).values(row).on_conflict_do_nothing()


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
