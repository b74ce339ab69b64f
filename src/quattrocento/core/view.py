"""Views: what a seat sees, as data; each game's view adds its own fields."""

from __future__ import annotations

import msgspec

from quattrocento.core.state import State

Fact = int | str | tuple[str, ...]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The question of the moment: its name, its rule, to whom, and what its words need."""

    question: str
    rule: str
    seats: tuple[int, ...]
    facts: dict[str, Fact]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view has: who looks (None: a spectator), what is asked, who has won."""

    seat: int | None
    asked: Asked | None
    winners: tuple[int, ...]


def asked(state: State, facts: dict[str, Fact]) -> Asked | None:
    """The question that a state asks, None when the game is over."""
    if state.over:
        return None
    decision = state.decision
    return Asked(
        question=decision.name, rule=decision.rule, seats=tuple(state.awaiting()), facts=facts
    )
