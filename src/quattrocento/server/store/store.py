"""The store: people, tables, their logs and their talk, in SQLite or PostgreSQL.

Whatever happens at a table is an entry of its log, added once and never changed. Entries that wait
at the same time are written together, by the `Writer`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.core.duplicate import week_of
from quattrocento.core.proof import new_secret
from quattrocento.core.signatures import Signer, new_key
from quattrocento.server.limits import KEPT_CHAT_LINES, STORE_SECONDS
from quattrocento.server.store import schema
from quattrocento.server.store.database import (
    SIGNING_KEY,
    WEEKLY,
    connected,
    insert_into,
    prepared,
    setting_of,
)
from quattrocento.server.store.leases import Leases, PresenceStore
from quattrocento.server.store.notifications import Notifier
from quattrocento.server.store.own_connection import OwnConnection
from quattrocento.server.store.rows import ChatRow, Row, Sitter, WholeTable
from quattrocento.server.store.writer import Writer, entry_values, insert_new, insert_sitter
from quattrocento.tables.entries import Entry

log = logging.getLogger(__name__)

PING_SECONDS = 5.0
ENTRIES = msgspec.json.Decoder[Entry](Entry)
READ_ENTRIES = "SELECT entry FROM entries WHERE table_id = $1 AND sequence > $2 ORDER BY sequence"


def new_weeks() -> str:
    """A chain of weeks: the secret of its last one, and the number of the week before its first."""
    return f"{new_secret()} {week_of(time.time()) - 1}"


class Store:
    """An open store."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite is written in a thread, and one process has it for itself: nobody is notified.
        own = None if engine.dialect.name == "sqlite" else OwnConnection(engine)
        self.notifier = None if own is None else Notifier(own)
        # For the logs, which a process reads after each move that another has made at its tables.
        self._reading = None if own is None else OwnConnection(engine)
        self.leases = Leases(engine)
        self.presence = None if self.is_sqlite else PresenceStore(engine, self.leases)
        self.writer = Writer(engine, self.notifier.tell if self.notifier is not None else None, own)
        self.commitments = CommitmentStore(engine)
        self.secret = b""
        self.signer = Signer(new_key())
        # The secret of the last week of the weekly deals, and the week that they began before.
        self.weekly = new_weeks()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the store to its present shape, and begin to write."""
        engine = connected(url)
        try:
            async with engine.begin() as connection:
                secret = await prepared(connection, url)
                key = await setting_of(connection, SIGNING_KEY, new_key)
                weekly = await setting_of(connection, WEEKLY, new_weeks)
        except BaseException:
            await engine.dispose()
            raise
        store = cls(engine)
        store.secret = secret
        store.signer = Signer(key)
        store.weekly = weekly
        return store

    @property
    def is_sqlite(self) -> bool:
        """Whether one process has this store for itself."""
        return self.engine.dialect.name == "sqlite"

    async def close(self) -> None:
        """Write all that waits, then disconnect."""
        await self.writer.close()
        if self._reading is not None:
            self._reading.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Write something into the store, to see that it takes it."""
        now = str(time.time())
        insert = insert_into(self.engine.dialect, schema.settings).values(name="written", value=now)
        async with asyncio.timeout(PING_SECONDS), self.engine.begin() as connection:
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["name"], set_={"value": now})
            )

    # Tables

    async def open_table(
        self, row: Row, sitters: Sequence[str], commitment: str | None = None
    ) -> bool:
        """Keep a new table; False if the commitment that its host was given is used up."""
        async with self.engine.begin() as connection:
            if commitment is not None and not await used_up(
                connection, commitment, row.host, row.changed
            ):
                return False
            await connection.execute(sa.insert(schema.tables), msgspec.structs.asdict(row))
            for person in sitters:
                await connection.execute(insert_sitter(self.engine.dialect, row.id, person))
        return True

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
        if self._reading is not None:
            async with asyncio.timeout(STORE_SECONDS):
                found = await self._reading.column(READ_ENTRIES, table_id, after)
            return [ENTRIES.decode(text) for text in found]
        chosen = (
            sa.select(schema.entries.c.entry)
            .where(schema.entries.c.table_id == table_id)
            .where(schema.entries.c.sequence > after)
            .order_by(schema.entries.c.sequence)
        )
        async with self.engine.connect() as connection:
            return [ENTRIES.decode(text) for text in (await connection.execute(chosen)).scalars()]

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """The tables where a person sits, but for those put away; running ones first."""
        chosen = (
            sa.select(schema.tables)
            .join(schema.sitters)
            .where(schema.sitters.c.person == person)
            .where(schema.sitters.c.archived.is_(False))
        )
        return await self._latest(chosen, limit)

    async def finished_of(self, person: str, limit: int) -> list[Row]:
        """The finished tables that a person sat at, put away or not, the latest first."""
        chosen = (
            sa.select(schema.tables)
            .join(schema.sitters)
            .where(schema.sitters.c.person == person)
            .where(schema.tables.c.status == "finished")
        )
        return await self._latest(chosen, limit)

    async def listed_tables(self, status: str, limit: int, offset: int = 0) -> list[Row]:
        """The listed tables of a status, the latest first."""
        chosen = (
            sa.select(schema.tables)
            .where(schema.tables.c.status == status)
            .where(schema.tables.c.listed.is_(True))
        )
        return await self._latest(chosen, limit, offset)

    async def _latest(self, chosen: sa.Select[Any], limit: int, offset: int = 0) -> list[Row]:
        # While a game is played its row does not say when somebody moved last.
        over = schema.tables.c.status.not_in(("gathering", "playing"))
        ordered = chosen.order_by(over, schema.tables.c.changed.desc())
        ordered = ordered.limit(limit).offset(offset)
        async with self.engine.connect() as connection:
            found = (await connection.execute(ordered)).all()
        return [Row(**row._mapping) for row in found]

    async def newest_tables(self, limit: int) -> list[Row]:
        """All kinds of tables, running ones first, then the latest."""
        return await self._latest(sa.select(schema.tables), limit)

    async def running_clocks(self) -> list[str]:
        """The ids of all tables in play that have a clock."""
        tables = schema.tables.c
        chosen = sa.select(tables.id).where(tables.status == "playing").where(tables.timed)
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def forgotten(self, before: float, limit: int) -> list[str]:
        """The ids of tables that have gathered players in vain since before a time."""
        tables = schema.tables.c
        waiting = sa.select(tables.id).where(tables.status == "gathering")
        chosen = waiting.where(tables.changed < before).order_by(tables.changed).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def deserted(self, before: float, limit: int) -> list[str]:
        """The ids of tables in play at which nothing has happened since before a time."""
        tables, entries = schema.tables.c, schema.entries.c
        # While a game is played its row does not say when somebody moved last.
        lately = sa.exists().where(entries.table_id == tables.id).where(entries.at >= before)
        playing = sa.select(tables.id).where(tables.status == "playing").where(~lately)
        chosen = playing.where(tables.changed < before).order_by(tables.changed).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def sequences(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far some tables have come."""
        entries = schema.entries.c
        chosen = (
            sa.select(entries.table_id, sa.func.max(entries.sequence))
            .where(entries.table_id.in_(table_ids))
            .group_by(entries.table_id)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen)).all()
        return {row[0]: row[1] for row in found}

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
        insert = insert_into(self.engine.dialect, schema.people).values(id=person, name=name)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["id"], set_={"name": name})
            )

    # Talk

    async def say(self, table_id: str, person: str, name: str, text: str, at: float) -> ChatRow:
        """Keep what was said at a table, under the next number there."""
        chat = schema.chat
        ours = chat.c.table_id == table_id
        last = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0) + 1).where(ours)
        line: dict[str, Any] = {"table_id": table_id, "person": person, "name": name}
        line |= {"text": text, "at": at}
        said = sa.insert(chat).values(number=last.scalar_subquery(), **line)
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                # Lines that come at the same moment are numbered one after the other.
                key = sa.func.hashtext(table_id)
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(key)))
            number = (await connection.execute(said.returning(chat.c.number))).scalar_one()
        if self.notifier is not None:
            await self.notifier.tell([(table_id, -number)])
        return ChatRow(number=number, **line)

    async def chat_lines(
        self, table_id: str, after: int = 0, most: int | None = KEPT_CHAT_LINES
    ) -> list[ChatRow]:
        """The latest lines said at a table after a number, in order; all with `most` None."""
        chosen = (
            sa.select(schema.chat)
            .where(schema.chat.c.table_id == table_id)
            .where(schema.chat.c.number > after)
            .where(schema.chat.c.text != "")
            .order_by(schema.chat.c.number.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen)).all()
        return [ChatRow(**row._mapping) for row in reversed(found)]

    async def said_by(self, person: str) -> list[ChatRow]:
        """Everything that somebody has chat_lines, in order."""
        ours = sa.select(schema.chat).where(schema.chat.c.person == person)
        chosen = ours.where(schema.chat.c.text != "").order_by(schema.chat.c.at)
        async with self.engine.connect() as connection:
            return [ChatRow(**row._mapping) for row in await connection.execute(chosen)]

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
                    rows = [entry_values(row.id, entry) for entry in whole.entries]
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
                    new = insert_new(self.engine.dialect, schema.people, named)
                    await connection.execute(new)
        except IntegrityError:
            return False
        return True


class CommitmentStore:
    """The secrets of tables that are not open yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def keep(
        self, commitment: str, secret: str, person: str, now: float, until: float
    ) -> None:
        """Keep a secret for a person; what nobody has used in time goes."""
        row = {"commitment": commitment, "secret": secret, "person": person, "until": until}
        commitments = schema.commitments
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(commitments).where(commitments.c.until < now))
            await connection.execute(sa.insert(commitments), row)

    async def secret_of(self, commitment: str, person: str, now: float) -> str | None:
        """The secret that a person was given the commitment to, if they may still use it."""
        chosen = sa.select(schema.commitments.c.secret).where(usable(commitment, person, now))
        async with self.engine.connect() as connection:
            return (await connection.execute(chosen)).scalar_one_or_none()


async def used_up(connection: AsyncConnection, commitment: str, person: str, now: float) -> bool:
    """Use a commitment, which can be done once; whether it could be."""
    gone = sa.delete(schema.commitments).where(usable(commitment, person, now))
    return (await connection.execute(gone)).rowcount == 1


def usable(commitment: str, person: str, now: float) -> sa.ColumnElement[bool]:
    """The commitment, if it is the person's and its time is not over."""
    columns = schema.commitments.c
    return sa.and_(columns.commitment == commitment, columns.person == person, columns.until >= now)
