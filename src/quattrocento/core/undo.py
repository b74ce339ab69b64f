"""Taking back: whether an action told its player anything that it could not know before."""

from __future__ import annotations

from quattrocento.core.state import State

WORLDS = 8


def reveals(before: State, seat: int, action: int) -> bool:
    """Whether taking the action shows the seat something hidden.

    It does not if the seat would see the same afterwards in every world that it had to hold for
    possible; some of these worlds are tried.
    """
    seen = after(before, seat, action)
    return any(after(before.resample(seat, world), seat, action) != seen for world in range(WORLDS))


def after(before: State, seat: int, action: int) -> object:
    """What the seat sees after its action."""
    state = before.clone()
    state.apply(seat, action)
    return state.view(seat)
