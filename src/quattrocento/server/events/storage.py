"""Duplicate events as they are stored."""

from __future__ import annotations

from collections import defaultdict

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store import schema
from quattrocento.server.store.rows import Row
from quattrocento.server.store.store import used_up
from quattrocento.server.store.writer import insert_new, insert_sitter


class EventRow(msgspec.Struct, kw_only=True):
    """An event; `open_until` 0 is for ever."""

    id: str
    host: str
    created: float
    open_until: float
    secret: str
    settings: str
    par: str


class EventTable(msgspec.Struct, kw_only=True):
    """A table of an event: its deal, its place among those of the deal, and who sits there."""

    deal: int
    place: int
    row: Row
    people: list[str]


class EventStore:
    """The events of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def open(self, event: EventRow, commitment: str | None = None) -> bool:
        """Keep a new event; False if the commitment that its host was given is used up."""
        async with self.engine.begin() as connection:
            if commitment is not None and not await used_up(
                connection, commitment, event.host, event.created
            ):
                return False
            row = msgspec.structs.asdict(event)
            await connection.execute(insert_new(self.engine.dialect, schema.events, row))
        return True

    async def event(self, event_id: str) -> EventRow | None:
        """An event by its id."""
        return (await self.events([event_id])).get(event_id)

    async def events(self, event_ids: list[str]) -> dict[str, EventRow]:
        """Events by their ids."""
        chosen = sa.select(schema.events).where(schema.events.c.id.in_(event_ids))
        async with self.engine.connect() as connection:
            rows = [EventRow(**row._mapping) for row in await connection.execute(chosen)]
        return {row.id: row for row in rows}

    async def latest(self, limit: int) -> list[EventRow]:
        """The latest events."""
        chosen = sa.select(schema.events).order_by(schema.events.c.created.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [EventRow(**row._mapping) for row in await connection.execute(chosen)]

    async def hosted(self, person: str, after: float) -> int:
        """How many events somebody has opened after a time."""
        events = schema.events.c
        count = sa.select(sa.func.count()).select_from(schema.events)
        chosen = count.where(events.host == person).where(events.created > after)
        async with self.engine.connect() as connection:
            return (await connection.execute(chosen)).scalar_one()

    async def tables(self, event_id: str) -> list[EventTable]:
        """The tables of an event, in the order of their deals and places."""
        return (await self.tables_of([event_id]))[event_id]

    async def tables_of(self, event_ids: list[str]) -> dict[str, list[EventTable]]:
        """The tables of events, in the order of their deals and places."""
        places, tables = schema.event_tables, schema.tables
        chosen = (
            sa.select(places.c.event, places.c.deal, places.c.place, tables)
            .join(tables, tables.c.id == places.c.table_id)
            .where(places.c.event.in_(event_ids))
            .order_by(places.c.deal, places.c.place)
        )
        sitting = (
            sa.select(schema.sitters.c.table_id, schema.sitters.c.person)
            .join(places, places.c.table_id == schema.sitters.c.table_id)
            .where(places.c.event.in_(event_ids))
        )
        people: dict[str, list[str]] = defaultdict(list)
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen)).mappings().all()
            for table_id, person in await connection.execute(sitting):
                people[table_id].append(person)
        tables_of: dict[str, list[EventTable]] = {event_id: [] for event_id in event_ids}
        for row in found:
            table = EventTable(
                deal=row["deal"],
                place=row["place"],
                row=Row(**{column.name: row[column.name] for column in tables.c}),
                people=people[row["id"]],
            )
            tables_of[row["event"]].append(table)
        return tables_of

    async def add_table(
        self, event_id: str, deal: int, place: int, row: Row, sitters: list[str]
    ) -> bool:
        """Keep a new table of an event; False if another has taken its place."""
        values = {"event": event_id, "deal": deal, "place": place, "table_id": row.id}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(schema.event_tables), values)
                await connection.execute(sa.insert(schema.tables), msgspec.structs.asdict(row))
                for person in sitters:
                    await connection.execute(insert_sitter(self.engine.dialect, row.id, person))
        except IntegrityError:
            return False
        return True

    async def keep_par(self, event_id: str, par: str) -> None:
        """Keep what bots make of the deals."""
        events = schema.events
        changed = sa.update(events).where(events.c.id == event_id).values(par=par)
        async with self.engine.begin() as connection:
            await connection.execute(changed)

    async def close(self, event_id: str, now: float) -> None:
        """Let no further table be opened."""
        events = schema.events
        changed = sa.update(events).where(events.c.id == event_id).values(open_until=now)
        async with self.engine.begin() as connection:
            await connection.execute(changed)
