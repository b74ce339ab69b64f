# mypyc: compile
"""Looking at the five top cards of a pile, keeping one, ordering the others under it (PRI-PIL-1).

Nobody else sees any of it: until all is done, others only know that the seat is looking.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed, lowest
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.princes.actions import (
    CARD,
    FIRST_KEEP,
    FIRST_UNDER,
    KEEPING,
    ORDERING,
    ids_from,
)
from quattrocento.games.princes.components import DECKS, LOOKED_AT, PRESTIGE_DECK
from quattrocento.games.princes.sequence_of_play import proceed
from quattrocento.games.princes.shown.events import CardKept, CardsSeen, LookBegan, LookEnded
from quattrocento.games.princes.state import Player, Question, State

NOT_LOOKED_AT: Final = Refusal("PRI-PIL-1", "refusal-not-looked-at")
ALREADY_PUT_BACK: Final = Refusal("PRI-PIL-1", "refusal-already-put-back")
KEPT_CARD: Final = Refusal("PRI-PIL-1", "refusal-kept-card")

# Every card, seat and batch as bytes of its own, to be added to piles and lists.


def card_labels(cards: list[int]) -> list[str]:
    """Cards in notation."""
    return [CARD.label(card) for card in cards]


def as_set(cards: bytes) -> i64:
    """Cards as a set."""
    found: i64 = 0
    for place in range(len(cards)):
        found |= bit(cards[place])
    return found


def has_card(cards: bytes, card: i64) -> bool:
    """Whether a card is among some cards."""
    for place in range(len(cards)):
        if cards[place] == card:
            return True
    return False


# Looking


def look(state: State, seat: i64, deck: i64, price: i64) -> None:
    """Take the five top cards of a pile (all if fewer) and ask which one is kept."""
    pile = state.piles[deck]
    marks = state.marks[deck]
    looked = pile[:LOOKED_AT]
    state.deck = deck
    state.looked = as_set(looked)
    remember_look(state, seat, looked, marks[:LOOKED_AT])
    set_pile(state, deck, pile[LOOKED_AT:], marks[LOOKED_AT:])
    if state.listener is not None:
        number = len(looked)
        state.listener.tell(LookBegan(seat=seat, deck=DECKS[deck], number=number, price=price))
        state.listener.tell(CardsSeen(cards=card_labels(listed(state.looked)), to=(seat,)))
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


def set_origins(player: Player, deck: i64, origins: tuple[int, ...]) -> None:
    """Replace what everybody can tell of where a seat's hidden cards of a deck come from."""
    if deck == 0:
        player.origins = (origins, player.origins[1], player.origins[2])
    elif deck == 1:
        player.origins = (player.origins[0], origins, player.origins[2])
    else:
        player.origins = (player.origins[0], player.origins[1], origins)


def remember_look(state: State, looker: i64, looked: bytes, marks: bytes) -> None:
    """Make the cards looked at a batch, and let every seat remember what may be in it.

    The looker knows it; another seat knows a card that it put back there itself, and for any
    other card which ones may be in the batch that it came from.
    """
    seen = state.looked
    number: i64 = len(looked)
    for seat in range(state.seat_count):
        player = state.players[seat]
        if seat == looker:
            batches = [batch & ~seen for batch in player.memory]
            batches.append(seen)
            player.memory = tuple(batches)
            continue
        possible: i64 = 0
        before: i64 = -1
        for place in range(number):
            mark: i64 = marks[place]
            if state.lookers[mark] == seat:
                possible |= bit(looked[place])
            elif mark != before:
                possible |= player.memory[mark]
            before = mark
        batch_now = (possible,)
        player.memory += batch_now
    state.lookers = state.lookers + ONE_BYTE[looker]


# Keeping one


class Keep(Decision[State]):
    """PRI-PIL-1: keep exactly one of the cards looked at."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The card must be among them."""
        return None if holds(state.looked, action - FIRST_KEEP) else NOT_LOOKED_AT

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards looked at."""
        return ids_from(FIRST_KEEP, state.looked)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Keep it, and order the others if there is something to order."""
        state.kept = action - FIRST_KEEP
        state.looked -= bit(state.kept)
        state.ask(Question.ORDER, seat)
        close_look_if_ordered(state, seat)


class Order(Decision[State]):
    """PRI-PIL-1: name the others one by one, from the upper to the lowest; the last goes alone."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A card looked at, neither kept nor named yet."""
        card: i64 = action - FIRST_UNDER
        if holds(state.looked, card):
            return None
        if card == state.kept:
            return KEPT_CARD
        return ALREADY_PUT_BACK if has_card(state.ordered, card) else NOT_LOOKED_AT

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards that are left of those looked at."""
        return ids_from(FIRST_UNDER, state.looked)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Put it under the pile."""
        put_under(state, action - FIRST_UNDER)
        close_look_if_ordered(state, seat)


def put_under(state: State, card: i64) -> None:
    """The next card that goes under the pile."""
    state.looked -= bit(card)
    state.ordered = state.ordered + ONE_BYTE[card]


def close_look_if_ordered(state: State, seat: i64) -> None:
    """The last card left needs no naming; then the look is over."""
    if state.looked & (state.looked - 1) != 0:
        return
    if state.looked != 0:
        put_under(state, lowest(state.looked))
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
        state.marks[deck] + ONE_BYTE[batch] * number,
    )
    player = state.players[seat]
    if deck == PRESTIGE_DECK:
        player.prestige |= bit(kept)
    else:
        player.hand |= bit(kept)
    origin = (bit(batch),)
    set_origins(player, deck, player.origins[deck] + origin)
    state.deck = -1
    state.kept = -1
    state.ordered = b""
    if state.listener is not None:
        state.listener.tell(LookEnded(seat=seat, deck=DECKS[deck], number=number))
        state.listener.tell(
            CardKept(card=CARD.label(kept), cards=card_labels(list(ordered)), to=(seat,))
        )
    proceed(state)


KEEP: Final[Keep] = Keep("keep", "PRI-PIL-1", [KEEPING])
ORDER: Final[Order] = Order("order", "PRI-PIL-1", [ORDERING])
