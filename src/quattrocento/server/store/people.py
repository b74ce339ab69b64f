"""What the store keeps of people beside their names, in one place."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store.calls import CallStore
from quattrocento.server.store.devices import DeviceStore
from quattrocento.server.store.notes import NoteStore
from quattrocento.server.store.passkeys import PasskeyStore
from quattrocento.server.store.schema import OWNED, SECRETS, devices
from quattrocento.server.store.vacations import VacationStore


class PeopleStore:
    """The parts of the store that belong to one person each."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.devices = DeviceStore(engine)
        self.notes = NoteStore(engine)
        self.vacations = VacationStore(engine)
        self.passkeys = PasskeyStore(engine)
        self.calls = CallStore(engine)

    async def data_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All that is kept of somebody, by kind; keys and digests of tokens are left out."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._engine.connect() as connection:
            for table in OWNED:
                rows = await connection.execute(sa.select(table).where(table.c.person == person))
                hidden = {"person", *SECRETS.get(table.name, ())}
                found[table.name] = [
                    {name: value for name, value in row._mapping.items() if name not in hidden}
                    for row in rows
                ]
        return found

    async def erase(self, person: str) -> None:
        """Take away all that is kept of somebody.

        That a device was taken away stays, as nobody's: its cookie must not be good again.
        """
        async with self._engine.begin() as connection:
            gone = (devices.c.person == person) & (devices.c.removed > 0)
            await connection.execute(sa.update(devices).where(gone).values(person="", name=""))
            for table in OWNED:
                await connection.execute(sa.delete(table).where(table.c.person == person))
