"""Vacation: the clocks of slow games stand still for somebody's seats, so many days in a year.

A game is slow when its clock gives a day or more; at tables without a clock the others are only
told. Whoever plays by a faster clock finishes that first. That a seat's clock stands still is an
entry of each table's log, so every process knows it; it runs again by itself.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server import limits
from quattrocento.server.http.dependencies import PersonId, problems
from quattrocento.server.people.messages import GoOnVacation, VacationInfo
from quattrocento.server.store import schema
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables import entries
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.messages import ClockSettings
from quattrocento.tables.requests import Vacation
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
YEAR = 365 * DAY
SLOW_SECONDS = DAY
ATTEMPTS = 3
ROUNDING = 1e-6


class Vacations(Controller):
    """My vacation, for games with days for each move."""

    path = "/api/v1/me/vacation"
    tags = ["people"]

    @get(responses=problems())
    async def look(
        self, vacations: NamedDependency[VacationService], person: PersonId
    ) -> VacationInfo:
        """Until when I am on vacation, and how many days I have left."""
        return await vacations.of(person)

    @post(status_code=200, responses=problems(409))
    async def begin(
        self,
        vacations: NamedDependency[VacationService],
        person: PersonId,
        data: JSONBody[GoOnVacation],
    ) -> VacationInfo:
        """Go on vacation: the clocks of my slow games stand still."""
        return await vacations.begin(person, data.days)

    @post("/end", status_code=200, responses=problems(409))
    async def end(
        self, vacations: NamedDependency[VacationService], person: PersonId
    ) -> VacationInfo:
        """Come back before my vacation is over."""
        return await vacations.end(person)


class VacationService:
    """Who is on vacation."""

    def __init__(self, requests: RequestService, most: int) -> None:
        self._requests = requests
        self._registry = registry = requests.registry
        self._vacations = VacationStore(registry.store.engine)
        self._most = most
        # One after the other: where there is one process, the store does not see to that.
        self._changing = asyncio.Lock()

    async def of(self, person: str) -> VacationInfo:
        """Whether somebody is on vacation, and how many days they have left."""
        now = time.time()
        periods = await self._vacations.of(person, now - YEAR)
        running = [each.until for each in periods if each.until > now]
        left = max(0, self._most - days_of(periods, now))
        return VacationInfo(until=max(running, default=None), days_left=left, most=self._most)

    async def begin(self, person: str, days: int) -> VacationInfo:
        """Go on vacation for some days, from now on."""
        async with self._changing:
            info = await self.of(person)
            if self._most == 0:
                raise RequestError("no-vacation", CONFLICT)
            if info.until is not None:
                raise RequestError("on-vacation", CONFLICT)
            if days > info.days_left:
                left, most = info.days_left, self._most
                raise RequestError(
                    "vacation-too-long", CONFLICT, field="days", left=left, most=most
                )
            async for held in self._tables(person):
                if is_fast(held.table.setup.clock) and plays(held.table, person):
                    raise RequestError("vacation-fast-clock", CONFLICT)
            now = time.time()
            if not await self._vacations.begin(person, now, now + days * DAY):
                raise RequestError("on-vacation", CONFLICT)
            async for held in self._tables(person):
                await self._note(held, {person: now + days * DAY})
        return await self.of(person)

    async def end(self, person: str) -> VacationInfo:
        """Come back before the vacation is over."""
        async with self._changing:
            now = time.time()
            if not await self._vacations.end(person, now):
                raise RequestError("not-on-vacation", CONFLICT)
            async for held in self._tables(person):
                await self._note(held, {person: now})
        return await self.of(person)

    def schedule_next(self, held: HeldTable) -> None:
        """Where a game has just begun, let the clock stand still for those on vacation."""
        table = held.table
        began = table.sequence == 0 or isinstance(table.entries[-1], entries.Join)
        if table.status == "playing" and began and takes_vacations(table):
            self._registry.background.spawn(self._begun(held))

    async def _begun(self, held: HeldTable) -> None:
        try:
            people = sorted(held.table.seats.persons)
            away = await self._vacations.away(people, time.time())
            if away:
                await self._note(held, away)
        except (RequestError, *STORE_PROBLEMS) as problem:
            log.warning("vacation-failed", extra={"problem": type(problem).__name__})

    async def _tables(self, person: str) -> AsyncIterator[HeldTable]:
        """The tables where somebody plays."""
        for row in await self._registry.store.tables_of(person, limits.SEATED_TABLES_A_PERSON * 2):
            if row.status == "playing":
                # A game by older rules does not go on.
                with suppress(RequestError):
                    yield await self._registry.load(row.id)

    async def _note(self, held: HeldTable, until: dict[str, float]) -> None:
        """Let the clock of a table stand still for the seats of some people, or run again."""
        if not takes_vacations(held.table):
            return
        for _ in range(ATTEMPTS):
            with suppress(RequestError):
                async with held.lock:
                    for person, end in until.items():
                        await self._requests.carry_out_locked(held, Vacation(until=end), person)
                return


def is_fast(clock: ClockSettings | None) -> bool:
    """Whether a clock waits for nobody's vacation."""
    return clock is not None and clock.seconds < SLOW_SECONDS


def takes_vacations(table: Table) -> bool:
    """Whether a vacation means anything at a table: somebody else plays there, and not fast."""
    return not is_fast(table.setup.clock) and len(table.seats.persons) > 1


def plays(table: Table, person: str) -> bool:
    """Whether somebody plays a seat themselves."""
    return any(not table.occupants[seat].stand_in for seat in table.seats.owned_by(person))


def days_of(periods: list[Period], now: float) -> int:
    """How many days of the year before were vacation; a begun day counts as one."""
    lengths = [(each.until - max(each.began, now - YEAR)) / DAY for each in periods]
    return sum(max(1, math.ceil(days - ROUNDING)) for days in lengths)


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
        ours = (schema.vacations.c.person == person) & (schema.vacations.c.until > since)
        chosen = sa.select(schema.vacations.c.began, schema.vacations.c.until).where(ours)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(schema.vacations.c.began))
            return [Period(row.began, row.until) for row in found]

    async def away(self, people: Sequence[str], now: float) -> dict[str, float]:
        """Who of some people is on vacation, and until when."""
        ours = schema.vacations.c.person.in_(people) & (schema.vacations.c.until > now)
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(schema.vacations).where(ours))
            return {row.person: row.until for row in found}

    async def begin(self, person: str, now: float, until: float) -> bool:
        """Let a vacation begin; False if somebody is on one already."""
        running = (schema.vacations.c.person == person) & (schema.vacations.c.until > now)
        async with self._engine.begin() as connection:
            if connection.dialect.name != "sqlite":
                # Two requests at the same moment come one after the other.
                key = sa.func.hashtext(person)
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(key)))
            if (
                await connection.execute(sa.select(schema.vacations).where(running))
            ).first() is not None:
                return False
            row = {"person": person, "began": now, "until": until}
            await connection.execute(sa.insert(schema.vacations), row)
        return True

    async def end(self, person: str, now: float) -> bool:
        """Let a vacation be over; whether there was one."""
        running = (schema.vacations.c.person == person) & (schema.vacations.c.until > now)
        over = sa.update(schema.vacations).where(running).values(until=now)
        async with self._engine.begin() as connection:
            return (await connection.execute(over)).rowcount > 0
