# mypyc: compile
"""Small choices that come after a use of a privilege card, as advice makes them."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import lowest
from quattrocento.games.augsburg.actions import FIRST_DISCARD, FIRST_ROB
from quattrocento.games.augsburg.state import State
from quattrocento.games.augsburg.thought.valuation import count_nobles, keeping_worth_among, outlook


def strongest(state: State, options: list[int]) -> i64:
    """The answer that robs the seat with the best outlook."""
    best = options[0]
    most = -1000.0
    for option in options:
        value = outlook(state, state.players[option - FIRST_ROB])
        if value > most:
            most = value
            best = option
    return best


def least_worth(state: State, seat: i64, options: list[int]) -> i64:
    """The answer that discards the bond least worth keeping."""
    hand = state.players[seat].hand
    nobles = count_nobles(hand)
    best = options[0]
    least = 1000.0
    for option in options:
        value = keeping_worth_among(state, option - FIRST_DISCARD, len(hand), nobles)
        if value < least:
            least = value
            best = option
    return best


def lone_seat(state: State) -> i64:
    """The one seat that is awaited."""
    return lowest(state.waiting)
