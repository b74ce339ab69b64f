"""Who is there, when those who sit at a table are connected to several processes."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from quattrocento.server.store.problems import STORE_PROBLEMS
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)


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
