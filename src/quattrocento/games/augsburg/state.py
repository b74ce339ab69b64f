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

    def __init__(self, like: Player | None = None) -> None:
        """A seat with nothing, or with all that another has."""
        if like is not None:
            self.hand: bytes = like.hand
            self.offer: bytes = like.offer
            self.chosen: bytes = like.chosen
            self.unbought: bytes = like.unbought
            self.shown: bytes = like.shown
            self.money: i64 = like.money
            self.prestige: i64 = like.prestige
            self.ranks: bytes = like.ranks
            self.rights: bytes = like.rights
            self.bid: i64 = like.bid
            self.known: bytes = like.known
            self.doubted: bytes = like.doubted
            self.missing: i64 = like.missing
            self.valid_least: i64 = like.valid_least
            self.true_least: i64 = like.true_least
            self.held_least: i64 = like.held_least
            self.held_most: i64 = like.held_most
            self.refusable: i64 = like.refusable
            self.money_least: i64 = like.money_least
            self.wealth_least: i64 = like.wealth_least
            self.wealth_most: i64 = like.wealth_most
            self.drawn_since: i64 = like.drawn_since
            self.returned: bytes = like.returned
            return
        self.hand = b""
        self.offer = b""
        self.chosen = b""
        self.unbought = b""
        self.shown = b""
        self.money = 0
        self.prestige = 0
        self.ranks = b"\x01" * COLOUR_COUNT
        self.rights = b"\x00" * RIGHT_KINDS
        self.bid = 0
        self.known = b""
        self.doubted = b""
        self.missing = 0
        self.valid_least = 0
        self.true_least = 0
        self.held_least = 0
        self.held_most = 0
        self.refusable = 0
        self.money_least = 0
        self.wealth_least = 0
        self.wealth_most = 0
        self.drawn_since = 0
        self.returned = b""

    def clone(self) -> Player:
        """An independent copy."""
        return Player(self)


@mypyc_attr(acyclic=True)
class Thoughts:
    """What advice remembers of a state; no part of the position."""


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
        self.thoughts: Thoughts | None = None

    def note_open(self, seat: i64, action: i64) -> None:
        """Remember an action that all see."""
        self.last = action
        self.last_seat = seat

    def clone(self) -> State:
        """An independent copy; the listener stays with the original."""
        copy = self.sharing_players()
        copy.players = [player.clone() for player in self.players]
        return copy

    def sharing_others(self, seat: i64) -> State:
        """A copy that has only one seat for itself: for trying what leaves the others alone."""
        copy = self.sharing_players()
        players = self.players.copy()
        players[seat] = players[seat].clone()
        copy.players = players
        return copy

    def sharing_players(self) -> State:
        """A copy with the very seats of the original: for trying what leaves all seats alone."""
        copy = State()
        self.share_table(copy)
        copy.players = self.players
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
        copy.thoughts = self.thoughts
        return copy
