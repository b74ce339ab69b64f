"""What the coach's process does; it is given only what a seat knows, or a game that is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from quattrocento.bots.coach import Hint, Reasons, Review, defended, hint, review
from quattrocento.bots.values.store import BadValues
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.server.coaching.moments import Moment, moments

SEED = 0


def hint_of(game: str, position: Mapping[str, Any], seat: int) -> Hint:
    """A hint in a position that the seat cannot tell from the true one."""
    return hint(Knowledge(find_game(game).load(position), seat, SEED), SEED)


def review_of(text: str, seat: int) -> Review:
    """The review of a finished game."""
    record = Record.loads(text)
    return review(record, seat, SEED)


def moments_of(text: str, seat: int, moves: Collection[int]) -> dict[int, Moment]:
    """When the decisions were made that a review names."""
    return moments(Record.loads(text), seat, moves)


def reasons_for(game: str, position: Mapping[str, Any], seat: int, one: str, other: str) -> Reasons:
    """What speaks for one answer, the best, and against another; nothing without learned values."""
    found = find_game(game)
    knowledge = Knowledge(found.load(position), seat, SEED)
    try:
        return defended(knowledge, SEED, found.actions.parse(one), found.actions.parse(other))
    except BadValues:
        # Whether the answer is the best stands in the puzzle.
        return Reasons(motives=[], terms=[])
