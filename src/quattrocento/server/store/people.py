"""What the store keeps of people beside their names, in one place."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store.devices import DeviceStore


class PeopleStore:
    """The parts of the store that belong to one person each."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.devices = DeviceStore(engine)
