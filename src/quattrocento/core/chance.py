# mypyc: compile
"""Chance: every shuffle and every draw of every game comes from the generator on this page.

Version 1 is L'Ecuyer's combined multiplicative generator of 1988 (two linear generators with
prime moduli, period about 2**61). Its whole state is one int below 2**62, so that a game's chance
is an ordinary field of its state, and no step leaves 62 bits, so that compiled and interpreted
code draw the same numbers for ever. Whole numbers are drawn without bias: as many low bits of
the output as the limit has, and again when they are too many. No division by the limit is needed.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import shifted

VERSION: Final = 1
LARGEST_LIMIT: Final = 1073741824

_FIRST_MODULUS: Final = 2147483563
_SECOND_MODULUS: Final = 2147483399
_FIRST_FACTOR: Final = 40014
_SECOND_FACTOR: Final = 40692
_HALF_BITS: Final = 31
_HALF: Final = 2147483647
_OUTPUTS: Final = 2147483562


def seeded(seed: int, purpose: str = "chance") -> int:
    """The generator's first state for a seed: any whole number, near ones giving unlike streams.

    What is drawn for another purpose than the game itself tells nothing about the game's draws.
    """
    digest = hashlib.sha256(f"quattrocento {purpose} {VERSION} {seed}".encode()).digest()
    first = 1 + int.from_bytes(digest[:8], "big") % (_FIRST_MODULUS - 1)
    second = 1 + int.from_bytes(digest[8:16], "big") % (_SECOND_MODULUS - 1)
    return first << _HALF_BITS | second


def _bits_of(number: i64) -> i64:
    """All bits from the highest one of a number downwards."""
    number |= number >> 1
    number |= number >> 2
    number |= number >> 4
    number |= number >> 8
    return number | number >> 16


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance:
    """A source of chance; a game's State is one, and so is whatever picks moves at random."""

    def __init__(self, chance: i64 = 0) -> None:
        """Continue from a generator state, as given by `seeded` or by another source."""
        self.chance: i64 = chance

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to `limit` - 1, each equally likely; `limit` is 1 to 2**30."""
        if limit < 1 or limit > LARGEST_LIMIT:
            raise ValueError(f"cannot draw below {limit}")
        mask = _bits_of(limit - 1)
        beyond: i64 = _OUTPUTS - (_OUTPUTS & mask)
        first: i64 = self.chance >> _HALF_BITS
        second: i64 = self.chance & _HALF
        while True:
            first = first * _FIRST_FACTOR % _FIRST_MODULUS
            second = second * _SECOND_FACTOR % _SECOND_MODULUS
            output: i64 = first - second
            if output < 0:
                output += _OUTPUTS
            if output < beyond and output & mask < limit:
                self.chance = shifted(first, _HALF_BITS) | second
                return output & mask

    def shuffled(self, items: bytes) -> bytes:
        """The items in an order drawn at random, each order equally likely."""
        order = BytesWriter()
        order.write(items)
        last: i64 = len(items) - 1
        while last > 0:
            chosen: i64 = self.below(last + 1)
            item = order[last]
            order[last] = order[chosen]
            order[chosen] = item
            last -= 1
        return order.getvalue()
