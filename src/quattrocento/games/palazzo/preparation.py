# mypyc: compile
"""Set-up: cards dealt, stacks shuffled, the first five tiles laid out (PAL-SET)."""

from __future__ import annotations

from quattrocento.games.palazzo.components import (
    DECK,
    FIRST_HAND,
    FIRST_STACK,
    QUARRIES,
    SECOND_STACK,
    THIRD_STACK,
)
from quattrocento.games.palazzo.money import packed
from quattrocento.games.palazzo.state import Player, Question, State


def prepare(state: State) -> None:
    """Set up the table for the first turn of the first seat (PAL-SET-1)."""
    deal_money(state)
    lay_out_tiles(state)
    state.architect = 0
    state.active = 0
    state.ask(Question.TURN, 0)


def deal_money(state: State) -> None:
    """PAL-SET-2: four hidden cards to each player."""
    state.money_pile = state.shuffled(DECK)
    state.money_drawn = 0
    for _ in range(state.seat_count):
        player = Player()
        drawn = state.money_drawn
        player.hand = packed(state.money_pile[drawn : drawn + FIRST_HAND])
        state.players.append(player)
        state.money_drawn += FIRST_HAND


def lay_out_tiles(state: State) -> None:
    """PAL-SET-4, 5: three shuffled stacks; one tile on each quarry and one on the depot."""
    state.tile_pile = (
        state.shuffled(FIRST_STACK) + state.shuffled(SECOND_STACK) + state.shuffled(THIRD_STACK)
    )
    state.quarries = tuple([state.tile_pile[place : place + 1] for place in range(QUARRIES)])
    state.depot = state.tile_pile[QUARRIES : QUARRIES + 1]
    state.tiles_drawn = QUARRIES + 1
