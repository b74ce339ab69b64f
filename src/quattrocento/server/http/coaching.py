"""The coach and the puzzles over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from quattrocento.server.coaching.service import CoachService
from quattrocento.server.events.service import EventService
from quattrocento.server.http.dependencies import (
    Address,
    GameName,
    PersonId,
    TableId,
    problems,
)
from quattrocento.server.http.replays import finished_record
from quattrocento.server.http.visitors import household
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import coaching_messages as messages
from quattrocento.tables.coaching_messages import Variation, VariationRequest
from quattrocento.tables.messages import Plan
from quattrocento.tables.replay import Answer

SeatOfReview = Annotated[int, QueryParameter(ge=0, le=9)]
PuzzleNumber = Annotated[int, PathParameter(ge=1, le=100_000)]


class Coaching(Controller):
    """Hints at practice tables, and reviews of finished games."""

    path = "/api/v1/tables"
    tags = ["coach"]

    @post("/{table_id:str}/hint", status_code=200, responses=problems(404, 409))
    async def hint(
        self,
        coach: NamedDependency[CoachService],
        person: PersonId,
        address: Address,
        table_id: TableId,
        data: JSONBody[messages.HintRequest],
    ) -> messages.HintGiven:
        """What one of my seats might do now, and why; where I play with bots only."""
        return await coach.hint(household(address), table_id, person, data.seat)

    @get("/{table_id:str}/review", responses=problems(404, 409))
    async def review(
        self,
        registry: NamedDependency[TableRegistry],
        events: NamedDependency[EventService],
        coach: NamedDependency[CoachService],
        person: PersonId,
        address: Address,
        table_id: TableId,
        seat: SeatOfReview = 0,
    ) -> messages.GameReview:
        """A finished game with the knowledge of one seat: what cost most, and what was better."""
        record = await finished_record(registry, events, table_id, person)
        return await coach.review(household(address), record, seat)

    @post("/{table_id:str}/variation", status_code=200, responses=problems(404, 409))
    async def try_again(
        self,
        registry: NamedDependency[TableRegistry],
        events: NamedDependency[EventService],
        coach: NamedDependency[CoachService],
        person: PersonId,
        address: Address,
        table_id: TableId,
        data: JSONBody[VariationRequest],
    ) -> Response[Variation]:
        """Try a decision of a finished game again, against bots of the same kinds."""
        record = await finished_record(registry, events, table_id, person)
        return ready_made(await coach.try_again(household(address), record, data))

    @post("/{table_id:str}/variation/plan", status_code=200, responses=problems(404, 409))
    async def plan_again(
        self,
        registry: NamedDependency[TableRegistry],
        events: NamedDependency[EventService],
        coach: NamedDependency[CoachService],
        person: PersonId,
        address: Address,
        table_id: TableId,
        data: JSONBody[VariationRequest],
    ) -> Response[Plan]:
        """What moves would lead to there; nobody answers them."""
        record = await finished_record(registry, events, table_id, person)
        return ready_made(await coach.plan_again(household(address), record, data))


def ready_made(answer: Answer) -> Response[Any]:
    """What is JSON already, as it goes out."""
    return Response(answer.body, status_code=answer.status, media_type=MediaType.JSON)


class Puzzles(Controller):
    """Positions in which one answer is clearly best."""

    path = "/api/v1"
    tags = ["coach"]

    @get("/puzzles", sync_to_thread=False, responses=problems())
    def puzzles(self, coach: NamedDependency[CoachService]) -> list[messages.PuzzleCount]:
        """How many puzzles each game has."""
        return coach.puzzles()

    @get("/games/{game:str}/puzzles/{number:int}", sync_to_thread=False, responses=problems(404))
    def puzzle(
        self, coach: NamedDependency[CoachService], game: GameName, number: PuzzleNumber
    ) -> messages.PuzzleTask:
        """A puzzle by its number, from 1."""
        return coach.puzzle(game, number)

    @post("/games/{game:str}/puzzles/{number:int}", status_code=200, responses=problems(404, 409))
    async def answer(
        self,
        coach: NamedDependency[CoachService],
        address: Address,
        game: GameName,
        number: PuzzleNumber,
        data: JSONBody[messages.PuzzleAnswer],
    ) -> messages.PuzzleVerdict:
        """Whether an answer is the best one, and which that is."""
        return await coach.answer(household(address), game, number, data.move)
