# mypyc: compile
"""Player and State: the data of a game of Florence; no rules.

A side is who plays: a seat, or in the solo game Strozzi, who comes after the one seat. A house is
a colour on the board: the seats' own, or Strozzi's orange and blue, which both are his. A member
in a queue is one byte, house * 4 + rank; a queue is the bytes of its members from the front.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.state import State as CoreState
from quattrocento.games.florence.components import LOCATIONS

HUMAN: Final = 0
STROZZI: Final = 1
AUTOMA: Final = -1


class Question(IntEnum):
    """Every question of the game, in the order of its decisions."""

    FIRST_DEBUTANT = 0
    ACTION = 1
    RING = 2
    BONUS = 3
    WALK = 4
    WALK_ON = 5
    PLACE_GUARD = 6
    RIDE_WHO = 7
    RIDE_WHERE = 8
    DEPLOY_BESIDE = 9
    GIFT_FROM_AFAR = 10
    CHANGE_WHO = 11
    CHANGE_WITH = 12
    PROMOTE_WHO = 13
    ADVANCE_WHO = 14
    TAKE_BACK = 15
    SWAP_WHO = 16
    SWAP_WITH = 17
    SEND_HOME = 18
    BOAST_FROM_AFAR = 19
    GIOVANNI = 20
    STROZZI_COLOUR = 21


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What a side has.

    `supply` and `removed` count pieces, four bits a rank, and for Strozzi's second colour the
    same again; `members` counts those on the board, four bits a location; `given` counts gifts,
    four bits a noble. `posted` is a set of shields, `helped` counts how often the bodyguard on each
    street helped its owner this round, four bits a street; `markers` is a set of boxes (location
    * 3 + box). `hand` has a byte for each scandal card: see `scandals`.
    """

    def __init__(self) -> None:
        """A side with nothing."""
        self.time: i64 = 0
        self.points: i64 = 0
        self.supply: i64 = 0
        self.removed: i64 = 0
        self.members: i64 = 0
        self.gifts: i64 = 0
        self.given: i64 = 0
        self.posted: i64 = 0
        self.helped: i64 = 0
        self.markers: i64 = 0
        self.hand: bytes = b""
        self.objective: i64 = -1
        self.ring: i64 = -1

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.time = self.time
        copy.points = self.points
        copy.supply = self.supply
        copy.removed = self.removed
        copy.members = self.members
        copy.gifts = self.gifts
        copy.given = self.given
        copy.posted = self.posted
        copy.helped = self.helped
        copy.markers = self.markers
        copy.hand = self.hand
        copy.objective = self.objective
        copy.ring = self.ring
        return copy


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """The city, the sides, the piles, and the answer that the active seat is in the middle of."""

    def __init__(self) -> None:
        """A blank table."""
        super().__init__()
        self.players: list[Player] = []
        self.adjustments: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.passed: i64 = 0
        self.passed_first: i64 = -1
        # The city; `slots` are the open ones of each queue.
        self.slots: i64 = 0
        self.queues: list[bytes] = [b""] * LOCATIONS
        self.tiles: bytes = b""
        self.carriages: bytes = b""
        # The dial: the location of each round, and the time of each from the second on.
        self.location_tokens: bytes = b""
        self.time_tokens: bytes = b""
        # Scandal decks from the top; the discards, two bits a kind; how often each was shuffled.
        self.decks: tuple[bytes, ...] = (b"", b"", b"")
        self.discards: i64 = 0
        self.shuffles: bytes = b"\0\0\0"
        # Strozzi's cards from the top, the set of those discarded, the least depth at which each
        # card could lie, as the human knew it (four bits a card), and how many were taken since.
        self.pile: bytes = b""
        self.pile_discard: i64 = 0
        self.least_depths: i64 = 0
        self.taken: i64 = 0
        # What Strozzi drew, in order, in this round and in the one before, also a 6 that was put
        # back; and the scandal cards turned up for him during the last noble's move.
        self.drawn: bytes = b""
        self.drawn_before: bytes = b""
        self.turned_up: bytes = b""
        # An answer in several steps: a card played, a member chosen or walking, a guard due.
        self.card: i64 = -1
        self.chosen: i64 = -1
        self.walker: i64 = 0
        self.walker_at: i64 = -1
        self.steps_left: i64 = 0
        self.walks_left: i64 = 0
        self.walked: i64 = -1
        self.guard_of: i64 = -1
        # Giovanni's offers: the sides by rank, the reward and rank at issue, who is out.
        self.ranking: bytes = b""
        self.reward: i64 = 0
        self.rank: i64 = 0
        self.out: i64 = 0

    def clone(self) -> State:
        """An independent copy; the listener stays with the original."""
        copy = State()
        self.share_table(copy)
        copy.players = [player.clone() for player in self.players]
        copy.adjustments = self.adjustments
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.passed = self.passed
        copy.passed_first = self.passed_first
        copy.slots = self.slots
        copy.queues = self.queues.copy()
        copy.tiles = self.tiles
        copy.carriages = self.carriages
        copy.location_tokens = self.location_tokens
        copy.time_tokens = self.time_tokens
        copy.decks = self.decks
        copy.discards = self.discards
        copy.shuffles = self.shuffles
        copy.pile = self.pile
        copy.pile_discard = self.pile_discard
        copy.least_depths = self.least_depths
        copy.taken = self.taken
        copy.drawn = self.drawn
        copy.drawn_before = self.drawn_before
        copy.turned_up = self.turned_up
        copy.card = self.card
        copy.chosen = self.chosen
        copy.walker = self.walker
        copy.walker_at = self.walker_at
        copy.steps_left = self.steps_left
        copy.walks_left = self.walks_left
        copy.walked = self.walked
        copy.guard_of = self.guard_of
        copy.ranking = self.ranking
        copy.reward = self.reward
        copy.rank = self.rank
        copy.out = self.out
        return copy


def is_solo(state: State) -> bool:
    """Whether a single player faces Strozzi."""
    return state.seat_count == 1


def side_of(state: State, house: i64) -> i64:
    """Whose house it is: Strozzi has two (FLO-SOL-15)."""
    if state.seat_count == 1 and house > STROZZI:
        return STROZZI
    return house


def colour_of(state: State, house: i64) -> i64:
    """Which of its owner's colours a house is: only Strozzi has a second one."""
    return 1 if state.seat_count == 1 and house > STROZZI else 0


def told_seat(state: State, side: i64) -> i64:
    """A side as events name it: its seat, or the automatic rival."""
    return AUTOMA if state.seat_count == 1 and side == STROZZI else side


def adjusted(state: State, adjustment: i64) -> bool:
    """FLO-SOL-14: whether an adjustment of the difficulty is switched on."""
    return state.adjustments >> adjustment & 1 != 0
