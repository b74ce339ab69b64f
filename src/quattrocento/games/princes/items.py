# mypyc: compile
"""What the seven items are for: landscapes, jesters, builders, prestige and recruiting cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.games.princes.components import (
    BUILDER,
    BUILDER_STOCK,
    FOREST,
    JESTER,
    JESTER_STOCK,
    LAKE,
    LANDSCAPE_LOTS,
    PARK,
    POINTS_OF_A_SECOND_BUILDER,
    PRESTIGE,
    PRESTIGE_DECK,
    RECRUITING_STOCK,
)
from quattrocento.games.princes.estate import (
    ALL_PIECES,
    BUILDERS_TO_ADJOIN,
    begin_placing,
    find_fitting,
)
from quattrocento.games.princes.piles import look
from quattrocento.games.princes.sequence_of_play import can_recruit, next_auction
from quattrocento.games.princes.shown.events import BuilderScored
from quattrocento.games.princes.state import Question, State
from quattrocento.games.princes.supply import take_from_stock

# Where each lot stands in the supply; prestige cards are a pile of their own.
LOT_STOCK: Final = bytes([FOREST, LAKE, PARK, JESTER_STOCK, BUILDER_STOCK, 0, RECRUITING_STOCK])


def receive(state: State, seat: i64, lot: i64) -> None:
    """Carry out an item that has just been paid (PRI-AUC-9)."""
    if lot == PRESTIGE:
        look(state, seat, PRESTIGE_DECK, 0)
        return
    take_from_stock(state, LOT_STOCK[lot])
    if lot < LANDSCAPE_LOTS:
        begin_placing(state, seat, FOREST + lot)
    elif lot == JESTER:
        state.players[seat].jesters += 1
        next_auction(state)
    elif lot == BUILDER:
        hire_builder(state, seat)
        next_auction(state)
    else:
        receive_recruiting_card(state, seat)


def hire_builder(state: State, seat: i64) -> None:
    """PRI-BUI-1, 2: the second lets buildings adjoin; second and third score 3 points each."""
    player = state.players[seat]
    player.builders += 1
    if player.builders == BUILDERS_TO_ADJOIN:
        find_fitting(player, ALL_PIECES)
    if player.builders == 1:
        return
    player.points += POINTS_OF_A_SECOND_BUILDER
    if state.listener is not None:
        state.listener.tell(
            BuilderScored(seat=seat, builders=player.builders, points=POINTS_OF_A_SECOND_BUILDER)
        )


def receive_recruiting_card(state: State, seat: i64) -> None:
    """PRI-REC-1: play it at once or not; with nobody to recruit it is kept without asking."""
    state.players[seat].recruiting_hand += 1
    if can_recruit(state, seat):
        state.ask(Question.RECRUIT, seat)
    else:
        next_auction(state)
