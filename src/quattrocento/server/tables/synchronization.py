"""Following other processes: what they store at tables held here, and who is there."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.store.notifications import Listener
from quattrocento.server.tables.chat import ChatService
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)


class Synchronization:
    """Keeps the tables held here up with the store."""

    def __init__(
        self, registry: TableRegistry, chat: ChatService, presence: PresenceService
    ) -> None:
        self._registry = registry
        self._chat = chat
        self._presence = presence
        self.listener = Listener(registry.store.engine, self.heard, self.poll)

    def heard(self, table_id: str, number: int) -> None:
        """Follow a notice, if it tells more than is known here; one's own comes back as well."""
        held = self._registry.held(table_id)
        if held is None:
            return
        if number == 0:
            self._registry.background.spawn(self._presence.hear([table_id]))
        elif number < 0 and held.chat_number < -number:
            self._registry.background.spawn(self._chat.hear(table_id))
        elif held.table.sequence < number:
            self._registry.background.spawn(self._registry.refresh(table_id, number))

    async def poll(self) -> None:
        """Ask the store how far the tables held here have come."""
        held = self._registry.changing()
        for table_id, sequence in (await self._registry.store.sequences(held)).items():
            await self._registry.refresh(table_id, sequence)
            await self._chat.hear(table_id)
        await self._presence.hear(held)


class PresenceService:
    """Tells the other processes who is there, and hears it from them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    def share(self, held: HeldTable) -> None:
        """Tell the others who is connected here, if that is not what they know."""
        if self._store.presence is not None and not held.sharing and held.here != held.shared:
            held.sharing = True
            self._registry.background.spawn(self._share(held))

    async def _share(self, held: HeldTable) -> None:
        presence, notifier = self._store.presence, self._store.notifier
        assert presence is not None
        assert notifier is not None
        table_id = held.table.setup.id
        try:
            # One after the other: whoever comes or goes meanwhile is told next.
            while held.here != held.shared:
                here = held.here
                await presence.tell(table_id, here)
                held.shared = here
                await notifier.tell([(table_id, 0)])
        except STORE_PROBLEMS as problem:
            log.warning("presence-lost", extra={"problem": type(problem).__name__})
        finally:
            held.sharing = False

    async def hear(self, table_ids: Sequence[str]) -> None:
        """Take in who is connected to other processes, at the tables that are held here."""
        if self._store.presence is None:
            return
        found = await self._store.presence.elsewhere(table_ids)
        for table_id, people in found.items():
            held = self._registry.held(table_id)
            if held is not None:
                held.elsewhere = people
                self._registry.broadcaster.find_present(held)
