"""Hints at practice tables, reviews of finished games, and puzzles."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Hashable
from typing import Any, ParamSpec, TypeVar

from quattrocento.bots.coach import Hint, Reasons, Review
from quattrocento.bots.puzzles.explaining import explained
from quattrocento.bots.puzzles.store import BadPuzzles, Puzzle, shipped, state_of
from quattrocento.bots.values.store import BadValues
from quattrocento.core.actions import ActionTable
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.server import limits
from quattrocento.server.coaching import messages, variations, work
from quattrocento.server.coaching.moments import Moment
from quattrocento.server.messages import Offer
from quattrocento.server.replays.queue import Answer
from quattrocento.server.tables.errors import CONFLICT, NOT_FOUND, UNAVAILABLE, RequestError
from quattrocento.server.tables.permissions import may_play
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.table import Table, offered
from quattrocento.server.tasks.fair_queue import FairQueue
from quattrocento.server.tasks.kept_answers import KeptAnswers

log = logging.getLogger(__name__)

Given = ParamSpec("Given")
Result = TypeVar("Result")


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
        live = await self.registry.look(table_id, person)
        table = live.table
        may_play(table, table.reader(person), seat)
        if not is_practice(table, person):
            raise RequestError("no-hints", CONFLICT)
        state = table.playing()
        if seat not in state.awaiting():
            raise RequestError("not-asked", CONFLICT, field="seat")
        position = state.game.dump(state.resample(seat, work.SEED))
        found: Hint = await self._think_once(
            ("hint", table_id, table.sequence, seat),
            visitor,
            work.hint_of,
            table.game.name,
            position,
            seat,
        )
        actions = table.game.actions
        return messages.HintGiven(
            seat=seat,
            offers=[
                messages.HintedOffer(
                    offer=offered(actions, each.action),
                    chance=each.chance,
                    margin=each.margin,
                    place=each.place,
                    advice=each.advice,
                    motives=each.motives,
                    terms=each.terms,
                )
                for each in found.prospects
            ],
            fair=found.fair,
        )

    # After a game

    async def review(self, visitor: str, record: Record, seat: int) -> messages.GameReview:
        """A finished game with the knowledge of one seat."""
        if seat >= record.players:
            raise RequestError("no-such-seat", NOT_FOUND, field="seat")
        text = record.dumps()
        question = ("review", hashlib.sha256(text.encode()).digest(), seat)
        reviewed: tuple[Review, dict[int, Moment]]
        reviewed = await self._think_once(question, visitor, work.review_of, text, seat)
        found, moments = reviewed
        actions = find_game(record.game).actions
        return messages.GameReview(
            seat=seat,
            curve=[messages.CurvePoint(move=move, chance=chance) for move, chance in found.curve],
            costly=[
                messages.CostlyMove(
                    move=each.move,
                    asked=moments[each.move].asked,
                    round=moments[each.move].round,
                    done=offer_of(actions, each.done),
                    better=offer_of(actions, each.better),
                    cost=each.cost,
                    motives=each.motives,
                    terms=each.terms,
                )
                for each in found.costly
            ],
            habit=None if found.habit is None else f"habit-{found.habit}",
            habit_cost=found.habit_cost,
            habit_times=found.habit_times,
            lots=found.lots,
        )

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
        return [messages.PuzzleCount(game=name, count=count_of(name)) for name in games()]

    def puzzle(self, game: str, number: int) -> messages.PuzzleTask:
        """A puzzle by its number, from 1."""
        puzzle = found_puzzle(game, number)
        state = state_of(game, puzzle)
        return messages.PuzzleTask(
            game=game,
            number=number,
            count=len(shipped(game)),
            players=puzzle.players,
            seat=puzzle.seat,
            view=state.view(puzzle.seat),
            offers=[offered(state.game.actions, action) for action in state.legal(puzzle.seat)],
        )

    async def answer(
        self, visitor: str, game: str, number: int, move: str
    ) -> messages.PuzzleVerdict:
        """What an answer to a puzzle is worth."""
        puzzle = found_puzzle(game, number)
        actions = find_game(game).actions
        state = state_of(game, puzzle)
        chosen = actions.parse(move)
        refusal = state.why_not(puzzle.seat, chosen)
        if refusal is not None:
            raise state.illegal(refusal, puzzle.seat, chosen)
        text = actions.text(chosen)
        question = ("puzzle", game, number, text)
        told: Reasons = await self._think_once(question, visitor, explained, game, puzzle, text)
        return messages.PuzzleVerdict(
            solved=text == puzzle.solution,
            solution=offer_of(actions, puzzle.solution),
            advice=offer_of(actions, puzzle.advice),
            cost=puzzle.cost_of(text),
            motives=told.motives,
            terms=told.terms,
        )


def is_practice(table: Table, person: str) -> bool:
    """Whether a person plays with bots only, so that a hint is nobody's loss."""
    return table.seats.persons <= {person} and table.setup.event is None


def count_of(game: str) -> int:
    """How many puzzles of a game can be solved by the rules of today."""
    try:
        return len(shipped(game))
    except BadPuzzles:
        return 0


def found_puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number."""
    find_game(game)
    puzzles = shipped(game)
    if not 1 <= number <= len(puzzles):
        raise RequestError("not-found", NOT_FOUND)
    return puzzles[number - 1]


def offer_of(actions: ActionTable, move: str) -> Offer:
    """A move in notation, as it is offered."""
    return offered(actions, actions.parse(move))
