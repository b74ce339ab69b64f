# mypyc: compile
"""Player and State: the data of a game of Augsburg 1520; no rules.

Bonds are bytes of their kinds in rising order. Ranks are bytes by colour. Rights are bytes by
kind: 0 for none, else the place of the tile in its pile, counted from 1 at the top.
"""

from __future__ import annotations

from enum import IntEnum
from typing import final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.state import State as CoreState
from quattrocento.games.augsburg.components import COLOUR_COUNT, RIGHT_KINDS


class Question(IntEnum):
    """Every question of the game, in the order of its decisions."""

    BUY = 0
    BID = 1
    SHOW = 2
    TAKE_CARD = 3
    USE = 4
    ROB = 5
    CONSOLE = 6
    DISCARD = 7
    BUILDER = 8
    GIVE = 9


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What a seat has, and what everybody knows of it.

    `chosen` is the hidden answer of the moment: bonds to buy, to show or to give. The fields from
    `known` on are open facts from which others can guess the rest; chapter `facts` keeps them. Only
    the seat itself knows `returned`.
    """

    def __init__(self) -> None:
        """A seat with nothing."""
        self.hand: bytes = b""
        self.offer: bytes = b""
        self.chosen: bytes = b""
        self.unbought: bytes = b""
        self.shown: bytes = b""
        self.money: i64 = 0
        self.prestige: i64 = 0
        self.ranks: bytes = b"\x01" * COLOUR_COUNT
        self.rights: bytes = b"\x00" * RIGHT_KINDS
        self.bid: i64 = 0
        self.known: bytes = b""
        self.doubted: bytes = b""
        self.missing: i64 = 0
        self.valid_least: i64 = 0
        self.true_least: i64 = 0
        self.held_least: i64 = 0
        self.held_most: i64 = 0
        self.refusable: i64 = 0
        self.money_least: i64 = 0
        self.wealth_least: i64 = 0
        self.wealth_most: i64 = 0
        self.drawn_since: i64 = 0
        self.returned: bytes = b""

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand
        copy.offer = self.offer
        copy.chosen = self.chosen
        copy.unbought = self.unbought
        copy.shown = self.shown
        copy.money = self.money
        copy.prestige = self.prestige
        copy.ranks = self.ranks
        copy.rights = self.rights
        copy.bid = self.bid
        copy.known = self.known
        copy.doubted = self.doubted
        copy.missing = self.missing
        copy.valid_least = self.valid_least
        copy.true_least = self.true_least
        copy.held_least = self.held_least
        copy.held_most = self.held_most
        copy.refusable = self.refusable
        copy.money_least = self.money_least
        copy.wealth_least = self.wealth_least
        copy.wealth_most = self.wealth_most
        copy.drawn_since = self.drawn_since
        copy.returned = self.returned
        return copy


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """The table, the seats, the visit under way and the privilege card in use.

    The discard is in two parts: what all saw go (`discard`) and what each seat left unbought; so is
    what was in it when it last became the pile (`returned`).
    """

    def __init__(self) -> None:
        """A blank table."""
        super().__init__()
        self.players: list[Player] = []
        self.round: i64 = 0
        self.visit: i64 = 0
        self.opener: i64 = 0
        self.pile: bytes = b""
        self.drawn: i64 = 0
        self.discard: bytes = b""
        self.returned: bytes = b""
        self.face_up: bytes = b""
        self.face_down: bytes = b""
        # The bidding: who is still in, the highest number and who named it first.
        self.bidders: i64 = 0
        self.highest: i64 = 0
        self.leader: i64 = -1
        # The privilege card in use: whose, which, its fields used, uses left, and the builder's.
        self.user: i64 = -1
        self.card: i64 = -1
        self.fields_used: i64 = 0
        self.uses_left: i64 = 0
        self.builder_ready: bool = False
        self.climbing: i64 = -1
        # The last action that all saw, and whose it was.
        self.last: i64 = -1
        self.last_seat: i64 = -1

    def note_open(self, seat: i64, action: i64) -> None:
        """Remember an action that all see."""
        self.last = action
        self.last_seat = seat

    def clone(self) -> State:
        """An independent copy; the listener stays with the original."""
        copy = State()
        self.share_table(copy)
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.visit = self.visit
        copy.opener = self.opener
        copy.pile = self.pile
        copy.drawn = self.drawn
        copy.discard = self.discard
        copy.returned = self.returned
        copy.face_up = self.face_up
        copy.face_down = self.face_down
        copy.bidders = self.bidders
        copy.highest = self.highest
        copy.leader = self.leader
        copy.user = self.user
        copy.card = self.card
        copy.fields_used = self.fields_used
        copy.uses_left = self.uses_left
        copy.builder_ready = self.builder_ready
        copy.climbing = self.climbing
        copy.last = self.last
        copy.last_seat = self.last_seat
        return copy
