# mypyc: compile
"""Player and State: the data of a game of Palazzo; no rules.

Money is counted by kind and packed into one int: two bits for each of the fifteen kinds of the
currencies, then four for the certificates. A palace is packed too: four bits a floor, 0 where it
has none, else 1 + 3 * material + windows - 1.
"""

from __future__ import annotations

from enum import IntEnum
from typing import final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.state import State as CoreState
from quattrocento.games.palazzo.components import QUARRIES


class Question(IntEnum):
    """Every question of the game, in the order of its decisions."""

    TURN = 0
    TAKE = 1
    BUY_OR_AUCTION = 2
    SECOND_TILE = 3
    PAYMENT = 4
    RAISE = 5
    RAISE_MORE = 6
    SHARE = 7
    BUILD_NEXT = 8
    BUILD_WHERE = 9
    TAKE_OUT_OF = 10
    TAKE_OUT_FLOOR = 11
    PUT_IN_WHICH = 12
    PUT_IN_WHERE = 13
    REMOVE_WHICH = 14
    TRANSFORM_PAY = 15


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What a seat has: money, what of it everybody knows, its bid, its palaces."""

    def __init__(self) -> None:
        """A seat with nothing."""
        self.hand: i64 = 0
        self.known: i64 = 0
        self.laid: i64 = 0
        self.bid: i64 = 0
        self.currency: i64 = -1
        self.palaces: tuple[int, ...] = ()

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand
        copy.known = self.known
        copy.laid = self.laid
        copy.bid = self.bid
        copy.currency = self.currency
        copy.palaces = self.palaces
        return copy


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """The table, the seats, and the answer that the active seat is in the middle of."""

    def __init__(self) -> None:
        """A blank table."""
        super().__init__()
        self.players: list[Player] = []
        self.active: i64 = 0
        self.money_pile: bytes = b""
        self.money_drawn: i64 = 0
        self.discard: i64 = 0
        self.turned_up: i64 = 0
        self.tile_pile: bytes = b""
        self.tiles_drawn: i64 = 0
        self.riders: i64 = 0
        self.depot: bytes = b""
        self.quarries: tuple[bytes, ...] = (b"",) * QUARRIES
        self.architect: i64 = 0
        self.box: bytes = b""
        # An answer in several steps: seats still to take, the steps so far.
        self.takers: i64 = 0
        self.sharing: bool = False
        self.least: i64 = 0
        self.bidders: i64 = 0
        self.highest: i64 = 0
        self.chosen: bytes = b""
        self.going: i64 = 0
        self.going_worth: i64 = 0
        self.going_currency: i64 = -1
        self.gained: bytes = b""
        self.building: i64 = -1
        self.transforming: i64 = 0
        self.from_palace: i64 = -1
        self.to_palace: i64 = -1

    def clone(self) -> State:
        """An independent copy; the listener stays with the original."""
        copy = State()
        self.share_table(copy)
        copy.players = [player.clone() for player in self.players]
        copy.active = self.active
        copy.money_pile = self.money_pile
        copy.money_drawn = self.money_drawn
        copy.discard = self.discard
        copy.turned_up = self.turned_up
        copy.tile_pile = self.tile_pile
        copy.tiles_drawn = self.tiles_drawn
        copy.riders = self.riders
        copy.depot = self.depot
        copy.quarries = self.quarries
        copy.architect = self.architect
        copy.box = self.box
        copy.takers = self.takers
        copy.sharing = self.sharing
        copy.least = self.least
        copy.bidders = self.bidders
        copy.highest = self.highest
        copy.chosen = self.chosen
        copy.going = self.going
        copy.going_worth = self.going_worth
        copy.going_currency = self.going_currency
        copy.gained = self.gained
        copy.building = self.building
        copy.transforming = self.transforming
        copy.from_palace = self.from_palace
        copy.to_palace = self.to_palace
        return copy
