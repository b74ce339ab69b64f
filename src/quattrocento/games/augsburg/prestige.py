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
from quattrocento.games.augsburg.shown.events import PrestigeLost
from quattrocento.games.augsburg.state import Player, State

NO_BARRIER: Final = 1_000_000


def barrier(player: Player) -> i64:
    """AUG-CHU-2: how far a seat can get; a cathedral alone does not open the barrier at 25."""
    if player.rights[CHURCH] == 0:
        return CHURCH_BARRIER
    if player.rights[CATHEDRAL] == 0:
        return CATHEDRAL_BARRIER
    return NO_BARRIER


def tell_of_loss(state: State, seat: i64, lost: i64) -> None:
    """Say what a barrier took from a seat, if it took something."""
    if state.listener is None or lost == 0:
        return
    player = state.players[seat]
    missing = "church" if player.rights[CHURCH] == 0 else "cathedral"
    state.listener.tell(
        PrestigeLost(seat=seat, lost=lost, barrier=barrier(player), missing=missing)
    )


def gain_prestige(player: Player, points: i64) -> i64:
    """Move a seat forward as far as it can get; how far that was. The surplus is lost."""
    gained: i64 = min(points, barrier(player) - player.prestige)
    player.prestige += gained
    return gained
