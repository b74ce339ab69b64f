"""A game of The Princes of Florence as a readable position, and back."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from quattrocento.core.bits import bit, listed
from quattrocento.core.position import Position, expect, looked_up
from quattrocento.core.scheme import (
    SEAT,
    Derived,
    Dump,
    Load,
    dumper,
    label,
    last_seat,
    list_of,
    loader,
    number,
    numbers_by_label,
    optional,
    players,
    read_later,
    set_of,
)
from quattrocento.games.princes.actions import CARD, DECK, FREEDOM, LOT, PIECE, SQUARE, TURN
from quattrocento.games.princes.components import DECKS, ROUNDS, SQUARES
from quattrocento.games.princes.counts import BONUS_HAND, PROFESSION_CARDS
from quattrocento.games.princes.estate import ALL_PIECES, find_fitting, put
from quattrocento.games.princes.kept.component_count import (
    STOCK_LABELS,
    box,
    check_components,
    held,
)
from quattrocento.games.princes.knowledge import ALL_CARDS
from quattrocento.games.princes.shapes import PLACED
from quattrocento.games.princes.state import FIRST_BATCHES, NOBODY, Player, State
from quattrocento.games.princes.supply import fill_stock, stock_numbers


def piece_text(placed: int) -> str:
    """A piece of an estate and where it stands."""
    piece, placement = divmod(placed, 1000)
    square, turn = SQUARE.label(placement % SQUARES), placement // SQUARES + 1
    return f"{PIECE.label(piece)} at {square} turn {turn}"


def put_pieces(player: Player, pieces: list[str], field: str, _state: Any) -> None:
    """Build an estate."""
    for place, text in enumerate(pieces):
        put_piece(player, text, f"{field}[{place}]")


def put_piece(player: Player, text: str, field: str) -> None:
    """Put a piece into an estate; it must lie inside the walls and cover nothing."""
    words = text.split()
    expect(len(words) == 5 and words[1::2] == ["at", "turn"], field, "expected x at y turn z")
    piece = looked_up(PIECE.place, words[0], field)
    square = looked_up(SQUARE.place, words[2], field)
    turn = looked_up(TURN.place, words[4], field)
    placement = turn * SQUARES + square
    squares = PLACED[piece][placement]
    expect(squares != 0, field, "expected a place inside the walls (PRI-BLD-2)")
    expect(squares & int(player.covered) == 0, field, "expected free squares (PRI-BLD-2)")
    put(player, piece, placement)


def piles_of(state: State) -> dict[str, Any]:
    """The three piles as plain data."""
    return {
        deck: {"cards": CARDS.write(state.piles[place]), "batches": list(state.marks[place])}
        for place, deck in enumerate(DECKS)
    }


def put_piles(state: State, piles: dict[str, PilePosition], field: str, _state: Any) -> None:
    """The three piles; whether their batches exist is looked at once those are known."""
    expect(set(piles) == set(DECKS), field, f"expected {', '.join(DECKS)}")
    state.piles = tuple(
        CARDS.read(piles[deck].cards, f"{field}.{deck}.cards", state) for deck in DECKS
    )


CARDS: Final = list_of(label(CARD), bytes)
CARD_SET: Final = set_of(label(CARD), numbered=True)
ONE_CARD: Final = optional(label(CARD))
SEATS: Final = set_of(number(0, last_seat))
FREEDOMS: Final = set_of(label(FREEDOM))
BUYERS: Final = numbers_by_label(LOT, SEAT, bytes, list, NOBODY)
STOCK: Final = read_later(lambda state: dict(zip(STOCK_LABELS, stock_numbers(state), strict=True)))
PIECES: Final = Derived(lambda player: [piece_text(placed) for placed in player.placed], put_pieces)
ORIGINS: Final = read_later(
    lambda player: [[listed(batches) for batches in deck] for deck in player.origins]
)
BATCHES: Final = list_of(optional(CARD_SET, int(ALL_CARDS)), numbered=False)
MEMORY: Final = read_later(lambda player: BATCHES.write(player.memory))
MAKERS: Final = list_of(optional(SEAT, NOBODY), bytes, numbered=False)
LOOKERS: Final = read_later(lambda state: MAKERS.write(state.lookers))


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat. Pieces are written `opera at c4 turn 2`.

    `origins` gives for each deck the batches that each hidden card may come from; `memory` gives
    for each batch the cards that may be in it, null for any. Left out, anything is possible.
    """

    money: int = 0
    points: int = 0
    pieces: Annotated[list[str], PIECES] = []
    jesters: int = 0
    builders: Annotated[int, number(0, 3)] = 0
    freedoms: Annotated[list[str], FREEDOMS] = []
    hand: Annotated[list[str], CARD_SET] = []
    table: Annotated[list[str], CARD_SET] = []
    prestige: Annotated[list[str], CARD_SET] = []
    recruiting_hand: int = 0
    recruiting_table: int = 0
    returned: Annotated[str | None, ONE_CARD] = None
    best: int = 0
    shown: Annotated[list[str], CARD_SET] = []
    origins: Annotated[list[list[list[int]]] | None, ORIGINS] = None
    memory: Annotated[list[list[str] | None] | None, MEMORY] = None


class PilePosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A pile from the top, and the batch that each of its cards belongs to."""

    cards: list[str]
    batches: list[int] | None = None


class PrincesPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table. `lookers` gives for each batch the seat that made it, if one did."""

    round: Annotated[int, number(0, ROUNDS)]
    first: Annotated[int, SEAT]
    players: Annotated[list[PlayerPosition], players(PlayerPosition, Player)]
    stock: Annotated[dict[str, int] | None, STOCK] = None
    piles: Annotated[dict[str, PilePosition], Derived(piles_of, put_piles)]
    lookers: Annotated[list[int | None] | None, LOOKERS] = None
    played: Annotated[list[str], CARD_SET] = []
    auctioning: bool = False
    buyers: Annotated[dict[str, int], BUYERS] = {}
    free: Annotated[list[int], SEATS] = []
    starter: Annotated[int, SEAT] = 0
    lot: Annotated[str | None, optional(label(LOT))] = None
    bid: int = 0
    bidder: Annotated[int | None, optional(SEAT)] = None
    bidders: Annotated[list[int], SEATS] = []
    active: Annotated[int, SEAT] = 0
    actions: int = 0
    profession_taken: bool = False
    freedom_taken: bool = False
    placing: Annotated[str | None, optional(label(PIECE))] = None
    deck: Annotated[str | None, optional(label(DECK))] = None
    looked: Annotated[list[str], CARD_SET] = []
    kept: Annotated[str | None, ONE_CARD] = None
    ordered: Annotated[list[str], CARDS] = []
    working: Annotated[str | None, ONE_CARD] = None
    bonuses: Annotated[list[str], CARD_SET] = []
    value: int = 0


def complete(state: State, position: PrincesPosition) -> None:
    """Read what rests on other fields, and check the whole."""
    load_batches(state, position)
    for seat, player in enumerate(state.players):
        find_fitting(player, ALL_PIECES)
        load_memory(state, player, position.players[seat], f"players[{seat}]")
    load_stock(state, position.stock)
    check_components(state)


def load_batches(state: State, position: PrincesPosition) -> None:
    """Who made the batches, and the batch of each card of the piles."""
    lookers = [None] * FIRST_BATCHES if position.lookers is None else position.lookers
    expect(len(lookers) >= FIRST_BATCHES, "lookers", f"expected {FIRST_BATCHES} or more")
    state.lookers = MAKERS.read(lookers, "lookers", state)
    marks = []
    for place, deck in enumerate(DECKS):
        count = len(state.piles[place])
        given = position.piles[deck].batches
        batches = [place] * count if given is None else given
        fits = len(batches) == count and all(0 <= batch < len(lookers) for batch in batches)
        expect(fits, f"piles.{deck}.batches", "expected a batch for each card")
        marks.append(bytes(batches))
    state.marks = tuple(marks)


def load_memory(state: State, player: Player, position: PlayerPosition, field: str) -> None:
    """What others can tell of a seat's hidden cards, and what the seat remembers of batches."""
    hidden = [player.hand & PROFESSION_CARDS & ~player.shown, player.hand & BONUS_HAND]
    sizes = [len(listed(cards)) for cards in (*hidden, player.prestige)]
    batches = len(state.lookers)
    if position.origins is None:
        anything = int(bit(batches)) - 1
        player.origins = tuple((anything,) * number for number in sizes)
    else:
        origins = list_of(list_of(set_of(number(0, batches - 1)), numbered=False), numbered=False)
        player.origins = origins.read(position.origins, f"{field}.origins", state)
    found = [len(deck) for deck in player.origins]
    expect(found == sizes, f"{field}.origins", f"expected {sizes} hidden cards")
    if position.memory is None:
        player.memory = (int(ALL_CARDS),) * batches
    else:
        player.memory = BATCHES.read(position.memory, f"{field}.memory", state)
    expect(len(player.memory) == batches, f"{field}.memory", f"expected {batches} batches")


def load_stock(state: State, stock: dict[str, int] | None) -> None:
    """The supply; left out, it is what the box has and nobody holds."""
    whole = box(state)
    left = stock
    if left is None:
        left = {name: count - held(state, name) for name, count in whole.items()}
    expect(set(left) == set(STOCK_LABELS), "stock", f"expected {', '.join(STOCK_LABELS)}")
    for name in STOCK_LABELS:
        expect(0 <= left[name] <= whole[name], f"stock.{name}", "expected no more than all")
    fill_stock(state, bytes(left[name] for name in STOCK_LABELS))


dump: Final[Dump[State]] = dumper(PrincesPosition)
load: Final[Load[State]] = loader(PrincesPosition, "princes", State, complete)
