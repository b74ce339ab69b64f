"""The store: people, tables, their logs and their talk, in SQLite or PostgreSQL.

Whatever happens at a table is an entry of its log, added once and never changed. Entries that wait
at the same time are written in one transaction (group commit); whoever added one is answered only
when it is on disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.server import schema
from quattrocento.server.database import connected, prepared
from quattrocento.server.limits import KEPT_CHAT_LINES, LARGEST_GROUP
from quattrocento.server.rows import Addition, Entry, Line, Row, Sitter, WholeTable

log = logging.getLogger(__name__)


class Waiting(msgspec.Struct):
    """An addition and whoever waits for it to be on disk."""

    addition: Addition
    done: asyncio.Future[bool]


class StoreFailed(Exception):
    """What should be stored may not be: nobody may be told that it is."""


Told = Callable[[Sequence[tuple[str, int]]], Awaitable[None]]


class Store:
    """An open store."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.secret = b""
        self.groups = 0
        self.added = 0
        # Called after each commit with the tables and their new sequences.
        self.after_commit: Told | None = None
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the store to its present shape, and begin to write."""
        store = cls(connected(url))
        async with store.engine.begin() as connection:
            store.secret = await prepared(connection, url)
        store._writer = asyncio.create_task(store._write())
        return store

    @property
    def is_sqlite(self) -> bool:
        """Whether one process has this store for itself."""
        return self.engine.dialect.name == "sqlite"

    async def close(self) -> None:
        """Write all that waits, then disconnect."""
        if self._writer is not None:
            await self._waiting.put(None)
            await self._writer
        await self.engine.dispose()

    async def ping(self) -> None:
        """Ask the store something, to see that it answers."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))

    # Adding to a table's log

    async def add(self, addition: Addition) -> bool:
        """Add an entry; False when its sequence was taken by another. It is on disk afterwards.

        StoreFailed when nobody can say whether it is.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._waiting.put(Waiting(addition, done))
        return await done

    async def _write(self) -> None:
        """Take all that waits, write it in one transaction, answer each; until told to stop."""
        stopping = False
        while not stopping:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < LARGEST_GROUP:
                group.append(self._waiting.get_nowait())
            stopping = None in group
            await self._write_group([waiting for waiting in group if waiting is not None])

    async def _write_group(self, group: list[Waiting]) -> None:
        if not group:
            return
        try:
            await self._commit([waiting.addition for waiting in group])
        except IntegrityError:
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
        self.groups += 1
        self.added += len(group)
        for waiting in group:
            answer(waiting, True)
        if self.after_commit is not None:
            news = [(each.addition.table_id, each.addition.entry.sequence) for each in group]
            await self.after_commit(news)

    async def _commit(self, additions: list[Addition]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.insert(schema.entries),
                [entry_row(each.table_id, each.entry) for each in additions],
            )
            for statement, summarized in ((CHANGED, False), (SUMMARIZED, True)):
                rows = [
                    changed_row(each)
                    for each in additions
                    if (each.summary is not None) == summarized
                ]
                if rows:
                    await connection.execute(statement, rows)
            for each in additions:
                if each.sitter is not None:
                    await self._seat(connection, each.table_id, each.sitter)
                if each.gone is not None:
                    await connection.execute(
                        sa.delete(schema.sitters)
                        .where(schema.sitters.c.table_id == each.table_id)
                        .where(schema.sitters.c.person == each.gone)
                    )

    async def _seat(self, connection: AsyncConnection, table_id: str, person: str) -> None:
        row = {"table_id": table_id, "person": person, "archived": False}
        await connection.execute(self._insert_new(schema.sitters, row))

    def _insert_new(self, table: sa.Table, row: Mapping[str, Any]) -> Any:
        """An insert that does nothing when there is such a row."""
        kind = sqlite if self.is_sqlite else postgresql
        return kind.insert(table).values(row).on_conflict_do_nothing()

    # Tables

    async def open_table(self, row: Row, sitters: Sequence[str]) -> None:
        """Keep a new table."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(schema.tables), msgspec.structs.asdict(row))
            for person in sitters:
                await self._seat(connection, row.id, person)

    async def table(self, table_id: str) -> Row | None:
        """A table by its id."""
        return await self._row(schema.tables.c.id == table_id)

    async def table_by_code(self, code: str) -> Row | None:
        """A table by the code of its invitation."""
        return await self._row(schema.tables.c.code == code)

    async def _row(self, which: sa.ColumnElement[bool]) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(schema.tables).where(which))).first()
        return None if found is None else Row(**found._mapping)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after a sequence, in order."""
        chosen = (
            sa.select(schema.entries.c.entry)
            .where(schema.entries.c.table_id == table_id)
            .where(schema.entries.c.sequence > after)
            .order_by(schema.entries.c.sequence)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen)).scalars().all()
        return [msgspec.json.decode(text, type=Entry) for text in found]

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """The tables where a person sits, but for those put away; the latest first."""
        chosen = (
            sa.select(schema.tables)
            .join(schema.sitters)
            .where(schema.sitters.c.person == person)
            .where(schema.sitters.c.archived.is_(False))
        )
        return await self._latest(chosen, limit)

    async def listed_tables(self, status: str, limit: int) -> list[Row]:
        """The listed tables of a status, the latest first."""
        chosen = (
            sa.select(schema.tables)
            .where(schema.tables.c.status == status)
            .where(schema.tables.c.listed.is_(True))
        )
        return await self._latest(chosen, limit)

    async def _latest(self, chosen: sa.Select[Any], limit: int) -> list[Row]:
        ordered = chosen.order_by(schema.tables.c.changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            found = (await connection.execute(ordered)).all()
        return [Row(**row._mapping) for row in found]

    async def running(self) -> list[str]:
        """The ids of all tables in play."""
        chosen = sa.select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def sequences(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far some tables have come."""
        columns = (schema.tables.c.id, schema.tables.c.sequence)
        chosen = sa.select(*columns).where(schema.tables.c.id.in_(table_ids))
        async with self.engine.connect() as connection:
            return {row.id: row.sequence for row in await connection.execute(chosen)}

    async def counts(self, person: str) -> tuple[int, int]:
        """How many unfinished tables a person hosts, and sits at."""
        unfinished = schema.tables.c.status.in_(("gathering", "playing"))
        count = sa.select(sa.func.count()).select_from(schema.tables)
        hosted = count.where(unfinished).where(schema.tables.c.host == person)
        seated = count.join(schema.sitters).where(unfinished)
        seated = seated.where(schema.sitters.c.person == person)
        async with self.engine.connect() as connection:
            return (
                (await connection.execute(hosted)).scalar_one(),
                (await connection.execute(seated)).scalar_one(),
            )

    async def archive(self, table_id: str, person: str) -> None:
        """Put a table away from a person's list."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.update(schema.sitters)
                .where(schema.sitters.c.table_id == table_id)
                .where(schema.sitters.c.person == person)
                .values(archived=True)
            )

    # People

    async def name_of(self, person: str) -> str:
        """The name a person chose, or nothing."""
        chosen = sa.select(schema.people.c.name).where(schema.people.c.id == person)
        async with self.engine.connect() as connection:
            return (await connection.execute(chosen)).scalar_one_or_none() or ""

    async def rename(self, person: str, name: str) -> None:
        """Keep the name a person chose."""
        kind = sqlite if self.is_sqlite else postgresql
        insert = kind.insert(schema.people).values(id=person, name=name)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["id"], set_={"name": name})
            )

    # Talk

    async def say(self, line: Line) -> bool:
        """Keep what was said; False when its number was taken by another."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(schema.chat), msgspec.structs.asdict(line))
        except IntegrityError:
            return False
        return True

    async def said(
        self, table_id: str, after: int = 0, most: int | None = KEPT_CHAT_LINES
    ) -> list[Line]:
        """The latest lines said at a table after a number, in order; all with `most` None."""
        chosen = (
            sa.select(schema.chat)
            .where(schema.chat.c.table_id == table_id)
            .where(schema.chat.c.number > after)
            .order_by(schema.chat.c.number.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen)).all()
        return [Line(**row._mapping) for row in reversed(found)]

    # Whole tables, for export and import

    async def all_tables(self) -> list[str]:
        """The ids of all tables, in the order in which they last changed."""
        chosen = sa.select(schema.tables.c.id).order_by(schema.tables.c.changed, schema.tables.c.id)
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def sitters(self, table_id: str) -> list[Sitter]:
        """Who sits at a table."""
        chosen = (
            sa.select(schema.sitters.c.person, schema.sitters.c.archived)
            .where(schema.sitters.c.table_id == table_id)
            .order_by(schema.sitters.c.person)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen)).all()
        return [Sitter(**row._mapping) for row in found]

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names that some people chose."""
        column = schema.people.c.id
        chosen = sa.select(schema.people).where(column.in_(people)).order_by(column)
        async with self.engine.connect() as connection:
            return {row.id: row.name for row in await connection.execute(chosen)}

    async def restore(self, whole: WholeTable) -> bool:
        """Keep a whole table from elsewhere; False when there is such a table already."""
        row = whole.row
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(schema.tables), msgspec.structs.asdict(row))
                if whole.entries:
                    rows = [entry_row(row.id, entry) for entry in whole.entries]
                    await connection.execute(sa.insert(schema.entries), rows)
                if whole.chat:
                    lines = [msgspec.structs.asdict(line) for line in whole.chat]
                    await connection.execute(sa.insert(schema.chat), lines)
                if whole.sitters:
                    sitters = [
                        {"table_id": row.id, **msgspec.structs.asdict(sitter)}
                        for sitter in whole.sitters
                    ]
                    await connection.execute(sa.insert(schema.sitters), sitters)
                for person, name in whole.people.items():
                    named = {"id": person, "name": name}
                    await connection.execute(self._insert_new(schema.people, named))
        except IntegrityError:
            return False
        return True


CHANGED = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("which"))
    .values(
        status=sa.bindparam("new_status"),
        changed=sa.bindparam("new_changed"),
        sequence=sa.bindparam("new_sequence"),
    )
)
SUMMARIZED = CHANGED.values(summary=sa.bindparam("new_summary"))


def changed_row(addition: Addition) -> dict[str, Any]:
    """What an entry changes in the row of its table."""
    row: dict[str, Any] = {
        "which": addition.table_id,
        "new_status": addition.status,
        "new_changed": addition.entry.at,
        "new_sequence": addition.entry.sequence,
    }
    return row if addition.summary is None else {**row, "new_summary": addition.summary}


def answer(waiting: Waiting, stored: bool) -> None:
    """Tell whoever waits, if they still do."""
    if not waiting.done.done():
        waiting.done.set_result(stored)


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as it is stored."""
    return {
        "table_id": table_id,
        "sequence": entry.sequence,
        "at": entry.at,
        "entry": msgspec.json.encode(entry).decode(),
    }
