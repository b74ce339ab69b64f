"""Highest: all play a card at the same time, and the highest takes the trick."""

from __future__ import annotations

from quattrocento.core.actions import ActionTable, numbers
from quattrocento.core.bits import all_below, bit, holds
from quattrocento.core.chance import seeded
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.events import Event
from quattrocento.core.options import OptionValue
from quattrocento.core.plain import PlainGame, PlainState
from quattrocento.core.position import expect
from quattrocento.core.view import View as CoreView
from quattrocento.core.view import asked

CARDS = 24
HAND = 4
NOT_CHOSEN = 0

CARD = numbers("card", 1, CARDS)
ACTIONS = ActionTable()
PLAY = ACTIONS.family("play", "play {card}", CARD)

NOT_IN_HAND = Refusal("HIG-PLY-1", "refusal-not-in-hand")


class Table(PlainState):
    """The table; `chosen` is the card that each seat has laid face down."""

    hands: list[list[int]]
    chosen: list[int]
    pile: list[int]
    played: list[int]
    points: list[int]

    def check(self) -> None:
        """A position has each card once."""
        cards = sorted([*self.pile, *self.played, *(card for hand in self.hands for card in hand)])
        expect(cards == list(range(1, CARDS + 1)), "pile", "expected each card once")


class CardPlayed(Event, frozen=True, kw_only=True):
    """A card was shown."""

    seat: int
    card: str


class TrickTaken(Event, frozen=True, kw_only=True):
    """A seat had the highest card."""

    seat: int
    points: int


# The rules


def begin(state: Table, options: dict[str, OptionValue]) -> None:
    """HIG-SET-1: four cards each, the others aside."""
    cards = list(state.shuffled(bytes(range(1, CARDS + 1))))
    state.hands = [sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(state.seats)]
    state.pile = cards[HAND * state.seats :]
    state.chosen = [NOT_CHOSEN] * state.seats
    state.points = [0] * state.seats
    state.ask_all(0, all_below(state.seats))


class Play(Decision[Table]):
    """HIG-PLY-1: all lay a card of their hand face down, at the same time."""

    def refusal(self, state: Table, seat: int, action: int) -> Refusal | None:
        """A card in hand."""
        return None if action - PLAY.first + 1 in state.hands[seat] else NOT_IN_HAND

    def apply(self, state: Table, seat: int, action: int) -> None:
        """Lay it down; when all have, the cards are shown."""
        state.chosen[seat] = action - PLAY.first + 1
        state.waiting -= bit(seat)
        if state.waiting == 0:
            show(state)


def show(state: Table) -> None:
    """HIG-PLY-2, HIG-END-1: the highest card scores a point for each card played."""
    for seat, card in enumerate(state.chosen):
        state.hands[seat].remove(card)
        state.played.append(card)
        state.tell(CardPlayed(seat=seat, card=str(card)))
    winner = state.chosen.index(max(state.chosen))
    state.points[winner] += state.seats
    state.tell(TrickTaken(seat=winner, points=state.seats))
    state.chosen = [NOT_CHOSEN] * state.seats
    if state.hands[0]:
        state.ask_all(0, all_below(state.seats))
    else:
        state.finish()


# What a seat knows


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it: others' hands and cards laid face down are hidden."""

    hand: tuple[int, ...]
    chosen: int
    played: tuple[int, ...]
    points: tuple[int, ...]


def view(state: Table, seat: int | None) -> View:
    """What a seat, or with None a spectator, sees (HIG-HID-1)."""
    return View(
        seat=seat,
        asked=asked(state, {}),
        winners=tuple(state.winners()),
        hand=() if seat is None else tuple(state.hands[seat]),
        chosen=NOT_CHOSEN if seat is None else state.chosen[seat],
        played=tuple(state.played),
        points=tuple(state.points),
    )


def resample(state: Table, seat: int, seed: int) -> Table:
    """Draw the hidden anew: the pile, the other hands, and what they have laid face down."""
    drawn = state.clone()
    drawn.chance = seeded(seed)
    others = [other for other in range(state.seats) if other != seat]
    hidden = sorted([*state.pile, *(card for other in others for card in state.hands[other])])
    cards = list(drawn.shuffled(bytes(hidden)))
    for other in others:
        number = len(state.hands[other])
        drawn.hands[other], cards = sorted(cards[:number]), cards[number:]
        if not state.over and not holds(state.waiting, other):
            drawn.chosen[other] = drawn.hands[other][drawn.below(number)]
    drawn.pile = cards
    return drawn


def census(state: Table) -> dict[str, int]:
    """No card is ever lost."""
    return {"cards": len(state.pile) + len(state.played) + sum(map(len, state.hands))}


GAME = PlainGame(
    "highest",
    Table,
    begin,
    view,
    resample,
    lambda state: list(state.points),
    seats=range(2, 6),
    actions=ACTIONS,
    decisions=[Play("play", "HIG-PLY-1", [PLAY])],
    vocabulary=[CARD],
    census=census,
    uncovers=lambda before, after: len(after.played) > len(before.played),
)
