"""The conservation laws: every card, piece and token of the box, wherever it is."""

from __future__ import annotations

from quattrocento.core.bits import listed
from quattrocento.core.position import expect
from quattrocento.games.princes.actions import CARD
from quattrocento.games.princes.components import (
    CARDS,
    DECKS,
    FIRST_BONUS,
    FREEDOM_STOCK,
    FREEDOMS,
    PIECES,
    full_stock,
)
from quattrocento.games.princes.preparation import deck_set
from quattrocento.games.princes.state import Question, State
from quattrocento.games.princes.supply import in_stock

STOCK_LABELS = [*PIECES, "jester", "builder", "recruiting", *FREEDOMS]


def box(state: State) -> dict[str, int]:
    """How many of each item there are in the game."""
    return dict(zip(STOCK_LABELS, full_stock(state.seats), strict=True))


def held(state: State, label: str) -> int:
    """How many of an item the seats have, or are just placing."""
    place = STOCK_LABELS.index(label)
    number = 0
    for player in state.players:
        if place < len(PIECES):
            number += sum(placed // 1000 == place for placed in player.placed)
        elif label == "jester":
            number += player.jesters
        elif label == "builder":
            number += player.builders
        elif label == "recruiting":
            number += player.recruiting_hand + player.recruiting_table
        else:
            number += int(player.freedoms) >> (place - FREEDOM_STOCK) & 1
    return number + int(state.placing == place)


def all_cards(state: State) -> list[int]:
    """Every profession, bonus and prestige card, wherever it is."""
    cards = [card for pile in state.piles for card in pile] + listed(state.played)
    cards += [*listed(state.looked), *state.ordered]
    if state.kept >= 0:
        cards.append(state.kept)
    for player in state.players:
        cards += listed(player.hand) + listed(player.table) + listed(player.prestige)
    return sorted(cards)


def census(state: State) -> dict[str, int]:
    """How often each card and item is there: always as often as in the box."""
    cards = all_cards(state)
    counted = {CARD.label(card): cards.count(card) for card in range(CARDS)}
    for place, label in enumerate(STOCK_LABELS):
        counted[f"{label} items"] = in_stock(state, place) + held(state, label)
    return counted


def check_components(state: State) -> None:
    """All cards and items must be there once, and each card where its kind may be."""
    expect(all_cards(state) == list(range(CARDS)), "cards", "expected each card of the box once")
    for label, number in box(state).items():
        left = in_stock(state, STOCK_LABELS.index(label))
        expect(left + held(state, label) == number, f"stock.{label}", f"expected {number} in all")
    for place, deck in enumerate(DECKS):
        own = all(deck_set(place) >> card & 1 for card in state.piles[place])
        expect(own, f"piles.{deck}", "expected cards of the deck")
    for seat, player in enumerate(state.players):
        field = f"players[{seat}]"
        in_hand = int(player.hand) & int(deck_set(2)) == 0
        expect(in_hand, f"{field}.hand", "expected professions and bonus cards")
        expect(int(player.table) >> FIRST_BONUS == 0, f"{field}.table", "expected professions")
        expect(
            int(player.prestige) & ~int(deck_set(2)) == 0,
            f"{field}.prestige",
            "expected prestige cards",
        )
        shown = int(player.shown) & ~int(player.hand) == 0
        expect(shown, f"{field}.shown", "expected cards of the hand")


def check_question(state: State) -> None:
    """The question must fit the answer that is under way."""
    if state.over:
        return
    question = Question(state.question)
    looking = question in (Question.KEEP, Question.ORDER)
    needs = {
        "placing": (state.placing >= 0, question == Question.PLACE),
        "deck": (state.deck >= 0, looking),
        "looked": (state.looked != 0, looking),
        "working": (state.working >= 0, question == Question.BONUS),
        "lot": (state.lot >= 0 and state.bidders != 0, question == Question.RAISE),
        "round": (state.round == 0, question == Question.RETURN),
    }
    for field, (found, needed) in needs.items():
        expect(found == needed, field, f"not expected like this with {state.decision.name}")
    for seat in state.awaiting():
        expect(len(state.legal(seat)) > 0, "question", "expected something to answer")
