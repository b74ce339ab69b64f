# mypyc: compile
"""Money cards: counting them by kind, and taking new ones (the action Take money)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.palazzo.actions import CARD, FIRST_TAKE, TAKING
from quattrocento.games.palazzo.components import CARD_KINDS, CERTIFICATE
from quattrocento.games.palazzo.sequence_of_play import next_turn
from quattrocento.games.palazzo.shown.events import MoneyReshuffled, MoneyTaken, MoneyTurnedUp
from quattrocento.games.palazzo.state import Question, State

# Cards packed by kind


def one_card(kind: i64) -> i64:
    """A single card of a kind, packed."""
    return shifted(1, 2 * kind)


def count_of(cards: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    return cards >> 30 if kind == CERTIFICATE else cards >> 2 * kind & 3


def number_of_cards(cards: i64) -> i64:
    """How many cards there are."""
    number: i64 = cards >> 30
    rest: i64 = cards & 0x3FFFFFFF
    while rest != 0:
        number += rest & 3
        rest >>= 2
    return number


def in_common(some: i64, others: i64) -> i64:
    """The cards that stand in both."""
    shared: i64 = 0
    for kind in range(CARD_KINDS):
        shared += min(count_of(some, kind), count_of(others, kind)) * one_card(kind)
    return shared


def card_list(cards: i64) -> list[int]:
    """The kinds of the cards, lowest first, each as often as it is there."""
    kinds: list[int] = []
    for kind in range(CARD_KINDS):
        for _card in range(count_of(cards, kind)):
            kinds.append(kind)
    return kinds


def add_card_ids(ids: list[int], cards: i64, first: i64, lowest: i64) -> None:
    """For each kind there from `lowest` on, add its action in the family that begins at `first`."""
    currencies: i64 = (cards & 0x3FFFFFFF) >> 2 * lowest
    action: i64 = first + lowest
    while currencies != 0:
        if currencies & 3 != 0:
            ids.append(action)
        currencies >>= 2
        action += 1
    if cards >> 30 != 0:
        ids.append(first + CERTIFICATE)


def card_ids(cards: i64, first: i64, lowest: i64) -> list[int]:
    """The actions of a family for each kind there, from `lowest` on."""
    ids: list[int] = []
    add_card_ids(ids, cards, first, lowest)
    return ids


def card_labels(cards: i64) -> list[str]:
    """The cards in notation, lowest kind first."""
    labels = CARD.labels
    return [labels[kind] for kind in card_list(cards)]


def packed(kinds: bytes) -> i64:
    """Cards given one by one, packed."""
    cards: i64 = 0
    for place in range(len(kinds)):
        cards += one_card(kinds[place])
    return cards


# Hands, and what everybody knows of them (PAL-HID-1)


def gain_openly(state: State, seat: i64, cards: i64) -> None:
    """Put cards that everybody saw into a hand."""
    player = state.players[seat]
    player.hand += cards
    player.known += cards


def show(state: State, seat: i64, cards: i64) -> None:
    """Forget cards that leave a hand openly from what is known to be in it."""
    player = state.players[seat]
    player.known -= in_common(player.known, cards)


# The draw pile (PAL-PAY-7)


def cards_to_draw(state: State) -> i64:
    """How many cards draw pile and discard hold together."""
    return len(state.money_pile) - state.money_drawn + number_of_cards(state.discard)


def draw_card(state: State) -> i64:
    """The next card of the draw pile, made anew from the discard when it is empty (PAL-PAY-7)."""
    if state.money_drawn == len(state.money_pile):
        state.money_pile = state.shuffled(bytes(card_list(state.discard)))
        state.money_drawn = 0
        state.discard = 0
        if state.listener is not None:
            state.listener.tell(MoneyReshuffled(number=len(state.money_pile)))
    card: i64 = state.money_pile[state.money_drawn]
    state.money_drawn += 1
    return card


# Taking money

TOO_FEW_CARDS: Final = Refusal("PAL-MON-2", "refusal-too-few-money-cards")
NOT_TURNED_UP: Final = Refusal("PAL-MON-1", "refusal-not-turned-up")
TAKE_IN_ORDER: Final = Refusal("PAL-MON-1", "refusal-take-in-order")


def cannot_take_money(state: State) -> Refusal | None:
    """PAL-MON-2: there must be one card more than players."""
    return TOO_FEW_CARDS if cards_to_draw(state) <= state.seat_count else None


def money_to_turn_up(state: State) -> i64:
    """PAL-MON-1: one card more than there are players."""
    return state.seat_count + 1


def money_to_take(state: State) -> i64:
    """PAL-MON-1: how many cards the seat asked takes, two while the first of two is due."""
    if state.question != Question.TAKE:
        return 0
    if state.takers > state.seat_count:
        return 2
    return 1


def turn_up_money(state: State) -> None:
    """PAL-MON-1: turn up one card more than there are players; the active player takes first."""
    for _card in range(money_to_turn_up(state)):
        state.turned_up += one_card(draw_card(state))
    if state.listener is not None:
        state.listener.tell(MoneyTurnedUp(cards=card_labels(state.turned_up), begins_turn=True))
    state.takers = money_to_turn_up(state)
    state.least = 0
    state.ask(Question.TAKE, state.active)


class Take(Decision[State]):
    """PAL-MON-1: take a card; the active player takes two, named in the order of the table."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The card must lie there, and leave the active player a second one."""
        kind: i64 = action - FIRST_TAKE
        if count_of(state.turned_up, kind) == 0:
            return NOT_TURNED_UP
        if kind < state.least:
            return TAKE_IN_ORDER
        if state.takers > state.seat_count and is_last(state.turned_up, kind):
            return TAKE_IN_ORDER
        return None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards turned up."""
        return card_ids(state.turned_up, FIRST_TAKE, state.least)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take it; the next card is the active player's second, or the next player's."""
        kind: i64 = action - FIRST_TAKE
        state.turned_up -= one_card(kind)
        gain_openly(state, seat, one_card(kind))
        if state.listener is not None:
            state.listener.tell(MoneyTaken(seat=seat, card=CARD.label(kind)))
        state.takers -= 1
        if state.takers == state.seat_count:
            state.least = kind
        elif state.takers > 0:
            state.least = 0
            state.ask(Question.TAKE, state.after(seat))
        else:
            state.least = 0
            next_turn(state)


def is_last(cards: i64, kind: i64) -> bool:
    """Whether taking this card leaves none of its kind or a later one."""
    return (cards - one_card(kind)) >> 2 * kind == 0


TAKE: Final[Take] = Take("take", "PAL-MON-1", [TAKING])
