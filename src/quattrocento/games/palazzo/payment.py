# mypyc: compile
"""Paying and bidding: which cards go together, what they are worth, and laying them down.

A bid or payment is laid step by step in the order of the action table: jokers, then single cards
of one currency, then certificates, so that the same cards have one spelling. A step is offered
only while the sum can still be reached, so that what was begun can always be finished.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.core.decision import Refusal
from quattrocento.games.palazzo.actions import ENOUGH, FIRST_CARD, FIRST_UNIT
from quattrocento.games.palazzo.components import (
    CERTIFICATE,
    CERTIFICATE_VALUE,
    JOKER_VALUE,
)
from quattrocento.games.palazzo.money import add_card_ids, one_card
from quattrocento.games.palazzo.state import Player, State

NO_JOKER: Final = Refusal("PAL-PAY-3", "refusal-no-joker")
NOT_IN_HAND: Final = Refusal("PAL-PAY-1", "refusal-not-in-hand")
SECOND_CURRENCY: Final = Refusal("PAL-PAY-1", "refusal-second-currency")
CURRENCY_OF_THE_BID: Final = Refusal("PAL-AUC-5", "refusal-currency-of-the-bid")
LAY_IN_ORDER: Final = Refusal("PAL-PAY-8", "refusal-lay-in-order")

VALUES: Final = 5
LOWEST_VALUE: Final = 3
CURRENCY_COUNT: Final = 3
_CURRENCY_CARDS: Final = 0x3FF
_CURRENCY_BITS: Final = 10
_JOKER_CARDS: Final = 0x100401
_ONE_OF_EACH: Final = 0x15555555
_CERTIFICATES: Final = 0x3C0000000
# What cards of one currency are worth, by how many there are of each value.
_WORTH_OF: Final = bytes(
    [
        sum((cards >> 2 * value & 3) * (LOWEST_VALUE + value) for value in range(VALUES))
        for cards in range(_CURRENCY_CARDS + 1)
    ]
)


def joker_cards(value: i64) -> i64:
    """The three cards of a joker, by the place of their value among the values."""
    return shifted(_JOKER_CARDS, 2 * value)


def jokers_in(cards: i64, value: i64) -> i64:
    """PAL-PAY-3: how many jokers of a value the cards hold."""
    here: i64 = cards >> 2 * value
    least: i64 = here & 3
    brown: i64 = here >> _CURRENCY_BITS & 3
    least = min(least, brown)
    white: i64 = here >> 2 * _CURRENCY_BITS & 3
    return min(least, white)


def holds_joker(cards: i64) -> bool:
    """Whether there is a value of which the cards hold one in each currency."""
    there: i64 = (cards | cards >> 1) & _ONE_OF_EACH
    return there & there >> _CURRENCY_BITS & there >> 2 * _CURRENCY_BITS != 0


def certificates_worth(number: i64) -> i64:
    """PAL-PAY-4: three certificates laid together are a joker, others count 2 each."""
    return number // 3 * JOKER_VALUE + number % 3 * CERTIFICATE_VALUE


def currency_worth(cards: i64, currency: i64, lowest: i64) -> i64:
    """What the single cards of a currency are worth, from a value (by its place) upwards."""
    here: i64 = (cards >> _CURRENCY_BITS * currency & _CURRENCY_CARDS) >> 2 * lowest
    return _WORTH_OF[shifted(here, 2 * lowest)]


def most_worth(cards: i64, currency: i64, lowest_joker: i64) -> i64:
    """PAL-PAY-8: the most that cards without certificates are worth laid together.

    With `currency` given (not -1) single cards must be of it; jokers of values below
    `lowest_joker` (by its place) are not formed. A joker is worth more than any card it uses, so
    all that can be formed are.
    """
    jokers: i64 = 0
    if holds_joker(cards):
        for value in range(lowest_joker, VALUES):
            formed = jokers_in(cards, value)
            if formed > 0:
                cards -= formed * joker_cards(value)
                jokers += formed
    if currency >= 0:
        singles = currency_worth(cards, currency, 0)
    else:
        singles = 0
        for each in range(CURRENCY_COUNT):
            worth = currency_worth(cards, each, 0)
            singles = max(singles, worth)
    return jokers * JOKER_VALUE + singles


def best_payment(hand: i64) -> i64:
    """PAL-SCO-3: the most that a hand can pay at once, certificates included."""
    return most_worth(hand, -1, 0) + certificates_worth(hand >> 30)


def most_with(cards: i64, action: i64, currency: i64) -> i64:
    """The most that a go with this step is worth, in any order, single cards of a currency."""
    worth: i64 = certificates_worth(cards >> 30)
    rest: i64 = cards & 0x3FFFFFFF
    if action < FIRST_CARD:
        worth += JOKER_VALUE
        rest -= joker_cards(action - FIRST_UNIT)
    elif action - FIRST_CARD != CERTIFICATE:
        kind: i64 = action - FIRST_CARD
        worth += LOWEST_VALUE + kind % VALUES
        rest -= one_card(kind)
    return worth + most_worth(rest, currency, 0)


# Laying step by step


def start_laying(state: State) -> None:
    """Begin a bid or payment with nothing laid."""
    state.going = 0
    state.going_worth = 0
    state.going_currency = -1
    state.least = FIRST_UNIT


def laid_now(state: State) -> i64:
    """What the cards laid in this go are worth."""
    return state.going_worth + certificates_worth(state.going >> 30)


def lay(state: State, seat: i64, action: i64) -> None:
    """Lay a joker or a card from the hand."""
    player = state.players[seat]
    cards: i64
    if action < FIRST_CARD:
        cards = joker_cards(action - FIRST_UNIT)
        state.going_worth += JOKER_VALUE
    else:
        kind: i64 = action - FIRST_CARD
        cards = one_card(kind)
        if kind != CERTIFICATE:
            state.going_currency = kind // VALUES
            state.going_worth += LOWEST_VALUE + kind % VALUES
    player.hand -= cards
    state.going += cards
    state.least = action


def laying_candidates(state: State, player: Player, otherwise: i64) -> list[int]:
    """The steps that the hand allows from the last one on, and the other answer."""
    ids: list[int] = []
    hand = player.hand
    lowest: i64 = state.least - FIRST_CARD
    if lowest < 0:
        lowest = 0
        if holds_joker(hand):
            for action in range(state.least, FIRST_CARD):
                if jokers_in(hand, action - FIRST_UNIT) > 0:
                    ids.append(action)
    bound: i64 = player.currency if player.currency >= 0 else state.going_currency
    if bound >= 0:
        hand &= shifted(_CURRENCY_CARDS, _CURRENCY_BITS * bound) | _CERTIFICATES
    add_card_ids(ids, hand, FIRST_CARD, lowest)
    ids.append(otherwise)
    return ids


def laying_refusal(
    state: State, player: Player, action: i64, due: i64, too_little: Refusal
) -> Refusal | None:
    """Why a step of a bid or payment may not be made, or why it is not finished.

    `due` is what this go must be worth in the end; `too_little` says that it is less.
    """
    if action == ENOUGH:
        return None if laid_now(state) >= due else too_little
    lacking = not_there(state, player, action)
    if lacking is not None:
        return lacking
    if action < state.least:
        return LAY_IN_ORDER
    if most_after(state, player, action) >= due:
        return None
    return LAY_IN_ORDER if most_in_any_order(state, player, action) >= due else too_little


def not_there(state: State, player: Player, action: i64) -> Refusal | None:
    """PAL-PAY-1, 3, AUC-5: the cards must be in hand, single ones of the one currency."""
    if action < FIRST_CARD:
        return NO_JOKER if jokers_in(player.hand, action - FIRST_UNIT) == 0 else None
    kind: i64 = action - FIRST_CARD
    if kind == CERTIFICATE:
        return NOT_IN_HAND if player.hand >> 30 == 0 else None
    if player.hand >> 2 * kind & 3 == 0:
        return NOT_IN_HAND
    currency: i64 = kind // VALUES
    if player.currency >= 0 and currency != player.currency:
        return CURRENCY_OF_THE_BID
    if state.going_currency >= 0 and currency != state.going_currency:
        return SECOND_CURRENCY
    return None


def most_after(state: State, player: Player, action: i64) -> i64:
    """The most that this go can be worth if it goes on with this step, in the table's order."""
    certificates = certificates_worth((player.hand + state.going) >> 30)
    if action < FIRST_CARD:
        value: i64 = action - FIRST_UNIT
        left: i64 = (player.hand - joker_cards(value)) & 0x3FFFFFFF
        rest = most_worth(left, player.currency, value)
        return state.going_worth + JOKER_VALUE + rest + certificates
    kind: i64 = action - FIRST_CARD
    if kind == CERTIFICATE:
        return state.going_worth + certificates
    rest = currency_worth(player.hand, kind // VALUES, kind % VALUES)
    return state.going_worth + rest + certificates


def most_in_any_order(state: State, player: Player, action: i64) -> i64:
    """The most that this go could be worth with this step, if the order did not matter."""
    bound: i64 = player.currency if player.currency >= 0 else state.going_currency
    kind: i64 = action - FIRST_CARD
    if kind >= 0 and kind != CERTIFICATE:
        bound = kind // VALUES
    certificates: i64 = (state.going >> 30) * one_card(CERTIFICATE)
    return state.going_worth + most_with(player.hand + certificates, action, bound)
