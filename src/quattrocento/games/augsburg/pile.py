# mypyc: compile
"""The draw pile of bonds, with an open price on its top card, and the discard (AUG-DCK-1)."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.games.augsburg.bonds import price_of, together, with_bond
from quattrocento.games.augsburg.facts import note_reshuffle
from quattrocento.games.augsburg.shown.events import PileReshuffled
from quattrocento.games.augsburg.state import Player, State


def pile_height(state: State) -> i64:
    """How many bonds the draw pile has."""
    return len(state.pile) - state.drawn


def bonds_to_draw(state: State) -> i64:
    """How many bonds draw pile and discard hold together."""
    number: i64 = pile_height(state) + len(state.discard)
    for player in state.players:
        number += len(player.unbought)
    return number


def top_price(state: State) -> i64:
    """AUG-DCK-1: the price on the back of the top card; 0 when the pile is empty."""
    if pile_height(state) == 0:
        return 0
    return price_of(state.pile[state.drawn])


def collected_discard(state: State) -> bytes:
    """Take up the whole discard, in the order of the kinds."""
    note_reshuffle(state)
    bonds = state.discard
    state.discard = b""
    for player in state.players:
        bonds = together(bonds, player.unbought)
        player.unbought = b""
    return bonds


def draw_bond(state: State) -> i64:
    """The next bond; when the pile is empty the discard becomes a new one, mid-draw too."""
    if state.drawn == len(state.pile):
        state.pile = state.shuffled(collected_discard(state))
        state.drawn = 0
        if state.listener is not None:
            state.listener.tell(PileReshuffled(number=len(state.pile)))
    bond: i64 = state.pile[state.drawn]
    state.drawn += 1
    return bond


def draw_bond_for(state: State, player: Player) -> i64:
    """The next bond, for a seat."""
    bond = draw_bond(state)
    player.drawn_since += 1
    return bond


def draw_offer(state: State, player: Player, number: i64) -> bytes:
    """The next bonds, for a seat to look at and to buy from."""
    bonds = b""
    for _bond in range(number):
        bonds = with_bond(bonds, draw_bond_for(state, player))
    return bonds
