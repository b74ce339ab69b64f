# mypyc: compile
"""Passing: the ring, and the bonus on each later turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    DISCARDING,
    FIRST_DISCARD,
    FIRST_RING,
    FIRST_SWAP,
    GAINING,
    RINGING,
    SWAPPING,
    TAKE_POINT,
    TAKE_TIME,
)
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import BONUS_POINTS, BONUS_TIME, FIRST_TO_PASS_TIME
from quattrocento.games.florence.queues import can_be_swapped, swap_members
from quattrocento.games.florence.scandals import cannot_discard, discard_for_time, offer_discards
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.shown.events import Passed, PointTaken, RingPlaced, TimeTaken
from quattrocento.games.florence.state import Question, State, side_of

RING_THERE: Final = Refusal("FLO-PAS-1", "refusal-ring-there")
NO_SUCH_SWAP: Final = Refusal("FLO-PAS-2", "refusal-no-such-swap")


def pass_turn(state: State, seat: i64) -> None:
    """FLO-PAS-1: no more actions; 2 time for the first one, no ring for the last one."""
    time: i64 = 0
    if state.passed == 0:
        time = FIRST_TO_PASS_TIME
        gain_time(state.players[seat], time)
        state.passed_first = seat
    state.passed |= bit(seat)
    if state.listener is not None:
        state.listener.tell(Passed(seat=seat, time=time))
    if state.passed == all_below(len(state.players)):
        next_turn(state)
    else:
        state.ask(Question.RING, seat)


class PlaceRing(Decision[State]):
    """FLO-PAS-1: put the ring on a location; carriages and destinations do not matter."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """No other ring may be there."""
        location: i64 = action - FIRST_RING
        for player in state.players:
            if player.ring == location:
                return RING_THERE
        return None

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Place it; then the next turn."""
        location: i64 = action - FIRST_RING
        state.players[seat].ring = location
        if state.listener is not None:
            state.listener.tell(RingPlaced(seat=seat, location=location + 1))
        next_turn(state)


class Bonus(Decision[State]):
    """FLO-PAS-2: a swap at the ring, 1 time or 1 point; a scandal card for time before it."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A swap needs two neighbours of one rank, one's own and another family's."""
        if action < FIRST_SWAP:
            return cannot_discard(state, seat, action - FIRST_DISCARD)
        if action >= TAKE_TIME:
            return None
        return None if can_swap_at_ring(state, seat, action - FIRST_SWAP) else NO_SUCH_SWAP

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's cards, the pairs of the queue at the ring, time and point."""
        player = state.players[seat]
        ids: list[int] = []
        if len(player.hand) > 0:
            offer_discards(ids, player.hand)
        for ahead in range(len(state.queues[player.ring]) - 1):
            ids.append(FIRST_SWAP + ahead)
        ids.append(TAKE_TIME)
        ids.append(TAKE_POINT)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take the bonus; a discarded card leaves it still to be taken."""
        if action < FIRST_SWAP:
            discard_for_time(state, seat, action - FIRST_DISCARD)
            return
        take_bonus(state, seat, action)
        next_turn(state)


def can_swap_at_ring(state: State, seat: i64, ahead: i64) -> bool:
    """FLO-PAS-2: neighbours at the ring that may change places, one of them one's own."""
    ring = state.players[seat].ring
    if not can_be_swapped(state, ring, ahead, ahead + 1):
        return False
    queue = state.queues[ring]
    return (
        side_of(state, queue[ahead] >> 2) == seat or side_of(state, queue[ahead + 1] >> 2) == seat
    )


def take_bonus(state: State, seat: i64, action: i64) -> None:
    """FLO-PAS-2: do what the bonus says."""
    player = state.players[seat]
    if action == TAKE_TIME:
        gain_time(player, BONUS_TIME)
        if state.listener is not None:
            state.listener.tell(TimeTaken(seat=seat))
    elif action == TAKE_POINT:
        player.points += BONUS_POINTS
        if state.listener is not None:
            state.listener.tell(PointTaken(seat=seat))
    else:
        swap_members(state, player.ring, action - FIRST_SWAP, action - FIRST_SWAP + 1)


RING: Final[PlaceRing] = PlaceRing("ring", "FLO-PAS-1", [RINGING])
BONUS: Final[Bonus] = Bonus("bonus", "FLO-PAS-2", [DISCARDING, SWAPPING, *GAINING])
