"""What can be asked about duplicate events."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from quattrocento.server.events import messages
from quattrocento.server.events.service import EventService
from quattrocento.server.http.dependencies import PersonId, problems
from quattrocento.tables import messages as table_messages

EventId = Annotated[str, PathParameter(max_length=32)]


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
