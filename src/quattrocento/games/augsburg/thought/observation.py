# mypyc: compile
"""What a seat knows of a game of Augsburg 1520, entry by entry."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.core.observation import (
    Entry,
    Observer,
    flags,
    put,
    put_flag,
    put_kinds,
    put_one,
    put_set,
)
from quattrocento.games.augsburg.actions import BOND, CARD
from quattrocento.games.augsburg.components import (
    BOND_KINDS,
    BONDS,
    COLOUR_COUNT,
    COLOURS,
    FIELDS_OF_A_CARD,
    JOKERS,
    PILE_HEIGHT,
    PRICE_STEP,
    PRIVILEGE_CARDS,
    RIGHT_KINDS,
    RIGHTS,
    TOP_RANK,
    USES_OF_A_CARD,
    VISITS,
)
from quattrocento.games.augsburg.facts import valid_at_least
from quattrocento.games.augsburg.income import rounds
from quattrocento.games.augsburg.knowledge import as_known_to
from quattrocento.games.augsburg.pile import pile_height, top_price
from quattrocento.games.augsburg.ranks import in_supply
from quattrocento.games.augsburg.rights import place_on_top
from quattrocento.games.augsburg.state import State

MOST_ROUNDS: Final = 7
MOST_BONDS: Final = 20
MOST_MONEY_STEPS: Final = 150
VISIT_COUNT: Final = 5
CARD_COUNT: Final = 10
# In each round no more than title and rights bring, and two privileges at each of five visits.
LEAST_SCORE: Final = 0
MOST_SCORE: Final = MOST_ROUNDS * (12 + 4 + 5 + 5 * 2 * 7)

_BOND_NAMES: Final = [BOND.label(kind) for kind in range(BOND_KINDS)]
_CARD_NAMES: Final = [CARD.label(card) for card in range(len(PRIVILEGE_CARDS))]


def _bonds(where: str) -> list[Entry]:
    """An entry for each kind of bond."""
    copies = [1] * (BOND_KINDS - 1) + [JOKERS]
    return [(f"{where}: {name}", most) for name, most in zip(_BOND_NAMES, copies, strict=True)]


OWN: Final[list[Entry]] = [
    (f"money, in steps of {PRICE_STEP}", MOST_MONEY_STEPS),
    *_bonds("bonds in hand"),
    *_bonds("bonds offered"),
    *_bonds("bonds chosen in this answer"),
    *_bonds("bonds left unbought"),
]

SIDE: Final[list[Entry]] = [
    ("prestige", 100),
    ("opens this round", 1),
    ("still bidding", 1),
    ("leads the bidding", 1),
    ("uses the privilege card", 1),
    ("bid", MOST_BONDS),
    *[(f"{colour} rank", TOP_RANK) for colour in COLOURS],
    *[(f"place of its tile in the pile: {right}", PILE_HEIGHT) for right in RIGHTS],
    ("bonds offered to it", 7),
    *_bonds("bonds in hand that all have seen"),
    *_bonds("bonds seen before it gave one away"),
    ("of those at most gone", MOST_BONDS),
    *[(f"bonds that count for {visit}, at least", MOST_BONDS) for visit in VISITS],
    *flags([f"has a true bond for {visit}" for visit in VISITS]),
    ("bonds held or left unbought, at least", 2 * MOST_BONDS),
    ("bonds held or left unbought, at most", 2 * MOST_BONDS),
    (f"money at least, in steps of {PRICE_STEP}", MOST_MONEY_STEPS),
    (f"money and prices of its bonds at least, in steps of {PRICE_STEP}", 250),
    (f"money and prices of its bonds at most, in steps of {PRICE_STEP}", 250),
    *_bonds("shown at the last showing"),
]

TABLE: Final[list[Entry]] = [
    ("round", MOST_ROUNDS),
    ("rounds to come", MOST_ROUNDS),
    *flags([f"visit of {visit}" for visit in VISITS]),
    *flags([f"privilege card that lies open: {card}" for card in _CARD_NAMES]),
    *flags([f"privilege card that lies face down: {card}" for card in _CARD_NAMES]),
    *flags([f"privilege card in use: {card}" for card in _CARD_NAMES]),
    *flags([f"field {number} of it is used" for number in range(1, FIELDS_OF_A_CARD + 1)]),
    ("uses left", USES_OF_A_CARD),
    ("the master builder is ready", 1),
    *flags([f"climbing the {colour} ladder" for colour in COLOURS]),
    ("highest bid", MOST_BONDS),
    ("bonds in the pile", BONDS),
    (f"price on top of the pile, in steps of {PRICE_STEP}", 8),
    *_bonds("discarded in the open"),
    *_bonds("discarded in the open before the last shuffle"),
    *[
        (f"{colour} cards of rank {rank} in the supply", 5)
        for colour in COLOURS
        for rank in range(2, TOP_RANK + 1)
    ],
    *[(f"place of the tile on top of the pile: {right}", PILE_HEIGHT + 1) for right in RIGHTS],
]


@final
class AugsburgObserver(Observer[State]):
    """Hands, money and choices are hidden; of others' only what all could tell (AUG-HID-1)."""

    def __init__(self) -> None:
        """Declare the entries."""
        super().__init__(1, OWN, SIDE, TABLE, LEAST_SCORE, MOST_SCORE)

    def known(self, state: State, seat: i64) -> State:
        """Without what others have chosen in secret."""
        return as_known_to(state, seat)

    def write_own(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write hand, money and choices."""
        player = state.players[seat]
        put(into, player.money // PRICE_STEP)
        put_kinds(into, player.hand, BOND_KINDS)
        put_kinds(into, player.offer, BOND_KINDS)
        put_kinds(into, player.chosen, BOND_KINDS)
        put_kinds(into, player.unbought, BOND_KINDS)

    def write_side(self, state: State, seat: i64, side: i64, into: BytesWriter) -> None:
        """Write rank and rights, and what all know of hand and money."""
        player = state.players[side]
        put(into, player.prestige)
        put_flag(into, state.opener == side)
        put_flag(into, holds(state.bidders, side))
        put_flag(into, state.leader == side)
        put_flag(into, state.user == side)
        put(into, player.bid)
        for colour in range(COLOUR_COUNT):
            put(into, player.ranks[colour])
        for right in range(RIGHT_KINDS):
            put(into, player.rights[right])
        put(into, len(player.offer))
        put_kinds(into, player.known, BOND_KINDS)
        put_kinds(into, player.doubted, BOND_KINDS)
        put(into, player.missing)
        for visit in range(VISIT_COUNT):
            put(into, valid_at_least(player, visit))
        put_set(into, player.true_least, VISIT_COUNT)
        put(into, player.held_least)
        put(into, player.held_most)
        put(into, player.money_least // PRICE_STEP)
        put(into, player.wealth_least // PRICE_STEP)
        put(into, player.wealth_most // PRICE_STEP)
        put_kinds(into, player.shown, BOND_KINDS)

    def write_table(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write the course of the game, the privileges and the supply."""
        put(into, state.round)
        put(into, rounds(state) - state.round)
        put_one(into, state.visit, VISIT_COUNT)
        put_kinds(into, state.face_up, CARD_COUNT)
        put_kinds(into, state.face_down, CARD_COUNT)
        put_one(into, state.card, CARD_COUNT)
        put_set(into, state.fields_used, FIELDS_OF_A_CARD)
        put(into, state.uses_left)
        put_flag(into, state.builder_ready)
        put_one(into, state.climbing, COLOUR_COUNT)
        put(into, state.highest)
        put(into, pile_height(state))
        put(into, top_price(state) // PRICE_STEP)
        put_kinds(into, state.discard, BOND_KINDS)
        put_kinds(into, state.returned, BOND_KINDS)
        for colour in range(COLOUR_COUNT):
            for rank in range(2, TOP_RANK + 1):
                put(into, in_supply(state, colour, rank))
        for right in range(RIGHT_KINDS):
            put(into, place_on_top(state, right))


OBSERVER: Final[AugsburgObserver] = AugsburgObserver()
