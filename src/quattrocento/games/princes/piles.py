# mypyc: compile
"""Looking at the five top cards of a pile, keeping one, ordering the others under it (PRI-PIL-1).

Nobody else sees any of it: until all is done, others only know that the seat is looking.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.princes.actions import (
    CARD,
    FIRST_KEEP,
    FIRST_UNDER,
    KEEPING,
    ORDERING,
)
from quattrocento.games.princes.components import DECKS, LOOKED_AT, PRESTIGE_DECK
from quattrocento.games.princes.course import proceed
from quattrocento.games.princes.events import CardKept, CardsSeen, LookBegan, LookEnded
from quattrocento.games.princes.state import Question, State

NOT_LOOKED_AT: Final = Refusal("PRI-PIL-1", "refusal-not-looked-at")
ALREADY_PUT_BACK: Final = Refusal("PRI-PIL-1", "refusal-already-put-back")
KEPT_CARD: Final = Refusal("PRI-PIL-1", "refusal-kept-card")


def card_labels(cards: bytes) -> list[str]:
    """Cards in notation."""
    return [CARD.label(card) for card in cards]


def has_card(cards: bytes, card: i64) -> bool:
    """Whether a card is among some cards."""
    for each in cards:
        if each == card:
            return True
    return False


# Looking


def look(state: State, seat: i64, deck: i64, price: i64) -> None:
    """Take the five top cards of a pile (all if fewer) and ask which one is kept."""
    pile = state.piles[deck]
    marks = state.marks[deck]
    looked = pile[:LOOKED_AT]
    remember_look(state, seat, looked, marks[:LOOKED_AT])
    set_pile(state, deck, pile[LOOKED_AT:], marks[LOOKED_AT:])
    state.deck = deck
    state.looked = looked
    if state.listener is not None:
        number = len(looked)
        state.listener.tell(LookBegan(seat=seat, deck=DECKS[deck], number=number, price=price))
        state.listener.tell(CardsSeen(cards=card_labels(looked), to=(seat,)))
    state.ask(Question.KEEP, seat)


def set_pile(state: State, deck: i64, pile: bytes, marks: bytes) -> None:
    """Replace a pile and the batches of its cards."""
    if deck == 0:
        state.piles = (pile, state.piles[1], state.piles[2])
        state.marks = (marks, state.marks[1], state.marks[2])
    elif deck == 1:
        state.piles = (state.piles[0], pile, state.piles[2])
        state.marks = (state.marks[0], marks, state.marks[2])
    else:
        state.piles = (state.piles[0], state.piles[1], pile)
        state.marks = (state.marks[0], state.marks[1], marks)


def remember_look(state: State, looker: i64, looked: bytes, marks: bytes) -> None:
    """Make the cards looked at a batch, and let every seat remember what may be in it.

    The looker knows it; another seat knows a card that it put back there itself, and for any
    other card which ones may be in the batch that it came from.
    """
    seen: i64 = 0
    for card in looked:
        seen |= bit(card)
    number: i64 = len(looked)
    for seat in range(state.seat_count):
        player = state.players[seat]
        if seat == looker:
            player.memory = (*[batch & ~seen for batch in player.memory], seen)
            continue
        possible: i64 = 0
        for place in range(number):
            mark: i64 = marks[place]
            if state.lookers[mark] == seat:
                possible |= bit(looked[place])
            else:
                possible |= player.memory[mark]
        player.memory = (*player.memory, possible)
    state.lookers += bytes([looker])


# Keeping one


class Keep(Decision[State]):
    """PRI-PIL-1: keep exactly one of the cards looked at."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The card must be among them."""
        return None if has_card(state.looked, action - FIRST_KEEP) else NOT_LOOKED_AT

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards looked at."""
        return sorted([FIRST_KEEP + card for card in state.looked])

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Keep it, and order the others if there is something to order."""
        state.kept = action - FIRST_KEEP
        state.ask(Question.ORDER, seat)
        close_look_if_ordered(state, seat)


class Order(Decision[State]):
    """PRI-PIL-1: name the others one by one, from the upper to the lowest; the last goes alone."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A card looked at, neither kept nor named yet."""
        card: i64 = action - FIRST_UNDER
        if not has_card(state.looked, card):
            return NOT_LOOKED_AT
        if card == state.kept:
            return KEPT_CARD
        return ALREADY_PUT_BACK if has_card(state.ordered, card) else None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards looked at."""
        return sorted([FIRST_UNDER + card for card in state.looked])

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Put it under the pile."""
        state.ordered += bytes([action - FIRST_UNDER])
        close_look_if_ordered(state, seat)


def close_look_if_ordered(state: State, seat: i64) -> None:
    """The last card left needs no naming; then the look is over."""
    left: i64 = len(state.looked) - 1 - len(state.ordered)
    if left > 1:
        return
    if left == 1:
        for card in state.looked:
            if card != state.kept and not has_card(state.ordered, card):
                state.ordered += bytes([card])
                break
    close_look(state, seat)


def close_look(state: State, seat: i64) -> None:
    """The kept card comes to the seat, the others under the pile in the order named."""
    deck = state.deck
    kept = state.kept
    ordered = state.ordered
    batch: i64 = len(state.lookers) - 1
    number: i64 = len(ordered)
    set_pile(
        state,
        deck,
        state.piles[deck] + ordered,
        state.marks[deck] + bytes([batch]) * number,
    )
    player = state.players[seat]
    if deck == PRESTIGE_DECK:
        player.prestige |= bit(kept)
    else:
        player.hand |= bit(kept)
    origins = list(player.origins)
    origins[deck] = (*origins[deck], bit(batch))
    player.origins = tuple(origins)
    state.deck = -1
    state.looked = b""
    state.kept = -1
    state.ordered = b""
    if state.listener is not None:
        state.listener.tell(LookEnded(seat=seat, deck=DECKS[deck], number=number))
        state.listener.tell(CardKept(card=CARD.label(kept), cards=card_labels(ordered), to=(seat,)))
    proceed(state)


KEEP: Final[Keep] = Keep("keep", "PRI-PIL-1", [KEEPING])
ORDER: Final[Order] = Order("order", "PRI-PIL-1", [ORDERING])
