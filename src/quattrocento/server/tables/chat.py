"""Chat at a table."""

from __future__ import annotations

import time

from quattrocento.server import limits
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.store.rows import Said
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import messages
from quattrocento.tables.errors import FORBIDDEN, TOO_MANY, RequestError
from quattrocento.tables.names import tidy_text
from quattrocento.tables.permissions import may_write, must_be_told_apart
from quattrocento.tables.table import Table


class ChatService:
    """What is said at tables."""

    def __init__(self, registry: TableRegistry, rate_factor: int) -> None:
        self.registry = registry
        self.store = registry.store
        self._rate = RateLimit(limits.CHAT_LINES_A_MINUTE * rate_factor, 60)

    async def say(self, table_id: str, person: str, text: str) -> messages.ChatLine:
        """Say something at a table, to whoever is there."""
        held = await self.registry.look(table_id, person)
        if not may_write(held.table, person):
            raise RequestError("not-at-table", FORBIDDEN)
        if not self._rate.allows(person):
            raise RequestError("too-much-chat", TOO_MANY)
        tidied = tidy_text(text)
        if tidied is None:
            raise RequestError("bad-text", field="text")
        name = await self._name_at(held.table, person)
        line = await self.store.say(table_id, person, name, tidied, time.time())
        if line.number > held.chat_number + 1:
            # Others have said something in the meantime, maybe in another process.
            await self.hear(table_id)
        self.registry.broadcaster.pass_on(held, [line])
        return line.message()

    async def _name_at(self, table: Table, person: str) -> str:
        """The name under which somebody speaks: that of their seat, else one that nobody bears."""
        seats = table.seats.owned_by(person)
        seated = table.chairs[seats[0]].name if len(seats) == 1 else ""
        name = seated or await self.store.name_of(person)
        must_be_told_apart(table, person, name)
        return name

    async def hear(self, table_id: str) -> None:
        """Pass on what was said in other processes, if the table is held here."""
        held = self.registry.held(table_id)
        if held is not None:
            said: list[Said] = await self.store.said(table_id, held.chat_number)
            self.registry.broadcaster.pass_on(held, said)
