"""What a seat sees of a game of Palazzo, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class Palace(msgspec.Struct, frozen=True, kw_only=True):
    """A palace from bottom to top, and what it scores as it stands."""

    tiles: tuple[str, ...]
    points: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its palaces and bid, how many cards it holds, and which of them all have seen.

    `hand` is given to the seat itself only, and to everyone once the game is over.
    """

    cards: int
    known: tuple[str, ...]
    hand: tuple[str, ...] | None
    laid: tuple[str, ...]
    bid: int
    bidding: bool
    palaces: tuple[Palace, ...]
    points: int


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """A card or a joker that may be laid: its move, its cards, and what it is worth.

    `worths` is what one, two and more of it come to, as far as the hand goes (PAL-PAY-4).
    """

    move: str
    cards: tuple[str, ...]
    worths: tuple[int, ...]


class Laying(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may lay in one go, for a bid or a payment that must come to `due`.

    `units` stand in the order of the notation, counting what is laid already; `together` are the
    moves of those that can be part of the same go and still reach what is due.
    """

    due: int
    units: tuple[Unit, ...]
    together: tuple[tuple[str, ...], ...]


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it.

    While the seat asked has a tile to build or put in, `with_tile` is what each of its palaces
    would score with it, and `new_palace` what a new one would; while it takes a floor out,
    `without_floor` is by how much its points would change, by floor.

    `opened_by` is the seat whose bid holds the opening certificate, `next_quarry` where the
    architect would go, counted from 0, and `shares_next` whether its lot would be given away.
    `to_turn_up` is how much money is turned up, `to_take` how much of it the seat asked takes.
    `laying` is given to the seat that lays only.
    """

    active: int
    players: tuple[PlayerView, ...]
    quarries: tuple[tuple[str, ...], ...]
    depot: tuple[str, ...]
    price: int
    architect: int
    stacks: tuple[int, ...]
    riders: int
    riders_to_come: int
    money_pile: int
    discard: tuple[str, ...]
    turned_up: tuple[str, ...]
    highest: int
    box: tuple[str, ...]
    gained: tuple[str, ...]
    building: str | None
    chosen: tuple[str, ...]
    going: tuple[str, ...]
    going_worth: int
    with_tile: tuple[int | None, ...]
    new_palace: int | None
    without_floor: dict[int, int]
    opened_by: int | None
    next_quarry: int | None
    shares_next: bool
    to_turn_up: int
    to_take: int
    laying: Laying | None
