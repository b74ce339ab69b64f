# mypyc: compile
"""Scandal cards: decks and hands, drawing a card, and giving one up for time.

A card in a hand is a byte: its kind, plus 12 for each time its noble's discard had been shuffled
when it was drawn. Of equal cards the oldest is used first, and everybody sees how old it was: so
what is known of a hand (see `knowledge`) is exact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, shifted
from quattrocento.core.decision import Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.florence.actions import CARD, FIRST_DISCARD, NOBLE
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import (
    CONTESSINA,
    COPIES_OF_A_SCANDAL,
    COSIMO,
    DISCARD_TIME,
    FULL_HAND_TIME,
    KINDS_A_NOBLE,
    MOST_SCANDALS,
    NO_TIME_FOR_BOASTS,
    NOBLES,
    SCANDAL_KINDS,
)
from quattrocento.games.florence.shown.events import (
    ScandalDiscarded,
    ScandalGained,
    ScandalsSeen,
    ScandalsShuffled,
    StrozziTurnedUp,
    TooManyScandals,
)
from quattrocento.games.florence.state import STROZZI, State, adjusted, is_solo

NOT_IN_HAND: Final = Refusal("FLO-SCN-2", "refusal-not-in-hand")


def full_deck(noble: int) -> bytes:
    """FLO-SET-6: the twelve cards of a noble, unshuffled."""
    first = noble * KINDS_A_NOBLE
    return bytes(
        kind for kind in range(first, first + KINDS_A_NOBLE) for _ in range(COPIES_OF_A_SCANDAL)
    )


FULL_DECKS: Final = [full_deck(noble) for noble in range(len(NOBLES))]


# Hands and the discard


def noble_of(kind: i64) -> i64:
    """Whose scandal it is."""
    return kind // KINDS_A_NOBLE


def has_card(hand: bytes, kind: i64) -> bool:
    """Whether a hand holds a card of a kind."""
    for card in hand:
        if card % SCANDAL_KINDS == kind:
            return True
    return False


def kinds_in(hand: bytes) -> i64:
    """The set of the kinds in a hand."""
    kinds: i64 = 0
    for place in range(len(hand)):
        kinds |= bit(hand[place] % SCANDAL_KINDS)
    return kinds


def offer_discards(ids: list[int], hand: bytes) -> None:
    """Add the cards of a hand, each kind once, to be discarded for time (FLO-SCN-2)."""
    rest = kinds_in(hand)
    action: i64 = FIRST_DISCARD
    while rest != 0:
        if rest & 1 != 0:
            ids.append(action)
        rest >>= 1
        action += 1


def card_labels(hand: bytes) -> list[str]:
    """The cards of a hand in notation, by kind."""
    return [CARD.label(kind) for kind in sorted([card % SCANDAL_KINDS for card in hand])]


def in_discard(discards: i64, kind: i64) -> i64:
    """How many cards of a kind have been discarded."""
    return discards >> 2 * kind & 3


def give_up(state: State, side: i64, kind: i64) -> None:
    """FLO-SCA-1: a card leaves the hand for its noble's discard."""
    hand = state.players[side].hand
    # Hands are kept in rising order: the oldest card of a kind comes first.
    place: i64 = 0
    while hand[place] % SCANDAL_KINDS != kind:
        place += 1
    state.players[side].hand = hand[:place] + hand[place + 1 :]
    state.discards += shifted(1, 2 * kind)


# Gaining a card


def gain_card(state: State, side: i64, noble: i64, for_boast: bool) -> None:
    """FLO-SCN-1, FLO-SOL-9: a card of the noble for a seat, or what Strozzi has instead."""
    if is_solo(state) and side == STROZZI:
        turn_up_for_strozzi(state, noble, for_boast)
        return
    player = state.players[side]
    if len(player.hand) >= MOST_SCANDALS:
        gain_time(player, FULL_HAND_TIME)
        if state.listener is not None:
            state.listener.tell(TooManyScandals(seat=side))
        return
    kind = draw(state, noble)
    if kind < 0:
        return
    card = kind + SCANDAL_KINDS * state.shuffles[noble]
    player.hand = with_card(player.hand, card)
    if state.listener is not None:
        state.listener.tell(ScandalGained(seat=side, noble=NOBLE.label(noble)))


def with_card(hand: bytes, card: i64) -> bytes:
    """A hand and one more card, in rising order."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    return hand[:place] + ONE_BYTE[card] + hand[place:]


def draw(state: State, noble: i64) -> i64:
    """FLO-SCN-1: the top card of a deck, made anew from its discard if empty; -1 if both are."""
    if len(state.decks[noble]) == 0:
        shuffle_discard(state, noble)
    deck = state.decks[noble]
    if len(deck) == 0:
        return -1
    change_deck(state, noble, deck[1:])
    return deck[0]


def change_deck(state: State, noble: i64, deck: bytes) -> None:
    """Replace one of the decks."""
    first, second, third = state.decks
    if noble == COSIMO:
        state.decks = (deck, second, third)
    elif noble == CONTESSINA:
        state.decks = (first, deck, third)
    else:
        state.decks = (first, second, deck)


def shuffle_discard(state: State, noble: i64) -> None:
    """Make a new deck from a noble's discard."""
    cards: list[int] = []
    for place in range(KINDS_A_NOBLE):
        kind: i64 = noble * KINDS_A_NOBLE + place
        number = in_discard(state.discards, kind)
        cards.extend([kind] * number)
        state.discards -= shifted(number, 2 * kind)
    if len(cards) == 0:
        return
    change_deck(state, noble, state.shuffled(bytes(cards)))
    shuffles = list(state.shuffles)
    shuffles[noble] += 1
    state.shuffles = bytes(shuffles)
    if state.listener is not None:
        state.listener.tell(ScandalsShuffled(noble=NOBLE.label(noble)))


def turn_up_for_strozzi(state: State, noble: i64, for_boast: bool) -> None:
    """FLO-SOL-9: the top card is discarded and Strozzi gains 1 time (but see FLO-ADJ-3)."""
    kind = draw(state, noble)
    if kind >= 0:
        state.discards += shifted(1, 2 * kind)
        state.turned_up = state.turned_up + ONE_BYTE[kind]
    time: i64 = 0 if for_boast and adjusted(state, NO_TIME_FOR_BOASTS) else 1
    gain_time(state.players[STROZZI], time)
    if state.listener is not None:
        cards = [CARD.label(kind)] if kind >= 0 else []
        state.listener.tell(StrozziTurnedUp(noble=NOBLE.label(noble), cards=cards, time=time))


def tell_new_cards(state: State, before: list[bytes]) -> None:
    """Let each seat know which cards have come to its hand."""
    if state.listener is None:
        return
    for seat in range(state.seat_count):
        new = list(state.players[seat].hand)
        for card in before[seat]:
            new.remove(card)
        if len(new) > 0:
            state.listener.tell(ScandalsSeen(cards=card_labels(bytes(new)), to=(seat,)))


# A card for time


def cannot_discard(state: State, seat: i64, kind: i64) -> Refusal | None:
    """FLO-SCN-2: any card of one's hand may be discarded, also at 12 time."""
    return None if has_card(state.players[seat].hand, kind) else NOT_IN_HAND


def discard_for_time(state: State, seat: i64, kind: i64) -> None:
    """FLO-SCN-2: a card for 1 time."""
    give_up(state, seat, kind)
    gain_time(state.players[seat], DISCARD_TIME)
    if state.listener is not None:
        state.listener.tell(ScandalDiscarded(seat=seat, card=CARD.label(kind)))
