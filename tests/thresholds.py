"""How much the tests that every game shares ask of one game.

A new game is asked what stands as default here; where that does not suit it, it gets a line.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thresholds:
    """What one game is asked for."""

    conforming_games: int = 50
    """Random games of the conformance kit: enough for each decision and family to come up."""

    wins_of_advised: int = 19
    """Of 20 games of one `advised` against `random` at the smallest table for several."""

    lesson_notes: tuple[int, int] = (9, 13)
    """The fewest and the most steps that the first lesson explains."""

    styles: int = 3
    """The fewest styles that its lower levels can play in."""


THRESHOLDS: dict[str, Thresholds] = {}


def thresholds(game: str) -> Thresholds:
    """What the shared tests ask of a game."""
    return THRESHOLDS.get(game, Thresholds())
