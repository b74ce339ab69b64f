# mypyc: compile
"""Money: paying, and giving up prestige points for it (the chapter Need money?)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Refusal
from quattrocento.games.princes.components import MONEY_FOR_A_POINT
from quattrocento.games.princes.shown.events import PointsSold
from quattrocento.games.princes.state import Player, State

NO_POINT_TO_SELL: Final = Refusal("PRI-CSH-2", "refusal-no-point-to-sell")


def means(player: Player) -> i64:
    """PRI-AUC-7, PRI-ACT-4: all that a seat could pay, its prestige points turned into money."""
    return player.money + player.points * MONEY_FOR_A_POINT


def pay(state: State, seat: i64, amount: i64) -> None:
    """Pay the bank; the prestige points that are missing are turned into money (PRI-CSH-2)."""
    player = state.players[seat]
    missing: i64 = amount - player.money
    if missing > 0:
        sell_points(state, seat, (missing + MONEY_FOR_A_POINT - 1) // MONEY_FOR_A_POINT)
    player.money -= amount


def sell_points(state: State, seat: i64, points: i64) -> None:
    """PRI-CSH-2: give up prestige points for 100 florins each."""
    player = state.players[seat]
    money: i64 = points * MONEY_FOR_A_POINT
    player.points -= points
    player.money += money
    if state.listener is not None:
        state.listener.tell(PointsSold(seat=seat, points=points, money=money))


def selling_refusal(player: Player) -> Refusal | None:
    """PRI-CSH-2: there must be a point to give up."""
    return NO_POINT_TO_SELL if player.points == 0 else None
