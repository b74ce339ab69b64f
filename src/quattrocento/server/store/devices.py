"""The devices of people, and the links by which one becomes theirs."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.server.store import schema
from quattrocento.server.store.moderation import tell
from quattrocento.server.store.schema import (
    OWNED,
    call_targets,
    device_links,
    devices,
    notes,
)
from quattrocento.server.store.upsert import put
from quattrocento.server.store.writer import insert_new

ENDED = ("finished", "abandoned")


class Device(msgspec.Struct, kw_only=True):
    """A device of a person; `removed` is when it was taken away, 0 while it is theirs."""

    id: str
    person: str
    name: str
    added: float
    seen: float
    removed: float = 0.0


class DeviceStore:
    """The part of the store for devices."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> list[Device]:
        """The devices of a person that are known, in the order in which they came."""
        chosen = sa.select(devices).where(devices.c.person == person).where(devices.c.removed == 0)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(devices.c.added, devices.c.id))
            return [Device(**row._mapping) for row in found]

    async def note(self, device: Device) -> None:
        """Keep a device, unless it is known."""
        row = msgspec.structs.asdict(device)
        async with self._engine.begin() as connection:
            await connection.execute(insert_new(self._engine.dialect, devices, row))

    async def saw(self, device: str, now: float, unless_since: float) -> None:
        """Note that a known device was here, unless that was noted lately."""
        old = (devices.c.id == device) & (devices.c.seen < unless_since)
        async with self._engine.connect() as connection:
            if (await connection.execute(sa.select(devices.c.id).where(old))).first() is None:
                return
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(devices).where(old).values(seen=now))

    async def remove(self, person: str, device: str, now: float) -> bool:
        """Take a device away from a person; whether it was theirs."""
        theirs = (devices.c.id == device) & (devices.c.person == person) & (devices.c.removed == 0)
        gone = sa.update(devices).where(theirs).values(removed=now, name="")
        async with self._engine.begin() as connection:
            rung = (call_targets.c.device == device) & (call_targets.c.person == person)
            await connection.execute(sa.delete(call_targets).where(rung))
            return (await connection.execute(gone)).rowcount > 0

    async def removed_since(self, time: float) -> list[tuple[str, float]]:
        """The devices taken away from a time on, and when."""
        chosen = sa.select(devices.c.id, devices.c.removed).where(devices.c.removed >= time)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.where(devices.c.removed > 0))
            return [(row.id, row.removed) for row in found]

    async def drop_removed(self, before: float) -> None:
        """Forget devices that were taken away so long ago that their cookies are void."""
        old = (devices.c.removed > 0) & (devices.c.removed < before)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(devices).where(old))

    # Links

    async def keep_link(self, person: str, digest: str, until: float) -> None:
        """Keep a link, in place of the person's earlier one."""
        row = {"person": person, "digest": digest, "until": until}
        async with self._engine.begin() as connection:
            await put(connection, device_links, ["person"], row)

    async def linked(self, digest: str, now: float) -> str | None:
        """The person that a link leads to, while it holds."""
        holds = (device_links.c.digest == digest) & (device_links.c.until > now)
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(device_links.c.person).where(holds))
            return found.scalar_one_or_none()

    async def use_link(self, digest: str, now: float) -> str | None:
        """The person that a link leads to; it leads nobody there again."""
        holds = (device_links.c.digest == digest) & (device_links.c.until > now)
        used = sa.delete(device_links).where(holds).returning(device_links.c.person)
        async with self._engine.begin() as connection:
            return (await connection.execute(used)).scalar_one_or_none()

    # Two that turn out to be one

    async def ended_tables(self, person: str, without: str) -> list[str]:
        """The ended tables of one person where another had no part."""
        sitters, tables = schema.sitters, schema.tables
        there = sa.exists().where(sitters.c.table_id == tables.c.id)
        chosen = (
            sa.select(tables.c.id)
            .where(tables.c.status.in_(ENDED))
            .where(there.where(sitters.c.person == person).correlate(tables))
            .where(~there.where(sitters.c.person == without).correlate(tables))
            .where(tables.c.host != without)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def hand_over(self, table_ids: list[str], old: str, new: str) -> None:
        """Let ended tables be another person's: an id is nothing else in any text that is kept.

        So are the commitments that the one who goes was given, and the events they host.
        """
        tables, log, chat, sitters = schema.tables, schema.entries, schema.chat, schema.sitters

        def renamed(column: sa.Column[str]) -> sa.ColumnElement[str]:
            return sa.func.replace(column, f'"{old}"', f'"{new}"')

        async with self._engine.begin() as connection:
            for table_id in table_ids:
                texts = {name: renamed(tables.c[name]) for name in ("setup", "summary")}
                row = sa.update(tables).where(tables.c.id == table_id)
                await connection.execute(row.values(texts))
                host = sa.update(tables).where(tables.c.id == table_id).where(tables.c.host == old)
                await connection.execute(host.values(host=new))
                mentioned = log.c.entry.contains(f'"{old}"', autoescape=True)
                entry = sa.update(log).where(log.c.table_id == table_id).where(mentioned)
                await connection.execute(entry.values(entry=renamed(log.c.entry)))
                for part in (chat, sitters):
                    theirs = (part.c.table_id == table_id) & (part.c.person == old)
                    await connection.execute(sa.update(part).where(theirs).values(person=new))
            people = schema.people
            await connection.execute(sa.delete(people).where(people.c.id == old))
            await hand_over_agent(connection, old, new)
            given, events = schema.commitments, schema.events
            promised = sa.update(given).where(given.c.person == old)
            await connection.execute(promised.values(person=new))
            hosted = sa.update(events).where(events.c.host == old)
            await connection.execute(hosted.values(host=new))
            noted = (notes.c.person == old) & notes.c.table_id.in_(table_ids)
            await connection.execute(sa.update(notes).where(noted).values(person=new))
            for mine in OWNED:
                await connection.execute(sa.delete(mine).where(mine.c.person == old))
            if table_ids:
                await tell(connection, table_ids)


async def hand_over_agent(connection: AsyncConnection, old: str, new: str) -> None:
    """Let somebody's agent be another's; where they have one already, its token is void."""
    agents = schema.agents
    theirs = (await connection.execute(sa.select(agents).where(agents.c.owner == new))).first()
    change = {"owner": new} if theirs is None else {"digest": None}
    await connection.execute(sa.update(agents).where(agents.c.owner == old).values(change))
