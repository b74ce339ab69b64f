"""What can be asked about oneself: who I am, and what I have played."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from quattrocento.core.registry import game as find_game
from quattrocento.server.http.dependencies import Address, PersonId, Who, problems
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.people.devices import DeviceService
from quattrocento.server.store.store import Store
from quattrocento.server.tables.results import ResultService, csv_of
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
    async def me(
        self, devices: NamedDependency[DeviceService], store: NamedDependency[Store], who: Who
    ) -> messages.Me:
        """Who I am; the first time, a cookie is given."""
        await devices.saw(who)
        return messages.Me(id=who.person, name=await store.name_of(who.person))

    @put(responses=problems())
    async def rename(
        self,
        moderation: NamedDependency[Moderation],
        store: NamedDependency[Store],
        person: PersonId,
        address: Address,
        data: JSONBody[messages.Rename],
    ) -> messages.Me:
        """Choose the name that others see, from the next seat on."""
        moderation.must_be_allowed_to_speak(person, address)
        name = tidy_name(data.name)
        if name is None:
            raise RequestError("bad-name", field="name")
        await store.rename(person, name)
        return messages.Me(id=person, name=name)

    @get("/games", responses=problems())
    async def games(
        self, results: NamedDependency[ResultService], person: PersonId
    ) -> messages.MyGames:
        """My finished games, the latest first."""
        return messages.MyGames(games=await results.games_of(person))

    @get("/games.csv", media_type=CSV, responses=problems())
    async def export(
        self, results: NamedDependency[ResultService], person: PersonId
    ) -> Response[str]:
        """My finished games as a table: one line for each seat."""
        headers = {"content-disposition": 'attachment; filename="quattrocento-games.csv"'}
        text = csv_of(await results.games_of(person))
        return Response(text, media_type=CSV, headers=headers)

    @get("/games/sources", responses=problems(404))
    async def sources(
        self, results: NamedDependency[ResultService], person: PersonId, game: GameQuery
    ) -> list[messages.SourceAverage]:
        """Where my points came from in my latest games of one kind, on the average."""
        find_game(game)
        return await results.sources_of(person, game)
