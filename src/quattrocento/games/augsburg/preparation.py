# mypyc: compile
"""Set-up: money and jokers for all, seven bonds to buy from (AUG-SET)."""

from __future__ import annotations

from quattrocento.core.bits import all_below
from quattrocento.games.augsburg.components import (
    FIRST_JOKERS,
    FIRST_MONEY,
    FIRST_OFFER,
    JOKER,
    JOKERS,
    TRUE_BONDS,
)
from quattrocento.games.augsburg.facts import note_beginning
from quattrocento.games.augsburg.pile import draw_bond
from quattrocento.games.augsburg.state import Player, Question, State


def prepare(state: State) -> None:
    """AUG-SET-1, 6: seat one is first player; all buy from seven bonds, then the rounds begin."""
    give_first_holdings(state)
    jokers_left = JOKERS - FIRST_JOKERS * state.seat_count
    state.pile = state.shuffled(TRUE_BONDS + bytes([JOKER] * jokers_left))
    for player in state.players:
        player.offer = bytes(sorted([draw_bond(state) for _ in range(FIRST_OFFER)]))
    state.opener = 0
    state.ask_all(Question.BUY, all_below(state.seat_count))


def give_first_holdings(state: State) -> None:
    """AUG-SET-5: 1500 florins and two jokers each, which all know."""
    for _ in range(state.seat_count):
        player = Player()
        player.hand = bytes([JOKER] * FIRST_JOKERS)
        player.money = FIRST_MONEY
        note_beginning(player)
        state.players.append(player)
