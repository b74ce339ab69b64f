"""Stepping through a record: each move with the state after it and what happened."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from quattrocento.core.events import Event, events_of
from quattrocento.core.record import Move, Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State


class Step(msgspec.Struct, frozen=True):
    """A move of a record, its number counted from 1, and what happened."""

    number: int
    move: Move
    events: list[Event]


def begun(record: Record) -> State:
    """The state at the beginning of a record."""
    game = find_game(record.game)
    return game.new(players=record.players, seed=record.seed, options=record.options)


def steps(record: Record, state: State) -> Iterator[Step]:
    """Make the moves of a record one by one; each is given after it was made."""
    for number, move in enumerate(record.moves, start=1):
        action = state.game.actions.parse(move.text)
        yield Step(number, move, events_of(state, move.seat, action))
