# mypyc: compile
"""Random playouts: the plainest way through a game, and the measure of an engine's speed."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, size
from quattrocento.core.chance import Chance
from quattrocento.core.state import State


def play_randomly(state: State, chance: Chance) -> int:
    """Play to the end, every answer drawn with equal chances; the number of decisions made."""
    decisions = state.game.decisions
    made: i64 = 0
    while state.waiting != 0:
        seat = drawn_seat(state.waiting, chance)
        decision = decisions[state.question]
        options = decision.options(state, seat)
        number: i64 = len(options)
        place: i64 = 0
        if number > 1:
            place = chance.below(number)
        decision.apply(state, seat, options[place])
        made += 1
    return made


def drawn_seat(seats: i64, chance: Chance) -> i64:
    """One of the awaited seats, each equally likely."""
    place: i64 = 0
    if seats & (seats - 1) == 0:
        while seats != bit(place):
            place += 1
        return place
    skip: i64 = chance.below(size(seats))
    while True:
        if holds(seats, place):
            if skip == 0:
                return place
            skip -= 1
        place += 1
