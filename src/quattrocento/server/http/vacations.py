"""What can be asked about one's vacation."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quattrocento.server.http.dependencies import PersonId, problems
from quattrocento.server.people.messages import GoOnVacation, VacationInfo
from quattrocento.server.people.vacations import VacationService


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
