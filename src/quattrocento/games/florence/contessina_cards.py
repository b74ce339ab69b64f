# mypyc: compile
"""Contessina's scandal cards: changing places, a promotion, forward in the queue.

Her gift from afar is in `gifts`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    CHOOSING,
    FIRST_MEMBER,
    FIRST_PROMOTE,
    FIRST_WITH,
    PARTNERING,
    PROMOTING,
    RANK,
)
from quattrocento.games.florence.city import NEIGHBOURS, NOWHERE, street
from quattrocento.games.florence.components import DEBUTANT, SLOTS
from quattrocento.games.florence.family import cannot_promote, promote
from quattrocento.games.florence.queues import (
    arrive,
    is_own,
    leave,
    own_places,
    owner_at,
    rank_at,
    rank_of,
)
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.shown.events import Arrived, PlacesChanged
from quattrocento.games.florence.state import Question, State, side_of, told_seat

NOT_YOURS: Final = Refusal("FLO-SCA-K2", "refusal-not-your-member")
NO_LOWER_RANK: Final = Refusal("FLO-SCA-K2", "refusal-no-lower-rank")
NOBODY_THERE: Final = Refusal("FLO-SCA-K2", "refusal-nobody-there")
NOT_NEXT_DOOR: Final = Refusal("FLO-SCA-K2", "refusal-not-next-door")
NOT_LOWER: Final = Refusal("FLO-SCA-K2", "refusal-not-lower")
NOBODY_TO_PROMOTE: Final = Refusal("FLO-SCA-K3", "refusal-nobody-to-promote")
NOT_A_DEBUTANT: Final = Refusal("FLO-SCA-K3", "refusal-not-a-debutant")
NOT_YOURS_TO_ADVANCE: Final = Refusal("FLO-SCA-K4", "refusal-not-your-member")
NOBODY_TO_ADVANCE: Final = Refusal("FLO-SCA-K4", "refusal-nobody-to-advance")
FIRST_ALREADY: Final = Refusal("FLO-SCA-K4", "refusal-first-already")

# Changing places (FLO-SCA-K2)


def cannot_change(state: State, seat: i64, place: i64) -> Refusal | None:
    """FLO-SCA-K2: an own member with somebody of lower rank next door."""
    if not is_own(state, seat, place):
        return NOT_YOURS
    rank = rank_at(state, place)
    for location in NEIGHBOURS[place // SLOTS]:
        queue = state.queues[location]
        # The last in a queue has the lowest rank of all in it.
        if len(queue) > 0 and rank_of(queue[-1]) < rank:
            return None
    return NO_LOWER_RANK


def nobody_can_change(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-K2: there must be such a member."""
    for place in own_places(state, seat, 0):
        if cannot_change(state, seat, place) is None:
            return None
    return NO_LOWER_RANK


class ChangeWho(Decision[State]):
    """FLO-SCA-K2: choose one's own member."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must find somebody of lower rank next door."""
        return cannot_change(state, seat, action - FIRST_MEMBER)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own members."""
        return own_places(state, seat, FIRST_MEMBER)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask with whom."""
        state.chosen = action - FIRST_MEMBER
        state.ask(Question.CHANGE_WITH, seat)


class ChangeWith(Decision[State]):
    """FLO-SCA-K2: choose who goes the other way, of any family."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Somebody of lower rank, next door."""
        place: i64 = action - FIRST_WITH
        rank = rank_at(state, place)
        if rank == 0:
            return NOBODY_THERE
        if street(place // SLOTS, state.chosen // SLOTS) == NOWHERE:
            return NOT_NEXT_DOOR
        return None if rank < rank_at(state, state.chosen) else NOT_LOWER

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Each joins the other's queue as if it had just arrived."""
        change_places(state, seat, state.chosen, action - FIRST_WITH)
        state.chosen = -1
        state.card = -1
        next_turn(state)


def change_places(state: State, seat: i64, mine: i64, theirs: i64) -> None:
    """FLO-SCA-K2: swap two members of neighbouring locations."""
    other = owner_at(state, theirs)
    here: i64 = mine // SLOTS
    there: i64 = theirs // SLOTS
    own_piece = leave(state, mine)
    other_piece = leave(state, theirs)
    arrive(state, own_piece, there, False)
    arrive(state, other_piece, here, False)
    if state.listener is not None:
        state.listener.tell(
            PlacesChanged(
                seat=seat,
                other_seat=told_seat(state, other),
                location=here + 1,
                other_location=there + 1,
            )
        )


# A promotion (FLO-SCA-K3)


def cannot_raise(state: State, seat: i64, place: i64) -> Refusal | None:
    """FLO-SCA-K3: an own debutant, and a donna in the supply."""
    refusal = cannot_promote(state, seat, place)
    if refusal is not None:
        return refusal
    return None if rank_at(state, place) == DEBUTANT else NOT_A_DEBUTANT


def nobody_can_be_raised(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-K3: there must be such a debutant."""
    for place in own_places(state, seat, 0):
        if cannot_raise(state, seat, place) is None:
            return None
    return NOBODY_TO_PROMOTE


class PromoteWho(Decision[State]):
    """FLO-SCA-K3: choose the debutant that becomes a donna."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A debutant of one's own."""
        return cannot_raise(state, seat, action - FIRST_PROMOTE)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own members."""
        return own_places(state, seat, FIRST_PROMOTE)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Promote it."""
        state.card = -1
        promote(state, seat, action - FIRST_PROMOTE)
        next_turn(state)


# Forward in the queue (FLO-SCA-K4)


def cannot_advance(state: State, seat: i64, place: i64) -> Refusal | None:
    """FLO-SCA-K4: an own member behind another family's member of the same rank."""
    if not is_own(state, seat, place):
        return NOT_YOURS_TO_ADVANCE
    queue = state.queues[place // SLOTS]
    rank = rank_at(state, place)
    for position in range(place % SLOTS):
        piece: i64 = queue[position]
        if piece & 3 == rank and side_of(state, piece >> 2) != seat:
            return None
    return FIRST_ALREADY


def nobody_can_advance(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-K4: there must be such a member."""
    for place in own_places(state, seat, 0):
        if cannot_advance(state, seat, place) is None:
            return None
    return NOBODY_TO_ADVANCE


class AdvanceWho(Decision[State]):
    """FLO-SCA-K4: choose the member that goes to the front of its rank."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must have somebody to overtake."""
        return cannot_advance(state, seat, action - FIRST_MEMBER)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own members."""
        return own_places(state, seat, FIRST_MEMBER)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """First of its rank."""
        place: i64 = action - FIRST_MEMBER
        location: i64 = place // SLOTS
        piece = leave(state, place)
        position = arrive(state, piece, location, True)
        state.card = -1
        if state.listener is not None:
            state.listener.tell(
                Arrived(
                    seat=seat,
                    rank=RANK.label(rank_of(piece) - 1),
                    location=location + 1,
                    position=position + 1,
                )
            )
        next_turn(state)


CHANGE_WHO: Final[ChangeWho] = ChangeWho("change-who", "FLO-SCA-K2", [CHOOSING])
CHANGE_WITH: Final[ChangeWith] = ChangeWith("change-with", "FLO-SCA-K2", [PARTNERING])
PROMOTE_WHO: Final[PromoteWho] = PromoteWho("promote-who", "FLO-SCA-K3", [PROMOTING])
ADVANCE_WHO: Final[AdvanceWho] = AdvanceWho("advance-who", "FLO-SCA-K4", [CHOOSING])
