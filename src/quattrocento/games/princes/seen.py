"""What a seat sees of a game of The Princes of Florence, as data for the page and the terminal."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of an estate, as it was placed, and the squares it covers."""

    piece: str
    square: str
    turn: int
    squares: list[str]


class Work(msgspec.Struct, frozen=True, kw_only=True):
    """The playing aid for a profession in hand: what its work is worth now, and could be.

    `most` counts all bonus cards in hand; `missing` gives, for each preference that the estate
    lacks, what it would add.
    """

    card: str
    value: int
    most: int
    building: str
    landscape: str
    freedom: str
    missing: dict[str, int]


class CardValue(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus or prestige card, and what it is worth as things stand."""

    card: str
    value: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its estate, how many cards it has, and what is open of them.

    `too_close` are the free squares that a building must leave free (PRI-BLD-3).
    Money, hand, bonus and prestige cards are given to the seat itself only, and to everyone once
    the game is over; `shown` are the professions in hand that everybody knows.
    """

    points: int
    money: int | None
    pieces: list[Piece]
    empty_squares: int
    too_close: list[str]
    jesters: int
    builders: int
    freedoms: list[str]
    building_price: int
    table: list[str]
    recruiting_table: int
    recruiting_hand: int
    professions: int
    shown: list[str]
    hand: list[str] | None
    works: list[Work] | None
    bonus: int
    bonus_cards: list[CardValue] | None
    prestige: int
    prestige_cards: list[CardValue] | None
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
    known: list[str | None]


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    round: int
    rounds: int
    minimum: int
    first: int
    phase: str
    active: int | None
    actions: int
    profession_taken: bool
    freedom_taken: bool
    players: list[PlayerView]
    lots: list[Lot]
    piles: list[Pile]
    buildings_left: dict[str, int]
    freedoms_left: dict[str, int]
    played_bonus: list[str]
    starter: int | None
    lot: str | None
    bid: int
    bidder: int | None
    placing: str | None
    turns: list[list[str]]
    looking: str | None
    looked: list[str]
    kept: str | None
    ordered: list[str]
    working: str | None
    bonuses: list[str]
    value: int
