"""Hints at practice tables, reviews of finished games, and puzzles."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Hashable
from typing import Annotated, Any, ParamSpec, TypeVar

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from quattrocento.bots.coach import Hint, Reasons, Review
from quattrocento.bots.puzzles.explaining import explained
from quattrocento.bots.values.store import BadValues
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.server import limits
from quattrocento.server.events.service import EventService
from quattrocento.server.http.dependencies import (
    Address,
    GameName,
    PersonId,
    TableId,
    problems,
)
from quattrocento.server.http.visitors import household
from quattrocento.server.replays.service import finished_record
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tasks.fair_queue import FairQueue, KeptAnswers
from quattrocento.tables import coaching, variations
from quattrocento.tables import coaching_messages as messages
from quattrocento.tables.coaching_messages import Variation, VariationRequest
from quattrocento.tables.errors import NOT_FOUND, UNAVAILABLE, RequestError
from quattrocento.tables.messages import Plan
from quattrocento.tables.replay import Answer

log = logging.getLogger(__name__)

SeatOfReview = Annotated[int, QueryParameter(ge=0, le=9)]
PuzzleNumber = Annotated[int, PathParameter(ge=1, le=100_000)]

Given = ParamSpec("Given")
Result = TypeVar("Result")


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


class CoachService:
    """The coach: it thinks in a process of its own, for one after the other."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._queue = FairQueue(
            limits.WAITING_FOR_THE_COACH, limits.WAITING_FOR_THE_COACH_A_VISITOR
        )
        self._kept: KeptAnswers[Any] = KeptAnswers(limits.KEPT_COACHINGS)

    async def _think(
        self,
        visitor: str,
        task: Callable[Given, Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        try:
            return await self._queue.run(visitor, task, *given, **named)
        except BadValues as damaged:
            log.warning("coach-without-values: %s", damaged)
            raise RequestError("coach-without-values", UNAVAILABLE) from damaged

    async def _think_once(
        self,
        question: Hashable,
        visitor: str,
        task: Callable[Given, Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        """What is thought about a question; whoever asks the same again gets the same answer."""
        found: Result | None = self._kept.get(question)
        if found is None:
            found = await self._think(visitor, task, *given, **named)
            self._kept.keep(question, found)
        return found

    def close(self) -> None:
        """Let the process end."""
        self._queue.close()

    # Hints

    async def hint(self, visitor: str, table_id: str, person: str, seat: int) -> messages.HintGiven:
        """What a seat might do, where nobody else plays."""
        table = (await self.registry.look(table_id, person)).table
        question = ("hint", table_id, table.sequence, seat)
        position = coaching.hint_position(table, person, seat)
        found: Hint = await self._think_once(
            question, visitor, coaching.hint_of, table.game.name, position, seat
        )
        return coaching.hint_given(table.game.actions, seat, found)

    # After a game

    async def review(self, visitor: str, record: Record, seat: int) -> messages.GameReview:
        """A finished game with the knowledge of one seat."""
        if seat >= record.players:
            raise RequestError("no-such-seat", NOT_FOUND, field="seat")
        text = record.dumps()
        question = ("review", hashlib.sha256(text.encode()).digest(), seat)
        reviewed: tuple[Review, dict[int, coaching.Moment]]
        reviewed = await self._think_once(question, visitor, coaching.review_of, text, seat)
        return coaching.game_review(find_game(record.game).actions, seat, *reviewed)

    async def try_again(
        self, visitor: str, record: Record, request: messages.VariationRequest
    ) -> Answer:
        """Go on with a variation: the seat's moves, then those of the others."""
        return await self._think(visitor, variations.gone_on, record.dumps(), request)

    async def plan_again(
        self, visitor: str, record: Record, request: messages.VariationRequest
    ) -> Answer:
        """What moves of the seat would lead to in a variation."""
        return await self._think(visitor, variations.planned_on, record.dumps(), request)

    # Puzzles

    def puzzles(self) -> list[messages.PuzzleCount]:
        """How many puzzles each game has."""
        return [messages.PuzzleCount(game=name, count=coaching.count_of(name)) for name in games()]

    def puzzle(self, game: str, number: int) -> messages.PuzzleTask:
        """A puzzle by its number, from 1."""
        return coaching.puzzle_task(game, number)

    async def answer(
        self, visitor: str, game: str, number: int, move: str
    ) -> messages.PuzzleVerdict:
        """What an answer to a puzzle is worth."""
        puzzle = coaching.found_puzzle(game, number)
        text = coaching.puzzle_answer(game, puzzle, move)
        question = ("puzzle", game, number, text)
        told: Reasons = await self._think_once(question, visitor, explained, game, puzzle, text)
        return coaching.puzzle_verdict(game, puzzle, text, told)
