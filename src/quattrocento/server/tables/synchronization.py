"""Following other processes: what they store at tables held here is taken in."""

from __future__ import annotations

from quattrocento.server.store.notifications import Listener
from quattrocento.server.tables.chat import ChatService
from quattrocento.server.tables.presence import PresenceService
from quattrocento.server.tables.registry import TableRegistry


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
