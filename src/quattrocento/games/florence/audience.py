# mypyc: compile
"""The noble's scoring: Cosimo, Contessina, and whom Giovanni offers his rewards."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.games.florence.actions import NOBLE
from quattrocento.games.florence.components import (
    CONTESSINA,
    DEBUTANT,
    GIOVANNI,
    QUEUE_POINTS,
    REWARD_POINTS,
    REWARD_PRICES,
    UNPAID_HALF,
)
from quattrocento.games.florence.nobles import active_noble, destination
from quattrocento.games.florence.queues import rank_of, ranked
from quattrocento.games.florence.shown.events import AudienceScored, RewardTaken
from quattrocento.games.florence.state import (
    STROZZI,
    Question,
    State,
    adjusted,
    is_solo,
    side_of,
    told_seat,
)


def hold_audience(state: State) -> None:
    """FLO-SCO-1, 2, 3: score the active noble's location; Giovanni makes offers first."""
    noble = active_noble(state)
    location = destination(state, noble)
    if noble == GIOVANNI:
        state.ranking = ranked(state, location)
        state.reward = 0
        state.rank = 0
        state.out = 0
    else:
        pay_the_queue(state, noble, location)


def pay_the_queue(state: State, noble: i64, location: i64) -> None:
    """FLO-SCO-1, 2: points by position; nothing for debutants from Contessina."""
    table = QUEUE_POINTS[state.round - 1]
    queue = state.queues[location]
    paid: i64 = min(len(queue), len(table))
    for position in range(paid):
        piece: i64 = queue[position]
        if noble == CONTESSINA and rank_of(piece) == DEBUTANT:
            continue
        side = side_of(state, piece >> 2)
        points: i64 = table[position]
        state.players[side].points += points
        if state.listener is not None:
            state.listener.tell(
                AudienceScored(
                    seat=told_seat(state, side),
                    noble=NOBLE.label(noble),
                    position=position + 1,
                    points=points,
                )
            )


# Giovanni's rewards (FLO-SCO-3)


def reward_price(state: State) -> i64:
    """What the reward at issue costs."""
    return REWARD_PRICES[state.reward]


def reward_points(state: State) -> i64:
    """What the reward at issue scores."""
    return REWARD_POINTS[state.round // 3 - 1][state.reward]


def could_pay(state: State, seat: i64) -> bool:
    """FLO-SCO-3: whether time and scandal cards together pay for the reward at issue."""
    player = state.players[seat]
    return player.time + len(player.hand) >= reward_price(state)


def may_decline(state: State) -> bool:
    """FLO-SCO-3: who needs cards to pay for a reward handed down keeps the right to his own."""
    claimant = state.players[state.ranking[state.rank]]
    return state.rank > state.reward and claimant.time < reward_price(state)


def ask_next_claimant(state: State) -> bool:
    """Offer rewards until a seat must answer; False when all have been offered.

    FLO-SCO-3: reward n goes to the sides of rank n or later that are not out; who cannot pay is
    passed over. Strozzi takes what he is offered at once (FLO-SOL-10).
    """
    while state.reward < len(REWARD_PRICES):
        if state.rank >= len(state.ranking):
            next_reward(state)
            continue
        side: i64 = state.ranking[state.rank]
        if holds(state.out, side):
            state.rank += 1
        elif is_solo(state) and side == STROZZI:
            offer_to_strozzi(state)
        elif could_pay(state, side):
            state.ask(Question.GIOVANNI, side)
            return True
        else:
            state.rank += 1
    state.ranking = b""
    state.reward = 0
    state.rank = 0
    state.out = 0
    return False


def next_reward(state: State) -> None:
    """Go on to the next reward, beginning with the side of its rank."""
    state.reward += 1
    state.rank = state.reward


def take_reward(state: State, side: i64, time: i64, points: i64) -> None:
    """Pay time, score, and be out for the other rewards."""
    player = state.players[side]
    player.time -= time
    player.points += points
    state.out |= bit(side)
    if state.listener is not None:
        state.listener.tell(
            RewardTaken(
                seat=told_seat(state, side), reward=state.reward + 1, time=time, points=points
            )
        )
    next_reward(state)


def offer_to_strozzi(state: State) -> None:
    """FLO-SOL-10, FLO-ADJ-5: he pays what he can; with no time he gets nothing."""
    player = state.players[STROZZI]
    price = reward_price(state)
    points = reward_points(state)
    if player.time == 0:
        state.rank += 1
    elif player.time >= price:
        take_reward(state, STROZZI, price, points)
    else:
        half = adjusted(state, UNPAID_HALF)
        take_reward(state, STROZZI, player.time, points // 2 if half else points)
