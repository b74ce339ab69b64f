# mypyc: compile
"""Advice for the auction: what a lot is worth to a seat, and what rivals will make it cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.games.princes.actions import (
    DECLINE,
    FIRST_START,
    FIRST_TAKE,
    PASS,
    RAISE,
    SELL_POINT,
)
from quattrocento.games.princes.auction import buying_refusal
from quattrocento.games.princes.components import (
    ACTIONS_A_TURN,
    BUILDER,
    FIRST_BID,
    JESTER,
    LANDSCAPE_LOTS,
    LOT_KINDS,
    PRESTIGE,
    RAISE_BY,
    ROUNDS,
)
from quattrocento.games.princes.counts import (
    BONUS_HAND,
    PROFESSION_CARDS,
    bonus_values,
    landscapes_of,
)
from quattrocento.games.princes.state import Player, Question, State
from quattrocento.games.princes.thought.remembered import remembered
from quattrocento.games.princes.thought.valuation import (
    FLORINS_A_POINT,
    is_stuck,
    new_prestige_outlook,
    outlook,
)

NEVER: Final = -1000.0


def lot_gain(state: State, seat: i64, lot: i64, before: float) -> float:
    """What a lot would add to the outlook of a seat, which is `before` without it."""
    player = state.players[seat]
    if state.round == ROUNDS and is_too_late(player, lot):
        return 0.0
    if lot == PRESTIGE:
        return new_prestige_outlook(state, player, seat)
    having = player.clone()
    room: float = 0.0
    if lot < LANDSCAPE_LOTS:
        if landscapes_of(player, lot) > 0:
            having.points += 3
        if lot == 0:
            having.forests += 1
            room = 0.8
        elif lot == 1:
            having.lakes += 1
            room = 0.6
        else:
            having.parks += 1
            room = 0.4
    elif lot == JESTER:
        having.jesters += 1
    elif lot == BUILDER:
        having.builders += 1
        if having.builders > 1:
            having.points += 3
    else:
        having.recruiting_hand += 1
    return outlook(state, having, seat, ACTIONS_A_TURN) - before - room


def is_too_late(player: Player, lot: i64) -> bool:
    """Whether a lot of the last round brings nothing: a jester without a work, a first builder."""
    if lot == JESTER:
        return player.hand & PROFESSION_CARDS == 0 and player.recruiting_hand == 0
    return lot == BUILDER and player.builders == 0


def lot_gains(state: State, seat: i64) -> list[float]:
    """What each lot would add to the outlook of a seat; 0 for one it cannot have."""
    memory = remembered(state)
    if len(memory.gains[seat]) == 0:
        memory.gains[seat] = gains_found(state, seat)
    return memory.gains[seat]


def gains_found(state: State, seat: i64) -> list[float]:
    """The same, not from memory."""
    before = outlook(state, state.players[seat], seat, ACTIONS_A_TURN)
    return [
        lot_gain(state, seat, lot, before) if buying_refusal(state, seat, lot) is None else 0.0
        for lot in range(LOT_KINDS)
    ]


def lot_limit(state: State, seat: i64, lot: i64, gains: list[float]) -> float:
    """The florins that a lot is worth to a seat, given what else it could have for 200."""
    other_gain: float = 0.0
    for other in range(LOT_KINDS):
        if other != lot:
            other_gain = max(other_gain, gains[other] - 1.5)
    limit: float = (gains[lot] - 0.5 * other_gain) * FLORINS_A_POINT
    return min(limit, float(state.players[seat].money))


def lot_advice(state: State, seat: i64, options: list[int]) -> list[float]:
    """Start or take the lot that adds most over the price that rivals will make."""
    prices = [float(FIRST_BID)] * LOT_KINDS
    first: i64 = FIRST_TAKE
    if state.question == Question.START:
        first = FIRST_START
        prices = rival_prices(state, seat)
    gains = lot_gains(state, seat)
    found: list[float] = []
    for action in options:
        if action == DECLINE:
            found.append(0.0)
        elif action == SELL_POINT:
            found.append(NEVER)
        else:
            lot: i64 = action - first
            found.append(lot_surplus(gains[lot], prices[lot]))
    return found


def lot_surplus(gain: float, price: float) -> float:
    """What is left of a gain after its price; rivals who pay more may as well have it."""
    surplus: float = gain - price / FLORINS_A_POINT
    if surplus < 0.0 and gain > 1.0:
        return 0.1
    return surplus


def rival_prices(state: State, seat: i64) -> list[float]:
    """What each lot will cost, by what it is worth to other free players."""
    prices = [float(FIRST_BID)] * LOT_KINDS
    for other in range(state.seat_count):
        if other == seat or not holds(state.free, other):
            continue
        gains = lot_gains(state, other)
        for lot in range(LOT_KINDS):
            limit: float = lot_limit(state, other, lot, gains)
            prices[lot] = max(prices[lot], limit)
    return prices


def can_spare(state: State, seat: i64, price: i64) -> bool:
    """Whether a seat has the money for a price, and can go on without it."""
    paying = state.players[seat].clone()
    paying.money -= price
    if paying.money < 0:
        return False
    bonus: float = float(bonus_values(paying, paying.hand & BONUS_HAND))
    return not is_stuck(state, paying, ACTIONS_A_TURN, bonus)


def raise_advice(state: State, seat: i64, options: list[int]) -> list[float]:
    """Raise as long as the bid stays below what the lot is worth."""
    limit = lot_limit(state, seat, state.lot, lot_gains(state, seat))
    bid: i64 = state.bid + RAISE_BY
    found: list[float] = []
    for action in options:
        if action == RAISE:
            gain = (limit - float(bid)) / FLORINS_A_POINT
            found.append(gain if can_spare(state, seat, bid) else NEVER)
        elif action == PASS:
            found.append(0.0)
        else:
            found.append(NEVER)
    return found
