# mypyc: compile
"""What things are worth to a sensible player, in prestige at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.games.augsburg.components import (
    CATHEDRAL,
    CATHEDRAL_BARRIER,
    CHURCH,
    CHURCH_BARRIER,
    COAT_OF_ARMS,
    JOKER,
    MASTER_BUILDER,
    MAXIMILIAN,
    MONEY_BY_RANK,
    NOBLE_OF,
    ORANGE,
    PATENT,
    PRESTIGE_BY_RANK,
    VALUE_OF,
    YELLOW,
)
from quattrocento.games.augsburg.income import free_bonds, offered_bonds, rounds
from quattrocento.games.augsburg.rights import points_of, price_on_top
from quattrocento.games.augsburg.state import Player, State

# What a bond brings on average, once it helps to win a visit, and what it costs to buy one.
BOND_WORTH: Final = 1.7
BOND_PRICE: Final = 280.0
BUILDER_WORTH: Final = 1.5
# How much of what lies beyond a barrier counts while its building can still be put up.
HOPE_A_VISIT: Final = 0.07
MOST_HOPE: Final = 0.8


def rounds_to_come(state: State) -> i64:
    """How many purchases of bonds are still to come."""
    return rounds(state) - state.round


def visits_to_come(state: State) -> i64:
    """How many visits come after this one."""
    return rounds_to_come(state) * (MAXIMILIAN + 1) + MAXIMILIAN - state.visit


def outlook(state: State, player: Player) -> float:
    """The prestige that a seat can hope for at the end, the barriers considered."""
    purchases = float(rounds_to_come(state))
    title: i64 = PRESTIGE_BY_RANK[player.ranks[ORANGE] - 1]
    title += points_of(player, COAT_OF_ARMS) + points_of(player, PATENT)
    reached = float(player.prestige) + float(title) * (purchases + 1.0)
    reached += BOND_WORTH * purchases * bonds_a_round(player)
    if purchases > 0.0:
        reached += BOND_WORTH * 0.7 * float(player.money) / BOND_PRICE
    if player.rights[MASTER_BUILDER] > 0 and player.rights[CATHEDRAL] == 0:
        reached += BUILDER_WORTH
    reached += BOND_WORTH * 0.5 * float(min(len(player.hand), visits_to_come(state) * 3))
    return behind_barriers(state, player, reached)


def bonds_a_round(player: Player) -> float:
    """How many bonds a seat can add to its hand at the end of a round."""
    offered = float(offered_bonds(player))
    income: i64 = MONEY_BY_RANK[player.ranks[YELLOW] - 1]
    affordable = float(income) / BOND_PRICE
    return min(offered * 0.9, affordable * 0.85 + offered * 0.1) + float(free_bonds(player))


def behind_barriers(state: State, player: Player, reached: float) -> float:
    """What counts of a prospect: beyond a barrier only with some hope to build in time."""
    if player.rights[CHURCH] == 0:
        beyond = min(reached, float(CATHEDRAL_BARRIER)) - float(CHURCH_BARRIER)
        if beyond <= 0.0:
            return reached
        hope = hope_to_build(state, player, CHURCH)
        counted = float(CHURCH_BARRIER) + beyond * hope
        if reached > float(CATHEDRAL_BARRIER):
            further = hope * hope_to_build(state, player, CATHEDRAL) * 0.6
            counted += (reached - float(CATHEDRAL_BARRIER)) * further
        return counted
    if player.rights[CATHEDRAL] == 0 and reached > float(CATHEDRAL_BARRIER):
        hope = hope_to_build(state, player, CATHEDRAL)
        return float(CATHEDRAL_BARRIER) + (reached - float(CATHEDRAL_BARRIER)) * hope
    return reached


def hope_to_build(state: State, player: Player, building: i64) -> float:
    """The chance to have a building later: with time, money and a master builder."""
    if player.rights[building] > 0:
        return 1.0
    visits = float(visits_to_come(state)) / float(state.seat_count) * 2.0
    hope = min(MOST_HOPE, visits * HOPE_A_VISIT * 2.0)
    price = price_on_top(state, building)
    income: i64 = MONEY_BY_RANK[player.ranks[YELLOW] - 1]
    if player.money < price:
        hope *= 0.8 if rounds_to_come(state) > 0 and player.money + income >= price else 0.4
    if player.rights[MASTER_BUILDER] > 0:
        hope = min(0.9, hope * 1.3)
    return hope


def standing(state: State, seat: i64) -> float:
    """A seat's outlook, less a part of that of the best of the others."""
    best = 0.0
    for other in range(state.seat_count):
        if other != seat:
            best = max(best, outlook(state, state.players[other]))
    return outlook(state, state.players[seat]) - 0.3 * best


# Bonds


def keeping_worth(state: State, bond: i64, hand: bytes) -> float:
    """What a bond in hand is worth for visits to come, this one not counted."""
    purchases = rounds_to_come(state)
    if purchases == 0:
        if state.visit == MAXIMILIAN:
            return 0.0
        if bond == JOKER:
            return 1.6
        noble: i64 = NOBLE_OF[bond]
        return 0.8 if noble <= state.visit else 1.0 + value_worth(bond)
    if bond == JOKER:
        return 2.2
    return 1.1 + value_worth(bond) + 0.12 * float(companions(hand, NOBLE_OF[bond]))


def value_worth(bond: i64) -> float:
    """What the value of a true bond adds: only high cards win showings."""
    value: i64 = VALUE_OF[bond]
    return 0.9 * float(value * value) / 289.0


def companions(hand: bytes, noble: i64) -> i64:
    """How many bonds of a noble a hand has."""
    number: i64 = 0
    for bond in hand:
        if NOBLE_OF[bond] == noble:
            number += 1
    return number


def money_worth(state: State) -> float:
    """What a florin is worth."""
    return BOND_WORTH * 0.7 / BOND_PRICE if rounds_to_come(state) > 0 else 0.0002


def reserve(state: State, player: Player) -> i64:
    """The money to keep for the building that a seat needs next."""
    visits_left = visits_to_come(state)
    if visits_left == 0:
        return 0
    if player.rights[CHURCH] == 0:
        near = player.prestige + income_to_come(player) * 2 >= CHURCH_BARRIER
        return price_on_top(state, CHURCH) if near else 0
    if player.rights[CATHEDRAL] == 0:
        near = player.prestige + income_to_come(player) * 2 >= CATHEDRAL_BARRIER
        return price_on_top(state, CATHEDRAL) if near else 0
    return 0


def income_to_come(player: Player) -> i64:
    """The prestige that a seat receives at the end of a round."""
    title: i64 = PRESTIGE_BY_RANK[player.ranks[ORANGE] - 1]
    return title + points_of(player, COAT_OF_ARMS) + points_of(player, PATENT)
