"""The host's console: what whoever runs a server may do to tables and people.

It works on the database alone, whether servers run or not; they look there for what has changed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from quattrocento.server.http.visitors import household, networks
from quattrocento.server.moderation.service import ModerationStore, Sanction, What
from quattrocento.server.store.rows import Row, WholeTable, addition_of
from quattrocento.server.store.store import Store
from quattrocento.server.store.transfer import table_of, whole_table
from quattrocento.tables import entries
from quattrocento.tables.entries import Entry
from quattrocento.tables.ids import is_id
from quattrocento.tables.lobby import Summary
from quattrocento.tables.setup import Occupant, Setup
from quattrocento.tables.table import Table

ATTEMPTS = 20
DAY = 24 * 3600.0
RUNNING = ("gathering", "playing")


class NobodyLikeThat(ValueError):
    """Neither the id of a person nor an address or network."""


class PersonsData(msgspec.Struct, kw_only=True):
    """All that a server has about one person; `kept` is what they have beside their seats."""

    id: str
    name: str
    sanctions: list[Sanction]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    kept: dict[str, list[dict[str, Any]]]


def whom_of(text: str) -> str:
    """The person or the network that is meant; of one IPv6 address its network."""
    if is_id(text):
        return text
    try:
        network = networks([text])[0]
    except ValueError:
        raise NobodyLikeThat(text) from None
    alone = network.num_addresses == 1
    return str(networks([household(str(network.network_address))])[0]) if alone else str(network)


class HostConsole:
    """What the host can do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.moderation = ModerationStore(store.engine)

    # Tables

    async def close(self, table_id: str) -> bool:
        """Call a table off, whoever plays there; False when none runs under this id."""
        row = await self.store.table(table_id)
        if row is None or row.status not in RUNNING:
            return False
        closed = await self._added(row, lambda table: entries.End())
        await self.moderation.told_of([table_id])
        return closed

    async def _added(self, row: Row, entry_for: Callable[[Table], Entry | None]) -> bool:
        """Add an entry to a table's log, after whatever others add at the same time."""
        for _ in range(ATTEMPTS):
            table = table_of(await whole_table(self.store, row))
            entry = entry_for(table) if table.status in RUNNING else None
            if entry is None:
                return False
            ahead = table.try_entry(entry, time.time())
            if await self.store.writer.add(addition_of(table, ahead)):
                return True
        return False

    # Sanctions

    async def impose(self, what: What, whom: str, days: float | None) -> None:
        """Let somebody not come in, or not speak, for some days or for ever."""
        until = 0.0 if days is None else time.time() + days * DAY
        await self.moderation.impose(Sanction(whom_of(whom), what, until))

    async def pardon(self, whom: str) -> bool:
        """Take all sanctions from somebody; whether there were any."""
        return await self.moderation.lift(whom_of(whom))

    # One person

    async def forget(self, person: str) -> int:
        """Take away a person's name, wherever it stands, and their chat; how many tables."""
        tables = await self._rewritten(person, erased=False)
        await self.moderation.forget_talk(person)
        return tables

    async def erase(self, person: str) -> int:
        """Take a person away altogether: their seats are left to bots, their games stay."""
        for table_id in await self.moderation.tables_with(person):
            row = await self.store.table(table_id)
            if row is not None and row.status in RUNNING:
                await self._leave(row, person)
        tables = await self._rewritten(person, erased=True)
        await self.moderation.forget_talk(person)
        await self.moderation.forget_person(person)
        await self.moderation.erase_kept(person)
        return tables

    async def _leave(self, row: Row, person: str) -> None:
        """Let somebody leave all their seats; a table that waits for its host is called off."""
        if row.status == "gathering" and row.host == person:
            await self._added(row, lambda table: entries.End())
            return
        while await self._added(row, lambda table: leave_of(table, person)):
            pass

    async def _rewritten(self, person: str, erased: bool) -> int:
        tables = await self.moderation.tables_with(person)
        for table_id in tables:
            row = await self.store.table(table_id)
            if row is not None:
                summary = row.summary
                whole = await whole_table(self.store, row)
                whole.row.summary = without_name_in_lobby(summary, person, erased)
                log = without_name(whole, person, erased)
                await self.moderation.rewrite(whole.row, log)
        return len(tables)

    async def data_of(self, person: str) -> PersonsData:
        """All that the server has about a person."""
        found = []
        for table_id in await self.moderation.tables_with(person):
            row = await self.store.table(table_id)
            if row is not None:
                setup = msgspec.json.decode(row.setup, type=Setup)
                log = await self.store.entries(table_id)
                found.append(
                    {
                        "id": table_id,
                        "game": setup.game,
                        "status": row.status,
                        "host": row.host == person,
                        "created": setup.created,
                        "entries": [each for each in log if each.person == person],
                    }
                )
        said = await self.store.said_by(person)
        return PersonsData(
            id=person,
            name=await self.store.name_of(person),
            sanctions=[each for each in await self.moderation.sanctions() if each.whom == person],
            tables=found,
            chat=[{"table": each.table_id, "at": each.at, "text": each.text} for each in said],
            kept=await self.moderation.kept_of(person),
        )


def leave_of(table: Table, person: str) -> entries.Leave | None:
    """How somebody leaves the next of their seats, if they still play one."""
    for seat in table.seats.owned_by(person):
        if not table.occupants[seat].stand_in:
            return entries.Leave(seat=seat, person=person)
    return None


def without_name(whole: WholeTable, person: str, erased: bool) -> list[Entry]:
    """The entries that name a person, without the name; the table's row is changed likewise."""
    row = whole.row
    setup = msgspec.json.decode(row.setup, type=Setup)
    occupants = [nameless(occupant, person, erased) for occupant in setup.occupants]
    setup = msgspec.structs.replace(setup, occupants=occupants)
    if erased:
        setup = msgspec.structs.replace(
            setup,
            host="" if setup.host == person else setup.host,
            invited=[each for each in setup.invited if each != person],
            kept=[None if each == person else each for each in setup.kept],
        )
        row.host = setup.host
    row.setup = msgspec.json.encode(setup).decode()
    changed: list[Entry] = []
    for entry in whole.entries:
        if entry.person == person:
            other = entry
            if isinstance(other, entries.Join):
                other = msgspec.structs.replace(other, name="")
            if erased:
                other = msgspec.structs.replace(other, person=None, key=None)
            changed.append(other)
    return changed


def nameless(occupant: Occupant, person: str, erased: bool) -> Occupant:
    """A occupant without the name of a person who sits there."""
    if occupant.person != person:
        return occupant
    return msgspec.structs.replace(occupant, name="", person=None if erased else person)


def without_name_in_lobby(summary: str, person: str, erased: bool) -> str:
    """What the lobby shows of a table, without the name of a person."""
    shown = msgspec.json.decode(summary, type=Summary)
    for place, owner in enumerate(shown.owners):
        if owner == person:
            shown.info.seats[place].name = ""
            shown.owners[place] = None if erased else owner
    return msgspec.json.encode(shown).decode()
