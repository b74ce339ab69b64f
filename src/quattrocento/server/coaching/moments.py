"""When somebody decided in a recorded game: what they were asked, and in which round."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from quattrocento.core.account import rounds_of
from quattrocento.core.record import Record
from quattrocento.core.view import Asked


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
