"""What the host decides, where people are served: who is let in, who may speak, what is kept.

The host's console writes to the database; every process that serves looks there now and
then. Whatever changes is told to them by a line in `news`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.server.http.visitors import Network, is_address, networks, within
from quattrocento.server.store import schema
from quattrocento.server.store.database import STORE_PROBLEMS, put_row
from quattrocento.server.store.rows import Row
from quattrocento.server.store.writer import ENCODER
from quattrocento.tables.entries import Entry
from quattrocento.tables.errors import FORBIDDEN, RequestError

log = logging.getLogger(__name__)

What = Literal["ban", "silence"]

LOOK_SECONDS = 3.0
SWEEP_SECONDS = 3600.0
BAN: Literal["ban"] = "ban"
SILENCE: Literal["silence"] = "silence"
NEWS_KEPT_SECONDS = 3600.0
# A time long ago, at which an event was closed.
CLOSED = 1.0
CHAT_DAYS = "keep-chat-days"
TABLE_DAYS = "keep-ended-tables-days"


class Visitor(Protocol):
    """Somebody who watches a table, and whose agent they are."""

    @property
    def person(self) -> str | None:
        """Who it is."""

    @property
    def owner(self) -> str | None:
        """Of an agent, whose it is."""

    @property
    def address(self) -> str:
        """Where they watch from."""


class Moderation:
    """The sanctions that hold, and what follows from what the host does."""

    def __init__(
        self,
        store: ModerationStore,
        reload: Callable[[str], Awaitable[None]],
        send_away: Callable[[Callable[[Visitor], RequestError | None]], None],
    ) -> None:
        self._store = store
        self._reload = reload
        self._send_away = send_away
        self._known = 0
        self._people: dict[tuple[str, What], float] = {}
        self._networks: list[tuple[Network, What, float]] = []

    async def begin(self) -> None:
        """Learn what holds, before anybody is let in."""
        self._known, _ = await self._store.news(0)
        self._learn(await self._store.sanctions())

    async def attend(self) -> None:
        """Look for news of the host, and take away what was kept long enough, until cancelled."""
        swept = 0.0
        while True:
            try:
                await self.look()
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self._store.drop_old(time.time())
            except STORE_PROBLEMS as problem:
                log.warning("moderation-failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Take in what the host has done."""
        last, table_ids = await self._store.news(self._known)
        if last == self._known:
            return
        self._learn(await self._store.sanctions())
        for table_id in dict.fromkeys(table_ids):
            # A table by older rules is held by nobody; whoever opens it is told so.
            with suppress(RequestError):
                await self._reload(table_id)
        self._known = last
        self._send_away(self._refusal_to_watch)

    def _learn(self, sanctions: list[Sanction]) -> None:
        self._people = {
            (each.whom, each.what): each.until for each in sanctions if not is_network(each.whom)
        }
        self._networks = [
            (network, each.what, each.until)
            for each in sanctions
            if is_network(each.whom)
            for network in networks([each.whom])
        ]

    def _refusal_to_watch(self, watcher: Visitor) -> RequestError | None:
        """Why somebody, or an agent's owner, may not come in any longer."""
        refusal = self.refusal(watcher.person, watcher.address)
        if refusal is None and watcher.owner is not None:
            refusal = self.refusal(watcher.owner, watcher.address)
        return refusal

    def refusal(self, person: str | None, address: str) -> RequestError | None:
        """Why somebody may not come in."""
        return RequestError("banned", FORBIDDEN) if self._holds(BAN, person, address) else None

    def must_be_allowed_to_speak(self, person: str, address: str) -> None:
        """Refuse whoever may not speak."""
        if self._holds(SILENCE, person, address):
            raise RequestError("silenced", FORBIDDEN)

    def _holds(self, what: What, person: str | None, address: str) -> bool:
        until = None if person is None else self._people.get((person, what))
        if until is not None and still(until):
            return True
        return any(
            kind == what and still(end) and within(address, [network])
            for network, kind, end in self._networks
        )


def still(until: float) -> bool:
    """Whether something holds that ends at a time, or never."""
    return until == 0 or until > time.time()


def is_network(whom: str) -> bool:
    """Whether a sanction is for an address or a network, not for a person."""
    return is_address(whom.partition("/")[0])


class Sanction(msgspec.Struct, frozen=True):
    """Who may not come in (`ban`) or not speak (`silence`); `until` 0 is for ever."""

    whom: str
    what: What
    until: float


class Retention(msgspec.Struct, frozen=True):
    """For how many days chat and ended tables are kept; None is for ever."""

    chat_days: int | None = None
    table_days: int | None = None


class ModerationStore:
    """The part of the store that only the host changes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # Sanctions

    async def sanctions(self) -> list[Sanction]:
        """All sanctions that still hold."""
        until = schema.sanctions.c.until
        chosen = sa.select(schema.sanctions).where(sa.or_(until == 0, until > time.time()))
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen.order_by(schema.sanctions.c.whom))).all()
        return [Sanction(**row._mapping) for row in found]

    async def impose(self, sanction: Sanction) -> None:
        """Keep a sanction, in place of an earlier one of its kind."""
        async with self.engine.begin() as connection:
            row = msgspec.structs.asdict(sanction)
            await put_row(connection, schema.sanctions, ["whom", "what"], row)
            await tell(connection)

    async def lift(self, whom: str) -> bool:
        """Take all sanctions from somebody; whether there were any."""
        async with self.engine.begin() as connection:
            gone = sa.delete(schema.sanctions).where(schema.sanctions.c.whom == whom)
            count = (await connection.execute(gone)).rowcount
            await tell(connection)
        return count > 0

    # News

    async def news(self, after: int) -> tuple[int, list[str]]:
        """The number of the latest news, and the tables that are no longer as they were."""
        chosen = sa.select(schema.news).where(schema.news.c.number > after)
        async with self.engine.connect() as connection:
            found = (await connection.execute(chosen.order_by(schema.news.c.number))).all()
        last = found[-1].number if found else after
        return last, [row.table_id for row in found if row.table_id]

    async def told_of(self, table_ids: Sequence[str]) -> None:
        """Tell the processes that serve that tables have changed."""
        async with self.engine.begin() as connection:
            await tell(connection, table_ids)

    # How long things are kept

    async def retention(self) -> Retention:
        """How long chat and ended tables are kept."""
        settings = schema.settings.c
        chosen = sa.select(settings.name, settings.value)
        chosen = chosen.where(settings.name.in_((CHAT_DAYS, TABLE_DAYS)))
        async with self.engine.connect() as connection:
            found = {row.name: int(row.value) for row in await connection.execute(chosen)}
        return Retention(found.get(CHAT_DAYS), found.get(TABLE_DAYS))

    async def keep_for(self, name: str, days: int | None) -> None:
        """Set how many days something is kept; None is for ever."""
        async with self.engine.begin() as connection:
            settings = schema.settings
            await connection.execute(sa.delete(settings).where(settings.c.name == name))
            if days is not None:
                row = {"name": name, "value": str(days)}
                await connection.execute(sa.insert(settings), row)

    async def drop_old(self, now: float) -> list[str]:
        """Take away what was kept long enough; the tables that are gone."""
        kept = await self.retention()
        day = 24 * 3600.0
        gone: list[str] = []
        async with self.engine.begin() as connection:
            if kept.chat_days is not None:
                old = schema.chat.c.at < now - kept.chat_days * day
                await connection.execute(emptied().where(old).where(schema.chat.c.text != ""))
            if kept.table_days is not None:
                ended = schema.tables.c.status.in_(("finished", "abandoned"))
                old = schema.tables.c.changed < now - kept.table_days * day
                chosen = sa.select(schema.tables.c.id).where(ended).where(old)
                gone = list((await connection.execute(chosen)).scalars())
                await self._delete_tables(connection, gone)
        return gone

    async def _delete_tables(self, connection: AsyncConnection, table_ids: Sequence[str]) -> None:
        for part in (
            schema.entries,
            schema.chat,
            schema.sitters,
            schema.leases,
            schema.notes,
            schema.calls,
        ):
            await connection.execute(sa.delete(part).where(part.c.table_id.in_(table_ids)))
        # An event that has lost a table is over.
        events, places = schema.events, schema.event_tables
        theirs = places.c.table_id.in_(table_ids)
        of_those = events.c.id.in_(sa.select(places.c.event).where(theirs))
        await connection.execute(sa.update(events).where(of_those).values(open_until=CLOSED))
        await connection.execute(sa.delete(places).where(theirs))
        tables = schema.tables
        await connection.execute(sa.delete(tables).where(tables.c.id.in_(table_ids)))
        await tell(connection, table_ids)

    # One person

    async def tables_with(self, person: str) -> list[str]:
        """The tables where somebody sat, hosted or spoke."""
        sat = sa.select(schema.sitters.c.table_id).where(schema.sitters.c.person == person)
        hosted = sa.select(schema.tables.c.id).where(schema.tables.c.host == person)
        spoke = sa.select(schema.chat.c.table_id).where(schema.chat.c.person == person)
        # Who withdrew before the game began is in the log only.
        mentioned = sa.select(schema.entries.c.table_id).where(
            schema.entries.c.entry.contains(f'"{person}"', autoescape=True)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.union(sat, hosted, spoke, mentioned))).scalars()
            return sorted(found)

    async def forget_talk(self, person: str) -> None:
        """Take away somebody's name and all that they said."""
        async with self.engine.begin() as connection:
            ours = schema.chat.c.person == person
            chosen = sa.select(schema.chat.c.table_id).where(ours).distinct()
            spoken_at = list((await connection.execute(chosen)).scalars())
            await connection.execute(emptied().where(ours))
            people = schema.people
            await connection.execute(sa.delete(people).where(people.c.id == person))
            await tell(connection, spoken_at)

    async def forget_person(self, person: str) -> None:
        """Take somebody from all lists; what they did stays, as nobody's."""
        async with self.engine.begin() as connection:
            sitters, chat, whom = schema.sitters, schema.chat, schema.sanctions.c.whom
            await connection.execute(sa.delete(sitters).where(sitters.c.person == person))
            nobody = sa.update(chat).where(chat.c.person == person).values(person="")
            await connection.execute(nobody)
            await connection.execute(sa.delete(schema.sanctions).where(whom == person))
            hosted = sa.update(schema.events).where(schema.events.c.host == person)
            await connection.execute(hosted.values(host=""))
            theirs = schema.commitments.c.person == person
            await connection.execute(sa.delete(schema.commitments).where(theirs))

    async def kept_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """What is kept of somebody beside their seats, by kind; keys and digests are left out."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self.engine.connect() as connection:
            for table in schema.OWNED:
                rows = await connection.execute(sa.select(table).where(table.c.person == person))
                hidden = {"person", *schema.SECRETS.get(table.name, ())}
                found[table.name] = [
                    {name: value for name, value in row._mapping.items() if name not in hidden}
                    for row in rows
                ]
        return found

    async def erase_kept(self, person: str) -> None:
        """Take away what is kept of somebody beside their seats.

        That a device was taken away stays, as nobody's: its cookie must not be good again.
        """
        async with self.engine.begin() as connection:
            gone = (schema.devices.c.person == person) & (schema.devices.c.removed > 0)
            await connection.execute(
                sa.update(schema.devices).where(gone).values(person="", name="")
            )
            for table in schema.OWNED:
                await connection.execute(sa.delete(table).where(table.c.person == person))

    async def rewrite(self, row: Row, entries: Iterable[Entry]) -> None:
        """Keep a table's row and log in other words: the same game, other names."""
        async with self.engine.begin() as connection:
            tables, log = schema.tables.c, schema.entries.c
            changed = sa.update(schema.tables).where(tables.id == row.id)
            values = {"host": row.host, "setup": row.setup, "summary": row.summary}
            await connection.execute(changed.values(values))
            for entry in entries:
                text = ENCODER.encode(entry).decode()
                same = (log.table_id == row.id) & (log.sequence == entry.sequence)
                other = sa.update(schema.entries).where(same).values(entry=text)
                await connection.execute(other)
            await tell(connection, [row.id])


def emptied() -> sa.Update:
    """Chat lines without name and text; their numbers stay, so that the next line gets its own."""
    return sa.update(schema.chat).values(name="", text="")


async def tell(connection: AsyncConnection, table_ids: Sequence[str] = ()) -> None:
    """Tell the processes that serve, in the same transaction."""
    now = time.time()
    news = schema.news
    await connection.execute(sa.delete(news).where(news.c.at < now - NEWS_KEPT_SECONDS))
    rows = [{"table_id": table_id, "at": now} for table_id in table_ids or [""]]
    await connection.execute(sa.insert(news), rows)
