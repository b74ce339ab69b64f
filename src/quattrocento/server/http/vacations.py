"""What can be asked about one's vacation."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from quattrocento.server.http.dependencies import AppServices, PersonId, problems
from quattrocento.server.people.messages import GoOnVacation, VacationInfo


class Vacations(Controller):
    """My vacation, for games with days for each move."""

    path = "/api/v1/me/vacation"
    tags = ["people"]

    @get(responses=problems())
    async def look(self, services: AppServices, person: PersonId) -> VacationInfo:
        """Until when I am on vacation, and how many days I have left."""
        return await services.people.vacations.of(person)

    @post(status_code=200, responses=problems(409))
    async def begin(
        self, services: AppServices, person: PersonId, data: JSONBody[GoOnVacation]
    ) -> VacationInfo:
        """Go on vacation: the clocks of my slow games stand still."""
        return await services.people.vacations.begin(person, data.days)

    @post("/end", status_code=200, responses=problems(409))
    async def end(self, services: AppServices, person: PersonId) -> VacationInfo:
        """Come back before my vacation is over."""
        return await services.people.vacations.end(person)
