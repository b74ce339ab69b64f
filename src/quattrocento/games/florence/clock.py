# mypyc: compile
"""Time: never below 0, never above 12 (FLO-TIM-1)."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.games.florence.components import MOST_TIME
from quattrocento.games.florence.state import Player


def gain_time(player: Player, amount: i64) -> None:
    """FLO-TIM-1: gain time; what exceeds 12 is lost."""
    player.time = time_with(player, amount)


def time_with(player: Player, amount: i64) -> i64:
    """FLO-TIM-1: what time a side has with some more, or with some less."""
    total: i64 = player.time + amount
    return min(MOST_TIME, total)
