"""Sales: what the coach must know about a game's auctions to say what a lot is worth.

A price is what a seat pays in all: florins, the worth of cards, a number of bonds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from quattrocento.core.events import Event
    from quattrocento.core.state import State

StateType = TypeVar("StateType", bound="State")


class Sales(msgspec.Struct, Generic[StateType], frozen=True, kw_only=True):
    """How a game sells its lots.

    `bidders` are the seats that may still have the lot, none while nothing is sold. `prices` are
    those at which a seat could have it now, rising. `sold` gives a new state in which a seat has
    just had it at one of them. `sale` reads who bought and for how much from an event; None from
    any other event. The game's catalogues say a price (`price-worth`, `price-not-worth`).
    """

    bidders: Callable[[StateType], list[int]]
    prices: Callable[[StateType, int], list[int]]
    sold: Callable[[StateType, int, int], StateType]
    sale: Callable[[Event], tuple[int, int] | None]
