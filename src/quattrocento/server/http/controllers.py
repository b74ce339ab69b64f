"""What can be asked over HTTP and live, each with its path; the services do the work."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated, Any, Literal, cast

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import Scope

from quattrocento.bots import bot_kinds
from quattrocento.core.account import Standing
from quattrocento.core.box import Box
from quattrocento.core.game import Game
from quattrocento.core.lesson import has_lesson
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games, package_of
from quattrocento.core.rules import rules
from quattrocento.core.words import box_terms
from quattrocento.server import messages
from quattrocento.server.http.gate import ADDRESS, PERSON
from quattrocento.server.refusals import Refusal
from quattrocento.server.replays.lessons import lesson_of
from quattrocento.server.replays.queue import Answer
from quattrocento.server.services import Services

AppServices = NamedDependency[Services]
PersonId = NamedDependency[str]
Address = NamedDependency[str]
Language = FromQuery[Literal["en", "fr"]]
TableId = Annotated[str, PathParameter(max_length=32)]
GameName = Annotated[str, PathParameter(max_length=40)]
Page = Annotated[int, QueryParameter(ge=0, le=1000)]
SeatQuery = FromQuery[messages.SeatNumber | None]


def provide_services(state: State) -> Services:
    """The services, for whoever handles a request."""
    services: Services = state.services
    return services


def provide_person(scope: Scope) -> str:
    """The person who asks."""
    person: str = scope[PERSON]  # type: ignore[literal-required]
    return person


def provide_address(scope: Scope) -> str:
    """Where they ask from."""
    address: str = scope[ADDRESS]  # type: ignore[literal-required]
    return address


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the API's description."""
    every = (400, *statuses, 403, 413, 429, 503)
    return {
        status: ResponseSpec(messages.Refused, description="Refused", generate_examples=False)
        for status in every
    }


REFUSALS = problems(404, 409)


SHARED_TEXTS = ("quattrocento.core", "quattrocento.server")


class Shelf(Controller):
    """The games, their rules and their words."""

    path = "/api/v1"
    # What games say and are made of is much alike; all else is small, or packed already.
    middleware = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))]
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
        """The Fluent catalogues of the core, the tables and a game, and its box's numbers."""
        find_game(game)
        return catalogues([*SHARED_TEXTS, package_of(game)], lang) + box_terms(game)

    @get("/games/{game:str}/box", sync_to_thread=False, responses=problems(404))
    def box(self, game: GameName) -> Box:
        """What is in a game's box (`PalazzoBox`, ...): empty if the game gives out no facts."""
        return find_game(game).box() or Box()

    @get("/games/{game:str}/vocabulary", sync_to_thread=False, responses=problems(404))
    def vocabulary(self, game: GameName) -> messages.Vocabulary:
        """What the words of a game are made of: for each parameter its values, and their parts."""
        return vocabulary_of(find_game(game))

    @get("/games/{game:str}/lesson", responses=problems(404))
    async def lesson(self, game: GameName) -> messages.Lesson:
        """A first lesson: some moves of a game, each to be made by the learner, and why."""
        find_game(game)
        if not has_lesson(game):
            raise Refusal("not-found", 404)
        return await asyncio.to_thread(lesson_of, game)

    @get("/words", media_type=MediaType.TEXT, sync_to_thread=False, responses=problems())
    def common_words(self, lang: Language = "en") -> str:
        """The Fluent catalogues of the core and the tables."""
        return catalogues(SHARED_TEXTS, lang)


def offer_of(name: str) -> messages.GameOffer:
    """A game as it is offered."""
    game = find_game(name)
    return messages.GameOffer(
        name=name,
        least_players=game.seats.start,
        most_players=game.seats.stop - 1,
        options=[
            messages.OptionOffer(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                most_players=option.most_players,
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


def catalogues(packages: Sequence[str], language: str) -> str:
    """The texts of some packages, one after the other."""
    return "\n".join(
        files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        for package in packages
    )


class Tables(Controller):
    """Tables: opening, joining, playing, talking, looking back."""

    path = "/api/v1/tables"
    tags = ["tables"]

    @get(responses=problems())
    async def lobby(
        self, services: AppServices, person: PersonId, page: Page = 0
    ) -> messages.TableList:
        """My tables, and a page of open tables and of finished games."""
        return await services.seating.lobby(person, page)

    @post(responses=problems(404))
    async def open(
        self,
        services: AppServices,
        person: PersonId,
        address: Address,
        data: JSONBody[messages.NewTable],
    ) -> messages.TableInfo:
        """Open a table; the game begins as soon as no seat is open."""
        return await services.seating.open(person, address, data)

    @post("/join", status_code=200, responses=problems(404, 409))
    async def join_by_code(
        self, services: AppServices, person: PersonId, data: JSONBody[messages.JoinByCode]
    ) -> messages.TableInfo:
        """Take an open seat at the table with this code."""
        return await services.seating.join_by_code(person, data.code)

    @get("/invitation/{code:str}", responses=problems(404))
    async def invitation(
        self, services: AppServices, code: Annotated[str, PathParameter(max_length=16)]
    ) -> messages.Invitation:
        """The table that a code invites to."""
        return await services.seating.invitation(code)

    @get("/{table_id:str}", responses=problems(404))
    async def look(
        self, services: AppServices, person: PersonId, table_id: TableId
    ) -> messages.Snapshot:
        """A table as I may see it."""
        return await services.registry.snapshot(table_id, person)

    @post("/{table_id:str}/join", status_code=200, responses=problems(404, 409))
    async def join(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.Join],
    ) -> messages.TableInfo:
        """Take an open seat."""
        return await services.seating.join(table_id, person, data)

    @post("/{table_id:str}/leave", status_code=200, responses=problems(404, 409))
    async def leave(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Leave a seat of mine; in play a bot stands in."""
        return await services.seating.leave(table_id, person, data.seat)

    @post("/{table_id:str}/return", status_code=200, responses=problems(404, 409))
    async def come_back(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Take my seat back from the bot that stands in."""
        return await services.seating.come_back(table_id, person, data.seat)

    @post("/{table_id:str}/end", status_code=200, responses=problems(404, 409))
    async def end(
        self, services: AppServices, person: PersonId, table_id: TableId
    ) -> messages.TableInfo:
        """Call a table of mine off, while no other person plays there."""
        return await services.seating.end(table_id, person)

    @post("/{table_id:str}/archive", status_code=204, responses=problems(404, 409))
    async def archive(self, services: AppServices, person: PersonId, table_id: TableId) -> None:
        """Put an ended table away from my list."""
        await services.seating.archive(table_id, person)

    @post("/{table_id:str}/rematch", status_code=200, responses=problems(404, 409))
    async def rematch(
        self, services: AppServices, person: PersonId, address: Address, table_id: TableId
    ) -> messages.TableInfo:
        """Open a table for another game of the same players, or find the one that is open."""
        return await services.seating.rematch(table_id, person, address)

    @post("/{table_id:str}/moves", status_code=200, responses=REFUSALS)
    async def move(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.MoveRequest],
    ) -> messages.Accepted:
        """Make a move; it is stored when the answer comes."""
        return await services.moves.move(table_id, person, data)

    @post("/{table_id:str}/why-not", status_code=200, responses=problems(404, 409))
    async def why_not(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.WhyNot],
    ) -> messages.Reason:
        """Why one of my seats may not make a move now."""
        return await services.moves.why_not(table_id, person, data)

    @post("/{table_id:str}/plan", status_code=200, responses=REFUSALS)
    async def plan(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.PlanRequest],
    ) -> messages.Plan:
        """What moves of one of my seats would lead to; nothing is stored."""
        return await services.moves.plan(table_id, person, data)

    @post("/{table_id:str}/pass", status_code=200, responses=problems(404, 409))
    async def pass_until(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.PassUntil],
    ) -> messages.SeatOffers:
        """Leave it at passing with one of my seats for a period, or be asked again."""
        return await services.orders.pass_until(table_id, person, data)

    @post("/{table_id:str}/undo", status_code=200, responses=REFUSALS)
    async def undo(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.UndoRequest],
    ) -> messages.UndoResult:
        """Take my last move back, or ask the others to let me."""
        return await services.undo.undo(table_id, person, data)

    @post("/{table_id:str}/undo-answer", status_code=200, responses=problems(404, 409))
    async def answer_undo(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.UndoAnswer],
    ) -> messages.TableInfo:
        """Agree or not to another's request to take back."""
        return await services.undo.answer(table_id, person, data)

    @post("/{table_id:str}/chat", status_code=200, responses=problems(404, 409))
    async def say(
        self,
        services: AppServices,
        person: PersonId,
        address: Address,
        table_id: TableId,
        data: JSONBody[messages.Say],
    ) -> messages.ChatLine:
        """Say something at a table of mine."""
        services.moderation.must_be_allowed_to_speak(person, address)
        return await services.chat.say(table_id, person, data.text)

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, responses=problems(404, 409))
    async def record(
        self, services: AppServices, person: PersonId, table_id: TableId
    ) -> Response[str]:
        """The record of a finished game."""
        record = await finished_record(services, table_id, person)
        name = f"{record.game}-{table_id[:8]}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record.dumps(), media_type=MediaType.TEXT, headers=headers)

    @get("/{table_id:str}/standing", responses=problems(404, 409))
    async def standing(
        self, services: AppServices, person: PersonId, table_id: TableId, seat: SeatQuery = None
    ) -> Standing:
        """How a game stands and why, as one of my seats or a spectator knows it."""
        live = await services.registry.look(table_id, person)
        table = live.table
        if table.state is None:
            raise Refusal("not-begun", 409)
        own = table.reader(person).seats
        viewer = seat if seat in own else (own[0] if own else None)
        found = await services.replays.standing(table.record().dumps(), viewer)
        return found or Standing(sides=[], points=[], curve=[], dearest=None)

    @get("/{table_id:str}/replay", responses=problems(404, 409))
    async def replay(
        self,
        services: AppServices,
        person: PersonId,
        table_id: TableId,
        seat: SeatQuery = None,
        all_open: Annotated[bool, QueryParameter(name="open")] = False,
    ) -> Response[messages.Replay]:
        """A finished game step by step, as a seat or a spectator saw it or with all hands open."""
        record = await finished_record(services, table_id, person)
        return replay_response(await services.replays.replay(record.dumps(), seat, all_open))


async def finished_record(services: Services, table_id: str, person: str) -> Record:
    """The record of a game that is over; of a running one nobody gets seed or moves."""
    live = await services.registry.look(table_id, person)
    if live.table.status != "finished":
        raise Refusal("not-finished", 409)
    return live.table.record()


@post("/api/v1/replay", status_code=200, responses=problems(404), tags=["tables"])
async def replay_upload(
    services: AppServices, data: JSONBody[messages.ReplayRequest]
) -> Response[messages.Replay]:
    """Any record, step by step."""
    return replay_response(await services.replays.replay(data.record, data.seat, data.open))


def replay_response(answer: Answer) -> Response[messages.Replay]:
    """A replay as it goes out, which is JSON already."""
    body = cast("messages.Replay", answer.body)
    return Response(body, status_code=answer.status, media_type=MediaType.JSON)


# Health


@get(
    "/health",
    tags=["health"],
    responses={503: ResponseSpec(messages.Health, description="Failing", generate_examples=False)},
)
async def health(services: AppServices) -> Response[messages.Health]:
    """Whether the server can do its work."""
    try:
        await services.store.ping()
    except Exception:  # noqa: BLE001 - whatever it is, the store does not answer
        return Response(messages.Health(status="failing", store=False), status_code=503)
    return Response(messages.Health(status="ok", store=True))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    services: Services = request.app.state.services
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: list[Any] = [Shelf, Tables, replay_upload, health, metrics]
