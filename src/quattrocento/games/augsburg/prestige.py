# mypyc: compile
"""Prestige, and the barriers at 25 and 45 (AUG-CHU-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.games.augsburg.components import (
    CATHEDRAL,
    CATHEDRAL_BARRIER,
    CHURCH,
    CHURCH_BARRIER,
)
from quattrocento.games.augsburg.state import Player

NO_BARRIER: Final = 1_000_000


def barrier(player: Player) -> i64:
    """AUG-CHU-2: how far a seat can get; a cathedral alone does not open the barrier at 25."""
    if player.rights[CHURCH] == 0:
        return CHURCH_BARRIER
    if player.rights[CATHEDRAL] == 0:
        return CATHEDRAL_BARRIER
    return NO_BARRIER


def gain_prestige(player: Player, points: i64) -> i64:
    """Move a seat forward as far as it can get; how far that was. The surplus is lost."""
    gained: i64 = min(points, barrier(player) - player.prestige)
    player.prestige += gained
    return gained
