# mypyc: compile
"""Set-up: money and jokers for all, open privilege cards, bonds to buy from (AUG-SET)."""

from __future__ import annotations

from quattrocento.core.bits import all_below
from quattrocento.games.augsburg.components import (
    DECK,
    FIRST_JOKERS,
    FIRST_MONEY,
    FIRST_OFFER,
    JOKERS,
    JOKERS_IN_DECK,
    MAXIMILIAN,
    TRUE_BONDS,
)
from quattrocento.games.augsburg.facts import note_beginning
from quattrocento.games.augsburg.income import give_bonds
from quattrocento.games.augsburg.pile import draw_offer
from quattrocento.games.augsburg.sequence_of_play import turn_up_cards
from quattrocento.games.augsburg.state import Player, Question, State


def prepare(state: State) -> None:
    """AUG-SET-1, 4, 6: seat one is first player; all see the first round's cards and buy bonds."""
    give_first_holdings(state)
    jokers_left = JOKERS - FIRST_JOKERS * state.seat_count
    state.pile = state.shuffled(TRUE_BONDS + JOKERS_IN_DECK[:jokers_left])
    for player in state.players:
        player.offer = draw_offer(state, player, FIRST_OFFER)
    # Shuffled after the bonds, so that records by the first rules, which turned the cards up only
    # after the purchase, still replay to their exact end.
    turn_up_cards(state)
    state.opener = 0
    state.ask_all(Question.BUY, all_below(state.seat_count))


def give_first_holdings(state: State) -> None:
    """AUG-SET-5: 1500 florins and two jokers each, which all know."""
    for _seat in range(state.seat_count):
        player = Player()
        player.hand = JOKERS_IN_DECK[:FIRST_JOKERS]
        player.money = FIRST_MONEY
        note_beginning(player)
        state.players.append(player)


def prepare_shortage(state: State) -> None:
    """Turn a fresh game into the end of a round with too few bonds for the deal (AUG-DCK-2).

    Nearly all are in hands, and one hand is empty.
    """
    bonds = DECK
    share = (len(bonds) - FIRST_OFFER) // (state.seat_count - 1)
    for seat in range(state.seat_count):
        player = state.players[seat]
        player.offer = b""
        player.hand = bonds[:share] if seat > 0 else b""
        bonds = bonds[len(player.hand) :]
        note_beginning(player)
        player.known = b""
    state.pile = bonds
    state.drawn = 0
    state.round = 1
    state.visit = MAXIMILIAN
    give_bonds(state)
