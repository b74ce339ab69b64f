"""News between processes: which table has come how far, by PostgreSQL's LISTEN and NOTIFY.

A notice is sent after the commit, never inside it, and says only "table sequence" ("table -number"
for a line of chat); whoever holds the table reads the store. Notices can be lost, so the store is
also asked now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa

from quattrocento.server.house import House

log = logging.getLogger(__name__)

CHANNEL = "quattrocento"
POLL_SECONDS = 5.0
NOTIFY = sa.text(
    "SELECT count(pg_notify(:channel, notice)) FROM unnest(CAST(:notices AS text[])) AS notice"
)


class News:
    """What this process tells the others and hears from them."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url
        self._ears: asyncpg.Connection | None = None
        house.store.writer.after_commit = self.tell
        house.talking.after_saying = self.tell_said

    async def tell(self, news: Sequence[tuple[str, int]]) -> None:
        """Tell the others how far some tables have come, all at once."""
        notices = [f"{table_id} {sequence}" for table_id, sequence in news]
        try:
            async with self.house.store.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})
        except (OSError, sa.exc.SQLAlchemyError) as problem:
            # What is stored is stored: the others find it when they ask the store.
            log.warning("notice-lost", extra={"problem": type(problem).__name__})

    async def tell_said(self, table_id: str, number: int) -> None:
        """Tell the others that something was said."""
        await self.tell([(table_id, -number)])

    async def listen(self) -> None:
        """Hear the others, and ask the store now and then, until cancelled."""
        try:
            while True:
                await self._connect()
                await asyncio.sleep(POLL_SECONDS)
                await self.poll()
        finally:
            if self._ears is not None:
                self._ears.terminate()

    async def _connect(self) -> None:
        if self._ears is not None and not self._ears.is_closed():
            return
        try:
            self._ears = await asyncpg.connect(self.url)
            await self._ears.add_listener(CHANNEL, self._heard)
        except (OSError, asyncpg.PostgresError) as problem:
            log.warning("deaf", extra={"problem": type(problem).__name__})

    def _heard(self, _connection: Any, _process: int, _channel: str, notice: object) -> None:
        table_id, _, number = str(notice).partition(" ")
        if number.lstrip("-").isdigit() and self._is_news(table_id, int(number)):
            self.house.floor.spawn(self._follow(table_id, int(number)))

    def _is_news(self, table_id: str, number: int) -> bool:
        """Whether a notice tells more than is known here; one's own comes back as well."""
        live = self.house.floor.held(table_id)
        if live is None:
            return False
        return live.chat_number < -number if number < 0 else live.table.sequence < number

    async def _follow(self, table_id: str, number: int) -> None:
        if number < 0:
            await self.house.talking.hear(table_id)
        else:
            await self.house.floor.refresh(table_id, number)

    async def poll(self) -> None:
        """Ask the store how far the tables held here have come."""
        held = self.house.floor.changing()
        try:
            for table_id, sequence in (await self.house.store.sequences(held)).items():
                await self.house.floor.refresh(table_id, sequence)
                await self.house.talking.hear(table_id)
        except (OSError, sa.exc.SQLAlchemyError) as problem:
            log.warning("poll-failed", extra={"problem": type(problem).__name__})
