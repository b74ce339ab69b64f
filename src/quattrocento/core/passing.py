"""Passing and bidding ahead: what somebody may leave to be done in a game's auctions.

A game that has auctions says which answer passes in which question, and for which stretches of the
game a seat may want to do so: this lot, this round, until its own turn. It is made from the seat's
view, so that it can tell nothing hidden. It also says how to bid as little as possible up to a
secret maximum.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec


class Period(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a game with auctions.

    `name` has its sentence in the catalogues (`until-round`), `which` tells it from others of the
    same name. Of a `single` one a seat that passes once is out.
    """

    name: str
    which: str = ""
    single: bool = False


class Auctions(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's auctions are passed, and how one bids there up to a maximum.

    `passing` gives by question the answer, in notation, that lets it go by; `periods` is given a
    view and its seat, and gives the stretches in which the seat may still be asked, shortest first.
    `bidding` are the questions that bids are made in, step by step. `bid` is given a state that the
    seat cannot tell from the true one, the seat and its maximum, and gives the next step of the
    lowest bid that keeps it in the auction; None if that would be more. `bounds` are the least and
    the most that a maximum can be at present. A game without `bid` takes no maximum.
    """

    passing: Mapping[str, str]
    periods: Callable[[Any, int], list[Period]]
    bidding: frozenset[str] = frozenset()
    bid: Callable[[Any, int, int], int | None] | None = None
    bounds: Callable[[Any, int], tuple[int, int]] | None = None
