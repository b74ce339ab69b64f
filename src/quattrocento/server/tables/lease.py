"""Which process lets the bots of a table move and its clock ring: the one that holds its lease."""

from __future__ import annotations

import logging

from quattrocento.server.store.problems import STORE_PROBLEMS
from quattrocento.server.store.store import Store
from quattrocento.server.tables.held_table import HeldTable

log = logging.getLogger(__name__)


async def holds_lease(store: Store, held: HeldTable) -> bool:
    """Whether this process looks after a table: it does already, or nobody else does."""
    if not (held.leased and store.leases.alive):
        try:
            held.leased = await store.leases.take(held.table.setup.id)
        except STORE_PROBLEMS as problem:
            log.warning("lease-failed", extra={"problem": type(problem).__name__})
            return False
    return held.leased
