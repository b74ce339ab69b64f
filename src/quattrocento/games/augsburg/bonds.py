# mypyc: compile
"""Bonds: several of them are bytes of their kinds in rising order, so jokers stand last.

The loops go by place up to an i64, because compiled code boxes every byte that it iterates over,
and counts up to a bare `len` in a slower kind of int.
"""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.augsburg.actions import BOND
from quattrocento.games.augsburg.components import (
    HIGHEST_VALUE,
    JOKER,
    MAXIMILIAN,
    NOBLE_OF,
    PRICE_STEP,
    PRICE_STEPS_OF,
    VALUE_OF,
)


def price_of(bond: i64) -> i64:
    """AUG-BUY-1: the price printed on a bond."""
    steps: i64 = PRICE_STEPS_OF[bond]
    return steps * PRICE_STEP


def worth(bonds: bytes) -> i64:
    """What bonds cost together."""
    steps: i64 = 0
    end: i64 = len(bonds)
    for place in range(end):
        steps += PRICE_STEPS_OF[bonds[place]]
    return steps * PRICE_STEP


def is_valid(bond: i64, visit: i64) -> bool:
    """AUG-BID-2, 10: whether a bond counts at a visit; jokers always do."""
    return visit == MAXIMILIAN or bond == JOKER or NOBLE_OF[bond] == visit


def valid_bonds(bonds: bytes, visit: i64) -> i64:
    """AUG-BID-3, 6: how many bonds could be bid at a visit; none if there are only jokers."""
    number: i64 = 0
    true_bonds: i64 = 0
    end: i64 = len(bonds)
    for place in range(end):
        bond: i64 = bonds[place]
        if bond == JOKER:
            number += 1
        elif visit == MAXIMILIAN or NOBLE_OF[bond] == visit:
            number += 1
            true_bonds += 1
    if true_bonds == 0:
        return 0
    return number


def has_true(bonds: bytes, visit: i64) -> bool:
    """Whether there is a true bond that counts at a visit."""
    end: i64 = len(bonds)
    for place in range(end):
        bond: i64 = bonds[place]
        if bond != JOKER and (visit == MAXIMILIAN or NOBLE_OF[bond] == visit):
            return True
    return False


def strength(bonds: bytes) -> i64:
    """AUG-BID-8, 10: the highest value among bonds shown, then the noble; jokers have none."""
    best: i64 = 0
    end: i64 = len(bonds)
    for place in range(end):
        bond: i64 = bonds[place]
        if bond != JOKER:
            value: i64 = VALUE_OF[bond]
            rank: i64 = value * HIGHEST_VALUE + NOBLE_OF[bond]
            best = max(best, rank)
    return best


def strongest(bonds: bytes) -> i64:
    """AUG-BID-8, 10: the bond that a showing is decided by, -1 if there are only jokers."""
    best: i64 = strength(bonds)
    end: i64 = len(bonds)
    for place in range(end):
        bond: i64 = bonds[place]
        if bond != JOKER and strength(ONE_BYTE[bond]) == best:
            return bond
    return -1


def by_strength(bonds: bytes) -> bytes:
    """AUG-BID-8, 10: the kinds of true bonds among these, the one that would decide first."""
    kinds: list[int] = []
    for bond in bonds:
        if bond != JOKER and bond not in kinds:
            kinds.append(bond)
    kinds.sort(key=_rank, reverse=True)
    return bytes(kinds)


def _rank(bond: int) -> int:
    return strength(ONE_BYTE[bond])


def count_of(bonds: bytes, bond: i64) -> i64:
    """How many bonds of a kind there are."""
    number: i64 = 0
    end: i64 = len(bonds)
    for place in range(end):
        if bonds[place] == bond:
            number += 1
    return number


def place_of(bonds: bytes, bond: i64) -> i64:
    """The place before which a bond belongs, or the first at which it stands."""
    place: i64 = 0
    end: i64 = len(bonds)
    while place < end and bonds[place] < bond:
        place += 1
    return place


def with_bond(bonds: bytes, bond: i64) -> bytes:
    """The bonds and one more."""
    place = place_of(bonds, bond)
    if place == len(bonds):
        return bonds + ONE_BYTE[bond]
    return bonds[:place] + ONE_BYTE[bond] + bonds[place:]


def without_bond(bonds: bytes, bond: i64) -> bytes:
    """The bonds less one that is among them."""
    place = place_of(bonds, bond)
    return bonds[:place] + bonds[place + 1 :]


def without_bonds(bonds: bytes, less: bytes) -> bytes:
    """The bonds less others that are all among them."""
    end: i64 = len(less)
    for place in range(end):
        bonds = without_bond(bonds, less[place])
    return bonds


def together(some: bytes, others: bytes) -> bytes:
    """Both in one."""
    if len(others) == 0:
        return some
    if len(some) == 0:
        return others
    merged = b""
    start: i64 = 0
    number: i64 = len(others)
    for place in range(number):
        end = start
        while end < len(some) and some[end] <= others[place]:
            end += 1
        merged = merged + some[start:end] + ONE_BYTE[others[place]]
        start = end
    return merged + some[start:]


def each_kind(bonds: bytes, first: i64) -> list[int]:
    """The ids, counted from the first of a family, of each kind of bond among bonds."""
    return each_kind_to_choose(bonds, b"", MAXIMILIAN, first)


def each_kind_to_choose(bonds: bytes, chosen: bytes, visit: i64, first: i64) -> list[int]:
    """The ids of each kind that counts at a visit and is not below those chosen already."""
    ids: list[int] = []
    before: i64 = -1
    least: i64 = 0
    if len(chosen) > 0:
        least = chosen[-1]
    end: i64 = len(bonds)
    for place in range(place_of(bonds, least), end):
        bond: i64 = bonds[place]
        if bond != before and is_valid(bond, visit):
            ids.append(first + bond)
        before = bond
    return ids


def labels(bonds: bytes) -> list[str]:
    """The bonds in notation."""
    return [BOND.label(bond) for bond in bonds]
