"""Talking at a table."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from quattrocento.server import limits, messages
from quattrocento.server.floor import Floor, Live
from quattrocento.server.pace import Pace
from quattrocento.server.problems import CONFLICT, FORBIDDEN, TOO_MANY, Trouble
from quattrocento.server.rows import Said

ATTEMPTS = 5


class Talking:
    """What is said at tables."""

    def __init__(self, floor: Floor, haste: int) -> None:
        self.floor = floor
        # Called with a table and the number of a line said there.
        self.after_saying: Callable[[str, int], Awaitable[None]] | None = None
        self._pace = Pace(limits.CHAT_LINES_A_MINUTE * haste, 60)

    async def say(self, table_id: str, person: str, text: str) -> messages.ChatLine:
        """Say something at a table, to whoever is there."""
        live = await self.floor.look(table_id, person)
        if not live.table.company.seats_of(person) and person != live.table.setup.host:
            raise Trouble("not-at-table", FORBIDDEN)
        if not self._pace.allows(person):
            raise Trouble("too-much-chat", TOO_MANY)
        name = await self.floor.store.name_of(person)
        line = await self._kept(live, person, name, text)
        pass_on(live, [line])
        if self.after_saying is not None:
            await self.after_saying(table_id, line.number)
        return line.message()

    async def _kept(self, live: Live, person: str, name: str, text: str) -> Said:
        """The line under the next number that no other process has taken."""
        table_id = live.table.setup.id
        for _ in range(ATTEMPTS):
            line = Said(
                table_id=table_id,
                number=live.chat_number + 1,
                person=person,
                name=name,
                text=text,
                at=time.time(),
            )
            if await self.floor.store.say(line):
                return line
            await self.hear(table_id)
        raise Trouble("stale", CONFLICT)

    async def hear(self, table_id: str) -> None:
        """Pass on what was said in other processes, if the table is held here."""
        live = self.floor.held(table_id)
        if live is not None:
            pass_on(live, await self.floor.store.said(table_id, live.chat_number))


def pass_on(live: Live, said: list[Said]) -> None:
    """Send what is new to whoever watches."""
    for line in said:
        if line.number > live.chat_number:
            live.chat_number = line.number
            for watcher in live.watchers:
                watcher.send(line.message())
