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
from quattrocento.games.augsburg.bonds import is_valid, price_of, valid_bonds, with_bond
from quattrocento.games.augsburg.components import (
    CHURCH,
    JOKER,
    ROBBED_FLORINS,
    ROBBED_POINTS,
    VALUE_OF,
)
from quattrocento.games.augsburg.prestige import barrier
from quattrocento.games.augsburg.privileges import BUILDER, USE
from quattrocento.games.augsburg.rights import builder_may_build, let_builder_build
from quattrocento.games.augsburg.state import Question, State
from quattrocento.games.augsburg.thought.prizes import Prizes, after_taking, after_use
from quattrocento.games.augsburg.thought.remembered import Remembered, remembered
from quattrocento.games.augsburg.thought.standing import Standing
from quattrocento.games.augsburg.thought.valuation import (
    count_nobles,
    keeping_worth,
    keeping_worth_among,
    money_worth,
    one_of,
    outlook,
    reserve,
)
from quattrocento.games.augsburg.visits import number_bid

# What the second of a showing gets, and how likely a seat is to follow a bid that it can cover.
CONSOLATION: Final = 100.0
# How many cards are thought through, and how much the rest may look too good.
THOUGHT_THROUGH: Final = 2
ROUGHLY: Final = 1.0
LEAST_TO_FOLLOW: Final = 0.15
MORE_TO_FOLLOW: Final = 0.6
# Styles: a courtier climbs for titles, a merchant for money, a pious banker builds.
STYLES: Final[dict[str, dict[str, float]]] = {
    "courtier": {"climb orange": 3.0},
    "merchant": {"climb yellow": 3.0, "take 300 florins": 1.5, "take 500 florins": 1.5},
    "pious": {"build c": 3.0, "let the builder build": 2.0},
}


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
    if question == Question.TAKE_CARD:
        return card_values(state, seat, options)
    if question == Question.USE:
        return use_values(state, seat, options)
    return [value_of(state, seat, option) for option in options]


def value_of(state: State, seat: i64, option: i64) -> float:
    """How good an option looks where each can be looked at alone."""
    question = state.question
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


def card_values(state: State, seat: i64, options: list[int]) -> list[float]:
    """What each card promises: thought through for those that look best, else roughly."""
    prizes = Prizes(state, seat)
    memory = remembered(state)
    values = [prizes.card(option - FIRST_CARD) for option in options]
    ranking = sorted(values, reverse=True)
    worthy = ranking[min(len(ranking), THOUGHT_THROUGH) - 1]
    for place in range(len(options)):
        if values[place] >= worthy:
            values[place] = card_value(prizes, options[place], memory) - prizes.here
        else:
            values[place] -= ROUGHLY
    return values


def card_value(prizes: Prizes, option: i64, memory: Remembered) -> float:
    """A seat's standing after it has taken a privilege card and used it well."""
    taken = after_taking(prizes.state, prizes.seat, option)
    options = USE.options(taken, prizes.seat)
    values = uses_tried(taken, prizes.standing, options)
    memory.note_uses(taken, options, values)
    return max(values)


def use_values(state: State, seat: i64, options: list[int]) -> list[float]:
    """A seat's standing after each use of its card, if it uses the rest of it well."""
    thoughts = state.thoughts
    if isinstance(thoughts, Remembered) and thoughts.fits(state):
        known = thoughts.uses_of(state, options)
        if known is not None:
            return known
    return uses_tried(state, Standing(state, seat), options)


def uses_tried(state: State, standing: Standing, options: list[int]) -> list[float]:
    """The same, not from memory."""
    return [
        best_uses(after_use(state, standing.seat, option), standing, uses_after(state, option))
        for option in options
    ]


def best_uses(state: State, standing: Standing, uses: i64) -> float:
    """A seat's standing after so many more uses of its card, chosen well."""
    seat = standing.seat
    if uses == 0:
        return best_builder(state, standing)
    best = -1000.0
    for option in USE.options(state, seat):
        after = after_use(state, seat, option)
        best = max(best, best_uses(after, standing, uses if option >= FIRST_BUILDER else uses - 1))
    return best


def best_builder(state: State, standing: Standing) -> float:
    """A seat's standing after its master builder, if he still may, has built what is best."""
    seat = standing.seat
    best = standing.after(state)
    if state.builder_ready and builder_may_build(state.players[seat]):
        for option in BUILDER.options(state, seat):
            if option != BUILD_NOTHING:
                best = max(best, standing.after(after_use(state, seat, option)))
    return best


def uses_after(state: State, option: i64) -> i64:
    """How many uses of the card are left after an option; the builder takes none."""
    return state.uses_left if option >= FIRST_BUILDER else state.uses_left - 1


def builder_value(state: State, seat: i64, option: i64) -> float:
    """A seat's standing after its master builder has built, or not."""
    standing = Standing(state, seat)
    if option == BUILD_NOTHING:
        return standing.after(state)
    after = state.sharing_others(seat)
    let_builder_build(after, seat, CHURCH + option - FIRST_BUILDER)
    return standing.after(after)


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
    bonds = in_order_of_showing(state, seat, alone=False)
    return [
        0.0 if option == PASS else bid_value(state, seat, option, gain, bonds) for option in options
    ]


def prize(state: State, seat: i64) -> float:
    """What the best of the privilege cards that lie open adds to a seat's standing."""
    memory = remembered(state)
    if memory.knows_prize(state, seat):
        return memory.prizes[seat]
    prizes = Prizes(state, seat)
    best = -1000.0
    for card in state.face_up:
        best = max(best, prizes.card(card))
    memory.note_prize(state, seat, best)
    return best


def bid_value(state: State, seat: i64, option: i64, gain: float, bonds: list[int]) -> float:
    """What a bid brings on average, with the first of these bonds."""
    number = number_bid(state, option)
    bonds = bonds[:number]
    hand = state.players[seat].hand
    nobles = count_nobles(hand)
    cost = 0.0
    for bond in bonds:
        cost += keeping_worth_among(state, bond, len(hand), nobles)
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


def chance_to_win_showing(bonds: list[int], rivals: i64) -> float:
    """The chance that the highest of these bonds beats the others' bonds."""
    highest: i64 = 0
    for bond in bonds:
        if bond != JOKER:
            highest = max(highest, VALUE_OF[bond])
    chance = float(highest) / 17.5
    chance = chance * chance
    return chance * chance if rivals > 1 else chance


def in_order_of_showing(state: State, seat: i64, alone: bool) -> list[int]:
    """The bonds that can be shown: first the highest, or if alone the one least worth keeping.

    It is a true one; the others follow, those first that are less worth keeping.
    """
    hand = state.players[seat].hand
    valid = [bond for bond in hand if is_valid(bond, state.visit)]
    nobles = count_nobles(hand)
    worths = [keeping_worth_among(state, bond, len(hand), nobles) for bond in valid]
    place = cheapest_true(valid, worths) if alone else highest_true(valid)
    order = [valid.pop(place)]
    worths.pop(place)
    while len(valid) > 0:
        least: i64 = 0
        for other in range(1, len(worths)):
            if worths[other] < worths[least]:
                least = other
        order.append(valid.pop(least))
        worths.pop(least)
    return order


def highest_true(bonds: list[int]) -> i64:
    """The place of the true bond of the highest value, the last of several."""
    highest: i64 = 0
    for place in range(len(bonds)):
        if bonds[place] != JOKER and VALUE_OF[bonds[place]] >= VALUE_OF[bonds[highest]]:
            highest = place
    return highest


def cheapest_true(bonds: list[int], worths: list[float]) -> i64:
    """The place of the true bond that is least worth keeping."""
    cheapest: i64 = 0
    for place in range(len(bonds)):
        if bonds[place] != JOKER and worths[place] < worths[cheapest]:
            cheapest = place
    return cheapest


def next_to_show(state: State, seat: i64) -> i64:
    """The next bond to show, in rising order."""
    bonds = in_order_of_showing(state, seat, size(state.bidders) == 1)[: state.highest]
    return FIRST_SHOW + sorted(bonds)[len(state.players[seat].chosen)]


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
    number: i64 = len(player.hand)
    nobles = count_nobles(player.hand)
    offer = player.offer
    bought = b""
    while len(offer) > 0:
        best: i64 = 0
        most = bargain(state, offer[0], number, nobles)
        end: i64 = len(offer)
        for place in range(1, end):
            value = bargain(state, offer[place], number, nobles)
            if value > most:
                most = value
                best = place
        if most <= 0.0:
            break
        bond: i64 = offer[best]
        offer = offer[:best] + offer[best + 1 :]
        if price_of(bond) <= money:
            money -= price_of(bond)
            bought = with_bond(bought, bond)
            number += 1
            nobles += one_of(bond)
    return bought


def bargain(state: State, bond: i64, number: i64, nobles: i64) -> float:
    """What a bond is worth beyond its price, in a hand of so many bonds, counted by noble."""
    worth = keeping_worth_among(state, bond, number, nobles)
    return worth - float(price_of(bond)) * money_worth(state)
