# mypyc: compile
"""Giovanni's scandal cards: take back a boast, a swap in the queue, send home, boast from afar."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    BOASTING,
    CHOOSING,
    FIRST_BOAST,
    FIRST_MEMBER,
    FIRST_RECALL,
    FIRST_WITH,
    PARTNERING,
    RANK,
    TAKING_BACK,
)
from quattrocento.games.florence.boasts import boast, cannot_boast_on, has_marker_at, unmark
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import LOCATIONS, SEND_HOME_TIME, SLOTS
from quattrocento.games.florence.queues import (
    can_be_swapped,
    is_own,
    leave,
    own_places,
    pieces,
    rank_of,
    swap_members,
)
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.shown.events import MarkerTakenBack, MemberSentHome
from quattrocento.games.florence.state import Question, State

NO_MARKER_PLACED: Final = Refusal("FLO-SCA-G1", "refusal-no-marker-placed")
NO_MARKER_THERE: Final = Refusal("FLO-SCA-G1", "refusal-no-marker-there")
NOBODY_TO_SWAP: Final = Refusal("FLO-SCA-G2", "refusal-nobody-to-swap")
NOT_THIS_SWAP: Final = Refusal("FLO-SCA-G2", "refusal-not-this-swap")
NO_MEMBER: Final = Refusal("FLO-SCA-G3", "refusal-no-member")
NOT_YOURS: Final = Refusal("FLO-SCA-G3", "refusal-not-your-member")

# Take back a boast marker (FLO-SCA-G1)


def cannot_take_back(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-G1: a marker must be on the board."""
    return NO_MARKER_PLACED if state.players[seat].markers == 0 else None


class TakeBack(Decision[State]):
    """FLO-SCA-G1: choose the tile."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must have one's own marker."""
        here = has_marker_at(state.players[seat], action - FIRST_RECALL)
        return None if here else NO_MARKER_THERE

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take it back; its points stay."""
        location: i64 = action - FIRST_RECALL
        unmark(state, seat, location)
        state.card = -1
        if state.listener is not None:
            state.listener.tell(MarkerTakenBack(seat=seat, location=location + 1))
        next_turn(state)


# A swap in the queue (FLO-SCA-G2)


def partner_behind(state: State, place: i64) -> i64:
    """The next place behind with whom somebody can be swapped, -1 if there is none."""
    location: i64 = place // SLOTS
    ahead: i64 = place % SLOTS
    for behind in range(ahead + 1, len(state.queues[location])):
        if can_be_swapped(state, location, ahead, behind):
            return location * SLOTS + behind
    return -1


def first_swap(state: State) -> i64:
    """The first place from which a swap can be made anywhere, -1 if there is none."""
    for location in range(LOCATIONS):
        for position in range(len(state.queues[location])):
            if partner_behind(state, location * SLOTS + position) >= 0:
                return location * SLOTS + position
    return -1


class SwapWho(Decision[State]):
    """FLO-SCA-G2: choose the one further ahead, at any location and of any family."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Somebody of its rank and another family must stand behind it."""
        found = partner_behind(state, action - FIRST_MEMBER) >= 0
        return None if found else NOBODY_TO_SWAP

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask with whom."""
        state.chosen = action - FIRST_MEMBER
        state.ask(Question.SWAP_WITH, seat)


class SwapWith(Decision[State]):
    """FLO-SCA-G2: choose the one further behind."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """In the same queue, of the same rank, of another family."""
        place: i64 = action - FIRST_WITH
        location: i64 = place // SLOTS
        ahead: i64 = state.chosen % SLOTS
        behind: i64 = place % SLOTS
        if location != state.chosen // SLOTS or behind <= ahead:
            return NOT_THIS_SWAP
        return None if can_be_swapped(state, location, ahead, behind) else NOT_THIS_SWAP

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Let them change places."""
        place: i64 = action - FIRST_WITH
        swap_members(state, place // SLOTS, state.chosen % SLOTS, place % SLOTS)
        state.chosen = -1
        state.card = -1
        next_turn(state)


# Send a member home (FLO-SCA-G3)


def cannot_send_home(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-G3: a member on the board."""
    return NO_MEMBER if state.players[seat].members == 0 else None


class SendHome(Decision[State]):
    """FLO-SCA-G3: choose who leaves the game."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """An own member."""
        return None if is_own(state, seat, action - FIRST_MEMBER) else NOT_YOURS

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own members."""
        return own_places(state, seat, FIRST_MEMBER)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Out of the game for good, for 3 time."""
        place: i64 = action - FIRST_MEMBER
        player = state.players[seat]
        piece = leave(state, place)
        player.removed += pieces(0, rank_of(piece))
        gain_time(player, SEND_HOME_TIME)
        state.card = -1
        if state.listener is not None:
            state.listener.tell(
                MemberSentHome(
                    seat=seat, rank=RANK.label(rank_of(piece) - 1), location=place // SLOTS + 1
                )
            )
        next_turn(state)


# Boast from afar (FLO-SCA-G4)


def cannot_boast_anywhere(state: State, seat: i64, cards: i64) -> Refusal | None:
    """FLO-SCA-G4: some tile must be open to a boast with so many cards in hand."""
    refusal: Refusal | None = None
    for location in range(LOCATIONS):
        refusal = cannot_boast_on(state, seat, location, cards)
        if refusal is None:
            return None
    return refusal


class BoastFromAfar(Decision[State]):
    """FLO-SCA-G4: choose the tile; no member is needed there."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """All the other conditions of a boast."""
        cards: i64 = len(state.players[seat].hand)
        return cannot_boast_on(state, seat, action - FIRST_BOAST, cards)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Boast; the card's price is the boast's."""
        state.card = -1
        boast(state, seat, action - FIRST_BOAST)
        next_turn(state)


TAKE_BACK: Final[TakeBack] = TakeBack("take-back", "FLO-SCA-G1", [TAKING_BACK])
SWAP_WHO: Final[SwapWho] = SwapWho("swap-who", "FLO-SCA-G2", [CHOOSING])
SWAP_WITH: Final[SwapWith] = SwapWith("swap-with", "FLO-SCA-G2", [PARTNERING])
SEND_HOME: Final[SendHome] = SendHome("send-home", "FLO-SCA-G3", [CHOOSING])
BOAST_FROM_AFAR: Final[BoastFromAfar] = BoastFromAfar("boast-from-afar", "FLO-SCA-G4", [BOASTING])
