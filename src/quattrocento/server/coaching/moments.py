"""When somebody decided in a recorded game: what they were asked, and in which round."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from quattrocento.core.account import Account
from quattrocento.core.events import events_of
from quattrocento.core.record import Record
from quattrocento.core.steps import begun
from quattrocento.core.view import Asked


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Before a move: the question, and the round in a game that counts them."""

    asked: Asked | None
    round: int | None


def moments(record: Record, seat: int, moves: Collection[int]) -> dict[int, Moment]:
    """The moments before some moves of a seat, counted from 1."""
    state = begun(record)
    account = state.game.account or Account(points=lambda _view, _told: [])
    asked: dict[int, Asked | None] = {}
    begins: dict[int, int] = {}
    for number, move in enumerate(record.moves, start=1):
        if number in moves:
            asked[number] = state.view(seat).asked
        for event in events_of(state, move.seat, state.game.actions.parse(move.text)):
            begun_now = account.round(event)
            if begun_now is not None:
                begins[number] = begun_now
    # What begins with the game is told before any move.
    first = min(begins.values(), default=1) - 1
    return {
        number: Moment(asked=question, round=round_at(begins, number, first))
        for number, question in asked.items()
    }


def round_at(begins: dict[int, int], number: int, first: int) -> int | None:
    """The round in which a move was made; None before the first, and where none are counted."""
    return max((each for move, each in begins.items() if move < number), default=first) or None
