"""Taking back: whether an action told its player anything that it could not know before."""

from __future__ import annotations

from typing import Any

from quattrocento.core.events import listening
from quattrocento.core.state import State

WORLDS = 8
SEEN_WORLDS = 2


def reveals(before: State, seat: int, action: int, seen: object | None = None) -> bool:
    """Whether taking the action shows the seat something hidden; `seen` is its view afterwards.

    It does where the game declares that something was uncovered. Else it does not if the seat would
    learn the same in every world that it had to hold for possible. Some of these worlds are tried:
    in all of them what the seat is told and may answer is compared, and in the first ones, for it
    takes longer, everything that it sees.
    """
    true, told = taken(before, seat, action)
    if before.game.uncovers(before, true):
        return True
    if seen is None:
        seen = true.view(seat)
    for world in range(WORLDS):
        other, told_there = taken(before.resample(seat, world), seat, action)
        if told_there != told:
            return True
        if world < SEEN_WORLDS and other.view(seat) != seen:
            return True
    return False


def taken(before: State, seat: int, action: int) -> tuple[State, tuple[Any, ...]]:
    """The state after an action, with what the seat was told and may answer now."""
    state = before.clone()
    with listening(state) as chronicle:
        state.apply(seat, action)
    return state, (chronicle.seen_by(seat), state.legal(seat))
