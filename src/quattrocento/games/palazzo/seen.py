"""What a seat sees of a game of Palazzo, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class Palace(msgspec.Struct, frozen=True, kw_only=True):
    """A palace from bottom to top, and what it scores as it stands."""

    tiles: list[str]
    points: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its palaces and bid, how many cards it holds, and which of them all have seen.

    `hand` is given to the seat itself only, and to everyone once the game is over.
    """

    cards: int
    known: list[str]
    hand: list[str] | None
    laid: list[str]
    bid: int
    bidding: bool
    palaces: list[Palace]
    points: int


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    active: int
    players: list[PlayerView]
    quarries: list[list[str]]
    depot: list[str]
    price: int
    architect: int
    stacks: list[int]
    riders: int
    riders_to_come: int
    money_pile: int
    discard: list[str]
    turned_up: list[str]
    highest: int
    box: list[str]
    gained: list[str]
    building: str | None
    chosen: list[str]
    going: list[str]
    going_worth: int
