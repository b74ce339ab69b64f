"""What a seat sees of a game of The Princes of Florence, as data for the page and the terminal."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of an estate, as it was placed, and the squares it covers."""

    piece: str
    square: str
    turn: int
    squares: tuple[str, ...]


class WorkParts(msgspec.Struct, frozen=True, kw_only=True):
    """What a work's value is made of: each preference that is fulfilled, jesters and cards."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int


class Pay(msgspec.Struct, frozen=True, kw_only=True):
    """What a work pays, and the most prestige points that can be had for it."""

    florins: int
    most: int


class Work(msgspec.Struct, frozen=True, kw_only=True):
    """The playing aid for a profession: what its work is worth now, and could be.

    `most` counts all bonus cards in hand; `missing` gives, for each preference that the estate
    lacks, what it would add. `gain` is what the piece in hand adds once it stands, `pay` what the
    work pays then.
    """

    card: str
    value: int
    most: int
    building: str
    landscape: str
    freedom: str
    missing: dict[str, int]
    parts: WorkParts
    gain: int
    pay: Pay


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat stands on a condition of a prestige card, and the most that a rival has.

    `least` is what must be had at least; 0 if one must have the most.
    """

    mine: int
    least: int
    rival: int


class CardValue(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus or prestige card, what it is worth as things stand, and how one stands on it."""

    card: str
    value: int
    standing: tuple[Standing, ...]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its estate, how many cards it has, and what is open of them.

    `too_close` are the free squares that a building must leave free (PRI-BLD-3), `fitting` the
    pieces that still have a place.
    Money, hand, bonus and prestige cards are given to the seat itself only, and to everyone once
    the game is over; `shown` are the professions in hand that everybody knows.
    """

    points: int
    money: int | None
    pieces: tuple[Piece, ...]
    empty_squares: int
    too_close: tuple[str, ...]
    fitting: tuple[str, ...]
    jesters: int
    builders: int
    freedoms: tuple[str, ...]
    building_price: int
    table: tuple[str, ...]
    recruiting_table: int
    recruiting_hand: int
    professions: int
    shown: tuple[str, ...]
    hand: tuple[str, ...] | None
    works: tuple[Work, ...] | None
    bonus: int
    bonus_cards: tuple[CardValue, ...] | None
    prestige: int
    prestige_cards: tuple[CardValue, ...] | None
    returned: str | None
    best: int
    free: bool
    bidding: bool


class Lot(msgspec.Struct, frozen=True, kw_only=True):
    """One of the seven lots: how many are left, and who bought one this round."""

    lot: str
    left: int
    open: bool
    buyer: int | None


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """A pile: its size, and its cards from the top as far as the seat knows them."""

    deck: str
    number: int
    known: tuple[str | None, ...]


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it.

    `prospects` are the professions that the seat may keep or recruit, as they would be in its
    hand, and `looked_values` the bonus or prestige cards that it may keep.

    `placing_points` is what the piece in hand scores, `best` the best work of the round so far.
    While bonus cards are played, `pays` is what the work pays with none of their points, one and
    so on, up to all that the seat holds; while the pay is split, `split` is the money that stays
    with no point bought, one and so on. For each of the `turns` of the piece in hand, `turned` is
    which one comes clockwise by a quarter and `flipped` which from the other side, from 1.
    """

    round: int
    rounds: int
    minimum: int
    first: int
    phase: str
    active: int | None
    actions: int
    profession_taken: bool
    freedom_taken: bool
    players: tuple[PlayerView, ...]
    lots: tuple[Lot, ...]
    piles: tuple[Pile, ...]
    buildings_left: dict[str, int]
    freedoms_left: dict[str, int]
    played_bonus: tuple[str, ...]
    starter: int | None
    lot: str | None
    bid: int
    bidder: int | None
    placing: str | None
    turns: tuple[tuple[str, ...], ...]
    looking: str | None
    looked: tuple[str, ...]
    prospects: tuple[Work, ...]
    looked_values: tuple[CardValue, ...]
    kept: str | None
    ordered: tuple[str, ...]
    working: str | None
    bonuses: tuple[str, ...]
    value: int
    turned: tuple[int, ...]
    flipped: tuple[int, ...]
    placing_points: int
    best: int
    pays: tuple[Pay, ...]
    split: tuple[int, ...]
