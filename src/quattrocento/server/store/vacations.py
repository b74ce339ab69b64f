"""When people are, and were, on vacation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store.schema import vacations


class Period(NamedTuple):
    """A vacation."""

    began: float
    until: float


class VacationStore:
    """The part of the store for vacations."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str, since: float) -> list[Period]:
        """The vacations of somebody that were not over at a time, in order."""
        ours = (vacations.c.person == person) & (vacations.c.until > since)
        chosen = sa.select(vacations.c.began, vacations.c.until).where(ours)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(vacations.c.began))
            return [Period(row.began, row.until) for row in found]

    async def away(self, people: Sequence[str], now: float) -> dict[str, float]:
        """Who of some people is on vacation, and until when."""
        ours = vacations.c.person.in_(people) & (vacations.c.until > now)
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(vacations).where(ours))
            return {row.person: row.until for row in found}

    async def begin(self, person: str, now: float, until: float) -> bool:
        """Let a vacation begin; False if somebody is on one already."""
        running = (vacations.c.person == person) & (vacations.c.until > now)
        async with self._engine.begin() as connection:
            if connection.dialect.name != "sqlite":
                # Two requests at the same moment come one after the other.
                key = sa.func.hashtext(person)
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(key)))
            if (await connection.execute(sa.select(vacations).where(running))).first() is not None:
                return False
            row = {"person": person, "began": now, "until": until}
            await connection.execute(sa.insert(vacations), row)
        return True

    async def end(self, person: str, now: float) -> bool:
        """Let a vacation be over; whether there was one."""
        running = (vacations.c.person == person) & (vacations.c.until > now)
        over = sa.update(vacations).where(running).values(until=now)
        async with self._engine.begin() as connection:
            return (await connection.execute(over)).rowcount > 0
