# mypyc: compile
"""Strozzi's turns: his time, drawing his cards, passing, and what he does afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed, shifted
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.florence.city import NEXT_ON_ROUTE, NOWHERE, shield_of, street
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import (
    COSIMO,
    FIRST_TO_PASS_TIME,
    FRIEND_OF_MINE,
    GIOVANNI,
    GUARD_CARD,
    LAST_DEPLOY_CARD,
    LESS_TIME,
    LIVELIER_PARTY,
    LOCATIONS,
    MORE_TIME,
    NO_FIRST_GUARDS,
    NOBLES,
    PARTY_TIME,
    REWARD_FOR_PASSING_FIRST,
    SET_ASIDE,
    STROZZI_BONUS,
    STROZZI_CARDS,
    STROZZI_COSTS,
    STROZZI_FIRST_TIME,
    STROZZI_LEAST_TIME,
    STROZZI_MOST_TIME,
    TIME_FOR_GIOVANNI,
)
from quattrocento.games.florence.guards import post_guard
from quattrocento.games.florence.nobles import active_noble, destination
from quattrocento.games.florence.queues import members_at, swap_members
from quattrocento.games.florence.shown.events import (
    StrozziDrew,
    StrozziGainedTime,
    StrozziPassed,
    StrozziPutBack,
)
from quattrocento.games.florence.state import HUMAN, STROZZI, State, adjusted, side_of
from quattrocento.games.florence.strozzi_cards import (
    boast_card,
    deploy_card,
    destination_of,
    guard_card,
    promote_card,
    score,
)

# The cards of each set of Strozzi's cards, as rows in rising order.
CARDS_OF_SET: Final = [bytes(listed(cards)) for cards in range(2 << STROZZI_CARDS)]


# Set-up


def post_first_guards(state: State) -> None:
    """FLO-SOL-1, FLO-ADJ-4: where Cosimo leaves, and at the destinations of the two others."""
    if adjusted(state, NO_FIRST_GUARDS):
        return
    start: i64 = state.carriages[COSIMO]
    way = street(start, NEXT_ON_ROUTE[start])
    if way == NOWHERE:
        # Cosimo leaves 1 through the park: the guard stands between 1 and 2 instead.
        way = street(0, 1)
    post_guard(state, STROZZI, way)
    for noble in range(COSIMO + 1, len(NOBLES)):
        post_guard(state, STROZZI, shield_of(noble, destination(state, noble)))


# Time


def gain_round_time(state: State, token: i64) -> None:
    """FLO-SOL-3: 6 in round 1, then the round's token, at least 4."""
    gain: i64 = STROZZI_FIRST_TIME if state.round == 1 else max(token, STROZZI_LEAST_TIME)
    less = adjusted(state, LESS_TIME)
    more = adjusted(state, MORE_TIME)
    if less and not more:
        gain = max(gain - 1, STROZZI_LEAST_TIME)
    if more and not less:
        gain = min(gain + 1, STROZZI_MOST_TIME)
    gain_time(state.players[STROZZI], gain)
    if state.listener is not None:
        state.listener.tell(StrozziGainedTime(time=gain))


# His turn


def strozzi_turn(state: State) -> bool:
    """FLO-SOL-4 to 7: one turn; False when the human must choose before it can go on."""
    player = state.players[STROZZI]
    if holds(state.passed, STROZZI):
        after_passing(state)
        return True
    if player.time == 0 or saves_time(state):
        pass_turn(state)
        return True
    return resolve(state, draw_card(state))


def saves_time(state: State) -> bool:
    """FLO-SOL-6: with little time and a member at Giovanni's destination he waits for him."""
    if active_noble(state) != GIOVANNI:
        return False
    player = state.players[STROZZI]
    here = members_at(player, destination(state, GIOVANNI)) > 0
    return here and player.time <= TIME_FOR_GIOVANNI


def draw_card(state: State) -> i64:
    """FLO-SOL-4, FLO-STR-3: the top card; a 6 that comes first in a round is put back."""
    card = take_top(state)
    if card == PARTY_TIME and len(state.drawn) == 0:
        # All have seen it: that it went back is known as long as what else was drawn.
        state.drawn = ONE_BYTE[PARTY_TIME]
        card = take_top(state)
        state.pile = state.shuffled(state.pile + ONE_BYTE[PARTY_TIME])
        state.least_depths = 0
        if state.listener is not None:
            state.listener.tell(StrozziPutBack())
    state.drawn = state.drawn + ONE_BYTE[card]
    state.pile_discard |= bit(card)
    return card


def take_top(state: State) -> i64:
    """Take the top card of the pile; all others lie one higher."""
    card: i64 = state.pile[0]
    state.pile = state.pile[1:]
    state.taken += 1
    return card


def resolve(state: State, card: i64) -> bool:
    """FLO-SOL-4: pay for a card and do what it says; False when the human must choose first."""
    player = state.players[STROZZI]
    if card == PARTY_TIME:
        party(state)
        return True
    cost: i64 = STROZZI_COSTS[card]
    cost = min(cost, player.time)
    player.time -= cost
    if state.listener is not None:
        state.listener.tell(StrozziDrew(number=card, time=cost))
    if card <= LAST_DEPLOY_CARD:
        return deploy_card(state, card)
    if card == FRIEND_OF_MINE:
        promote_card(state)
    elif card == GUARD_CARD:
        guard_card(state)
    else:
        boast_card(state)
    return True


def party(state: State) -> None:
    """FLO-STR-3, FLO-ADJ-7: card 6; spend all time, but 3 for Giovanni, and pass."""
    player = state.players[STROZZI]
    kept: i64 = TIME_FOR_GIOVANNI if active_noble(state) == GIOVANNI else 0
    kept = min(kept, player.time)
    if state.listener is not None:
        state.listener.tell(StrozziDrew(number=PARTY_TIME, time=player.time - kept))
    if adjusted(state, LIVELIER_PARTY):
        score(state, 2 * player.time)
    player.time = kept
    pass_turn(state)


# Passing


def pass_turn(state: State) -> None:
    """FLO-SOL-5, FLO-ADJ-9: pass, with the ring where a swap can be made.

    If the human's ring lies somewhere Strozzi is last to pass, and places none (FLO-PAS-1).
    """
    player = state.players[STROZZI]
    time: i64 = 0
    if state.passed == 0:
        state.passed_first = STROZZI
        player.ring = ring_location(state)
        if adjusted(state, REWARD_FOR_PASSING_FIRST):
            time = FIRST_TO_PASS_TIME
            gain_time(player, time)
    state.passed |= bit(STROZZI)
    if state.listener is not None:
        state.listener.tell(StrozziPassed(location=player.ring + 1, time=time))


def ring_location(state: State) -> i64:
    """FLO-SOL-5: a destination without his prime position and with a swap, else any; else -1."""
    for letter in range(len(NOBLES)):
        location = destination_of(state, letter)
        if not holds_prime(state, location) and swap_at(state, location) > 0:
            return location
    location = destination_of(state, 0)
    for _ in range(LOCATIONS):
        if swap_at(state, location) > 0:
            return location
        location = NEXT_ON_ROUTE[location]
    return -1


def holds_prime(state: State, location: i64) -> bool:
    """Whether Strozzi holds the prime position of a location."""
    queue = state.queues[location]
    return len(queue) > 0 and side_of(state, queue[0] >> 2) == STROZZI


def swap_at(state: State, location: i64) -> i64:
    """FLO-SOL-7: his rearmost position directly behind a human of the same rank; 0: none."""
    queue = state.queues[location]
    position: i64 = len(queue) - 1
    while position > 0:
        piece: i64 = queue[position]
        before: i64 = queue[position - 1]
        if piece >> 2 != HUMAN and before >> 2 == HUMAN and piece & 3 == before & 3:
            return position
        position -= 1
    return 0


def after_passing(state: State) -> None:
    """FLO-SOL-7: a swap at the ring, else points by the round."""
    ring = state.players[STROZZI].ring
    position: i64 = swap_at(state, ring) if ring >= 0 else 0
    if position == 0:
        score(state, STROZZI_BONUS[(state.round - 1) // 3])
        return
    swap_members(state, ring, position - 1, position)


# Upkeep


def prepare_pile(state: State) -> None:
    """FLO-SOL-11: three cards stay on top unseen, the discard is shuffled into the others."""
    top = state.pile[:SET_ASIDE]
    rest = state.pile[SET_ASIDE:] + CARDS_OF_SET[state.pile_discard]
    state.pile = top + state.shuffled(rest)
    depths: i64 = 0
    for card in range(1, STROZZI_CARDS + 1):
        depth: i64 = SET_ASIDE
        if not holds(state.pile_discard, card):
            depth = least_depth(state, card)
        depths += shifted(depth, 4 * card)
    state.least_depths = depths
    state.taken = 0
    state.pile_discard = 0


def least_depth(state: State, card: i64) -> i64:
    """The least depth at which a card can lie, as the human knows it."""
    noted: i64 = state.least_depths >> 4 * card & 15
    if noted <= state.taken:
        return 0
    return noted - state.taken
