"""What a seat sees of a game of Florence, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A member in a queue; seat -1 is Strozzi, whose members have a colour."""

    seat: int
    rank: str
    colour: str | None


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A boast marker: on which box of a tile, 0 the bottom, and whose."""

    box: int
    seat: int


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A location: its queue from the front, its boast tile, guards, carriages and rings.

    `boast_points` is what its tile would score for the viewer now.
    """

    number: int
    queue: list[Member]
    boast: str
    markers: list[Box]
    boast_points: int | None
    spies: list[int]
    bouncers: list[int]
    carriages: list[str]
    destinations: list[str]
    rings: list[int]


class Street(msgspec.Struct, frozen=True, kw_only=True):
    """A street and the bodyguards on it."""

    street: str
    bodyguards: list[int]


class Dial(msgspec.Struct, frozen=True, kw_only=True):
    """A round on the dial; what is not shown yet is None."""

    round: int
    noble: str
    location: int | None
    time: int | None
    prime: int
    queue: list[int]
    prices: list[int]
    rewards: list[int]


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """An objective card: its four locations, and how many members are there."""

    locations: list[int]
    members: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A side; `scandals` are the nobles of its cards.

    `hand` and `objective` are given to the seat itself only, and to everyone at the end.
    """

    seat: int
    points: int
    time: int
    supply: dict[str, int]
    supply_blue: dict[str, int] | None
    removed: dict[str, int]
    gifts: int
    given: dict[str, int]
    guards: int
    markers_left: int
    scandals: list[str]
    hand: list[str] | None
    has_objective: bool
    objective: Objective | None
    passed: bool


class StrozziView(msgspec.Struct, frozen=True, kw_only=True):
    """Strozzi's cards, and the adjustments that are switched on.

    `drawn` are the cards of this round in order, `drawn_before` those of the round before,
    `turned_up` the scandal cards he had during the last noble's move.
    """

    pile: int
    discard: list[int]
    drawn: list[int]
    drawn_before: list[int]
    turned_up: list[str]
    adjustments: list[str]


class Walking(msgspec.Struct, frozen=True, kw_only=True):
    """A member between two queues, and how many steps are left."""

    member: Member
    location: int
    steps_left: int


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    round: int
    noble: str
    first: int
    active: int
    players: list[PlayerView]
    locations: list[Location]
    streets: list[Street]
    slots: int
    dial: list[Dial]
    decks: list[int]
    discards: list[list[str]]
    card: str | None
    chosen: str | None
    walking: Walking | None
    strozzi: StrozziView | None
