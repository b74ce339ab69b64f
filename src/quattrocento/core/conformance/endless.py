"""Endless games: a search for moves that can be made again and again for ever.

A player who wants the game never to end chooses, of all it may do, what leads to a choice that it
has had before. By rules that make every game end even such a player comes to the end.
"""

from __future__ import annotations

from quattrocento.core.chance import Chance
from quattrocento.core.state import State

LONGEST_STALL = 4000
OPTIONS_TRIED = 24
LONGEST_PERIOD = 60


def stalled(state: State, chance: Chance) -> list[tuple[int, int]]:
    """Play on, ending never if possible; the moves if the game would not end, else none."""
    had: set[object] = set()
    moves: list[tuple[int, int]] = []
    while not state.over:
        if len(moves) == LONGEST_STALL:
            return moves
        seats = state.awaiting()
        seat = seats[chance.below(len(seats))]
        action, choice = a_choice_had(state, seat, had, chance)
        had.add(choice)
        moves.append((seat, action))
        state.apply(seat, action)
    return []


def a_choice_had(state: State, seat: int, had: set[object], chance: Chance) -> tuple[int, object]:
    """An option that leads to a choice had before, or any one; and the choice it leads to."""
    options = state.legal(seat)
    first = chance.below(len(options))
    tried = [*options[first:], *options[:first]][:OPTIONS_TRIED]
    new: list[tuple[int, object]] = []
    for action in tried:
        after = state.clone()
        after.apply(seat, action)
        choice = choice_in(after)
        if choice in had and not after.over:
            return action, choice
        new.append((action, choice))
    return new[0]


def choice_in(state: State) -> object:
    """Who is asked what, and what may be answered: points and the like do not matter."""
    awaited = state.awaiting()
    return (state.question, *((seat, tuple(state.legal(seat))) for seat in awaited))


def repeated(moves: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The moves that come again and again at the end of a list: once, if there is a period."""
    for period in range(1, LONGEST_PERIOD + 1):
        if moves[-period:] == moves[-2 * period : -period]:
            return moves[-period:]
    return moves[-LONGEST_PERIOD:]
