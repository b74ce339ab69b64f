# mypyc: compile
"""The city: streets, neighbours, shields and the nobles' round, as tables made from the facts.

A place is a slot of a queue: location * 7 + slot. A step is a place and a neighbour of its
location; a shield is a street (0 to 11, Cosimo's), a boast tile (12 to 20, Contessina's) or a
queue's side (21 to 29, Giovanni's).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, shifted
from quattrocento.games.florence.components import (
    COLUMNS,
    COSIMO,
    LOCATIONS,
    OBJECTIVES,
    ROUTE,
    SLOTS,
    STREETS,
)

NOWHERE: Final = 255
PLACES: Final = LOCATIONS * SLOTS
STREET_COUNT: Final = 12
FIRST_SPY: Final = STREET_COUNT
FIRST_BOUNCER: Final = STREET_COUNT + LOCATIONS


def street_between(one: int, other: int) -> int:
    """The street between two locations, NOWHERE if there is none."""
    for street, (start, end) in enumerate(STREETS):
        if {start - 1, end - 1} == {one, other}:
            return street
    return NOWHERE


def neighbours_of(location: int) -> list[int]:
    """The locations at the other ends of a location's streets, lowest first."""
    return [other for other in range(LOCATIONS) if street_between(location, other) != NOWHERE]


NEIGHBOURS: Final = [bytes(neighbours_of(location)) for location in range(LOCATIONS)]

# By location * 9 + other location: the street between them.
STREET_TABLE: Final = bytes(
    [street_between(one, other) for one in range(LOCATIONS) for other in range(LOCATIONS)]
)

# The nobles' round: the location that follows, and the one before.
NEXT_ON_ROUTE: Final = bytes(
    [ROUTE[(ROUTE.index(location + 1) + 1) % LOCATIONS] - 1 for location in range(LOCATIONS)]
)
BEFORE_ON_ROUTE: Final = bytes(
    [ROUTE[ROUTE.index(location + 1) - 1] - 1 for location in range(LOCATIONS)]
)


def way(start: int, goal: int) -> int:
    """The set of the locations that a noble enters on his way, and of his destination."""
    entered = 1 << goal
    while start != goal:
        start = NEXT_ON_ROUTE[start]
        entered |= 1 << start
    return entered


# By start * 9 + destination: the noble's way.
WAYS: Final[list[int]] = [
    way(start, goal) for start in range(LOCATIONS) for goal in range(LOCATIONS)
]

# Steps, in the order of the action table: by location, slot and neighbour.
_STEPS: Final = [
    (location, slot, other)
    for location in range(LOCATIONS)
    for slot in range(SLOTS)
    for other in neighbours_of(location)
]
STEP_PLACE: Final = bytes([location * SLOTS + slot for location, slot, _ in _STEPS])
STEP_TO: Final = bytes([other for _, _, other in _STEPS])
FIRST_STEP: Final = bytes([STEP_PLACE.index(place) for place in range(PLACES)])

# The locations of each objective card.
OBJECTIVE_LOCATIONS: Final = [bytes([each - 1 for each in card]) for card in OBJECTIVES]


def street(one: i64, other: i64) -> i64:
    """The street between two locations, NOWHERE if there is none."""
    return STREET_TABLE[one * LOCATIONS + other]


def shield_of(noble: i64, location: i64) -> i64:
    """The shield of Contessina or Giovanni at a location."""
    return STREET_COUNT + (noble - 1) * LOCATIONS + location


def noble_of_shield(shield: i64) -> i64:
    """Whose shield it is: the street's, the tile's or the queue's."""
    if shield < FIRST_SPY:
        return COSIMO
    return 1 if shield < FIRST_BOUNCER else 2


def shields_of(noble: i64) -> i64:
    """The set of a noble's shields."""
    if noble == COSIMO:
        return bit(STREET_COUNT) - 1
    return shifted(bit(LOCATIONS) - 1, shield_of(noble, 0))


def row_of(location: i64) -> i64:
    """The first location of a location's row."""
    return location - location % COLUMNS


def column_of(location: i64) -> i64:
    """The first location of a location's column."""
    return location % COLUMNS
