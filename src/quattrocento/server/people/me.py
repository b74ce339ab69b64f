"""Who I am, and what I have played: results, and where my points came from."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from quattrocento.core.account import Standing
from quattrocento.core.registry import game as find_game
from quattrocento.server import limits
from quattrocento.server.http.dependencies import Address, PersonId, Who, problems
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.people.devices import DeviceService
from quattrocento.server.replays.service import ReplayQueue
from quattrocento.server.store.rows import Row
from quattrocento.server.store.store import Store
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import messages
from quattrocento.tables.errors import RequestError
from quattrocento.tables.lobby import Summary
from quattrocento.tables.names import tidy_name

GameQuery = Annotated[str, QueryParameter(max_length=40)]

CSV = "text/csv"
COLUMNS = ("table", "game", "ended", "players", "seat", "name", "bot", "me", "points", "won")


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


class ResultService:
    """What people have played."""

    def __init__(self, registry: TableRegistry, replays: ReplayQueue) -> None:
        self.registry = registry
        self.replays = replays

    async def games_of(self, person: str) -> list[messages.MyGame]:
        """The finished games of a person, the latest first, lessons left out."""
        rows = await self.registry.store.finished_of(person, limits.SHOWN_GAMES)
        found = (game_of(row, person) for row in rows)
        return [game for game in found if game is not None]

    async def sources_of(self, person: str, game: str) -> list[messages.SourceAverage]:
        """The average points of a person by source, in their latest games of one kind."""
        played = [each for each in await self.games_of(person) if each.game == game]
        sums: dict[str, float] = defaultdict(float)
        counted = 0
        for each in played[: limits.GAMES_LOOKED_INTO]:
            standing = await self._standing(each.id, person)
            if standing is None:
                continue
            mine = [seat for seat, sitter in enumerate(each.seats) if sitter.mine]
            counted += len(mine)
            for points in standing.points:
                if points.seat in mine:
                    sums[points.source] += points.points
        return [
            messages.SourceAverage(source=source, points=round(total / counted, 2))
            for source, total in sorted(sums.items(), key=lambda item: -item[1])
        ]

    async def _standing(self, table_id: str, person: str) -> Standing | None:
        try:
            held = await self.registry.look(table_id, person)
        except RequestError:
            # A game by older rules can no longer be looked into.
            return None
        return await self.replays.standing(person, held.table.record().dumps(), None)


def game_of(row: Row, person: str) -> messages.MyGame | None:
    """A finished game as it is told to somebody who played there; None if it was a lesson."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    info = summary.info
    if info.practice or info.scores is None or person not in summary.owners:
        return None
    return messages.MyGame(
        id=row.id,
        game=info.game,
        ended=info.changed,
        seats=[
            messages.PlayedSeat(
                name=seat.name,
                bot=seat.bot,
                mine=owner == person,
                points=points,
                won=number in (info.winners or []),
            )
            for number, (seat, owner, points) in enumerate(
                zip(info.seats, summary.owners, info.scores, strict=True)
            )
        ],
    )


def csv_of(games: list[messages.MyGame]) -> str:
    """Games as comma-separated lines, one for each seat."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(COLUMNS)
    for game in games:
        ended = datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds")
        for number, seat in enumerate(game.seats):
            name = harmless(seat.name)
            told = (number + 1, name, seat.bot or "", int(seat.mine), seat.points, int(seat.won))
            lines.writerow((game.id, game.game, ended, len(game.seats), *told))
    return text.getvalue()


def harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
