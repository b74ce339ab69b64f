"""One person instead of two: what happens when a device becomes somebody else's.

Whoever still plays as the device's old identity is refused: they finish or leave those tables
first. Its ended games come along, unless the new identity had a part in them, and with them the
events it hosts and what it was promised for tables it has yet to open. If the old identity lives on
at another device or by a passkey, everything stays with it.
"""

from __future__ import annotations

import time
from contextlib import suppress

import msgspec

from quattrocento.server import limits
from quattrocento.server.http.identity import Identity
from quattrocento.server.store.devices import Device
from quattrocento.server.store.store import Store
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.ids import new_id

RUNNING = ("gathering", "playing")


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

    async def consequences(self, who: Identity, person: str) -> Consequences:
        """What would follow if this device became that person's."""
        if who.person == person:
            return Consequences(False, False, [])
        stays = await self._lives_on(who)
        ended = [] if stays else await self._store.people.devices.ended_tables(who.person, person)
        return Consequences(not stays and await self._plays(who.person), stays, ended)

    async def become(self, who: Identity, person: str, device_name: str) -> Identity:
        """The identity that this device has from now on; what it had comes along."""
        if who.person == person:
            return who
        found = await self.consequences(who, person)
        if found.playing:
            raise RequestError("device-plays", CONFLICT)
        devices = self._store.people.devices
        now = time.time()
        if found.stays:
            await devices.remove(who.person, who.device, now)
        else:
            await devices.hand_over(found.tables, who.person, person)
            for table_id in found.tables:
                with suppress(RequestError):
                    await self._registry.reload(table_id)
        new = Identity(person, new_id())
        await devices.note(
            Device(id=new.device, person=person, name=device_name, added=now, seen=now)
        )
        return new

    async def _lives_on(self, who: Identity) -> bool:
        """Whether the identity that this device has is known elsewhere too."""
        others = await self._store.people.devices.of(who.person)
        if any(each.id != who.device for each in others):
            return True
        return bool(await self._store.people.passkeys.of(who.person))

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
                if waits or any(not table.chairs[seat].stand_in for seat in seats):
                    return True
        return False
