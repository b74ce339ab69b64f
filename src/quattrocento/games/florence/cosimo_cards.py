# mypyc: compile
"""Cosimo's scandal cards: any shield, any location, three steps, good company.

The card of three steps is walked in `walking`, the guard is placed in `gifts`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    CHOOSING,
    DEPLOYING,
    FIRST_DEPLOY,
    FIRST_MEMBER,
    FIRST_RIDE,
    RANK,
    RIDING,
)
from quattrocento.games.florence.components import DONNA, LOCATIONS, SLOTS
from quattrocento.games.florence.family import cannot_deploy, deploy, is_full
from quattrocento.games.florence.guards import guards_left
from quattrocento.games.florence.queues import (
    arrive,
    has_room,
    is_own,
    leave,
    members_at,
    own_places,
    rank_of,
)
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.shown.events import Arrived
from quattrocento.games.florence.state import Question, State, side_of

NO_GUARD: Final = Refusal("FLO-SCA-C1", "refusal-no-guard")
NO_MEMBER: Final = Refusal("FLO-SCA-C2", "refusal-no-member")
NO_ROOM_ELSEWHERE: Final = Refusal("FLO-SCA-C2", "refusal-no-room-elsewhere")
NOT_YOURS: Final = Refusal("FLO-SCA-C2", "refusal-not-your-member")
SAME_LOCATION: Final = Refusal("FLO-SCA-C2", "refusal-same-location")
NO_COMPANY: Final = Refusal("FLO-SCA-C4", "refusal-no-company")

# Any shield (FLO-SCA-C1)


def cannot_guard_any(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-C1: a guard in the supply; there is always a shield without one's own guard."""
    return None if guards_left(state, seat) > 0 else NO_GUARD


# Any location (FLO-SCA-C2)


def cannot_ride(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-C2: a member with room at another location."""
    player = state.players[seat]
    if player.members == 0:
        return NO_MEMBER
    for location in range(LOCATIONS):
        if members_at(player, location) > 0 and cannot_ride_from(state, location) is None:
            return None
    return NO_ROOM_ELSEWHERE


def cannot_ride_from(state: State, start: i64) -> Refusal | None:
    """FLO-SCA-C2: room at some location other than the member's."""
    for location in range(LOCATIONS):
        if location != start and has_room(state, location):
            return None
    return NO_ROOM_ELSEWHERE


class RideWho(Decision[State]):
    """FLO-SCA-C2: choose the member to move."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """An own member that has somewhere to go."""
        place: i64 = action - FIRST_MEMBER
        if not is_own(state, seat, place):
            return NOT_YOURS
        return cannot_ride_from(state, place // SLOTS)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own members."""
        return own_places(state, seat, FIRST_MEMBER)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask where to."""
        state.chosen = action - FIRST_MEMBER
        state.ask(Question.RIDE_WHERE, seat)


class RideWhere(Decision[State]):
    """FLO-SCA-C2: choose where the member goes; bodyguards take no notice."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Another location, with a free slot."""
        location: i64 = action - FIRST_RIDE
        if location == state.chosen // SLOTS:
            return SAME_LOCATION
        return is_full(state, location)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Move the member, whatever the distance."""
        location: i64 = action - FIRST_RIDE
        piece = leave(state, state.chosen)
        position = arrive(state, piece, location, False)
        state.chosen = -1
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


# Good company (FLO-SCA-C4)


def cannot_deploy_beside(state: State, seat: i64, location: i64) -> Refusal | None:
    """FLO-SCA-C4: where one has a donna or the maestro, and a slot is free."""
    for piece in state.queues[location]:
        if piece & 3 >= DONNA and side_of(state, piece >> 2) == seat:
            return cannot_deploy(state, seat, location)
    return NO_COMPANY


def cannot_deploy_beside_anybody(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-C4: there must be such a location."""
    refusal: Refusal | None = NO_COMPANY
    for location in range(LOCATIONS):
        found = cannot_deploy_beside(state, seat, location)
        if found is None:
            return None
        if found is not NO_COMPANY:
            refusal = found
    return refusal


class DeployBeside(Decision[State]):
    """FLO-SCA-C4: choose where the debutant joins a donna or the maestro."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """In good company and with a free slot."""
        return cannot_deploy_beside(state, seat, action - FIRST_DEPLOY)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Deploy it."""
        state.card = -1
        deploy(state, seat, action - FIRST_DEPLOY)
        next_turn(state)


RIDE_WHO: Final[RideWho] = RideWho("ride-who", "FLO-SCA-C2", [CHOOSING])
RIDE_WHERE: Final[RideWhere] = RideWhere("ride-where", "FLO-SCA-C2", [RIDING])
DEPLOY_BESIDE: Final[DeployBeside] = DeployBeside("deploy-beside", "FLO-SCA-C4", [DEPLOYING])
