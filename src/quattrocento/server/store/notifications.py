"""Notifications between processes: how far tables have come, by PostgreSQL's LISTEN and NOTIFY.

A notice is sent after the commit, never inside it, and says only "table sequence" ("table -number"
for a line of chat, "table 0" for who is there); whoever holds the table reads the store. Notices
can be lost, so the store is also asked now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.limits import STORE_SECONDS
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.store.own_connection import OwnConnection, open_connection

log = logging.getLogger(__name__)

CHANNEL = "quattrocento"
POLL_SECONDS = 5.0
NOTIFY = "SELECT count(pg_notify($1, notice)) FROM unnest($2::text[]) AS notice"


class Notifier:
    """What this process tells the others."""

    def __init__(self, connection: OwnConnection) -> None:
        self._connection = connection

    async def tell(self, news: Sequence[tuple[str, int]]) -> None:
        """Tell the others how far some tables have come, all at once."""
        notices = [f"{table_id} {number}" for table_id, number in news]
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self._connection.execute(NOTIFY, CHANNEL, notices)
        except STORE_PROBLEMS as problem:
            # What is stored is stored: the others find it when they ask the store.
            log.warning("notice-lost", extra={"problem": type(problem).__name__})


class Listener:
    """What this process hears from the others.

    `heard` is called with a table and its sequence, a chat line's number below zero, or zero for
    who is there; `poll` asks the store for what no notice told.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        heard: Callable[[str, int], None],
        poll: Callable[[], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._heard = heard
        self._poll = poll
        self._connection: asyncpg.Connection | None = None

    async def listen(self) -> None:
        """Hear the others, and ask the store now and then, until cancelled."""
        try:
            while True:
                await self._connect()
                await asyncio.sleep(POLL_SECONDS)
                try:
                    await self._poll()
                except STORE_PROBLEMS as problem:
                    log.warning("poll-failed", extra={"problem": type(problem).__name__})
        finally:
            if self._connection is not None:
                self._connection.terminate()

    async def _connect(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            return
        try:
            self._connection = await open_connection(self._engine)
            await self._connection.add_listener(CHANNEL, self._receive)
        except STORE_PROBLEMS as problem:
            log.warning("cannot-listen", extra={"problem": type(problem).__name__})

    def _receive(self, _connection: Any, _process: int, _channel: str, notice: object) -> None:
        table_id, _, number = str(notice).partition(" ")
        if number.lstrip("-").isdigit():
            self._heard(table_id, int(number))
