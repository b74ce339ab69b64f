"""Why a puzzle's solution is better than an answer, in the coach's words."""

from __future__ import annotations

from quattrocento.bots.coach import Reasons, defended
from quattrocento.bots.puzzles.store import Puzzle, state_of
from quattrocento.bots.values.store import BadValues
from quattrocento.core.knowledge import Knowledge

SEED = 0


def explained(game: str, puzzle: Puzzle, answer: str) -> Reasons:
    """What speaks for the solution beside an answer, or beside advice once it is found.

    Nothing without learned values: whether an answer is the best stands in the puzzle.
    """
    state = state_of(game, puzzle)
    other = puzzle.advice if answer == puzzle.solution else answer
    best, beside = (state.game.actions.parse(move) for move in (puzzle.solution, other))
    try:
        return defended(Knowledge(state, puzzle.seat, SEED), SEED, best, beside)
    except BadValues:
        return Reasons(motives=[], terms=[])
