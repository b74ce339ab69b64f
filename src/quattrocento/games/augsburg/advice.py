# mypyc: compile
"""What a sensible player would look at: cards for his own position, bids for what they bring.

The state is one that the seat cannot tell from the true one, so that looking into the others' hands
here is no more than guessing them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import holds, size
from quattrocento.games.augsburg.actions import (
    ACCEPT_FLORINS,
    ACCEPT_PRESTIGE,
    BUILD_NOTHING,
    FIRST_BUILDER,
    FIRST_BUY,
    FIRST_CARD,
    FIRST_DISCARD,
    FIRST_GIFT,
    FIRST_ROB,
    FIRST_SHOW,
    GIVE_NOTHING,
    NO_MORE,
    PASS,
)
from quattrocento.games.augsburg.bonds import is_valid, price_of, valid_bonds
from quattrocento.games.augsburg.components import (
    CHURCH,
    JOKER,
    ROBBED_FLORINS,
    ROBBED_POINTS,
    VALUE_OF,
)
from quattrocento.games.augsburg.prestige import barrier
from quattrocento.games.augsburg.privileges import DISCARD, TAKE_CARD, USE
from quattrocento.games.augsburg.ranks import CONSOLE, ROB
from quattrocento.games.augsburg.rights import let_builder_build
from quattrocento.games.augsburg.state import Question, State
from quattrocento.games.augsburg.valuation import (
    keeping_worth,
    money_worth,
    outlook,
    reserve,
    standing,
)
from quattrocento.games.augsburg.visits import number_bid

# More uses than a card has: while a card is only thought through, the visits do not go on.
THINKING: Final = 9
# What the second of a showing gets, and how likely a seat is to follow a bid that it can cover.
CONSOLATION: Final = 100.0
LEAST_TO_FOLLOW: Final = 0.15
MORE_TO_FOLLOW: Final = 0.6


def advise(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks."""
    question = state.question
    if question == Question.BUY:
        wanted = next_purchase(state, seat)
        return [1.0 if option == wanted else 0.0 for option in options]
    if question == Question.SHOW:
        wanted = next_to_show(state, seat)
        return [1.0 if option == wanted else 0.0 for option in options]
    if question == Question.BID:
        return bid_values(state, seat, options)
    return [value_of(state, seat, option) for option in options]


def value_of(state: State, seat: i64, option: i64) -> float:
    """How good an option looks where each can be looked at alone."""
    question = state.question
    if question == Question.TAKE_CARD:
        return card_value(state, seat, option)
    if question == Question.USE:
        return best_uses(after_use(state, seat, option), seat, uses_after(state, option))
    if question == Question.BUILDER:
        return builder_value(state, seat, option)
    if question == Question.ROB:
        return outlook(state, state.players[option - FIRST_ROB])
    if question == Question.CONSOLE:
        return consolation_value(state, seat, option)
    if option == GIVE_NOTHING:
        return 0.0
    bond: i64 = option - (FIRST_DISCARD if question == Question.DISCARD else FIRST_GIFT)
    return -keeping_worth(state, bond, state.players[seat].hand)


# Privileges


def card_value(state: State, seat: i64, option: i64) -> float:
    """A seat's standing after it has taken a privilege card and used it well."""
    taken = state.clone()
    taken.user = seat
    TAKE_CARD.apply(taken, seat, option)
    return best_uses(taken, seat, taken.uses_left)


def best_uses(state: State, seat: i64, uses: i64) -> float:
    """A seat's standing after so many more uses of its card, chosen well."""
    if uses == 0 and not state.builder_ready:
        return standing(state, seat)
    best = standing(state, seat) if uses == 0 else -1000.0
    for option in USE.options(state, seat):
        builder = option >= FIRST_BUILDER
        if uses == 0 and not builder:
            continue
        after = after_use(state, seat, option)
        best = max(best, best_uses(after, seat, uses if builder else uses - 1))
    return best


def uses_after(state: State, option: i64) -> i64:
    """How many uses of the card are left after an option; the builder takes none."""
    return state.uses_left if option >= FIRST_BUILDER else state.uses_left - 1


def after_use(state: State, seat: i64, option: i64) -> State:
    """The state after one use of the card, with nothing decided that comes after it."""
    after = state.clone()
    after.uses_left = THINKING
    USE.apply(after, seat, option)
    if after.question == Question.ROB:
        ROB.apply(after, seat, best_option(after, seat, ROB.options(after, seat)))
    if after.question == Question.CONSOLE:
        CONSOLE.apply(after, lone_seat(after), ACCEPT_FLORINS)
    if after.question == Question.DISCARD:
        DISCARD.apply(after, seat, best_option(after, seat, DISCARD.options(after, seat)))
    return after


def best_option(state: State, seat: i64, options: list[int]) -> i64:
    """The option that looks best."""
    best = options[0]
    highest = value_of(state, seat, best)
    for option in options[1:]:
        value = value_of(state, seat, option)
        if value > highest:
            best = option
            highest = value
    return best


def lone_seat(state: State) -> i64:
    """The one seat that is awaited."""
    seat: i64 = 0
    while not holds(state.waiting, seat):
        seat += 1
    return seat


def builder_value(state: State, seat: i64, option: i64) -> float:
    """A seat's standing after its master builder has built, or not."""
    if option == BUILD_NOTHING:
        return standing(state, seat)
    after = state.clone()
    let_builder_build(after, seat, CHURCH + option - FIRST_BUILDER)
    return standing(after, seat)


def consolation_value(state: State, seat: i64, option: i64) -> float:
    """Prestige, unless a barrier voids it; else money."""
    player = state.players[seat]
    if option == ACCEPT_PRESTIGE:
        return float(min(ROBBED_POINTS, barrier(player) - player.prestige))
    return float(ROBBED_FLORINS) * money_worth(state)


# Bids


def bid_values(state: State, seat: i64, options: list[int]) -> list[float]:
    """What each bid brings on average: the best card, less the bonds that go for it."""
    if len(options) == 1:
        return [0.0]
    gain = prize(state, seat)
    return [0.0 if option == PASS else bid_value(state, seat, option, gain) for option in options]


def prize(state: State, seat: i64) -> float:
    """What the best of the privilege cards that lie open adds to a seat's standing."""
    best = -1000.0
    for card in state.face_up:
        best = max(best, card_value(state, seat, FIRST_CARD + card))
    return best - standing(state, seat)


def bid_value(state: State, seat: i64, option: i64, gain: float) -> float:
    """What a bid brings on average."""
    number = number_bid(state, option)
    bonds = bonds_for_bid(state, seat, number, alone=False)
    hand = state.players[seat].hand
    cost = 0.0
    for bond in bonds:
        cost += keeping_worth(state, bond, hand)
    unopposed, rivals = opposition(state, seat, number)
    chance = unopposed + (1.0 - unopposed) * chance_to_win_showing(bonds, rivals)
    consolation = (1.0 - chance) * CONSOLATION * money_worth(state)
    return chance * (gain - cost) + (consolation if rivals > 0 else 0.0)


def opposition(state: State, seat: i64, number: i64) -> tuple[float, i64]:
    """The chance that nobody follows a bid, and how many stand at that number already."""
    unopposed = 1.0
    rivals: i64 = 0
    for other in range(state.seat_count):
        if other == seat or not holds(state.bidders, other):
            continue
        player = state.players[other]
        if player.bid == number:
            rivals += 1
            unopposed = 0.0
        valid = valid_bonds(player.hand, state.visit)
        if valid >= number:
            margin = float(valid - number + 1) / float(valid + 1)
            unopposed *= 1.0 - LEAST_TO_FOLLOW - MORE_TO_FOLLOW * margin
    return unopposed, rivals


def chance_to_win_showing(bonds: bytes, rivals: i64) -> float:
    """The chance that the highest of these bonds beats the others' bonds."""
    highest: i64 = 0
    for bond in bonds:
        if bond != JOKER:
            highest = max(highest, VALUE_OF[bond])
    chance = float(highest) / 17.5
    chance = chance * chance
    return chance * chance if rivals > 1 else chance


def bonds_for_bid(state: State, seat: i64, number: i64, alone: bool) -> bytes:
    """The bonds to show for a number: the highest, unless alone, and those least worth keeping."""
    hand = state.players[seat].hand
    valid = [bond for bond in hand if is_valid(bond, state.visit)]
    chosen: list[int] = []
    first = cheapest_true(state, valid, hand) if alone else highest_true(valid)
    chosen.append(first)
    valid.remove(first)
    while len(chosen) < number:
        least = valid[0]
        for bond in valid:
            if keeping_worth(state, bond, hand) < keeping_worth(state, least, hand):
                least = bond
        chosen.append(least)
        valid.remove(least)
    return bytes(sorted(chosen))


def highest_true(bonds: list[int]) -> int:
    """The true bond of the highest value."""
    highest = bonds[0]
    for bond in bonds:
        if bond != JOKER and VALUE_OF[bond] >= VALUE_OF[highest]:
            highest = bond
    return highest


def cheapest_true(state: State, bonds: list[int], hand: bytes) -> int:
    """The true bond that is least worth keeping."""
    cheapest = bonds[0]
    for bond in bonds:
        if bond != JOKER and keeping_worth(state, bond, hand) < keeping_worth(
            state, cheapest, hand
        ):
            cheapest = bond
    return cheapest


def next_to_show(state: State, seat: i64) -> i64:
    """The next bond to show, in rising order."""
    bonds = bonds_for_bid(state, seat, state.highest, size(state.bidders) == 1)
    return FIRST_SHOW + bonds[len(state.players[seat].chosen)]


# Buying


def next_purchase(state: State, seat: i64) -> i64:
    """The next bond to buy, in rising order, or no more."""
    bonds = bonds_to_buy(state, seat)
    place = len(state.players[seat].chosen)
    return FIRST_BUY + bonds[place] if place < len(bonds) else NO_MORE


def bonds_to_buy(state: State, seat: i64) -> bytes:
    """The bonds worth their price, the best first, as far as unreserved money goes."""
    player = state.players[seat]
    money: i64 = player.money - reserve(state, player)
    offer = list(player.offer)
    hand = player.hand
    bought: list[int] = []
    while len(offer) > 0:
        best = offer[0]
        for bond in offer:
            if bargain(state, bond, hand) > bargain(state, best, hand):
                best = bond
        offer.remove(best)
        if bargain(state, best, hand) > 0.0 and price_of(best) <= money:
            money -= price_of(best)
            bought.append(best)
            hand += bytes([best])
    return bytes(sorted(bought))


def bargain(state: State, bond: i64, hand: bytes) -> float:
    """What a bond is worth beyond its price."""
    return keeping_worth(state, bond, hand) - float(price_of(bond)) * money_worth(state)
