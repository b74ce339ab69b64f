# mypyc: compile
"""What a sensible player would look at: each answer played out to the end of the seat's turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, lowest
from quattrocento.games.florence.actions import (
    FIRST_DEPLOY,
    FIRST_DISCARD,
    FIRST_RING,
    FIRST_SWAP,
    PASS,
    PAY,
    REFUSE,
)
from quattrocento.games.florence.audience import reward_points, reward_price
from quattrocento.games.florence.city import NOWHERE, street
from quattrocento.games.florence.components import (
    FIRST_TO_PASS_TIME,
    MOST_TIME,
    NOBLES,
    STROZZI_BONUS,
)
from quattrocento.games.florence.passing import can_swap_at_ring, take_bonus
from quattrocento.games.florence.queues import can_be_swapped, swap_members
from quattrocento.games.florence.scandals import discard_for_time
from quattrocento.games.florence.state import STROZZI, Question, State, is_solo, side_of
from quattrocento.games.florence.thought.valuation import (
    TIME_WORTH,
    Prospects,
    rivalry,
    time_value,
)
from quattrocento.games.florence.thought.walk_advice import walk_values

NEVER: Final = -1000.0
# Another side's turn costs it about so much time; so many of my bonuses will come.
TIME_A_TURN: Final = 3.0
BONUSES_EXPECTED: Final = 0.6
SWAP_AT_THE_RING: Final = 0.1
# Where nothing is to be swapped yet, a ring waits best beside members of one's own, best of all
# where the noble goes.
RING_BESIDE_A_MEMBER: Final = 0.01
RING_WHERE_THE_NOBLE_GOES: Final = 0.05
LEAST_PRICE_OF_A_TURN: Final = 0.1
# What the destinations of the first three rounds promise whoever stands there first, and a street
# that leads to one. At Cosimo's, in the first round, everybody has time to come too and to swap.
FIRST_AT_A_GOAL: Final = [-1.0, 3.0, 2.0]
FIRST_BESIDE_A_GOAL: Final = 0.5
# Styles: a host brings family to the parties, a gossip boasts and plays cards, an early bird
# passes soon.
STYLES: Final[dict[str, dict[str, float]]] = {
    "host": {"deploy": 2.5, "promote": 1.5},
    "gossip": {"boast": 2.5, "play": 2.0},
    "early-bird": {"pass": 3.0},
}


def advise(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks, in points."""
    question: i64 = state.question
    if question == Question.GIOVANNI:
        return [giovanni_answer(state, action) for action in options]
    if question == Question.FIRST_DEBUTANT:
        return [first_place_value(state, action - FIRST_DEPLOY) for action in options]
    prospects = Prospects(state, seat)
    if question == Question.ACTION:
        tempo = price_of_a_turn(state)
        return [action_value(state, seat, action, tempo, prospects) for action in options]
    if question == Question.BONUS:
        return [bonus_value(state, seat, action, prospects) for action in options]
    if question == Question.RING:
        return [ring_value(state, seat, action - FIRST_RING, prospects) for action in options]
    if question == Question.WALK:
        return walk_values(state, seat, options, prospects)
    return [outcome(state, seat, action, prospects) for action in options]


def action_value(state: State, seat: i64, action: i64, tempo: float, prospects: Prospects) -> float:
    """What an action leads to, or passing."""
    if action == PASS:
        return value_of_passing(state, seat, prospects)
    return outcome(state, seat, action, prospects) - tempo


def price_of_a_turn(state: State) -> float:
    """What one more turn gives those who have passed, so that no turn is taken for nothing."""
    price = LEAST_PRICE_OF_A_TURN
    if is_solo(state):
        if holds(state.passed, STROZZI):
            price += float(STROZZI_BONUS[(state.round - 1) // 3])
        return price
    for side in range(len(state.players)):
        if holds(state.passed, side):
            price += rivalry(state) * TIME_WORTH[state.round - 1]
    return price


def outcome(state: State, seat: i64, action: i64, prospects: Prospects) -> float:
    """What the position is worth at the end of the turn that an answer belongs to."""
    return outcome_here(quiet_copy(state), seat, action, prospects)


def outcome_here(after: State, seat: i64, action: i64, prospects: Prospects) -> float:
    """The same, played in a state that nobody needs any more."""
    after.decision.apply(after, seat, action)
    if not holds(after.waiting, seat):
        return value_after_reply(after, prospects)
    if ends_turn(after.question):
        return prospects.value(after)
    if after.question == Question.WALK:
        return prospects.value(after) + best_walk(after, seat, prospects)
    best = NEVER
    options = after.decision.options(after, seat)
    last: i64 = len(options) - 1
    for place in range(len(options)):
        trial = after if place == last else after.clone()
        best = max(best, outcome_here(trial, seat, options[place], prospects))
    return best


def value_after_reply(state: State, prospects: Prospects) -> float:
    """The position's worth after the worst swap of a rival at its ring, if that comes next."""
    worst = prospects.value(state)
    if state.waiting == 0 or state.question != Question.BONUS:
        return worst
    rival = lowest(state.waiting)
    ring = state.players[rival].ring
    here = worst
    for ahead in range(len(state.queues[ring]) - 1):
        if can_swap_at_ring(state, rival, ahead):
            worst = min(worst, here + gain_by_swap(state, ring, ahead, prospects))
    return worst


def gain_by_swap(state: State, location: i64, ahead: i64, prospects: Prospects) -> float:
    """What is gained when two neighbours of a queue change places; then they change back."""
    before = prospects.situation(state)
    queue = state.queues[location]
    swap_members(state, location, ahead, ahead + 1)
    after = prospects.situation(state)
    state.queues[location] = queue
    return after - before


def ends_turn(question: i64) -> bool:
    """Whether a question is a new one, not a part of the answer to the last."""
    return question == Question.ACTION or question == Question.BONUS


def best_walk(state: State, seat: i64, prospects: Prospects) -> float:
    """What the best walk that can begin now may gain; nothing if there is none."""
    values = walk_values(state, seat, state.decision.options(state, seat), prospects)
    return max(values) if len(values) > 0 else 0.0


def quiet_copy(state: State) -> State:
    """A copy in which Strozzi does nothing after the seat's turn: his cards are not known."""
    copy = state.clone()
    if is_solo(copy):
        copy.passed |= bit(STROZZI)
        copy.players[STROZZI].ring = -1
    return copy


# The first debutant


def first_place_value(state: State, location: i64) -> float:
    """What a location promises before the first round, when nobody can say who will come."""
    total = 0.0
    for ahead in range(len(NOBLES)):
        goal: i64 = state.location_tokens[ahead]
        if location == goal:
            total += FIRST_AT_A_GOAL[ahead]
        elif street(location, goal) != NOWHERE:
            total += FIRST_BESIDE_A_GOAL
    return total


# Passing


def value_of_passing(state: State, seat: i64, prospects: Prospects) -> float:
    """The position as it is, with the first one's time and the bonuses to come."""
    player = state.players[seat]
    total = prospects.value(state) - time_value(state, player.time)
    time: i64 = player.time
    if state.passed == 0:
        time += FIRST_TO_PASS_TIME
    turns = 0.0
    for side in range(len(state.players)):
        if side != seat and not holds(state.passed, side):
            turns = max(turns, float(state.players[side].time) / TIME_A_TURN)
    bonuses: i64 = int(turns * BONUSES_EXPECTED)
    most: i64 = MOST_TIME
    in_time = time_value(state, min(time + bonuses, most))
    in_points = time_value(state, min(time, most)) + float(bonuses)
    return total + max(in_time, in_points)


def ring_value(state: State, seat: i64, location: i64, prospects: Prospects) -> float:
    """What the best swap at a location would bring, now or perhaps later."""
    queue = state.queues[location]
    members: i64 = 0
    for place in range(len(queue)):
        if side_of(state, queue[place] >> 2) == seat:
            members += 1
    best = RING_BESIDE_A_MEMBER * float(members)
    if members > 0 and location == state.location_tokens[state.round - 1]:
        best += RING_WHERE_THE_NOBLE_GOES
    for ahead in range(len(queue) - 1):
        mine = side_of(state, queue[ahead + 1] >> 2) == seat
        if mine and can_be_swapped(state, location, ahead, ahead + 1):
            gain = gain_by_swap(state.clone(), location, ahead, prospects)
            best = max(best, SWAP_AT_THE_RING + gain)
    return best


def bonus_value(state: State, seat: i64, action: i64, prospects: Prospects) -> float:
    """The position's worth with a bonus, or with a card discarded before it."""
    after = state.clone()
    if action < FIRST_SWAP:
        discard_for_time(after, seat, action - FIRST_DISCARD)
    else:
        take_bonus(after, seat, action)
    return prospects.value(after)


# Giovanni


def giovanni_answer(state: State, action: i64) -> float:
    """Pay if the points are worth the time; discard cards if only they make it possible."""
    if action == REFUSE:
        return 0.0
    worth = float(reward_points(state))
    worth -= TIME_WORTH[state.round - 1] * float(reward_price(state))
    return worth if action == PAY else worth - 1.0
