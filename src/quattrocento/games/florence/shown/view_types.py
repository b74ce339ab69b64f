"""What a seat sees of a game of Florence, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A member in a queue; seat -1 is Strozzi, whose members have a colour."""

    seat: int
    rank: str
    colour: str | None


class Marker(msgspec.Struct, frozen=True, kw_only=True):
    """A boast marker: on which box of a tile, 0 the bottom, and whose."""

    box: int
    seat: int


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """Where a member would come to stand in a queue, from 1, and what that place brings now.

    `prime` is for the prime position as the noble drives by, `audience` where he arrives.
    """

    position: int
    prime: int
    audience: int


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A location: its queue from the front, its boast tile, guards, carriages and rings.

    `boast_points` is what its tile would score for the viewer now and `boast_box` the box its
    marker would go on, None if there is none; `arrivals` is how a member of the viewer's would
    come in, for each rank.
    """

    number: int
    queue: tuple[Member, ...]
    boast: str
    markers: tuple[Marker, ...]
    boast_points: int | None
    boast_box: int | None
    arrivals: tuple[Arrival, ...]
    spies: tuple[int, ...]
    bouncers: tuple[int, ...]
    carriages: tuple[str, ...]
    destinations: tuple[str, ...]
    rings: tuple[int, ...]


class Street(msgspec.Struct, frozen=True, kw_only=True):
    """A street and the bodyguards on it.

    `helps_left` says of each, in the same order, how often it can still help its owner this round
    (FLO-GRD-2); Strozzi's never help him.
    """

    street: str
    bodyguards: tuple[int, ...]
    helps_left: tuple[int, ...]


class Dial(msgspec.Struct, frozen=True, kw_only=True):
    """A round on the dial; what is not shown yet is None."""

    round: int
    noble: str
    location: int | None
    time: int | None
    prime: int
    queue: tuple[int, ...]
    prices: tuple[int, ...]
    rewards: tuple[int, ...]


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """An objective card: its four locations, how many members are there, and its points now."""

    locations: tuple[int, ...]
    members: int
    points: int


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
    gift_prices: dict[str, int]
    guards: int
    markers_left: int
    scandals: tuple[str, ...]
    hand: tuple[str, ...] | None
    has_objective: bool
    objective: Objective | None
    passed: bool


class StrozziView(msgspec.Struct, frozen=True, kw_only=True):
    """Strozzi's cards, and the adjustments that are switched on.

    `drawn` are the cards of this round in order (a 6 at the beginning was put back, FLO-STR-3),
    `drawn_before` those of the round before, `turned_up` the scandal cards he had during the last
    noble's move. `nobles` are who the nobles A, B and C of his cards are in this round,
    `nobles_before` in the round before.
    """

    pile: int
    discard: tuple[int, ...]
    drawn: tuple[int, ...]
    drawn_before: tuple[int, ...]
    turned_up: tuple[str, ...]
    adjustments: tuple[str, ...]
    nobles: tuple[str, ...]
    nobles_before: tuple[str, ...]


class Walking(msgspec.Struct, frozen=True, kw_only=True):
    """A member between two queues, and how many steps are left."""

    member: Member
    location: int
    steps_left: int


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """Giovanni's offers (FLO-SCO-3): the families by rank, -1 for Strozzi, and who is out.

    Who has taken a reward is out too. `reward` is the one at issue, `seat` whom it is offered.
    """

    reward: int
    seat: int
    ranking: tuple[int, ...]
    out: tuple[int, ...]


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it; `way` are the locations that the active noble will enter.

    `time_after` is what time the viewer would have left after an answer that changes it, by the
    family of the answer; `passes_as` whether it would be the `first` or the `last` to pass.
    """

    round: int
    noble: str
    way: tuple[int, ...]
    first: int
    active: int
    players: tuple[PlayerView, ...]
    locations: tuple[Location, ...]
    streets: tuple[Street, ...]
    slots: int
    dial: tuple[Dial, ...]
    decks: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    card: str | None
    chosen: str | None
    walking: Walking | None
    offers: Offers | None
    time_after: dict[str, int]
    passes_as: str | None
    strozzi: StrozziView | None
