# mypyc: compile
"""Guards: how many are left, which shields are taken, and what bodyguards do."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, shifted, size
from quattrocento.games.florence.actions import SHIELD
from quattrocento.games.florence.city import street
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import (
    BODYGUARD_POINTS,
    BODYGUARD_TIME,
    CLOSED_STREETS,
    GUARDS,
)
from quattrocento.games.florence.queues import number_of_members
from quattrocento.games.florence.shown.events import BodyguardHelped, BodyguardTolled, GuardPosted
from quattrocento.games.florence.state import STROZZI, State, adjusted, is_solo, side_of, told_seat


def guards_left(state: State, side: i64) -> i64:
    """FLO-SET-1, FLO-SOL-15: guards in a side's supply; Strozzi has those of two colours."""
    number: i64 = 2 * GUARDS if is_solo(state) and side == STROZZI else GUARDS
    return number - size(state.players[side].posted)


def guarded(state: State) -> i64:
    """The shields with a guard on them, whosever it is."""
    shields: i64 = 0
    for player in state.players:
        shields |= player.posted
    return shields


def post_guard(state: State, side: i64, shield: i64) -> None:
    """FLO-GRD-1: put a guard on a shield; the shield says what kind it is."""
    state.players[side].posted |= bit(shield)
    if state.listener is not None:
        state.listener.tell(GuardPosted(seat=told_seat(state, side), shield=SHIELD.label(shield)))


def is_closed(state: State, start: i64, end: i64) -> bool:
    """FLO-ADJ-11: a street with Strozzi's bodyguard may be closed to the human."""
    if not adjusted(state, CLOSED_STREETS):
        return False
    return holds(state.players[STROZZI].posted, street(start, end))


def helps_left(state: State, side: i64, way: i64) -> i64:
    """FLO-GRD-2: how often a side's bodyguard on a street may still help its owner this round.

    As often as the owner has members on the board, one that is walking included.
    """
    player = state.players[side]
    members = number_of_members(player)
    if state.walker != 0 and side_of(state, state.walker >> 2) == side:
        members += 1
    left: i64 = members - (player.helped >> 4 * way & 15)
    return max(0, left)


def pass_bodyguards(state: State, walker: i64, start: i64, end: i64) -> None:
    """FLO-GRD-2, FLO-SOL-8: each guard on the street works for its owner."""
    way = street(start, end)
    for side in range(len(state.players)):
        player = state.players[side]
        if not holds(player.posted, way):
            continue
        if side == walker:
            if helps_left(state, side, way) == 0:
                continue
            player.helped += shifted(1, 4 * way)
            gain_time(player, BODYGUARD_TIME)
            points: i64 = 1 if is_solo(state) else 0
            player.points += points
            if state.listener is not None:
                state.listener.tell(
                    BodyguardHelped(seat=walker, street=SHIELD.label(way), points=points)
                )
        else:
            player.points += BODYGUARD_POINTS
            if state.listener is not None:
                state.listener.tell(
                    BodyguardTolled(
                        seat=told_seat(state, side),
                        street=SHIELD.label(way),
                        points=BODYGUARD_POINTS,
                    )
                )
