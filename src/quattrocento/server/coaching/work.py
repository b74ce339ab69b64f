"""What the coach's process does; it is given only what a seat knows, or a game that is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.bots.coach import Hint, Review, hint, review
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.server.coaching.moments import Moment, moments

SEED = 0


def hint_of(game: str, position: Mapping[str, Any], seat: int) -> Hint:
    """A hint in a position that the seat cannot tell from the true one."""
    return hint(Knowledge(find_game(game).load(position), seat, SEED), SEED)


def review_of(text: str, seat: int) -> tuple[Review, dict[int, Moment]]:
    """The review of a finished game, and when the decisions were made that it names."""
    record = Record.loads(text)
    found = review(record, seat, SEED)
    return found, moments(record, seat, [each.move for each in found.costly])
