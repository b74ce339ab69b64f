"""Leases: which of several processes lets the bots of a table move and its clock ring.

Each process says every second that it is alive, over a connection that holds a lock under its
number. It may take a table that nobody has, or whose process has been silent for too long or has
lost that lock: the database lets it go at once when a process dies. One of those that are left then
takes over all its tables. One process has SQLite for itself, and needs to ask nobody; that it is
the only one, a lock on a file beside the database says. So they also tell each other who is there.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.server.store import schema
from quattrocento.server.store.database import insert_into

LEASE_SECONDS = 15.0
BEAT_SECONDS = 1.0
# How long to wait before asking again for a table that another process looks after.
ASK_AGAIN_SECONDS = 1.5
# And before trying again what failed: nobody else goes on with the table meanwhile.
RETRY_SECONDS = 1.0
SERVING_LOCK = 1470
ALIVE_LOCK = 1471
MOST_PROCESSES = 2**31 - 1
SERVING_SINCE = "serving-since"
NOW: sa.ColumnElement[Any] = sa.func.extract("epoch", sa.func.clock_timestamp())
LOCKS = sa.table(
    "pg_locks",
    sa.column("locktype", sa.Text),
    sa.column("classid", sa.BigInteger),
    sa.column("objid", sa.BigInteger),
    sa.column("granted", sa.Boolean),
)


def serving() -> sa.Select[tuple[str]]:
    """The numbers of the processes that are alive, as the database knows it."""
    processes = schema.processes
    locked = (
        sa.select(sa.cast(LOCKS.c.objid, sa.Text))
        .where(LOCKS.c.locktype == "advisory")
        .where(LOCKS.c.granted)
        .where(sa.cast(LOCKS.c.classid, sa.BigInteger) == ALIVE_LOCK)
    )
    said = sa.select(processes.c.id).where(processes.c.until > NOW)
    return said.where(processes.c.id.in_(locked))


class StoreInUse(OSError):
    """Another server has this file of SQLite for itself."""


class Leases:
    """What this process may look after."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.process = str(secrets.randbelow(MOST_PROCESSES) + 1)
        self._alone = engine.dialect.name == "sqlite"
        self._lock: sqlite3.Connection | None = None
        self._beating: AsyncConnection | None = None
        self._beaten_at = 0.0
        # Since when there has been a server without a break, and the time of day was not set: no
        # clock ran before. What the others are told of it.
        self.serving_since = 0.0
        self._told_since = 0.0

    async def begin(self) -> None:
        """Begin to serve; StoreInUse where only one process may, and another does."""
        self.serving_since = time.time()
        if self._alone:
            self._lock = lock_of(self._engine.url.database)
            return
        async with self._engine.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(SERVING_LOCK)))
            await self._begin(connection)
        await self.beat()

    async def _begin(self, connection: AsyncConnection) -> None:
        others = (await connection.execute(serving())).first()
        since = schema.settings.c.name == SERVING_SINCE
        if others is None:
            await connection.execute(sa.delete(schema.settings).where(since))
            row = {"name": SERVING_SINCE, "value": str(self.serving_since)}
            await connection.execute(sa.insert(schema.settings), row)
        found = sa.select(schema.settings.c.value).where(since)
        self.serving_since = float((await connection.execute(found)).scalar_one())
        self._told_since = self.serving_since

    async def beat(self) -> bool:
        """Say that this process is alive; False if the others may have thought otherwise."""
        if self._alone:
            return True
        began, known = time.monotonic(), self._beating
        until = NOW + LEASE_SECONDS
        alive = insert_into(self._engine.dialect, schema.processes)
        alive = alive.values(id=self.process, until=until)
        alive = alive.on_conflict_do_update(index_elements=["id"], set_={"until": until})
        connection = self._beating = self._beating or await self._locked()
        try:
            await connection.execute(alive)
            await self._tell_since(connection)
        except BaseException:
            await self._stop_beating()
            raise
        counted_on = known is not None and self.alive
        self._beaten_at = began
        return counted_on

    async def _tell_since(self, connection: AsyncConnection) -> None:
        """Tell whoever comes later that the time of day was set."""
        since = self.serving_since
        if since != self._told_since:
            same = schema.settings.c.name == SERVING_SINCE
            await connection.execute(
                sa.update(schema.settings).where(same).values(value=str(since))
            )
            self._told_since = since

    async def somebody_died(self) -> bool:
        """Whether a process has died, and nobody has taken over its tables yet."""
        if self._alone:
            return False
        dead = sa.select(schema.processes.c.id).where(schema.processes.c.id.not_in(serving()))
        async with self._engine.connect() as connection:
            return (await connection.execute(dead)).first() is not None

    async def inherit(self) -> list[str]:
        """Take over the tables of processes that have died; all that are ours from then on."""
        if self._alone:
            return []
        leases, processes = schema.leases, schema.processes
        taken = sa.update(leases).where(leases.c.process.not_in(serving()))
        ours = sa.select(leases.c.table_id).where(leases.c.process == self.process)
        async with self._engine.begin() as connection:
            await connection.execute(taken.values(process=self.process))
            await connection.execute(sa.delete(processes).where(processes.c.id.not_in(serving())))
            return list((await connection.execute(ours)).scalars())

    async def _locked(self) -> AsyncConnection:
        """A connection that holds the lock under the number of this process, as long as it is."""
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            lock = sa.func.pg_advisory_lock(ALIVE_LOCK, sa.cast(int(self.process), sa.Integer))
            await connection.execute(sa.select(lock))
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        return connection

    async def _stop_beating(self) -> None:
        connection, self._beating = self._beating, None
        if connection is not None:
            # Not back to the others, with a lock on it: the lock goes with the connection.
            await connection.invalidate()
            await connection.close()

    @property
    def alive(self) -> bool:
        """Whether the others still count on this process."""
        return self._alone or time.monotonic() - self._beaten_at < LEASE_SECONDS

    async def take(self, table_id: str) -> bool:
        """Look after a table, unless another process does."""
        if self._alone:
            return True
        leases = schema.leases
        mine = insert_into(self._engine.dialect, leases)
        mine = mine.values(table_id=table_id, process=self.process)
        taken = mine.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"process": self.process},
            where=sa.or_(leases.c.process == self.process, leases.c.process.not_in(serving())),
        ).returning(leases.c.process)
        async with self._engine.begin() as connection:
            return (await connection.execute(taken)).scalar_one_or_none() is not None

    async def give_up(self, table_ids: list[str]) -> None:
        """Look after some tables no longer."""
        if self._alone or not table_ids:
            return
        leases = schema.leases
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.delete(leases)
                .where(leases.c.process == self.process)
                .where(leases.c.table_id.in_(table_ids))
            )

    async def end(self) -> None:
        """Leave everything to the others, who find this process dead; or to nobody."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        if self._alone:
            return
        await self._stop_beating()
        others = serving().where(schema.processes.c.id != self.process)
        async with self._engine.begin() as connection:
            presence = schema.presence
            await connection.execute(sa.delete(presence).where(presence.c.process == self.process))
            if (await connection.execute(others)).first() is None:
                leases, processes = schema.leases, schema.processes
                await connection.execute(sa.delete(leases).where(leases.c.process == self.process))
                await connection.execute(sa.delete(processes).where(processes.c.id == self.process))


def lock_of(file: str | None) -> sqlite3.Connection | None:
    """Hold the lock beside a file of SQLite; the system lets it go when the process ends."""
    if not file or file == ":memory:":
        return None
    lock = sqlite3.connect(f"{file}.serving", timeout=0, check_same_thread=False)
    try:
        lock.isolation_level = None
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise StoreInUse(0, "another server uses this database", file) from None
    return lock


class PresenceStore:
    """What the processes on one PostgreSQL tell each other of who is there."""

    def __init__(self, engine: AsyncEngine, leases: Leases) -> None:
        self._engine = engine
        self._leases = leases

    async def tell(self, table_id: str, people: Collection[str]) -> None:
        """Tell the others who of those at a table is connected to this process."""
        presence = schema.presence
        here = {"table_id": table_id, "process": self._leases.process}
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.delete(presence)
                .where(presence.c.table_id == table_id)
                .where(presence.c.process == self._leases.process)
            )
            if people:
                rows = [{**here, "person": person} for person in sorted(people)]
                await connection.execute(sa.insert(presence), rows)

    async def elsewhere(self, table_ids: Sequence[str]) -> dict[str, frozenset[str]]:
        """Who of those at some tables is connected to another process that is alive."""
        presence = schema.presence
        chosen = (
            sa.select(presence.c.table_id, presence.c.person)
            .where(presence.c.table_id.in_(table_ids))
            .where(presence.c.process != self._leases.process)
            .where(presence.c.process.in_(serving()))
        )
        people: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
        async with self._engine.connect() as connection:
            for table_id, person in await connection.execute(chosen):
                people[table_id].add(person)
        return {table_id: frozenset(found) for table_id, found in people.items()}
