"""What can be asked over HTTP and live, each with its path; the house does the work."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import Scope

from quattrocento.bots import bot_kinds
from quattrocento.core.game import Game
from quattrocento.core.lesson import has_lesson
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.core.rules import rules
from quattrocento.server import messages
from quattrocento.server.gate import PERSON
from quattrocento.server.house import House
from quattrocento.server.identity import tidy_name
from quattrocento.server.lessons import lesson_of
from quattrocento.server.problems import Trouble
from quattrocento.server.replay import replay

TheHouse = NamedDependency[House]
Asker = NamedDependency[str]
Language = FromQuery[Literal["en", "fr"]]
TableId = Annotated[str, PathParameter(max_length=32)]
GameName = Annotated[str, PathParameter(max_length=40)]
SeatQuery = FromQuery[messages.SeatNumber | None]


class RefusedMove(Exception):
    """A move or undo that is not carried out."""

    def __init__(self, answer: messages.Refused) -> None:
        super().__init__(answer.reason)
        self.answer = answer


def given_house(state: State) -> House:
    """The house, for whoever handles a request."""
    house: House = state.house
    return house


def given_person(scope: Scope) -> str:
    """The person who asks."""
    person: str = scope[PERSON]  # type: ignore[literal-required]
    return person


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the API's description."""
    every = (400, *statuses, 403, 413, 429, 503)
    return {
        status: ResponseSpec(messages.Problem, description="A problem", generate_examples=False)
        for status in every
    }


REFUSALS = {
    **problems(404),
    409: ResponseSpec(messages.Refused, description="Not carried out", generate_examples=False),
}


class People(Controller):
    """Who I am."""

    path = "/api/v1/me"
    tags = ["people"]

    @get(responses=problems())
    async def me(self, house: TheHouse, person: Asker) -> messages.Me:
        """Who I am; the first time, a cookie is given."""
        return messages.Me(id=person, name=await house.store.name_of(person))

    @put(responses=problems())
    async def rename(
        self, house: TheHouse, person: Asker, data: JSONBody[messages.Rename]
    ) -> messages.Me:
        """Choose the name that others see, from the next seat on."""
        name = tidy_name(data.name)
        if name is None:
            raise Trouble("bad-name", field="name")
        await house.store.rename(person, name)
        return messages.Me(id=person, name=name)


class Shelf(Controller):
    """The games, their rules and their words."""

    path = "/api/v1"
    tags = ["games"]

    @get("/games", sync_to_thread=False, responses=problems())
    def games(self) -> list[messages.GameOffer]:
        """All games, with the bots that can play them."""
        return [offer_of(name) for name in games()]

    @get("/games/{game:str}/rules", sync_to_thread=False, responses=problems(404))
    def rules(self, game: GameName, lang: Language = "en") -> list[messages.RuleText]:
        """All rules of a game, in the order in which a player learns them."""
        find_game(game)
        return [
            messages.RuleText(id=rule.id, chapter=rule.chapter, title=rule.title, text=rule.text)
            for rule in rules(game, lang).values()
        ]

    @get(
        "/games/{game:str}/words",
        media_type=MediaType.TEXT,
        sync_to_thread=False,
        responses=problems(404),
    )
    def words(self, game: GameName, lang: Language = "en") -> str:
        """The Fluent catalogues of the core, the tables and a game."""
        find_game(game)
        return catalogues(["core", "server", f"games.{game}"], lang)

    @get("/games/{game:str}/vocabulary", sync_to_thread=False, responses=problems(404))
    def vocabulary(self, game: GameName) -> messages.Vocabulary:
        """What the words of a game are made of: for each parameter its values, and their parts."""
        return vocabulary_of(find_game(game))

    @get("/games/{game:str}/lesson", responses=problems(404))
    async def lesson(self, game: GameName) -> messages.Lesson:
        """A first lesson: some moves of a game, each to be made by the learner, and why."""
        find_game(game)
        if not has_lesson(game):
            raise Trouble("not-found", 404)
        return await asyncio.to_thread(lesson_of, game)

    @get("/words", media_type=MediaType.TEXT, sync_to_thread=False, responses=problems())
    def common_words(self, lang: Language = "en") -> str:
        """The Fluent catalogues of the core and the tables."""
        return catalogues(["core", "server"], lang)


def offer_of(name: str) -> messages.GameOffer:
    """A game as it is offered."""
    game = find_game(name)
    return messages.GameOffer(
        name=name,
        least_players=game.seats.start,
        most_players=game.seats.stop - 1,
        options=[
            messages.OptionOffer(
                name=option.name, choices=list(option.choices), default=option.default
            )
            for option in game.options
        ],
        bots=bot_kinds(),
        lesson=has_lesson(name),
    )


def vocabulary_of(game: Game) -> messages.Vocabulary:
    """The parts of each value of each parameter, for its message in the catalogues."""
    found: messages.Vocabulary = {}
    declared = [each for family in game.actions.families for each in family.parameters]
    for parameter in (*declared, *game.vocabulary.values()):
        labels = found.setdefault(parameter.name, {})
        for value in parameter.values:
            labels[value.label] = dict(value.parts)
    return found


def catalogues(rooms: list[str], language: str) -> str:
    """The texts of some rooms of the house, one after the other."""
    return "\n".join(
        files(f"quattrocento.{room}")
        .joinpath("text", f"{language}.ftl")
        .read_text(encoding="utf-8")
        for room in rooms
    )


class Tables(Controller):
    """Tables: opening, joining, playing, talking, looking back."""

    path = "/api/v1/tables"
    tags = ["tables"]

    @get(responses=problems())
    async def lobby(self, house: TheHouse, person: Asker) -> messages.TableList:
        """My tables, open tables, and finished games."""
        return await house.seating.lobby(person)

    @post(responses=problems(404))
    async def open(
        self, house: TheHouse, person: Asker, data: JSONBody[messages.NewTable]
    ) -> messages.TableInfo:
        """Open a table; the game begins as soon as no seat is open."""
        return await house.seating.open(person, data)

    @post("/join", status_code=200, responses=problems(404, 409))
    async def join_by_code(
        self, house: TheHouse, person: Asker, data: JSONBody[messages.JoinByCode]
    ) -> messages.TableInfo:
        """Take an open seat at the table with this code."""
        return await house.seating.join_by_code(person, data.code)

    @get("/{table_id:str}", responses=problems(404))
    async def look(self, house: TheHouse, person: Asker, table_id: TableId) -> messages.Snapshot:
        """A table as I may see it."""
        return await house.floor.snapshot(table_id, person)

    @post("/{table_id:str}/join", status_code=200, responses=problems(404, 409))
    async def join(
        self, house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[messages.Join]
    ) -> messages.TableInfo:
        """Take an open seat."""
        return await house.seating.join(table_id, person, data)

    @post("/{table_id:str}/leave", status_code=200, responses=problems(404, 409))
    async def leave(
        self,
        house: TheHouse,
        person: Asker,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Leave a seat of mine; in play a bot stands in."""
        return await house.seating.leave(table_id, person, data.seat)

    @post("/{table_id:str}/return", status_code=200, responses=problems(404, 409))
    async def come_back(
        self,
        house: TheHouse,
        person: Asker,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Take my seat back from the bot that stands in."""
        return await house.seating.come_back(table_id, person, data.seat)

    @post("/{table_id:str}/end", status_code=200, responses=problems(404, 409))
    async def end(self, house: TheHouse, person: Asker, table_id: TableId) -> messages.TableInfo:
        """Call a table of mine off, while no other person plays there."""
        return await house.seating.end(table_id, person)

    @post("/{table_id:str}/archive", status_code=204, responses=problems(404, 409))
    async def archive(self, house: TheHouse, person: Asker, table_id: TableId) -> None:
        """Put an ended table away from my list."""
        await house.seating.archive(table_id, person)

    @post("/{table_id:str}/rematch", status_code=200, responses=problems(404, 409))
    async def rematch(
        self, house: TheHouse, person: Asker, table_id: TableId
    ) -> messages.TableInfo:
        """Open a table for another game of the same players, or find the one that is open."""
        return await house.seating.rematch(table_id, person)

    @post("/{table_id:str}/moves", status_code=200, responses=REFUSALS)
    async def move(
        self,
        house: TheHouse,
        person: Asker,
        table_id: TableId,
        data: JSONBody[messages.MoveRequest],
    ) -> messages.Accepted:
        """Make a move; it is stored when the answer comes."""
        answer = await house.moving.move(table_id, person, data)
        if isinstance(answer, messages.Refused):
            raise RefusedMove(answer)
        return answer

    @post("/{table_id:str}/why-not", status_code=200, responses=problems(404, 409))
    async def why_not(
        self, house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[messages.WhyNot]
    ) -> messages.Reason:
        """Why one of my seats may not make a move now."""
        return await house.moving.why_not(table_id, person, data)

    @post("/{table_id:str}/plan", status_code=200, responses=REFUSALS)
    async def plan(
        self,
        house: TheHouse,
        person: Asker,
        table_id: TableId,
        data: JSONBody[messages.PlanRequest],
    ) -> messages.Plan:
        """What moves of one of my seats would lead to; nothing is stored."""
        answer = await house.moving.plan(table_id, person, data)
        if isinstance(answer, messages.Refused):
            raise RefusedMove(answer)
        return answer

    @post("/{table_id:str}/undo", status_code=200, responses=REFUSALS)
    async def undo(
        self,
        house: TheHouse,
        person: Asker,
        table_id: TableId,
        data: JSONBody[messages.UndoRequest],
    ) -> messages.UndoResult:
        """Take my last move back, or ask the others to let me."""
        answer = await house.undoing.undo(table_id, person, data)
        if isinstance(answer, messages.Refused):
            raise RefusedMove(answer)
        return answer

    @post("/{table_id:str}/undo-answer", status_code=200, responses=problems(404, 409))
    async def answer_undo(
        self, house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[messages.UndoAnswer]
    ) -> messages.TableInfo:
        """Agree or not to another's wish to take back."""
        return await house.undoing.answer(table_id, person, data)

    @post("/{table_id:str}/chat", status_code=200, responses=problems(404, 409))
    async def say(
        self, house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[messages.Say]
    ) -> messages.ChatLine:
        """Say something at a table of mine."""
        return await house.talking.say(table_id, person, data.text)

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, responses=problems(404, 409))
    async def record(self, house: TheHouse, person: Asker, table_id: TableId) -> Response[str]:
        """The record of a finished game."""
        record = await finished_record(house, table_id, person)
        name = f"{record.game}-{table_id[:8]}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record.dumps(), media_type=MediaType.TEXT, headers=headers)

    @get("/{table_id:str}/replay", responses=problems(404, 409))
    async def replay(
        self,
        house: TheHouse,
        person: Asker,
        table_id: TableId,
        seat: SeatQuery = None,
        all_open: Annotated[bool, QueryParameter(name="open")] = False,
    ) -> messages.Replay:
        """A finished game step by step, as a seat or a spectator saw it or with all hands open."""
        record = await finished_record(house, table_id, person)
        return await asyncio.to_thread(replay, record, seat, all_open)


async def finished_record(house: House, table_id: str, person: str) -> Record:
    """The record of a game that is over; of a running one nobody gets seed or moves."""
    live = await house.floor.look(table_id, person)
    if live.table.status != "finished":
        raise Trouble("not-finished", 409)
    return live.table.record()


@post("/api/v1/replay", status_code=200, responses=problems(404), tags=["tables"])
async def replay_upload(data: JSONBody[messages.ReplayRequest]) -> messages.Replay:
    """Any record, step by step."""
    record = Record.loads(data.record)
    return await asyncio.to_thread(replay, record, data.seat, data.open)


# Health


@get(
    "/health",
    tags=["health"],
    responses={503: ResponseSpec(messages.Health, description="Failing", generate_examples=False)},
)
async def health(house: TheHouse) -> Response[messages.Health]:
    """Whether the server can do its work."""
    try:
        await asyncio.wait_for(house.store.ping(), timeout=5)
    except Exception:  # noqa: BLE001 - whatever it is, the store does not answer
        return Response(messages.Health(status="failing", store=False), status_code=503)
    return Response(messages.Health(status="ok", store=True))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    house: House = request.app.state.house
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: list[Any] = [People, Shelf, Tables, replay_upload, health, metrics]
