"""One person, several devices: links that make another device theirs, and taking one away.

A link holds for ten minutes and once. Which devices were taken away every process keeps in mind,
and looks now and then what others took away.

When a device becomes somebody else's, one person is left of two. Whoever still plays as the
device's old identity is refused: they finish or leave those tables first. Its ended games come
along, unless the new identity had a part in them, and with them the events it hosts and what it was
promised for tables it has yet to open. If the old identity lives on at another device or by a
passkey, everything stays with it.
"""

from __future__ import annotations

import io
import secrets
import time
from contextlib import suppress
from typing import Annotated

import msgspec
import segno
import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.server import limits
from quattrocento.server.http.dependencies import (
    BECOMES,
    AnyRequest,
    Who,
    agent_of,
    own_origin,
    problems,
)
from quattrocento.server.http.identity import COOKIE_SECONDS, Identity
from quattrocento.server.moderation.service import tell
from quattrocento.server.people.agents import digest
from quattrocento.server.people.links import RELATIVE, Links
from quattrocento.server.people.messages import (
    DeviceInfo,
    DeviceLink,
    DeviceList,
    LinkOffer,
    UseLink,
)
from quattrocento.server.store import schema
from quattrocento.server.store.database import put_row
from quattrocento.server.store.store import Store
from quattrocento.server.store.writer import insert_new
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import messages
from quattrocento.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, RequestError
from quattrocento.tables.ids import new_id

DeviceId = Annotated[str, PathParameter(max_length=32)]

LINK_SECONDS = 600.0
LINK_BYTES = 24
SEEN_SECONDS = 3600.0
# Clocks of several machines may differ a little.
OVERLAP_SECONDS = 60.0
MOST_DEVICES = 20
RUNNING = ("gathering", "playing")
ENDED = ("finished", "abandoned")
# The first that is found: many browsers also name those that they are like.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Devices(Controller):
    """One person, several devices."""

    path = "/api/v1/me/devices"
    tags = ["people"]

    @get(responses=problems())
    async def mine(
        self, request: AnyRequest, devices: NamedDependency[DeviceService], who: Who
    ) -> DeviceList:
        """My devices, this one among them."""
        return DeviceList(devices=await devices.of(who, agent_of(request)))

    @post("/link", status_code=200, responses=problems(409))
    async def link(
        self, request: AnyRequest, devices: NamedDependency[DeviceService], who: Who
    ) -> DeviceLink:
        """A link by which another device becomes mine: once, within ten minutes."""
        return await devices.link(who, agent_of(request), own_origin(request))

    @post("/offer", status_code=200, responses=problems(404))
    async def offer(
        self, devices: NamedDependency[DeviceService], who: Who, data: JSONBody[UseLink]
    ) -> LinkOffer:
        """Whom a link would make of this device, and what would become of who it is now."""
        return await devices.offer(who, data.token)

    @post("/accept", status_code=200, responses=problems(404, 409))
    async def accept(
        self,
        request: AnyRequest,
        devices: NamedDependency[DeviceService],
        store: NamedDependency[Store],
        who: Who,
        data: JSONBody[UseLink],
    ) -> messages.Me:
        """Let this device become whom a link leads to; a cookie is given."""
        new = await devices.accept(who, agent_of(request), data.token)
        request.scope[BECOMES] = new  # type: ignore[literal-required]
        return messages.Me(id=new.person, name=await store.name_of(new.person))

    @post("/{device:str}/remove", status_code=204, responses=problems(404, 409))
    async def remove(
        self, devices: NamedDependency[DeviceService], who: Who, device: DeviceId
    ) -> None:
        """Take a device away from me: it is a stranger's from now on."""
        await devices.remove(who, device)


class DeviceService:
    """The devices of people."""

    def __init__(self, registry: TableRegistry, joining: Joining, links: Links) -> None:
        self._registry = registry
        self._links = links
        self._joining = joining
        self._store: Store = registry.store
        self._devices = DeviceStore(registry.store.engine)
        self._removed: set[str] = set()
        self._looked = 0.0

    # Which devices were taken away

    async def begin(self) -> None:
        """Learn which devices were taken away, before anybody is let in."""
        await self._devices.drop_removed(time.time() - COOKIE_SECONDS)
        await self.look()

    async def look(self) -> None:
        """Take in which devices other processes took away."""
        found = await self._devices.removed_since(self._looked - OVERLAP_SECONDS)
        self._looked = max([self._looked, *(when for _, when in found)])
        new = {device for device, _ in found} - self._removed
        if new:
            self._removed |= new
            self._registry.send_away(
                lambda each: (
                    RequestError("device-removed", FORBIDDEN) if each.device in new else None
                )
            )

    def is_removed(self, device: str) -> bool:
        """Whether a device was taken away from its person."""
        return device in self._removed

    # What a person does

    async def saw(self, who: Identity) -> None:
        """Note that a device was here, if it is one of several."""
        now = time.time()
        await self._devices.saw(who.device, now, now - SEEN_SECONDS)

    async def of(self, who: Identity, agent: str) -> list[DeviceInfo]:
        """The devices of whoever asks, this one among them."""
        found = await self._devices.of(who.person)
        if all(each.id != who.device for each in found):
            found = [device_of(who, agent), *found]
        return [
            DeviceInfo(
                id=each.id,
                name=each.name,
                added=each.added,
                seen=each.seen,
                here=each.id == who.device,
            )
            for each in found
        ]

    async def link(self, who: Identity, agent: str, called: str) -> DeviceLink:
        """A link by which another device becomes theirs, in place of an earlier one."""
        if len(await self._devices.of(who.person)) >= MOST_DEVICES:
            raise RequestError("too-many-devices", CONFLICT, most=MOST_DEVICES)
        await self._devices.note(device_of(who, agent))
        token = secrets.token_urlsafe(LINK_BYTES)
        until = time.time() + LINK_SECONDS
        await self._devices.keep_link(who.person, digest(token), until)
        origin = self._links.origin(called)
        url = f"{origin}/device/{token}"
        # What a camera reads must lead somewhere.
        return DeviceLink(url=url, qr=None if origin == RELATIVE else qr_code(url), until=until)

    async def offer(self, who: Identity, token: str) -> LinkOffer:
        """Whom a link would make of this device, and what would follow."""
        person = await self._devices.linked(digest(token), time.time())
        if person is None:
            raise no_such_link()
        found = await self._joining.consequences(who, person)
        return LinkOffer(
            name=await self._store.name_of(person),
            now=await self._store.name_of(who.person),
            same=person == who.person,
            playing=found.playing,
            games=len(found.tables),
            stays=found.stays,
        )

    async def accept(self, who: Identity, agent: str, token: str) -> Identity:
        """The identity that this device has from now on, by a link that is used up."""
        person = await self._devices.linked(digest(token), time.time())
        if person is None:
            raise no_such_link()
        if (await self._joining.consequences(who, person)).playing:
            raise RequestError("device-plays", CONFLICT)
        if await self._devices.use_link(digest(token), time.time()) != person:
            raise no_such_link()
        return await self._joining.become(who, person, browser_name(agent))

    async def remove(self, who: Identity, device: str) -> None:
        """Take a device away: whoever comes with its cookie is a stranger from now on."""
        known = await self._devices.of(who.person)
        if all(each.id != device for each in known):
            raise RequestError("no-such-device", NOT_FOUND, field="device")
        if len(known) == 1 and not await self._devices.has_passkey(who.person):
            raise RequestError("last-device", CONFLICT)
        await self._devices.remove(who.person, device, time.time())
        await self.look()


def device_of(who: Identity, agent: str) -> Device:
    """A device that was not kept before."""
    now = time.time()
    return Device(id=who.device, person=who.person, name=browser_name(agent), added=now, seen=now)


def no_such_link() -> RequestError:
    """The link was used, or is too old, or never was."""
    return RequestError("no-such-link", NOT_FOUND, field="token")


def qr_code(url: str) -> str:
    """A link as a picture that a camera reads."""
    drawn = io.BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=4, light="#fff", omitsize=True)
    return drawn.getvalue().decode()


class Consequences(msgspec.Struct, frozen=True):
    """What would follow if a device became somebody else's."""

    playing: bool
    stays: bool
    tables: list[str]


class Joining:
    """Lets devices become somebody else's."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store: Store = registry.store
        self._devices = DeviceStore(registry.store.engine)

    async def consequences(self, who: Identity, person: str) -> Consequences:
        """What would follow if this device became that person's."""
        if who.person == person:
            return Consequences(False, False, [])
        stays = await self._lives_on(who)
        ended = [] if stays else await self._devices.ended_tables(who.person, person)
        return Consequences(not stays and await self._plays(who.person), stays, ended)

    async def become(self, who: Identity, person: str, device_name: str) -> Identity:
        """The identity that this device has from now on; what it had comes along."""
        if who.person == person:
            return who
        found = await self.consequences(who, person)
        if found.playing:
            raise RequestError("device-plays", CONFLICT)
        now = time.time()
        if found.stays:
            await self._devices.remove(who.person, who.device, now)
        else:
            await self._devices.hand_over(found.tables, who.person, person)
            for table_id in found.tables:
                with suppress(RequestError):
                    await self._registry.reload(table_id)
        new = Identity(person, new_id())
        await self._devices.note(
            Device(id=new.device, person=person, name=device_name, added=now, seen=now)
        )
        return new

    async def _lives_on(self, who: Identity) -> bool:
        """Whether the identity that this device has is known elsewhere too."""
        others = await self._devices.of(who.person)
        if any(each.id != who.device for each in others):
            return True
        return await self._devices.has_passkey(who.person)

    async def _plays(self, person: str) -> bool:
        """Whether somebody has a seat of their own, or a table, that is not over."""
        rows = await self._store.tables_of(person, limits.SEATED_TABLES_A_PERSON * 2)
        for row in rows:
            if row.status not in RUNNING:
                continue
            # A game by older rules does not go on.
            with suppress(RequestError):
                table = (await self._registry.load(row.id)).table
                seats = table.seats.owned_by(person)
                waits = table.status == "gathering" and row.host == person
                if waits or any(not table.occupants[seat].stand_in for seat in seats):
                    return True
        return False


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
        chosen = (
            sa.select(schema.devices)
            .where(schema.devices.c.person == person)
            .where(schema.devices.c.removed == 0)
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(
                chosen.order_by(schema.devices.c.added, schema.devices.c.id)
            )
            return [Device(**row._mapping) for row in found]

    async def note(self, device: Device) -> None:
        """Keep a device, unless it is known."""
        row = msgspec.structs.asdict(device)
        async with self._engine.begin() as connection:
            await connection.execute(insert_new(self._engine.dialect, schema.devices, row))

    async def saw(self, device: str, now: float, unless_since: float) -> None:
        """Note that a known device was here, unless that was noted lately."""
        old = (schema.devices.c.id == device) & (schema.devices.c.seen < unless_since)
        async with self._engine.connect() as connection:
            if (
                await connection.execute(sa.select(schema.devices.c.id).where(old))
            ).first() is None:
                return
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(schema.devices).where(old).values(seen=now))

    async def remove(self, person: str, device: str, now: float) -> bool:
        """Take a device away from a person; whether it was theirs."""
        theirs = (
            (schema.devices.c.id == device)
            & (schema.devices.c.person == person)
            & (schema.devices.c.removed == 0)
        )
        gone = sa.update(schema.devices).where(theirs).values(removed=now, name="")
        async with self._engine.begin() as connection:
            rung = (schema.call_targets.c.device == device) & (
                schema.call_targets.c.person == person
            )
            await connection.execute(sa.delete(schema.call_targets).where(rung))
            return (await connection.execute(gone)).rowcount > 0

    async def removed_since(self, time: float) -> list[tuple[str, float]]:
        """The devices taken away from a time on, and when."""
        chosen = sa.select(schema.devices.c.id, schema.devices.c.removed).where(
            schema.devices.c.removed >= time
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.where(schema.devices.c.removed > 0))
            return [(row.id, row.removed) for row in found]

    async def drop_removed(self, before: float) -> None:
        """Forget devices that were taken away so long ago that their cookies are void."""
        old = (schema.devices.c.removed > 0) & (schema.devices.c.removed < before)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.devices).where(old))

    async def has_passkey(self, person: str) -> bool:
        """Whether a person would be known again without any device."""
        chosen = sa.select(schema.passkeys.c.id).where(schema.passkeys.c.person == person)
        async with self._engine.connect() as connection:
            return (await connection.execute(chosen.limit(1))).first() is not None

    # Links

    async def keep_link(self, person: str, digest: str, until: float) -> None:
        """Keep a link, in place of the person's earlier one."""
        row = {"person": person, "digest": digest, "until": until}
        async with self._engine.begin() as connection:
            await put_row(connection, schema.device_links, ["person"], row)

    async def linked(self, digest: str, now: float) -> str | None:
        """The person that a link leads to, while it holds."""
        holds = (schema.device_links.c.digest == digest) & (schema.device_links.c.until > now)
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(schema.device_links.c.person).where(holds))
            return found.scalar_one_or_none()

    async def use_link(self, digest: str, now: float) -> str | None:
        """The person that a link leads to; it leads nobody there again."""
        holds = (schema.device_links.c.digest == digest) & (schema.device_links.c.until > now)
        used = sa.delete(schema.device_links).where(holds).returning(schema.device_links.c.person)
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
            noted = (schema.notes.c.person == old) & schema.notes.c.table_id.in_(table_ids)
            await connection.execute(sa.update(schema.notes).where(noted).values(person=new))
            for mine in schema.OWNED:
                await connection.execute(sa.delete(mine).where(mine.c.person == old))
            if table_ids:
                await tell(connection, table_ids)


async def hand_over_agent(connection: AsyncConnection, old: str, new: str) -> None:
    """Let somebody's agent be another's; where they have one already, its token is void."""
    agents = schema.agents
    theirs = (await connection.execute(sa.select(agents).where(agents.c.owner == new))).first()
    change = {"owner": new} if theirs is None else {"digest": None}
    await connection.execute(sa.update(agents).where(agents.c.owner == old).values(change))


def browser_name(agent: str) -> str:
    """A short name of a browser by what it says of itself; nothing if that says nothing to us."""
    found = [
        next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(name for name in found if name)
