# mypyc: compile
"""What a seat knows: nothing of others' hands, looks and unfinished answers (PRI-HID-1).

A work is seen by the others when its bonus cards are chosen, and of a look at a pile they see
only that it goes on: until then they see the table as it was before the first step.

What a seat remembers of the piles decides which hidden cards may be where: the order of what it
put back itself, and of every batch the cards that may be in it. Others' money stays as it is,
because it follows from open payments (PRI-HID-2).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit, holds, listed, size
from quattrocento.core.chance import Chance, seeded
from quattrocento.games.princes.components import CARDS, PRESTIGE_DECK, PROFESSION_DECK
from quattrocento.games.princes.piles import as_set, set_pile
from quattrocento.games.princes.preparation import deck_set
from quattrocento.games.princes.state import Player, Question, State

ALL_CARDS: Final[i64] = all_below(CARDS)


def as_known_to(state: State, seat: i64) -> State:
    """A copy without what another seat has begun but not completed; seat -1 is a spectator."""
    known = state.clone()
    if known.waiting == 0 or (seat >= 0 and holds(known.waiting, seat)):
        return known
    if known.question == Question.ORDER:
        known.question = Question.KEEP
        known.looked |= as_set(known.ordered) | bit(known.kept)
        known.kept = -1
        known.ordered = b""
    elif known.question == Question.BONUS:
        known.question = Question.ACTION
        known.working = -1
        known.bonuses = 0
        known.value = 0
    return known


def resample(state: State, seat: i64, seed: int) -> State:
    """Another state that the seat cannot tell from this one: hidden cards drawn anew."""
    drawn = as_known_to(state, seat)
    drawn.chance = seeded(seed)
    for deck in range(3):
        draw_deck(drawn, seat, deck)
    if drawn.question == Question.RETURN:
        draw_returned(drawn, seat)
    for other in range(drawn.seat_count):
        if other != seat:
            drawn.players[other].memory = (ALL_CARDS,) * len(drawn.lookers)
    return drawn


def uncovers(before: State, after: State) -> bool:
    """PRI-HID-1: whether somebody looked at a pile, which makes a batch."""
    return len(after.lookers) != len(before.lookers)


# What a seat knows of a deck


def hides_cards(state: State, seat: i64, other: i64) -> bool:
    """Whether another seat's hand is hidden from the seat; at the end all are shown."""
    return other != seat and state.waiting != 0


def knows_order(state: State, seat: i64, batch: i64) -> bool:
    """Whether the seat put the cards of a batch under the pile itself."""
    return seat >= 0 and state.lookers[batch] == seat


def looks_on(state: State, seat: i64, deck: i64) -> bool:
    """Whether another seat is looking at cards of the deck."""
    return state.deck == deck and not (seat >= 0 and holds(state.waiting, seat))


def known_cards(state: State, seat: i64, deck: i64) -> i64:
    """The cards of a deck whose place the seat knows."""
    known: i64 = state.played
    for other in range(state.seat_count):
        player = state.players[other]
        known |= player.table | player.shown
        if not hides_cards(state, seat, other):
            known |= player.hand | player.prestige
    number: i64 = len(state.piles[deck])
    for place in range(number):
        if knows_order(state, seat, state.marks[deck][place]):
            known |= bit(state.piles[deck][place])
    if state.deck == deck and not looks_on(state, seat, deck):
        known |= state.looked | as_set(state.ordered)
        if state.kept >= 0:
            known |= bit(state.kept)
    return known & deck_set(deck)


def possible_cards(state: State, seat: i64, batches: i64) -> i64:
    """The cards that may, as far as the seat remembers, come from one of some batches."""
    if seat < 0:
        return ALL_CARDS
    possible: i64 = 0
    for batch in state.players[seat].memory:
        if batches & 1 != 0:
            possible |= batch
        batches >>= 1
    return possible


# Drawing a deck anew


def draw_deck(state: State, seat: i64, deck: i64) -> None:
    """Deal the cards that the seat cannot place to the places where it cannot tell them apart."""
    unknown: i64 = deck_set(deck) & ~known_cards(state, seat, deck)
    batches = hidden_places(state, seat, deck)
    choices = [possible_cards(state, seat, place) & unknown for place in batches]
    cards = dealt(state, choices, unknown)
    fill_places(state, seat, deck, cards)


def hidden_places(state: State, seat: i64, deck: i64) -> list[int]:
    """The batches that each place unknown to the seat may come from: pile, look, then hands."""
    places: list[int] = []
    for mark in state.marks[deck]:
        if not knows_order(state, seat, mark):
            places.append(bit(mark))
    if looks_on(state, seat, deck):
        batch: i64 = len(state.lookers) - 1
        for _ in range(size(state.looked)):
            places.append(bit(batch))
    for other in range(state.seat_count):
        if hides_cards(state, seat, other):
            places.extend(state.players[other].origins[deck])
    return places


def fill_places(state: State, seat: i64, deck: i64, cards: list[int]) -> None:
    """Put the cards into the hidden places, in the order of `hidden_places`."""
    dealt_so_far: i64 = 0
    pile = list(state.piles[deck])
    number: i64 = len(pile)
    for place in range(number):
        if not knows_order(state, seat, state.marks[deck][place]):
            pile[place] = cards[dealt_so_far]
            dealt_so_far += 1
    set_pile(state, deck, bytes(pile), state.marks[deck])
    if looks_on(state, seat, deck):
        number = size(state.looked)
        state.looked = as_set(bytes(cards[dealt_so_far : dealt_so_far + number]))
        dealt_so_far += number
    for other in range(state.seat_count):
        if hides_cards(state, seat, other):
            number = len(state.players[other].origins[deck])
            hold_cards(state.players[other], deck, cards[dealt_so_far : dealt_so_far + number])
            dealt_so_far += number


def hold_cards(player: Player, deck: i64, cards: list[int]) -> None:
    """Replace the hidden cards of a deck that a seat holds."""
    held = as_set(bytes(cards))
    if deck == PRESTIGE_DECK:
        player.prestige = held
    else:
        others: i64 = player.hand & ~deck_set(deck)
        player.hand = others | player.shown & deck_set(deck) | held


def draw_returned(state: State, seat: i64) -> None:
    """PRI-SET-3: what another seat has chosen to return is one of the cards it was dealt."""
    for other in range(state.seat_count):
        player = state.players[other]
        if other != seat and player.returned >= 0:
            dealt_cards = listed(player.hand & deck_set(PROFESSION_DECK))
            player.returned = dealt_cards[state.below(len(dealt_cards))]


# Matching cards and places at random


@final
class Matching:
    """Which place each card goes to, found by moving cards aside where that is needed."""

    def __init__(self, choices: list[int], order: bytes) -> None:
        """`choices` gives the cards possible at each place, `order` the order to try them in."""
        self.choices = choices
        self.order = order
        self.place_of: list[int] = [-1] * CARDS
        self.tried: i64 = 0

    def find(self, place: i64) -> bool:
        """Find a card for a place, moving others; False if there is none."""
        choices: i64 = self.choices[place]
        for card in self.order:
            if not holds(choices, card) or holds(self.tried, card):
                continue
            self.tried |= bit(card)
            holder: i64 = self.place_of[card]
            if holder < 0 or self.find(holder):
                self.place_of[card] = place
                return True
        return False


def dealt(chance: Chance, choices: list[int], cards: i64) -> list[int]:
    """A card for each place, drawn so that all go where they may be."""
    places: i64 = len(choices)
    matching = Matching(choices, chance.shuffled(bytes(listed(cards))))
    for place in chance.shuffled(bytes(range(places))):
        matching.tried = 0
        found = matching.find(place)
        assert found, "what happened fits what a seat remembers of it"
    drawn = [-1] * places
    for card in listed(cards):
        drawn[matching.place_of[card]] = card
    return drawn
