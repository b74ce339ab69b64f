"""What can be asked about oneself: who I am, and what I have played."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, put
from litestar.params import JSONBody, QueryParameter

from quattrocento.core.registry import game as find_game
from quattrocento.server.http.dependencies import Address, AppServices, PersonId, Who, problems
from quattrocento.server.tables.results import csv_of
from quattrocento.tables import messages
from quattrocento.tables.errors import RequestError
from quattrocento.tables.names import tidy_name

CSV = "text/csv"
GameQuery = Annotated[str, QueryParameter(max_length=40)]


class People(Controller):
    """Who I am."""

    path = "/api/v1/me"
    tags = ["people"]

    @get(responses=problems())
    async def me(self, services: AppServices, who: Who) -> messages.Me:
        """Who I am; the first time, a cookie is given."""
        await services.people.devices.saw(who)
        return messages.Me(id=who.person, name=await services.store.name_of(who.person))

    @put(responses=problems())
    async def rename(
        self,
        services: AppServices,
        person: PersonId,
        address: Address,
        data: JSONBody[messages.Rename],
    ) -> messages.Me:
        """Choose the name that others see, from the next seat on."""
        services.moderation.must_be_allowed_to_speak(person, address)
        name = tidy_name(data.name)
        if name is None:
            raise RequestError("bad-name", field="name")
        await services.store.rename(person, name)
        return messages.Me(id=person, name=name)

    @get("/games", responses=problems())
    async def games(self, services: AppServices, person: PersonId) -> messages.MyGames:
        """My finished games, the latest first."""
        return messages.MyGames(games=await services.results.games_of(person))

    @get("/games.csv", media_type=CSV, responses=problems())
    async def export(self, services: AppServices, person: PersonId) -> Response[str]:
        """My finished games as a table: one line for each seat."""
        headers = {"content-disposition": 'attachment; filename="quattrocento-games.csv"'}
        text = csv_of(await services.results.games_of(person))
        return Response(text, media_type=CSV, headers=headers)

    @get("/games/sources", responses=problems(404))
    async def sources(
        self, services: AppServices, person: PersonId, game: GameQuery
    ) -> list[messages.SourceAverage]:
        """Where my points came from in my latest games of one kind, on the average."""
        find_game(game)
        return await services.results.sources_of(person, game)
