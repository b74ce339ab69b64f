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


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it.

    While the seat asked has a tile to build or put in, `with_tile` is what each of its palaces
    would score with it, and `new_palace` what a new one would; while it takes a floor out,
    `without_floor` is by how much its points would change, by floor.
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
