"""The services for people, in one place, and what a process does for all of them."""

from __future__ import annotations

import asyncio
import logging

from quattrocento.server.people.agents import AgentService
from quattrocento.server.people.caller import Caller
from quattrocento.server.people.calls import CallService
from quattrocento.server.people.devices import DeviceService, Joining
from quattrocento.server.people.links import Links
from quattrocento.server.people.notes import NoteService
from quattrocento.server.people.passkeys import PasskeyService
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.people.vacations import VacationService
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.requests import RequestService

log = logging.getLogger(__name__)

LOOK_SECONDS = 3.0


class PeopleServices:
    """What is offered to people beside playing."""

    def __init__(self, requests: RequestService, settings: PeopleSettings, links: Links) -> None:
        self.settings = settings
        registry = requests.registry
        self.agents = AgentService(registry)
        joining = Joining(registry)
        self.devices = DeviceService(registry, joining, links)
        self.passkeys = PasskeyService(registry.store, joining)
        self.notes = NoteService(registry)
        self.vacations = VacationService(requests, settings.vacation_days)
        self.calls = CallService(registry.store, settings, links)
        self.caller = Caller(registry, settings, self.calls, links)

    async def begin(self) -> None:
        """Learn what must be known before anybody is let in."""
        await self.devices.begin()
        await self.calls.begin()

    def schedule_next(self, held: HeldTable) -> None:
        """Called after whatever happens at a table, and when it is loaded."""
        self.vacations.schedule_next(held)
        self.caller.schedule_next(held)

    async def attend(self) -> None:
        """Look what other processes have done, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.agents.look()
                await self.devices.look()
                await self.calls.look()
            except STORE_PROBLEMS as problem:
                log.warning("people-failed", extra={"problem": type(problem).__name__})
