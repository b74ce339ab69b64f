# mypyc: compile
"""Rows of small things, such as piles and queues, as bytes: one byte a thing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# To make a row of one thing takes twenty times as long as to look it up here.
ONE_BYTE: Final = [bytes([number]) for number in range(256)]


def replaced(row: bytes, place: i64, thing: i64) -> bytes:
    """The row with another thing at a place."""
    return row[:place] + ONE_BYTE[thing] + row[place + 1 :]


def as_byte(number: i64) -> i64:
    """The number, or what of a byte is nearest to it."""
    if number < 0:
        return 0
    if number > 255:
        return 255
    return number


def above(number: float, least: float, steps: float) -> i64:
    """How far a number lies above another, in so many steps a unit, as a byte."""
    return as_byte(i64((number - least) * steps))
