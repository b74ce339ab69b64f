"""What the host decides, where people are served: who is let in, who may speak, what is kept.

The host's console writes to the database; every process that serves looks there now and then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from quattrocento.server.http.visitors import Network, is_address, networks, within
from quattrocento.server.store.moderation import BAN, SILENCE, ModerationStore, Sanction, What
from quattrocento.server.store.problems import STORE_PROBLEMS
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.watcher import Watcher
from quattrocento.tables.errors import FORBIDDEN, RequestError

log = logging.getLogger(__name__)

LOOK_SECONDS = 3.0
SWEEP_SECONDS = 3600.0


class Moderation:
    """The sanctions that hold, and what follows from what the host does."""

    def __init__(self, store: ModerationStore, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry
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
                await self._registry.reload(table_id)
        self._known = last
        self._registry.send_away(self._refusal_to_watch)

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

    def _refusal_to_watch(self, watcher: Watcher) -> RequestError | None:
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
