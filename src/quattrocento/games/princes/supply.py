# mypyc: compile
"""The supply: how many of each piece, token and recruiting card are left (PRI-SET-4).

Packed into one int, three bits for each item, in the order of `components.full_stock`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.games.princes.components import STOCK_ITEMS
from quattrocento.games.princes.state import State

_BITS: Final = 3
_MOST: Final = 7


def number_of(stock: i64, item: i64) -> i64:
    """How many of an item a packed supply has."""
    return stock >> _BITS * item & _MOST


def in_stock(state: State, item: i64) -> i64:
    """How many of an item the supply has."""
    return number_of(state.stock, item)


def take_from_stock(state: State, item: i64) -> None:
    """Take one of an item out of the supply."""
    state.stock -= shifted(1, _BITS * item)


def fill_stock(state: State, numbers: bytes) -> None:
    """Let the supply have so many of each item."""
    state.stock = 0
    for item in range(STOCK_ITEMS):
        state.stock |= shifted(numbers[item], _BITS * item)


def stock_numbers(state: State) -> list[int]:
    """How many of each item the supply has."""
    return [in_stock(state, item) for item in range(STOCK_ITEMS)]
