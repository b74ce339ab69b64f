# mypyc: compile
"""The nobles: who is active, where they go, and their rewards on the way."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.florence.actions import NOBLE
from quattrocento.games.florence.boasts import highest_marker
from quattrocento.games.florence.city import FIRST_SPY, NEXT_ON_ROUTE
from quattrocento.games.florence.components import NOBLES, PRIME_POINTS, ROUNDS
from quattrocento.games.florence.queues import members_at
from quattrocento.games.florence.scandals import gain_card, tell_new_cards
from quattrocento.games.florence.shown.events import NobleArrived, PrimeScored
from quattrocento.games.florence.state import State, side_of, told_seat

# The dial


def active_noble(state: State) -> i64:
    """FLO-RND-3: Cosimo, Contessina, Giovanni, three times."""
    return (state.round - 1) % len(NOBLES)


def round_of_noble(state: State, noble: i64) -> i64:
    """The next round in which a noble moves, beyond the last if no more."""
    ahead: i64 = (noble - active_noble(state)) % len(NOBLES)
    return state.round + ahead


def destination(state: State, noble: i64) -> i64:
    """FLO-UPK-3: where a noble's destination marker lies, -1 if it has left the board."""
    number = round_of_noble(state, noble)
    return state.location_tokens[number - 1] if number <= ROUNDS else -1


# The move


def move_noble(state: State) -> None:
    """FLO-NOB-1: the active noble, and only he, follows the arrows to his destination."""
    noble = active_noble(state)
    goal = destination(state, noble)
    location: i64 = state.carriages[noble]
    before: list[bytes] = []
    if state.listener is not None:
        before = [player.hand for player in state.players]
    state.turned_up = b""
    while location != goal:
        location = NEXT_ON_ROUTE[location]
        enter(state, noble, location)
    carriages = state.carriages
    state.carriages = carriages[:noble] + ONE_BYTE[goal] + carriages[noble + 1 :]
    tell_new_cards(state, before)


def enter(state: State, noble: i64, location: i64) -> None:
    """FLO-NOB-4: prime position, then the highest boast, then the spies."""
    if state.listener is not None:
        state.listener.tell(NobleArrived(noble=NOBLE.label(noble), location=location + 1))
    reward_prime_position(state, location)
    reward_highest_boast(state, noble, location)
    reward_spies(state, noble, location)


def reward_prime_position(state: State, location: i64) -> None:
    """FLO-NOB-1: the dial's points for the first in the queue."""
    queue = state.queues[location]
    if len(queue) == 0:
        return
    side = side_of(state, queue[0] >> 2)
    points: i64 = PRIME_POINTS[state.round - 1]
    state.players[side].points += points
    if state.listener is not None:
        state.listener.tell(
            PrimeScored(seat=told_seat(state, side), location=location + 1, points=points)
        )


def reward_highest_boast(state: State, noble: i64, location: i64) -> None:
    """FLO-NOB-2: a card for the highest marker, if its owner has a member there."""
    side = highest_marker(state, location)
    if side >= 0 and members_at(state.players[side], location) > 0:
        gain_card(state, side, noble, True)


def reward_spies(state: State, noble: i64, location: i64) -> None:
    """FLO-GRD-3: a card for each spy there, from the first player clockwise."""
    sides: i64 = len(state.players)
    for turn in range(sides):
        side: i64 = (state.first + turn) % sides
        if holds(state.players[side].posted, FIRST_SPY + location):
            gain_card(state, side, noble, False)
