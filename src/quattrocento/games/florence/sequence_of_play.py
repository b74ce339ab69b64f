# mypyc: compile
"""The structure of the game: a round's five phases, and whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import all_below, holds
from quattrocento.games.florence.actions import NOBLE
from quattrocento.games.florence.audience import ask_next_claimant, hold_audience
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import (
    LOCATIONS,
    NO_BONUS_PASSING_FIRST,
    NOBLES,
    ROUND_GIFTS,
    ROUNDS,
)
from quattrocento.games.florence.ending import end_game
from quattrocento.games.florence.nobles import active_noble, move_noble
from quattrocento.games.florence.shown.events import (
    DialTurned,
    MarkerRemoved,
    RoundBegan,
    RoundEnded,
)
from quattrocento.games.florence.state import (
    STROZZI,
    Question,
    State,
    adjusted,
    is_solo,
    told_seat,
)
from quattrocento.games.florence.strozzi import gain_round_time, prepare_pile, strozzi_turn

# 1. Gain time


def begin_round(state: State) -> None:
    """FLO-RND-1: time for everyone, then the first player's turn."""
    token: i64 = state.time_tokens[state.round - 2] if state.round > 1 else 0
    if state.listener is not None:
        noble = NOBLE.label(active_noble(state))
        state.listener.tell(RoundBegan(round=state.round, noble=noble, time=token))
    for seat in range(state.seat_count):
        gain_time(state.players[seat], token)
        state.players[seat].helped = 0
    if is_solo(state):
        gain_round_time(state, token)
    state.passed = 0
    state.passed_first = -1
    state.drawn_before = state.drawn
    state.drawn = b""
    state.active = state.first
    take_turn(state)


# 2. Take actions


def next_side(state: State, side: i64) -> i64:
    """The next side clockwise; Strozzi and the human alternate."""
    following: i64 = side + 1
    if following == len(state.players):
        return 0
    return following


def next_turn(state: State) -> None:
    """FLO-RND-2: one action each, clockwise."""
    state.active = next_side(state, state.active)
    take_turn(state)


def take_turn(state: State) -> None:
    """FLO-RND-2: ask the active seat; the phase ends the moment the last one passes."""
    everyone = all_below(len(state.players))
    while state.passed != everyone:
        if is_solo(state) and state.active == STROZZI:
            if not strozzi_turn(state):
                return
        elif not holds(state.passed, state.active):
            state.ask(Question.ACTION, state.active)
            return
        elif has_bonus(state, state.active):
            state.ask(Question.BONUS, state.active)
            return
        state.active = next_side(state, state.active)
    move_noble(state)
    hold_audience(state)
    go_on_with_audience(state)


def has_bonus(state: State, seat: i64) -> bool:
    """FLO-PAS-2: a bonus on each later turn, but see FLO-ADJ-6."""
    return not (adjusted(state, NO_BONUS_PASSING_FIRST) and state.passed_first == seat)


# 3 and 4. The noble's move and scoring


def go_on_with_audience(state: State) -> None:
    """FLO-RND-3: offers of Giovanni's, if he has any, then upkeep or the end."""
    if ask_next_claimant(state):
        return
    if state.round == ROUNDS:
        end_game(state)
    else:
        upkeep(state)
        begin_round(state)


# 5. Upkeep


def upkeep(state: State) -> None:
    """FLO-UPK-1, 2, 3, FLO-SOL-11: what is done between two rounds."""
    state.first = next_side(state, state.first)
    gifts: i64 = ROUND_GIFTS[state.round - 1]
    for player in state.players:
        player.ring = -1
    for seat in range(state.seat_count):
        state.players[seat].gifts += gifts
    if is_solo(state):
        prepare_pile(state)
    if state.listener is not None:
        state.listener.tell(
            RoundEnded(round=state.round, seat=told_seat(state, state.first), gifts=gifts)
        )
    turn_dial(state)


def turn_dial(state: State) -> None:
    """FLO-UPK-3: a new destination and time for three rounds later, or none any more."""
    noble = active_noble(state)
    state.round += 1
    if state.listener is None:
        return
    shown: i64 = state.round + len(NOBLES) - 1
    if shown <= LOCATIONS:
        state.listener.tell(
            DialTurned(
                noble=NOBLE.label(noble),
                location=state.location_tokens[shown - 1] + 1,
                time=state.time_tokens[shown - 2],
            )
        )
    else:
        state.listener.tell(MarkerRemoved(noble=NOBLE.label(noble)))
