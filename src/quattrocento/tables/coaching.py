"""Hints and reviews; they are made of what a seat knows, or of a game that is over.

What takes long (`hint_of`, `review_of`) is given texts and positions, so that it can be done in
another process or worker.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from quattrocento.bots.coach import Hint, Reasons, Review, hint, review
from quattrocento.bots.puzzles.store import BadPuzzles, Puzzle, shipped, state_of
from quattrocento.core.account import rounds_of
from quattrocento.core.actions import ActionTable
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.view import Asked
from quattrocento.tables import coaching_messages as messages
from quattrocento.tables.errors import CONFLICT, NOT_FOUND, RequestError
from quattrocento.tables.messages import Offer
from quattrocento.tables.permissions import may_play
from quattrocento.tables.table import Table, offered

SEED = 0


# Hints


def hint_position(table: Table, person: str, seat: int) -> dict[str, Any]:
    """A position that a seat cannot tell from the true one, if it may be given a hint now."""
    may_play(table, table.reader(person), seat)
    if not is_practice(table, person):
        raise RequestError("no-hints", CONFLICT)
    state = table.playing()
    if seat not in state.awaiting():
        raise RequestError("not-asked", CONFLICT, field="seat")
    return state.game.dump(state.resample(seat, SEED))


def is_practice(table: Table, person: str) -> bool:
    """Whether a person plays one seat, with bots only, so that a hint is nobody's loss.

    Whoever has several seats may be several people at one device.
    """
    alone = table.seats.persons <= {person} and len(table.seats.owned_by(person)) == 1
    return alone and table.setup.event is None


def hint_of(game: str, position: Mapping[str, Any], seat: int) -> Hint:
    """A hint in a position that the seat cannot tell from the true one."""
    return hint(Knowledge(find_game(game).load(position), seat, SEED), SEED)


def hint_given(actions: ActionTable, seat: int, found: Hint) -> messages.HintGiven:
    """A hint, as it goes over the wire."""
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


def review_of(text: str, seat: int) -> tuple[Review, dict[int, Moment]]:
    """The review of a finished game, and when the decisions were made that it names."""
    record = Record.loads(text)
    found = review(record, seat, SEED)
    return found, moments(record, seat, [each.move for each in found.costly])


def game_review(
    actions: ActionTable, seat: int, found: Review, when: Mapping[int, Moment]
) -> messages.GameReview:
    """A review, as it goes over the wire."""
    return messages.GameReview(
        seat=seat,
        curve=[messages.CurvePoint(move=move, chance=chance) for move, chance in found.curve],
        costly=[
            messages.CostlyMove(
                move=each.move,
                asked=when[each.move].asked,
                round=when[each.move].round,
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


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Before a move: the question, and the round in a game that counts them."""

    asked: Asked | None
    round: int | None


def moments(record: Record, seat: int, moves: Collection[int]) -> dict[int, Moment]:
    """The moments before some moves of a seat, counted from 1."""
    rounds = rounds_of(record)
    return {
        number: Moment(asked=state.view(seat).asked, round=rounds.get(number))
        for number, state in enumerate(record.states(), start=1)
        if number in moves
    }


# Puzzles


def count_of(game: str) -> int:
    """How many puzzles of a game can be solved by the rules of today."""
    try:
        return len(shipped(game))
    except BadPuzzles:
        return 0


def found_puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    find_game(game)
    puzzles = shipped(game)
    if not 1 <= number <= len(puzzles):
        raise RequestError("not-found", NOT_FOUND)
    return puzzles[number - 1]


def puzzle_task(game: str, number: int) -> messages.PuzzleTask:
    """A puzzle, as it goes over the wire."""
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


def puzzle_answer(game: str, puzzle: Puzzle, move: str) -> str:
    """An answer to a puzzle in its usual notation, if the seat may give it."""
    actions = find_game(game).actions
    state = state_of(game, puzzle)
    chosen = actions.parse(move)
    refusal = state.why_not(puzzle.seat, chosen)
    if refusal is not None:
        raise state.illegal(refusal, puzzle.seat, chosen)
    return actions.text(chosen)


def puzzle_verdict(game: str, puzzle: Puzzle, move: str, told: Reasons) -> messages.PuzzleVerdict:
    """What an answer is worth, with the coach's reasons."""
    actions = find_game(game).actions
    return messages.PuzzleVerdict(
        solved=move == puzzle.solution,
        solution=offer_of(actions, puzzle.solution),
        advice=offer_of(actions, puzzle.advice),
        cost=puzzle.cost_of(move),
        motives=told.motives,
        terms=told.terms,
    )


def offer_of(actions: ActionTable, move: str) -> Offer:
    """A move in notation, as it is offered."""
    return offered(actions, actions.parse(move))
