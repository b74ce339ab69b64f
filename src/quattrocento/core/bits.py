# mypyc: compile
"""Sets of seats, and other small sets, packed into one int.

Every shift of the engines goes through `shifted`: mypyc 2.4 miscompiles a constant shifted by an
i64 from 31 bits on, and does not when the left side is an argument.
"""

from __future__ import annotations

from mypy_extensions import i64


def shifted(value: i64, by: i64) -> i64:
    """`value` moved left by `by` bits."""
    return value << by


def bit(place: i64) -> i64:
    """The set that holds only `place`."""
    return shifted(1, place)


def holds(places: i64, place: i64) -> bool:
    """Whether the set holds `place`."""
    return places >> place & 1 != 0


def size(places: i64) -> i64:
    """How many places the set holds."""
    count: i64 = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


def lowest(places: i64) -> i64:
    """The lowest place of a set that is not empty."""
    place: i64 = 0
    while places & 1 == 0:
        places >>= 1
        place += 1
    return place


def listed(places: i64) -> list[int]:
    """The places of the set, lowest first."""
    found: list[int] = []
    place: i64 = 0
    while places != 0:
        if places & 1 != 0:
            found.append(place)
        places >>= 1
        place += 1
    return found


def all_below(limit: i64) -> i64:
    """The set of every place below `limit`."""
    return shifted(1, limit) - 1
