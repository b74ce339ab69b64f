# mypyc: compile
"""What is shown of a game of Florence in notation, kept and shared between views.

All depends on the arguments alone, and nobody may change it. The number of seats is asked for
only where a side is named.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed
from quattrocento.games.florence.actions import BOAST_TILE, CARD, COLOUR, RANK, SHIELD
from quattrocento.games.florence.city import OBJECTIVE_LOCATIONS, STREET_COUNT
from quattrocento.games.florence.components import (
    KINDS_A_NOBLE,
    NOBLES,
    PRIME_POINTS,
    QUEUE_POINTS,
    RANKS,
    REWARD_POINTS,
    REWARD_PRICES,
    ROUNDS,
    SCANDAL_KINDS,
)
from quattrocento.games.florence.scandals import card_labels, in_discard, noble_of
from quattrocento.games.florence.seen import Box, Dial, Location, Member, Objective, Street
from quattrocento.games.florence.state import State, colour_of, side_of, told_seat

KEPT = 5000
MOST_SIDES: Final = 5

# The city


@lru_cache(maxsize=KEPT)
def shown_location(
    location: int,
    queue: bytes,
    tile: int,
    markers: int,
    boast: int | None,
    spies: int,
    bouncers: int,
    carriages: int,
    destinations: int,
    rings: int,
    seats: int,
) -> Location:
    """A location; nobles and sides are given as sets, markers as in `shown_markers`."""
    return Location(
        number=location + 1,
        queue=[shown_member(piece, seats) for piece in queue],
        boast=BOAST_TILE.label(tile),
        markers=shown_markers(markers, seats),
        boast_points=boast,
        spies=shown_sides(spies, seats),
        bouncers=shown_sides(bouncers, seats),
        carriages=shown_nobles(carriages),
        destinations=shown_nobles(destinations),
        rings=shown_sides(rings, seats),
    )


@lru_cache(maxsize=KEPT)
def shown_member(piece: int, seats: int) -> Member:
    """A member in a queue."""
    table = empty_table(seats)
    house: i64 = piece >> 2
    seat = told_seat(table, side_of(table, house))
    colour = COLOUR.label(colour_of(table, house)) if seat < 0 else None
    return Member(seat=seat, rank=RANK.label((piece & 3) - 1), colour=colour)


@lru_cache(maxsize=KEPT)
def shown_markers(markers: int, seats: int) -> list[Box]:
    """The markers on a tile from the bottom, from a set of box * MOST_SIDES + side."""
    table = empty_table(seats)
    return [
        Box(box=marker // MOST_SIDES, seat=told_seat(table, marker % MOST_SIDES))
        for marker in listed(markers)
    ]


@lru_cache(maxsize=KEPT)
def shown_sides(sides: int, seats: int) -> list[int]:
    """A set of sides."""
    table = empty_table(seats)
    return [told_seat(table, side) for side in listed(sides)]


@lru_cache(maxsize=KEPT)
def shown_nobles(nobles: int) -> list[str]:
    """A set of nobles."""
    return [NOBLES[noble] for noble in listed(nobles)]


@lru_cache(maxsize=KEPT)
def shown_streets(posted: tuple[int, ...], seats: int) -> list[Street]:
    """The streets and who has a bodyguard there, from the set of streets of each side."""
    streets: list[Street] = []
    for street in range(STREET_COUNT):
        sides: i64 = 0
        for side in range(len(posted)):
            if holds(posted[side], street):
                sides |= bit(side)
        streets.append(Street(street=SHIELD.label(street), bodyguards=shown_sides(sides, seats)))
    return streets


@lru_cache(maxsize=KEPT)
def empty_table(seats: int) -> State:
    """A table of so many seats: naming a side takes no more."""
    table = State()
    table.seat_count = seats
    return table


@lru_cache(maxsize=KEPT)
def shown_dial(locations: bytes, times: bytes) -> list[Dial]:
    """The rounds on the dial, with the tokens that have been shown."""
    dial: list[Dial] = []
    for number in range(1, ROUNDS + 1):
        shown = number <= len(locations)
        giovanni = number % len(NOBLES) == 0
        dial.append(
            Dial(
                round=number,
                noble=NOBLES[(number - 1) % len(NOBLES)],
                location=locations[number - 1] + 1 if shown else None,
                time=times[number - 2] if shown and number > 1 else None,
                prime=PRIME_POINTS[number - 1],
                queue=list(QUEUE_POINTS[number - 1]),
                prices=list(REWARD_PRICES) if giovanni else [],
                rewards=list(REWARD_POINTS[number // 3 - 1]) if giovanni else [],
            )
        )
    return dial


# The sides and their cards


@lru_cache(maxsize=KEPT)
def shown_pieces(packed: int) -> dict[str, int]:
    """Pieces by rank."""
    return {rank: packed >> 4 * place & 15 for place, rank in enumerate(RANKS)}


@lru_cache(maxsize=KEPT)
def shown_gifts(packed: int) -> dict[str, int]:
    """Gifts by noble."""
    return {noble: packed >> 4 * place & 15 for place, noble in enumerate(NOBLES)}


@lru_cache(maxsize=KEPT)
def shown_backs(hand: bytes) -> list[str]:
    """The nobles of a hand's cards, which everybody sees."""
    return [NOBLES[noble] for noble in sorted([noble_of(card % SCANDAL_KINDS) for card in hand])]


@lru_cache(maxsize=KEPT)
def shown_hand(hand: bytes) -> list[str]:
    """The scandal cards of a hand in notation."""
    return card_labels(hand)


@lru_cache(maxsize=KEPT)
def shown_objective(objective: int, members: int) -> Objective:
    """An objective card with what it counts now."""
    locations = [location + 1 for location in OBJECTIVE_LOCATIONS[objective]]
    return Objective(locations=locations, members=members)


@lru_cache(maxsize=KEPT)
def shown_discards(discards: int) -> list[list[str]]:
    """The discarded scandal cards of each noble."""
    return [
        [
            CARD.label(kind)
            for kind in range(KINDS_A_NOBLE * noble, KINDS_A_NOBLE * (noble + 1))
            for _ in range(in_discard(discards, kind))
        ]
        for noble in range(len(NOBLES))
    ]
