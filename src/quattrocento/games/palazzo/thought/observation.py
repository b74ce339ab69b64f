# mypyc: compile
"""What a seat knows of a game of Palazzo, entry by entry."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from quattrocento.core.bits import holds
from quattrocento.core.observation import (
    Entry,
    Observer,
    flags,
    put,
    put_flag,
    put_kinds,
    put_one,
    put_zeros,
)
from quattrocento.games.palazzo.actions import CARD, PUT_IN, REMOVE, TAKE_OUT, TILE
from quattrocento.games.palazzo.components import (
    CARD_KINDS,
    CERTIFICATES,
    COPIES_OF_A_CARD,
    FIRST_STACK,
    FLOORS,
    MONEY_CARDS,
    MOST_WINDOWS,
    QUARRIES,
    RIDERS,
    SECOND_STACK,
    THIRD_STACK,
    TILE_KINDS,
    TILES,
)
from quattrocento.games.palazzo.knowledge import as_known_to
from quattrocento.games.palazzo.market import price_of_one
from quattrocento.games.palazzo.money import number_of_cards
from quattrocento.games.palazzo.payment import laid_now
from quattrocento.games.palazzo.scoring import points_of
from quattrocento.games.palazzo.state import State

# More palaces than this are rare; the others are only counted.
PALACES_SHOWN: Final = 10
POINTS_BELOW: Final = 60
MOST_MONEY: Final = 80
_CARD_NAMES: Final = [CARD.label(kind) for kind in range(CARD_KINDS)]
_TILE_NAMES: Final = [TILE.label(kind) for kind in range(TILE_KINDS)]
# Every tile stands alone, or all are in palaces of five floors and one material.
LEAST_SCORE: Final = -5 * TILES
MOST_SCORE: Final = 3 * TILES + 12 * TILES // FLOORS


def _cards(where: str) -> list[Entry]:
    """An entry for each kind of money card."""
    copies = [COPIES_OF_A_CARD] * (CARD_KINDS - 1) + [CERTIFICATES]
    return [(f"{where}: {name}", most) for name, most in zip(_CARD_NAMES, copies, strict=True)]


def _tiles(where: str) -> list[Entry]:
    """An entry for each kind of tile."""
    return [(f"{where}: {name}", 2) for name in _TILE_NAMES]


OWN: Final[list[Entry]] = _cards("cards in hand")

SIDE: Final[list[Entry]] = [
    (f"points, from -{POINTS_BELOW} up", 2 * POINTS_BELOW),
    ("has the turn", 1),
    ("still to take money", 1),
    ("in the auction", 1),
    ("bid", MOST_MONEY),
    ("money cards", 30),
    *_cards("cards in hand that all have seen"),
    *_cards("cards laid"),
    ("palaces", PALACES_SHOWN),
    *[
        (f"palace {palace}, floor {floor}: {what}", most)
        for palace in range(1, PALACES_SHOWN + 1)
        for floor in range(1, FLOORS + 1)
        for what, most in (("windows", MOST_WINDOWS), ("material, from 1", 3))
    ],
]

TABLE: Final[list[Entry]] = [
    *_tiles("depot"),
    *[
        entry
        for step in range(1, QUARRIES + 1)
        for entry in _tiles(f"quarry {step} ahead of the architect")
    ],
    *_tiles("box"),
    *_tiles("tiles gained, to be built"),
    *_tiles("tiles chosen to be bought"),
    *flags([f"tile to build now: {name}" for name in _TILE_NAMES]),
    *_cards("turned up"),
    *_cards("discarded money"),
    *_cards("laid in this answer"),
    ("worth of what is laid", MOST_MONEY),
    ("highest bid", MOST_MONEY),
    ("price of a tile of the depot", 10),
    ("money cards to be drawn", MONEY_CARDS),
    ("tiles left in the first stack", len(FIRST_STACK)),
    ("tiles left in the second stack", len(SECOND_STACK)),
    ("tiles left in the third stack", len(THIRD_STACK)),
    ("riders seen", RIDERS),
    ("a lot is shared", 1),
    ("transforming: take out", 1),
    ("transforming: put in", 1),
    ("transforming: remove", 1),
    ("palace that is taken from, from 1", PALACES_SHOWN),
    ("palace that is added to, from 1", PALACES_SHOWN),
]


@final
class PalazzoObserver(Observer[State]):
    """Palaces, bids and cards seen are open; hands are not (PAL-HID-1)."""

    def __init__(self) -> None:
        """Declare the entries."""
        super().__init__(1, OWN, SIDE, TABLE, LEAST_SCORE, MOST_SCORE)

    def known(self, state: State, seat: i64) -> State:
        """Without another seat's unfinished bid or purchase."""
        return as_known_to(state, seat)

    def write_own(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write the hand."""
        put_cards(into, state.players[seat].hand)

    def write_side(self, state: State, seat: i64, side: i64, into: BytesWriter) -> None:
        """Write a seat's palaces, its bid, and what has been seen of its money."""
        player = state.players[side]
        put(into, points_of(state, side) + POINTS_BELOW)
        put_flag(into, state.active == side)
        put_flag(into, holds(state.takers, side))
        put_flag(into, holds(state.bidders, side))
        put(into, player.bid)
        put(into, number_of_cards(player.hand))
        put_cards(into, player.known)
        put_cards(into, player.laid)
        put_palaces(into, player.palaces)

    def write_table(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write tiles, money and the answer under way."""
        put_kinds(into, state.depot, TILE_KINDS)
        for step in range(1, QUARRIES + 1):
            put_kinds(into, state.quarries[(state.architect + step) % QUARRIES], TILE_KINDS)
        put_kinds(into, state.box, TILE_KINDS)
        put_kinds(into, state.gained, TILE_KINDS)
        put_kinds(into, state.chosen, TILE_KINDS)
        put_one(into, state.building, TILE_KINDS)
        put_cards(into, state.turned_up)
        put_cards(into, state.discard)
        put_cards(into, state.going)
        put(into, laid_now(state))
        put(into, state.highest)
        put(into, price_of_one(state))
        put(into, len(state.money_pile) - state.money_drawn)
        put_stacks(into, state.tiles_drawn)
        put(into, state.riders)
        put_flag(into, state.sharing)
        put_flag(into, state.transforming == TAKE_OUT)
        put_flag(into, state.transforming == PUT_IN)
        put_flag(into, state.transforming == REMOVE)
        put(into, state.from_palace + 1)
        put(into, state.to_palace + 1)


def put_cards(into: BytesWriter, cards: i64) -> None:
    """Write how many money cards of each kind there are."""
    rest: i64 = cards
    for _kind in range(CARD_KINDS - 1):
        into.append(u8(rest & 3))
        rest >>= 2
    into.append(u8(rest & 15))


def put_palaces(into: BytesWriter, palaces: tuple[int, ...]) -> None:
    """Write windows and material of every floor of the first palaces."""
    number: i64 = len(palaces)
    put(into, number)
    start = put_zeros(into, 2 * FLOORS * PALACES_SHOWN)
    shown: i64 = min(number, PALACES_SHOWN)
    for place in range(shown):
        palace: i64 = palaces[place]
        at: i64 = start + 2 * FLOORS * place
        while palace != 0:
            face: i64 = palace & 15
            if face != 0:
                into[at] = u8((face - 1) % MOST_WINDOWS + 1)
                into[at + 1] = u8((face - 1) // MOST_WINDOWS + 1)
            palace >>= 4
            at += 2


def put_stacks(into: BytesWriter, drawn: i64) -> None:
    """Write how many tiles are left in each stack."""
    first: i64 = len(FIRST_STACK)
    second: i64 = len(SECOND_STACK)
    third: i64 = len(THIRD_STACK)
    put(into, min(first, max(0, first - drawn)))
    put(into, min(second, max(0, first + second - drawn)))
    put(into, min(third, max(0, first + second + third - drawn)))


OBSERVER: Final[PalazzoObserver] = PalazzoObserver()
