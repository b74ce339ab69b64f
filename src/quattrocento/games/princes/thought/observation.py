# mypyc: compile
"""What a seat knows of a game of The Princes of Florence, entry by entry."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from quattrocento.core.bits import holds, size
from quattrocento.core.observation import (
    Entry,
    Observer,
    flags,
    put,
    put_flag,
    put_one,
    put_set,
    put_zeros,
)
from quattrocento.games.princes.actions import SQUARE
from quattrocento.games.princes.components import (
    ACTIONS_A_TURN,
    BONUS_CARDS,
    BUILDING_KINDS,
    BUILDINGS,
    CARD_LABELS,
    CARDS,
    DECKS,
    FIRST_BONUS,
    FIRST_PRESTIGE,
    FREEDOM_KINDS,
    FREEDOMS,
    JESTERS,
    LANDSCAPES,
    LOT_KINDS,
    LOTS,
    MOST_BUILDERS,
    PIECE_KINDS,
    PIECES,
    PRESTIGE_CARDS,
    PROFESSIONS,
    ROUNDS,
    SQUARES,
    STOCK_ITEMS,
    full_stock,
)
from quattrocento.games.princes.counts import BONUS_HAND, PROFESSION_CARDS
from quattrocento.games.princes.knowledge import as_known_to, knows_order
from quattrocento.games.princes.piles import as_set
from quattrocento.games.princes.state import State
from quattrocento.games.princes.supply import number_of

PROFESSION_COUNT: Final = 21
BONUS_COUNT: Final = 20
PRESTIGE_COUNT: Final = 14
# Fourteen actions in all, so even works alone, all bonus cards, all pieces of the supply and all
# prestige cards together stay below.
LEAST_SCORE: Final = 0
MOST_SCORE: Final = 800

_SQUARES: Final = [SQUARE.label(square) for square in range(SQUARES)]
_PROFESSIONS: Final = CARD_LABELS[:FIRST_BONUS]
_BONUSES: Final = CARD_LABELS[FIRST_BONUS:FIRST_PRESTIGE]
_PRESTIGE: Final = CARD_LABELS[FIRST_PRESTIGE:]
_ITEMS: Final = [*PIECES, "jester", "builder", "recruiting card", *FREEDOMS]
_MOST_OF_ITEMS: Final = full_stock(5)

OWN: Final[list[Entry]] = [
    *flags([f"profession in hand: {card}" for card in _PROFESSIONS]),
    *flags([f"bonus card in hand: {card}" for card in _BONUSES]),
    *flags([f"prestige card: {card}" for card in _PRESTIGE]),
    *flags([f"profession to return: {card}" for card in _PROFESSIONS]),
    *flags([f"looked at: {card}" for card in CARD_LABELS]),
    *flags([f"kept of those looked at: {card}" for card in CARD_LABELS]),
    *flags([f"already put under the pile: {card}" for card in CARD_LABELS]),
    *[(f"known place in its pile, from 1: {card}", PROFESSION_COUNT) for card in CARD_LABELS],
]

SIDE: Final[list[Entry]] = [
    ("points", 100),
    ("money, in hundreds", 60),
    ("start player", 1),
    ("has the turn", 1),
    ("without a lot in this round", 1),
    ("in the bidding", 1),
    ("has the highest bid", 1),
    ("chose the lot", 1),
    *flags([f"bought in this round: {lot}" for lot in LOTS]),
    ("builders", MOST_BUILDERS),
    ("jesters", JESTERS),
    *[(f"{landscape}s", 6) for landscape in LANDSCAPES],
    *flags([f"freedom of {freedom}" for freedom in FREEDOMS]),
    *flags([f"has the {building}" for building in BUILDINGS]),
    *flags([f"has a place for: {piece}" for piece in PIECES]),
    *flags([f"{square} is covered" for square in _SQUARES]),
    *flags([f"{square} is beside a building" for square in _SQUARES]),
    *flags([f"on the table: {card}" for card in _PROFESSIONS]),
    *flags([f"profession in hand that all have seen: {card}" for card in _PROFESSIONS]),
    ("professions in hand", 10),
    ("bonus cards", 10),
    ("prestige cards", 7),
    ("recruiting cards in hand", 5),
    ("recruiting cards on the table", 5),
    ("best work of this round", 50),
]

TABLE: Final[list[Entry]] = [
    *flags([f"round {number}" for number in range(1, ROUNDS + 1)]),
    ("auction, not actions", 1),
    ("actions left", ACTIONS_A_TURN),
    ("a profession was taken in this turn", 1),
    ("a freedom was taken in this turn", 1),
    *flags([f"lot at auction: {lot}" for lot in LOTS]),
    ("bid, in hundreds", 40),
    *[
        (f"left in the supply: {item}", most)
        for item, most in zip(_ITEMS, _MOST_OF_ITEMS, strict=True)
    ],
    ("professions in the pile", len(PROFESSIONS)),
    ("bonus cards in the pile", len(BONUS_CARDS)),
    ("prestige cards in the pile", len(PRESTIGE_CARDS)),
    *flags([f"bonus card played: {card}" for card in _BONUSES]),
    *flags([f"piece to place: {piece}" for piece in PIECES]),
    *flags([f"pile looked at: {deck}" for deck in DECKS]),
    *flags([f"work under way: {card}" for card in _PROFESSIONS]),
    *flags([f"bonus card of the work under way: {card}" for card in _BONUSES]),
    ("value of the work under way", 50),
]


@final
class PrincesObserver(Observer[State]):
    """Estates are open, money follows from open payments; hands and looks are hidden."""

    def __init__(self) -> None:
        """Declare the entries."""
        super().__init__(1, OWN, SIDE, TABLE, LEAST_SCORE, MOST_SCORE)

    def known(self, state: State, seat: i64) -> State:
        """Without another seat's unfinished look or work."""
        return as_known_to(state, seat)

    def write_own(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write the cards, those looked at, and what is known of the piles."""
        player = state.players[seat]
        put_set(into, player.hand, FIRST_PRESTIGE)
        put_set(into, player.prestige >> FIRST_PRESTIGE, PRESTIGE_COUNT)
        put_one(into, player.returned, PROFESSION_COUNT)
        if holds(state.waiting, seat):
            put_set(into, state.looked, CARDS)
            put_one(into, state.kept, CARDS)
            put_set(into, as_set(state.ordered), CARDS)
        else:
            put_zeros(into, 3 * CARDS)
        put_known_piles(state, seat, into)

    def write_side(self, state: State, seat: i64, side: i64, into: BytesWriter) -> None:
        """Write an estate, and what is open of the cards."""
        player = state.players[side]
        put(into, player.points)
        put(into, player.money // 100)
        put_flag(into, state.first == side)
        put_flag(into, not state.auctioning and state.active == side)
        put_flag(into, holds(state.free, side))
        put_flag(into, holds(state.bidders, side))
        put_flag(into, state.bidder == side)
        put_flag(into, state.auctioning and state.starter == side)
        for lot in range(LOT_KINDS):
            put_flag(into, state.buyers[lot] == side)
        put(into, player.builders)
        put(into, player.jesters)
        put(into, player.forests)
        put(into, player.lakes)
        put(into, player.parks)
        put_set(into, player.freedoms, FREEDOM_KINDS)
        put_set(into, player.buildings, BUILDING_KINDS)
        put_set(into, player.fitting, PIECE_KINDS)
        put_set(into, player.covered, SQUARES)
        put_set(into, player.too_close, SQUARES)
        put_set(into, player.table, PROFESSION_COUNT)
        put_set(into, player.shown, PROFESSION_COUNT)
        put(into, size(player.hand & PROFESSION_CARDS))
        put(into, size(player.hand & BONUS_HAND))
        put(into, size(player.prestige))
        put(into, player.recruiting_hand)
        put(into, player.recruiting_table)
        put(into, player.best)

    def write_table(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write the course of the game, the supply and the answer under way."""
        put_one(into, state.round - 1, ROUNDS)
        put_flag(into, state.auctioning)
        put(into, state.actions)
        put_flag(into, state.profession_taken)
        put_flag(into, state.freedom_taken)
        put_one(into, state.lot, LOT_KINDS)
        put(into, state.bid // 100)
        for item in range(STOCK_ITEMS):
            put(into, number_of(state.stock, item))
        for deck in range(3):
            put(into, len(state.piles[deck]))
        put_set(into, state.played >> FIRST_BONUS, BONUS_COUNT)
        put_one(into, state.placing, PIECE_KINDS)
        put_one(into, state.deck, 3)
        put_one(into, state.working, PROFESSION_COUNT)
        put_set(into, state.bonuses >> FIRST_BONUS, BONUS_COUNT)
        put(into, state.value)


def put_known_piles(state: State, seat: i64, into: BytesWriter) -> None:
    """Write where the seat's own looks have put cards under the piles."""
    start = put_zeros(into, CARDS)
    for deck in range(3):
        pile = state.piles[deck]
        marks = state.marks[deck]
        number: i64 = len(pile)
        for place in range(number):
            if knows_order(state, seat, marks[place]):
                card: i64 = pile[place]
                into[start + card] = u8(place + 1)


OBSERVER: Final[PrincesObserver] = PrincesObserver()
