# mypyc: compile
"""Player and State: the data of a game of The Princes of Florence; no rules.

Sets of cards, squares, building kinds and seats are packed into ints, a bit for each. The piles
are bytes, the top card first.

Who has seen what: whenever a seat looks at the top of a pile, the cards it looks at become a
batch of their own, and everybody sees from which batches they come and where they go. `marks`
gives the batch of each card of a pile, `lookers` the seat that made each batch. A seat knows the
order of what it put back itself; of every batch it remembers which cards may be in it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.state import State as CoreState
from quattrocento.games.princes.components import LOT_KINDS
from quattrocento.games.princes.shapes import PALAZZO, beside

# Batches that nobody made: the three piles of the set-up, and the professions dealt.
DEALT: Final = 3
FIRST_BATCHES: Final = 4
NOBODY: Final = 255
NO_BUYERS: Final = bytes([NOBODY] * LOT_KINDS)


class Question(IntEnum):
    """Every question of the game, in the order of its decisions."""

    RETURN = 0
    START = 1
    RAISE = 2
    LAST = 3
    RECRUIT = 4
    PLACE = 5
    KEEP = 6
    ORDER = 7
    ACTION = 8
    BONUS = 9
    SPLIT = 10


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What a seat has.

    `placed` are its pieces in the order in which they came, each 1000 * kind + placement.
    `shown` are the cards of its hand that everybody knows. `origins` are, for each deck, the
    batches that each hidden card may come from, as everybody can tell.
    """

    def __init__(self, like: Player | None = None) -> None:
        """A seat with an empty estate, or with all that another has."""
        if like is not None:
            self.money: i64 = like.money
            self.points: i64 = like.points
            self.placed: tuple[int, ...] = like.placed
            self.covered: i64 = like.covered
            self.too_close: i64 = like.too_close
            self.fitting: i64 = like.fitting
            self.buildings: i64 = like.buildings
            self.forests: i64 = like.forests
            self.lakes: i64 = like.lakes
            self.parks: i64 = like.parks
            self.jesters: i64 = like.jesters
            self.builders: i64 = like.builders
            self.freedoms: i64 = like.freedoms
            self.hand: i64 = like.hand
            self.table: i64 = like.table
            self.prestige: i64 = like.prestige
            self.recruiting_hand: i64 = like.recruiting_hand
            self.recruiting_table: i64 = like.recruiting_table
            self.returned: i64 = like.returned
            self.best: i64 = like.best
            self.shown: i64 = like.shown
            self.origins: tuple[tuple[int, ...], ...] = like.origins
            self.memory: tuple[int, ...] = like.memory
            return
        self.money = 0
        self.points = 0
        self.placed = ()
        self.covered = PALAZZO
        self.too_close = beside(PALAZZO)
        self.fitting = 0
        self.buildings = 0
        self.forests = 0
        self.lakes = 0
        self.parks = 0
        self.jesters = 0
        self.builders = 0
        self.freedoms = 0
        self.hand = 0
        self.table = 0
        self.prestige = 0
        self.recruiting_hand = 0
        self.recruiting_table = 0
        self.returned = -1
        self.best = 0
        self.shown = 0
        self.origins = ((), (), ())
        self.memory = ()

    def clone(self) -> Player:
        """An independent copy."""
        return Player(self)


@mypyc_attr(acyclic=True)
class Thoughts:
    """What advice remembers of a state; no part of the position."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """The table, the seats, and the answer that a seat is in the middle of."""

    def __init__(self) -> None:
        """A blank table."""
        super().__init__()
        self.players: list[Player] = []
        self.round: i64 = 0
        self.first: i64 = 0
        self.stock: i64 = 0
        self.piles: tuple[bytes, ...] = (b"", b"", b"")
        self.marks: tuple[bytes, ...] = (b"", b"", b"")
        self.lookers: bytes = b""
        self.played: i64 = 0
        # The auction: who bought each lot, who is free, who began, and the bidding.
        self.auctioning: bool = False
        self.buyers: bytes = NO_BUYERS
        self.free: i64 = 0
        self.starter: i64 = 0
        self.lot: i64 = -1
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.bidders: i64 = 0
        # The turn of the action phase.
        self.active: i64 = 0
        self.actions: i64 = 0
        self.profession_taken: bool = False
        self.freedom_taken: bool = False
        # An answer in several steps: a piece to place, a look at a pile, a work.
        self.placing: i64 = -1
        self.deck: i64 = -1
        self.looked: i64 = 0
        self.kept: i64 = -1
        self.ordered: bytes = b""
        self.working: i64 = -1
        self.bonuses: i64 = 0
        self.value: i64 = 0
        self.thoughts: Thoughts | None = None

    def clone(self) -> State:
        """An independent copy; the listener stays with the original."""
        copy = State()
        self.share_table(copy)
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.first = self.first
        copy.stock = self.stock
        copy.piles = self.piles
        copy.marks = self.marks
        copy.lookers = self.lookers
        copy.played = self.played
        copy.auctioning = self.auctioning
        copy.buyers = self.buyers
        copy.free = self.free
        copy.starter = self.starter
        copy.lot = self.lot
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.bidders = self.bidders
        copy.active = self.active
        copy.actions = self.actions
        copy.profession_taken = self.profession_taken
        copy.freedom_taken = self.freedom_taken
        copy.placing = self.placing
        copy.deck = self.deck
        copy.looked = self.looked
        copy.kept = self.kept
        copy.ordered = self.ordered
        copy.working = self.working
        copy.bonuses = self.bonuses
        copy.value = self.value
        copy.thoughts = self.thoughts
        return copy
