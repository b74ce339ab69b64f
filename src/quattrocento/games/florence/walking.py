# mypyc: compile
"""Walking the streets: the actions Move and Hurry, and Cosimo's card of three steps.

A walk of several steps is told step by step. A member that walks stands in no queue until it
stops; a step is offered only if the walk can still end on a free slot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    ENOUGH,
    FIRST_ON,
    FIRST_WALK,
    NO_MORE_WALKS,
    NO_STREET,
    RANK,
    STOP,
    WALKING,
    WALKING_ON,
)
from quattrocento.games.florence.city import (
    FIRST_STEP,
    NEIGHBOURS,
    NOWHERE,
    PLACES,
    STEP_PLACE,
    STEP_TO,
    street,
)
from quattrocento.games.florence.components import (
    LOCATIONS,
    MEMBERS_OF_A_WALK,
    SLOTS,
    STEPS_OF_A_WALK,
    THREE_STEPS,
)
from quattrocento.games.florence.family import FULL, is_full
from quattrocento.games.florence.guards import is_closed, pass_bodyguards
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
from quattrocento.games.florence.shown.events import Arrived, Walked
from quattrocento.games.florence.state import Question, State

NOT_YOURS: Final = Refusal("FLO-MOV-1", "refusal-not-your-member")
CLOSED: Final = Refusal("FLO-ADJ-11", "refusal-closed-street")
NOBODY_CAN_WALK: Final = Refusal("FLO-HUR-1", "refusal-nobody-can-walk")
WALKED_ALREADY: Final = Refusal("FLO-HUR-1", "refusal-walked-already")
NO_OTHER_CAN_WALK: Final = Refusal("FLO-HUR-1", "refusal-no-other-can-walk")
BOTH_STEPS: Final = Refusal("FLO-HUR-1", "refusal-both-steps")
CANNOT_END: Final = Refusal("FLO-SCA-C3", "refusal-cannot-end")
NO_STEP_LEFT: Final = Refusal("FLO-SCA-C3", "refusal-no-step-left")

STEPS_OF_A_HURRY: Final = 2


def walks_from(place: int) -> list[int]:
    """The first steps of whoever stands at a place."""
    first = int(FIRST_WALK) + FIRST_STEP[place]
    return list(range(first, first + len(NEIGHBOURS[place // SLOTS])))


WALKS_FROM: Final = [walks_from(place) for place in range(PLACES)]

# One step


def cannot_step(state: State, seat: i64, step: i64) -> Refusal | None:
    """FLO-MOV-1, FLO-ADJ-11: an own member along an open street."""
    place: i64 = STEP_PLACE[step]
    if not is_own(state, seat, place):
        return NOT_YOURS
    return CLOSED if is_closed(state, place // SLOTS, STEP_TO[step]) else None


def cannot_move(state: State, seat: i64, step: i64) -> Refusal | None:
    """FLO-MOV-1: an own member, one step to a location with a free slot."""
    place: i64 = STEP_PLACE[step]
    if not is_own(state, seat, place):
        return NOT_YOURS
    return cannot_go(state, place // SLOTS, STEP_TO[step])


def cannot_go(state: State, start: i64, end: i64) -> Refusal | None:
    """FLO-MOV-1, FLO-ADJ-11: an open street, and a free slot where it leads."""
    if is_closed(state, start, end):
        return CLOSED
    return is_full(state, end)


def move(state: State, seat: i64, step: i64) -> None:
    """FLO-MOV-1: walk one step and join the queue there."""
    set_out(state, seat, step)
    settle(state, seat)
    state.walked = -1


def set_out(state: State, seat: i64, step: i64) -> None:
    """A member leaves its queue and walks one step."""
    place: i64 = STEP_PLACE[step]
    state.walker = leave(state, place)
    state.walker_at = place // SLOTS
    walk_to(state, seat, STEP_TO[step])


def walk_to(state: State, seat: i64, location: i64) -> None:
    """The walking member goes along a street (FLO-GRD-2)."""
    if state.listener is not None:
        state.listener.tell(
            Walked(
                seat=seat,
                rank=RANK.label(rank_of(state.walker) - 1),
                start=state.walker_at + 1,
                end=location + 1,
            )
        )
    pass_bodyguards(state, seat, state.walker_at, location)
    state.walker_at = location


def settle(state: State, seat: i64) -> None:
    """The walking member joins the queue where it is; its place is remembered."""
    position = arrive(state, state.walker, state.walker_at, False)
    if state.listener is not None:
        state.listener.tell(
            Arrived(
                seat=seat,
                rank=RANK.label(rank_of(state.walker) - 1),
                location=state.walker_at + 1,
                position=position + 1,
            )
        )
    state.walked = state.walker_at * SLOTS + position
    state.walker = 0
    state.walker_at = -1


# Walks of several steps


def begin_hurry(state: State, seat: i64) -> None:
    """FLO-HUR-1: two steps, by one member or by two."""
    begin_walks(state, seat, STEPS_OF_A_HURRY)


def begin_three_steps(state: State, seat: i64) -> None:
    """FLO-SCA-C3: one or two members, one to three steps each."""
    begin_walks(state, seat, STEPS_OF_A_WALK)


def begin_walks(state: State, seat: i64, steps: i64) -> None:
    """Ask for the first member to walk."""
    state.steps_left = steps
    state.walks_left = MEMBERS_OF_A_WALK
    state.walked = -1
    state.ask(Question.WALK, seat)


def end_walks(state: State) -> None:
    """All walks are done: the next turn."""
    state.card = -1
    state.steps_left = 0
    state.walks_left = 0
    state.walked = -1
    next_turn(state)


def cannot_begin_walk(state: State, seat: i64, step: i64) -> Refusal | None:
    """FLO-HUR-1, FLO-SCA-C3: another own member, along an open street, and a place to end.

    With more than one step left it can always turn back to where it came from.
    """
    refusal = cannot_step(state, seat, step)
    if refusal is not None:
        return refusal
    if STEP_PLACE[step] == state.walked:
        return WALKED_ALREADY
    if state.steps_left > 1 or has_room(state, STEP_TO[step]):
        return None
    return FULL


def cannot_walk_at_all(state: State, seat: i64) -> Refusal | None:
    """FLO-HUR-1, FLO-SCA-C3: somebody must be able to make a first step of several."""
    player = state.players[seat]
    for location in range(LOCATIONS):
        if members_at(player, location) == 0:
            continue
        neighbours = NEIGHBOURS[location]
        for place in range(len(neighbours)):
            if not is_closed(state, location, neighbours[place]):
                return None
    return NOBODY_CAN_WALK


class Walk(Decision[State]):
    """FLO-HUR-1, FLO-SCA-C3: choose a member and its first step."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A member that has not walked yet, along an open street."""
        return cannot_begin_walk(state, seat, action - FIRST_WALK)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Steps of one's own members."""
        ids: list[int] = []
        for place in own_places(state, seat, 0):
            ids += WALKS_FROM[place]
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Make the first step; ask how the walk goes on, if it can."""
        state.walks_left -= 1
        state.steps_left -= 1
        set_out(state, seat, action - FIRST_WALK)
        go_on_walking(state, seat)


def go_on_walking(state: State, seat: i64) -> None:
    """Ask for the next step, or whether another member walks; else all walks are done."""
    if state.steps_left > 0 or (may_end_early(state) and state.walks_left > 0):
        state.ask(Question.WALK_ON, seat)
    else:
        settle(state, seat)
        end_walks(state)


def may_end_early(state: State) -> bool:
    """FLO-SCA-C3, FLO-HUR-1: by the card steps may be left out, in a hurry not."""
    return state.card == THREE_STEPS


def can_end(state: State, location: i64, steps: i64) -> bool:
    """Whether a walk that has come to a location can end there or with so many steps more."""
    if has_room(state, location):
        return True
    if steps > 0:
        for other in NEIGHBOURS[location]:
            if not is_closed(state, location, other) and can_end(state, other, steps - 1):
                return True
    return False


def cannot_walk_on(state: State, location: i64) -> Refusal | None:
    """FLO-SCA-C3: the next step must be along an open street and lead to an end."""
    if state.steps_left == 0:
        return NO_STEP_LEFT
    if street(state.walker_at, location) == NOWHERE:
        return NO_STREET
    if is_closed(state, state.walker_at, location):
        return CLOSED
    if can_end(state, location, state.steps_left - 1):
        return None
    return FULL if state.steps_left == 1 else CANNOT_END


def cannot_stop(state: State, seat: i64) -> Refusal | None:
    """FLO-QUE-3, FLO-HUR-1: to let another member walk, stop where a slot is free."""
    if not has_room(state, state.walker_at):
        return FULL
    if state.walks_left > 0 and another_can_walk(state, seat):
        return None
    return NO_OTHER_CAN_WALK


def another_can_walk(state: State, seat: i64) -> bool:
    """Whether, once the walking member has stopped, another one can walk."""
    after = state.clone()
    stop_for_another(after, seat)
    for place in own_places(after, seat, 0):
        first: i64 = FIRST_STEP[place]
        for number in range(len(NEIGHBOURS[place // SLOTS])):
            if cannot_begin_walk(after, seat, first + number) is None:
                return True
    return False


def stop_for_another(state: State, seat: i64) -> None:
    """Join the queue; another member walks, in a hurry with the step that is left."""
    settle(state, seat)
    if state.card == THREE_STEPS:
        state.steps_left = STEPS_OF_A_WALK


class WalkOn(Decision[State]):
    """FLO-HUR-1, FLO-SCA-C3: walk on, stop for another member to walk, or stop altogether."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It can go on along open streets, and stop where there is room."""
        if action == STOP:
            return cannot_stop(state, seat)
        if action != ENOUGH:
            return cannot_walk_on(state, action - FIRST_ON)
        if not may_end_early(state):
            return BOTH_STEPS
        return is_full(state, state.walker_at)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Go on or stop."""
        if action == STOP:
            stop_for_another(state, seat)
            state.ask(Question.WALK, seat)
        elif action == ENOUGH:
            settle(state, seat)
            end_walks(state)
        else:
            state.steps_left -= 1
            walk_to(state, seat, action - FIRST_ON)
            go_on_walking(state, seat)


WALK: Final[Walk] = Walk("walk", "FLO-HUR-1", [WALKING])
WALK_ON: Final[WalkOn] = WalkOn("walk-on", "FLO-HUR-1", [*WALKING_ON, NO_MORE_WALKS])
