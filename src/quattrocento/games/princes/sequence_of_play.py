# mypyc: compile
"""The course of the game: seven rounds of auctions, turns and the best work (PRI-RND-1)."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import all_below, holds, lowest, size
from quattrocento.core.ties import tied
from quattrocento.games.princes.components import ACTIONS_A_TURN, MINIMUM_VALUES, ROUNDS
from quattrocento.games.princes.scoring import (
    face_up,
    score_best_work,
    score_prestige_cards,
    scores,
    winners,
)
from quattrocento.games.princes.shown.events import GameEnded, RoundBegan, TieCompared, TurnEnded
from quattrocento.games.princes.state import NO_BUYERS, Question, State


def begin_round(state: State) -> None:
    """The next round begins with its auction phase; the first player is the first starter."""
    state.round += 1
    state.auctioning = True
    state.buyers = NO_BUYERS
    state.free = all_below(state.seat_count)
    state.starter = state.first
    for player in state.players:
        player.best = 0
    if state.listener is not None:
        state.listener.tell(
            RoundBegan(round=state.round, first_seat=state.first, minimum=minimum_value(state))
        )
    next_auction(state)


def minimum_value(state: State) -> i64:
    """PRI-WRK-1: what a work of this round must be worth at least."""
    return MINIMUM_VALUES[state.round]


# The auction phase


def next_auction(state: State) -> None:
    """Ask whoever starts the next auction, or the last free player, or end the phase.

    PRI-AUC-3: a starter who is still free starts again, else the next free player clockwise.
    PRI-AUC-5: a single free player just takes something. PRI-AUC-6: with none the phase ends.
    """
    state.lot = -1
    state.bid = 0
    state.bidder = -1
    state.bidders = 0
    if state.free == 0:
        begin_turns(state)
    elif size(state.free) == 1:
        state.starter = lowest(state.free)
        state.ask(Question.LAST, state.starter)
    else:
        while not holds(state.free, state.starter):
            state.starter = state.after(state.starter)
        state.ask(Question.START, state.starter)


# The action phase


def begin_turns(state: State) -> None:
    """PRI-ACT-1: the first player has the first turn of the action phase."""
    state.auctioning = False
    begin_turn(state, state.first)


def begin_turn(state: State, seat: i64) -> None:
    """A turn of two actions."""
    state.active = seat
    state.actions = ACTIONS_A_TURN
    state.profession_taken = False
    state.freedom_taken = False
    state.ask(Question.ACTION, seat)


def next_action(state: State) -> None:
    """PRI-ACT-3: ask for what comes next, or end a turn in which nothing more can be done."""
    if state.actions > 0 or can_recruit(state, state.active):
        state.ask(Question.ACTION, state.active)
    else:
        end_turn(state)


def can_recruit(state: State, seat: i64) -> bool:
    """PRI-REC-1: whether a seat has a recruiting card and somebody to recruit."""
    return state.players[seat].recruiting_hand > 0 and face_up(state, seat) != 0


def end_turn(state: State) -> None:
    """The next player's turn, or the end of the round."""
    if state.listener is not None:
        state.listener.tell(TurnEnded(seat=state.active))
    state.actions = 0
    following = state.after(state.active)
    if following == state.first:
        end_round(state)
    else:
        begin_turn(state, following)


def proceed(state: State) -> None:
    """Go on after an item or an action has been carried out completely (PRI-AUC-9)."""
    if state.auctioning:
        next_auction(state)
    else:
        next_action(state)


# The end of a round and of the game


def end_round(state: State) -> None:
    """The best work scores; a new round under the next first player, or the end."""
    score_best_work(state)
    if state.round == ROUNDS:
        end_game(state)
    else:
        state.first = state.after(state.first)
        begin_round(state)


def end_game(state: State) -> None:
    """PRI-END-1: after the last round prestige cards are scored."""
    state.finish()
    score_prestige_cards(state)
    if state.listener is not None:
        for seat in tied(scores(state)):
            player = state.players[seat]
            state.listener.tell(TieCompared(seat=seat, points=player.points, money=player.money))
        state.listener.tell(GameEnded(scores=scores(state), winners=winners(state)))
