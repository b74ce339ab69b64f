"""Passing ahead: for how long somebody may leave it at passing in a game's auctions.

A game that has auctions says which answer passes in which question, and for which stretches of the
game a seat may want to do so: this lot, this round, until its own turn. It is made from the seat's
view, so that it can tell nothing hidden.
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
    """How a game's auctions are passed.

    `passing` gives by question the answer, in notation, that lets it go by; `periods` is given a
    view and its seat, and gives the stretches in which the seat may still be asked, shortest first.
    """

    passing: Mapping[str, str]
    periods: Callable[[Any, int], list[Period]]
