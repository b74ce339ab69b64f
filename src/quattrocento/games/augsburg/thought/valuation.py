# mypyc: compile
"""What things are worth to a sensible player, in prestige at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.games.augsburg.components import (
    BOND_KINDS,
    CATHEDRAL,
    CATHEDRAL_BARRIER,
    CHURCH,
    CHURCH_BARRIER,
    COAT_OF_ARMS,
    HIGHEST_VALUE,
    JOKER,
    MASTER_BUILDER,
    MAXIMILIAN,
    MINT_MASTER,
    MONEY_BY_RANK,
    NOBLE_OF,
    ORANGE,
    PATENT,
    PRESTIGE_BY_RANK,
    PURPLE,
    VALUE_OF,
    YELLOW,
)
from quattrocento.games.augsburg.income import free_bonds, offered_bonds, rounds
from quattrocento.games.augsburg.rights import points_of, price_on_top
from quattrocento.games.augsburg.state import Player, State

# The numbers below were found by letting advised bots with other ones play each other.
# What a bond to be bought brings on average, and costs; how much of it counts while it is money.
BOND_WORTH: Final = 1.7
BOND_PRICE: Final = 280.0
MONEY_FOR_BONDS: Final = 0.7
# How much bonds in hand count, and how many of them a visit can use.
HELD_BONDS: Final = 1.15
BONDS_A_VISIT: Final = 3
BONDS_A_LAST_VISIT: Final = 1.25
# What keeping a bond for a later round is worth: a joker, a true bond, each other of its noble.
JOKER_HELD: Final = 2.2
TRUE_BOND: Final = 1.4
COMPANION: Final = 0.12
HIGHEST_BOND: Final = 0.9
# In the last round: a joker, a bond still to be visited, one that only Maximilian takes.
LAST_JOKER: Final = 1.6
LAST_BOND: Final = 1.0
LAST_FOR_MAXIMILIAN: Final = 0.8
BUILDER_WORTH: Final = 1.5
# What an office is worth beyond the bonds that it brings, for the rights it opens: a purchase to
# come, not counting the last ones. And what a mint master's bond is worth beyond one to be bought.
OFFICE_WORTH: Final = [0.0, 2.0, 5.0, 7.0]
TOO_LATE_FOR_OFFICES: Final = 1.5
MINT_MASTER_WORTH: Final = 0.5
# How much of what lies beyond a barrier counts while its building can still be put up.
HOPE_A_VISIT: Final = 0.14
MOST_HOPE: Final = 0.8
MOST_HOPE_WITH_BUILDER: Final = 0.9
# What the value of each true bond adds: only high cards win showings.
VALUE_WORTH: Final = [
    HIGHEST_BOND * value * value / (HIGHEST_VALUE * HIGHEST_VALUE) for value in VALUE_OF
]
# What each kind of bond is worth in hand, its companions not counted.
HELD_WORTH: Final = [
    JOKER_HELD if bond == JOKER else TRUE_BOND + VALUE_WORTH[bond] for bond in range(BOND_KINDS)
]
# Numbers of bonds by noble, jokers last, are packed into one int with so many bits for each.
BITS_A_NOBLE: Final[i64] = 8
MOST_OF_A_NOBLE: Final[i64] = 255


def rounds_to_come(state: State) -> i64:
    """How many purchases of bonds are still to come."""
    return rounds(state) - state.round


def visits_to_come(state: State) -> i64:
    """How many visits come after this one."""
    return rounds_to_come(state) * (MAXIMILIAN + 1) + MAXIMILIAN - state.visit


def outlook(state: State, player: Player) -> float:
    """The prestige that a seat can hope for at the end, the barriers considered."""
    return outlook_with(state, player, hand_worth(state, player))


def outlook_with(state: State, player: Player, bonds: float) -> float:
    """The same, with what the bonds in hand are worth known already."""
    return behind_barriers(state, player, reached_with(state, player, bonds))


def reached_with(state: State, player: Player, bonds: float) -> float:
    """The prestige that a seat could hope for if there were no barriers."""
    reached = float(player.prestige) + titles_worth(state, player)
    reached += growth_worth(state, player)
    reached += purse_worth(state, player)
    reached += office_worth(state, player)
    reached += mint_master_worth(state, player)
    reached += builder_worth(state, player)
    return reached + HELD_BONDS * bonds


def titles_worth(state: State, player: Player) -> float:
    """The prestige that a seat receives by title and tiles at the end of this and later rounds."""
    return float(income_to_come(player)) * (float(rounds_to_come(state)) + 1.0)


def growth_worth(state: State, player: Player) -> float:
    """What the bonds are worth that a seat can add to its hand in the rounds to come."""
    return BOND_WORTH * float(rounds_to_come(state)) * bonds_a_round(player)


def purse_worth(state: State, player: Player) -> float:
    """What money is worth while there are bonds to buy with it."""
    if rounds_to_come(state) <= 0:
        return 0.0
    return BOND_WORTH * MONEY_FOR_BONDS * float(player.money) / BOND_PRICE


def office_worth(state: State, player: Player) -> float:
    """What an office is worth for the rights that it opens."""
    in_time = max(0.0, float(rounds_to_come(state)) - TOO_LATE_FOR_OFFICES)
    return in_time * OFFICE_WORTH[player.ranks[PURPLE] - 1]


def mint_master_worth(state: State, player: Player) -> float:
    """What a mint master's bonds are worth beyond others."""
    if player.rights[MINT_MASTER] == 0:
        return 0.0
    return MINT_MASTER_WORTH * float(rounds_to_come(state))


def builder_worth(state: State, player: Player) -> float:
    """What a master builder is worth while there is something for him to build."""
    builds = player.rights[MASTER_BUILDER] > 0 and player.rights[CATHEDRAL] == 0
    if builds and visits_to_come(state) > 0:
        return BUILDER_WORTH
    return 0.0


def hand_worth(state: State, player: Player) -> float:
    """What the bonds in hand are worth, as far as the visits to come can use them."""
    hand = player.hand
    usable: i64 = min(len(hand), visits_to_come(state) * BONDS_A_VISIT)
    if usable == 0:
        return 0.0
    total = 0.0
    number: i64 = len(hand)
    for place in range(number):
        total += HELD_WORTH[hand[place]]
    return total * float(usable) / float(number)


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
    hope = min(MOST_HOPE, visits * HOPE_A_VISIT)
    price = price_on_top(state, building)
    income: i64 = MONEY_BY_RANK[player.ranks[YELLOW] - 1]
    if player.money < price:
        hope *= 0.8 if rounds_to_come(state) > 0 and player.money + income >= price else 0.4
    if player.rights[MASTER_BUILDER] > 0:
        hope = min(MOST_HOPE_WITH_BUILDER, hope * 1.3)
    return hope


# Bonds


def keeping_worth(state: State, bond: i64, hand: bytes) -> float:
    """What a bond in hand is worth for visits to come, this one not counted."""
    return keeping_worth_among(state, bond, len(hand), count_nobles(hand))


def keeping_worth_among(state: State, bond: i64, number: i64, nobles: i64) -> float:
    """The same for a hand of so many bonds, counted by noble."""
    if rounds_to_come(state) == 0:
        if state.visit == MAXIMILIAN:
            return 0.0
        return last_worth(state, bond) * still_usable(state, number)
    if bond == JOKER:
        return JOKER_HELD
    return HELD_WORTH[bond] + COMPANION * float(of_noble(nobles, NOBLE_OF[bond]))


def last_worth(state: State, bond: i64) -> float:
    """What keeping a bond is worth in the last round, if it can be used."""
    if bond == JOKER:
        return LAST_JOKER
    noble: i64 = NOBLE_OF[bond]
    return LAST_FOR_MAXIMILIAN if noble <= state.visit else LAST_BOND + VALUE_WORTH[bond]


def still_usable(state: State, bonds: i64) -> float:
    """Which part of so many bonds the visits of the last round can use: the rest is lost."""
    usable = float(MAXIMILIAN - state.visit) * BONDS_A_LAST_VISIT
    return min(1.0, usable / float(max(bonds, 1)))


def count_nobles(hand: bytes) -> i64:
    """How many bonds of each noble a hand has, in one int."""
    nobles: i64 = 0
    end: i64 = len(hand)
    for place in range(end):
        nobles += one_of(hand[place])
    return nobles


def one_of(bond: i64) -> i64:
    """One bond, counted by noble."""
    noble: i64 = NOBLE_OF[bond]
    return shifted(1, BITS_A_NOBLE * noble)


def of_noble(nobles: i64, noble: i64) -> i64:
    """How many bonds of a noble were counted."""
    return nobles >> BITS_A_NOBLE * noble & MOST_OF_A_NOBLE


def money_worth(state: State) -> float:
    """What a florin is worth."""
    return BOND_WORTH * MONEY_FOR_BONDS / BOND_PRICE if rounds_to_come(state) > 0 else 0.0002


def reserve(state: State, player: Player) -> i64:
    """The money to keep for the building that a seat needs next."""
    visits_left = visits_to_come(state)
    if visits_left == 0:
        return 0
    if player.rights[CHURCH] == 0:
        near = player.prestige + income_to_come(player) >= CHURCH_BARRIER
        return price_on_top(state, CHURCH) if near else 0
    if player.rights[CATHEDRAL] == 0:
        near = player.prestige + income_to_come(player) >= CATHEDRAL_BARRIER
        return price_on_top(state, CATHEDRAL) if near else 0
    return 0


def income_to_come(player: Player) -> i64:
    """The prestige that a seat receives at the end of a round."""
    title: i64 = PRESTIGE_BY_RANK[player.ranks[ORANGE] - 1]
    return title + points_of(player, COAT_OF_ARMS) + points_of(player, PATENT)
