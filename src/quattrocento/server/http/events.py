"""What can be asked about duplicate events."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from quattrocento.server.events import messages
from quattrocento.server.http.dependencies import AppServices, PersonId, problems
from quattrocento.tables import messages as table_messages

EventId = Annotated[str, PathParameter(max_length=32)]


class Events(Controller):
    """The same deals for several tables, compared when all have finished."""

    path = "/api/v1/events"
    tags = ["events"]

    @get(responses=problems())
    async def listed(self, services: AppServices, person: PersonId) -> messages.EventList:
        """This week's deals, and the latest events."""
        return await services.events.listed(person)

    @post(responses=problems(404, 409))
    async def open(
        self, services: AppServices, person: PersonId, data: JSONBody[messages.NewEvent]
    ) -> messages.EventInfo:
        """Set the same deals for several tables."""
        return await services.events.open(person, data)

    @get("/{event_id:str}", responses=problems(404))
    async def look(
        self, services: AppServices, person: PersonId, event_id: EventId
    ) -> messages.EventInfo:
        """An event, with its results once the last table has finished."""
        return await services.events.info(event_id, person)

    @post("/{event_id:str}/play", status_code=200, responses=problems(404, 409))
    async def play(
        self, services: AppServices, person: PersonId, event_id: EventId
    ) -> table_messages.TableInfo:
        """Take a seat at a table of an event, with a deal that I have not played."""
        return await services.events.play(event_id, person)

    @post("/{event_id:str}/close", status_code=200, responses=problems(404, 409))
    async def close(
        self, services: AppServices, person: PersonId, event_id: EventId
    ) -> messages.EventInfo:
        """Let no further table be opened in an event of mine."""
        return await services.events.close(event_id, person)
