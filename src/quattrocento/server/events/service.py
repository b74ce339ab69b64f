"""Duplicate events: opening them, playing their deals, looking at them."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from quattrocento.core.duplicate import deal_secret, week_of, week_secret
from quattrocento.core.proof import commitment_of
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.server import limits
from quattrocento.server.events import messages
from quattrocento.server.events.event import (
    OVER,
    EventSettings,
    is_open,
    is_sealed,
    is_weekly,
    lacks_par,
    next_place,
    read,
    rotated,
    settings_of,
    to_join,
    weekly_event,
)
from quattrocento.server.events.results import EventResults
from quattrocento.server.events.storage import EventRow, EventStore, EventTable
from quattrocento.server.http.dependencies import PersonId, problems
from quattrocento.server.store.rows import row_of
from quattrocento.server.tables.requests import RequestService
from quattrocento.server.tables.seating import SeatingService
from quattrocento.tables import messages as table_messages
from quattrocento.tables.errors import (
    CONFLICT,
    FORBIDDEN,
    NOT_FOUND,
    TOO_MANY,
    RequestError,
)
from quattrocento.tables.ids import new_code, new_id
from quattrocento.tables.proofs import kind_of_occupant
from quattrocento.tables.requests import Forget, SitDown
from quattrocento.tables.setup import Occupant, Setup
from quattrocento.tables.table import Table

EventId = Annotated[str, PathParameter(max_length=32)]

DAY = 24 * 3600.0
ATTEMPTS = 5


class Events(Controller):
    """The same deals for several tables, compared when all have finished."""

    path = "/api/v1/events"
    tags = ["events"]

    @get(responses=problems())
    async def listed(
        self, events: NamedDependency[EventService], person: PersonId
    ) -> messages.EventList:
        """This week's deals, and the latest events."""
        return await events.listed(person)

    @post(responses=problems(404, 409))
    async def open(
        self,
        events: NamedDependency[EventService],
        person: PersonId,
        data: JSONBody[messages.NewEvent],
    ) -> messages.EventInfo:
        """Set the same deals for several tables."""
        return await events.open(person, data)

    @get("/{event_id:str}", responses=problems(404))
    async def look(
        self, events: NamedDependency[EventService], person: PersonId, event_id: EventId
    ) -> messages.EventInfo:
        """An event, with its results once the last table has finished."""
        return await events.info(event_id, person)

    @post("/{event_id:str}/play", status_code=200, responses=problems(404, 409))
    async def play(
        self, events: NamedDependency[EventService], person: PersonId, event_id: EventId
    ) -> table_messages.TableInfo:
        """Take a seat at a table of an event, with a deal that I have not played."""
        return await events.play(event_id, person)

    @post("/{event_id:str}/close", status_code=200, responses=problems(404, 409))
    async def close(
        self, events: NamedDependency[EventService], person: PersonId, event_id: EventId
    ) -> messages.EventInfo:
        """Let no further table be opened in an event of mine."""
        return await events.close(event_id, person)


class EventService:
    """Events: a deal is known to nobody who may still play it."""

    def __init__(self, requests: RequestService, seating: SeatingService) -> None:
        self.requests = requests
        self.registry = registry = requests.registry
        self.seating = seating
        self.store = registry.store
        self._events = EventStore(registry.store.engine)
        self.results = EventResults(registry.store, registry.background)

    # Opening

    async def open(self, person: str, request: messages.NewEvent) -> messages.EventInfo:
        """Set the same deals for several tables."""
        settings = settings_of(request)
        now = time.time()
        if await self._events.hosted(person, now - DAY) >= limits.EVENTS_A_DAY:
            raise RequestError("too-many-events", TOO_MANY, most=limits.EVENTS_A_DAY)
        secret = await self.seating.secret_for(person, request.commitment, request.entropy)
        event = EventRow(
            id=new_id(),
            host=person,
            created=now,
            open_until=0.0,
            secret=secret,
            settings=msgspec.json.encode(settings).decode(),
            par="",
        )
        if not await self._events.open(event, request.commitment):
            raise RequestError("no-such-commitment", CONFLICT, field="commitment")
        return await self.info(event.id, person)

    async def close(self, event_id: str, person: str) -> messages.EventInfo:
        """Let no further table be opened, as the host; those that gather are called off."""
        event = await self._event(event_id)
        if event.host != person:
            raise RequestError("not-host", FORBIDDEN)
        await self._events.close(event_id, time.time())
        for each in await self._events.tables(event_id):
            if each.row.status == "gathering":
                held = await self.registry.load(each.row.id)
                async with held.lock:
                    if held.table.status == "gathering":
                        await self.requests.carry_out_locked(held, Forget(person=person))
        return await self.info(event_id, person)

    # Playing

    async def play(self, event_id: str, person: str) -> table_messages.TableInfo:
        """Take a seat at a table of an event, with a deal that one has not played."""
        self.registry.must_be_open()
        event = await self._event(event_id)
        settings = read(event)
        for _ in range(ATTEMPTS):
            tables = await self._events.tables(event_id)
            gathering = to_join(tables, person)
            if gathering is not None:
                joined = await self._join(gathering, person)
                if joined is not None:
                    return joined
                continue
            if not is_open(event, time.time()):
                raise RequestError("event-closed", CONFLICT)
            place = next_place(settings, tables, person)
            if place is None:
                raise RequestError("event-played", CONFLICT)
            opened = await self._open_table(event, settings, place, person)
            if opened is not None:
                return opened
        raise RequestError("stale", CONFLICT)

    async def _join(self, table_id: str, person: str) -> table_messages.TableInfo | None:
        """Sit down at a table that gathers; None if it no longer does."""
        held = await self.registry.load(table_id)
        name = await self.store.name_of(person)
        async with held.lock:
            if held.table.status != "gathering" or not held.table.seats.open_seats:
                return None
            request = SitDown(name=name, by_event=True)
            await self.requests.carry_out_locked(held, request, person)
            return held.signed_info(person)

    async def _open_table(
        self, event: EventRow, settings: EventSettings, where: tuple[int, int], person: str
    ) -> table_messages.TableInfo | None:
        """Open the next table of a deal for a person; None if somebody else was quicker."""
        await self.seating.may_sit(person)
        deal, place = where
        name = await self.store.name_of(person)
        occupants = rotated(settings.occupants, place)
        seat = next(number for number, occupant in enumerate(occupants) if occupant.kind == "open")
        occupants[seat] = Occupant(kind="person", person=person, name=name)
        table = Table(
            Setup(
                id=new_id(),
                code=new_code(),
                game=settings.game,
                secret=deal_secret(event.secret, str(deal)),
                entropy=settings.entropy,
                deal=f"{event.id}/{deal}",
                event=event.id,
                options=settings.options,
                spectators=False,
                listed=False,
                clock=None,
                host=person,
                occupants=occupants,
                created=time.time(),
                rules=find_game(settings.game).rules_version,
                forced=True,
            )
        )
        if not await self._events.add_table(event.id, deal, place, row_of(table), [person]):
            return None
        return self.registry.hold(table).signed_info(person)

    # Looking

    async def listed(self, person: str) -> messages.EventList:
        """The weekly deals of this week and the latest events."""
        root, first = self._weeks()
        weekly = await self._weekly()
        latest = await self._events.latest(limits.SHOWN_EVENTS)
        others = [each for each in latest if not is_weekly(each)]
        tables = await self._events.tables_of([each.id for each in [*weekly, *others]])
        for each in [*weekly, *others]:
            if lacks_par(each, tables[each.id]):
                # Nobody waits for it here: the next look at the list shows it.
                self.results.play_par(each)
        return messages.EventList(
            weekly=[self._info(each, tables[each.id], person) for each in weekly],
            events=[self._info(each, tables[each.id], person) for each in others],
            anchor=week_secret(root, 0),
            anchor_week=first,
            revealed=week_secret(root, max(0, week_of(time.time()) - 2 - first)),
            revealed_week=max(first, week_of(time.time()) - 2),
        )

    async def info(self, event_id: str, person: str) -> messages.EventInfo:
        """An event, with its results once the last table has finished."""
        event = await self._event(event_id)
        tables = await self._events.tables(event_id)
        if lacks_par(event, tables):
            await asyncio.wait([self.results.play_par(event)], timeout=limits.PAR_SECONDS)
            event = await self._event(event_id)
        return self._info(event, tables, person)

    async def must_be_revealed(self, table: Table) -> None:
        """Refuse to tell anything of a deal that somebody may still play."""
        if table.setup.event is None:
            return
        event = await self._events.event(table.setup.event)
        # A table that was brought in from elsewhere belongs to no event here.
        if event is not None and is_sealed(event, await self._events.tables(event.id), time.time()):
            raise RequestError("event-sealed", CONFLICT)

    async def _event(self, event_id: str) -> EventRow:
        event = await self._events.event(event_id)
        if event is None:
            raise RequestError("no-such-event", NOT_FOUND)
        return event

    def _info(self, event: EventRow, tables: list[EventTable], person: str) -> messages.EventInfo:
        settings = read(event)
        now = time.time()
        sealed = is_sealed(event, tables, now)
        finished = [each for each in tables if each.row.status == "finished"]
        gathering = to_join(tables, person) is not None
        free = is_open(event, now) and next_place(settings, tables, person) is not None
        return messages.EventInfo(
            id=event.id,
            name=settings.name,
            game=settings.game,
            seats=[kind_of_occupant(occupant) for occupant in settings.occupants],
            deals=settings.deals,
            tables=settings.tables,
            par=settings.par,
            host=event.host == person,
            created=event.created,
            open_until=event.open_until or None,
            week=settings.week,
            playing=len([each for each in tables if each.row.status not in OVER]),
            finished=len(finished),
            sealed=sealed,
            may_play=gathering or free,
            mine=[each.row.id for each in tables if person in each.people],
            commitment=commitment_of(event.secret),
            secret=None if sealed else event.secret,
            results=[] if sealed else self.results.of(event, finished, person),
        )

    # Every week

    def _weeks(self) -> tuple[str, int]:
        root, first = self.store.weekly.split()
        return root, int(first)

    async def _weekly(self) -> list[EventRow]:
        """This week's deal of each game, opened when somebody first looks at it."""
        root, first = self._weeks()
        week = week_of(time.time())
        ids = {game: deal_secret(week_secret(root, 0), f"{game}/{week}")[:32] for game in games()}
        found = await self._events.events(list(ids.values()))
        for game, event_id in ids.items():
            if event_id not in found:
                await self._events.open(weekly_event(event_id, game, week, root, first))
                found[event_id] = await self._event(event_id)
        return [found[event_id] for event_id in ids.values()]
