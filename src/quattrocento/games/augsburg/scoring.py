# mypyc: compile
"""Who has won (AUG-END-1)."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.games.augsburg.components import CATHEDRAL, CHURCH, PILE_HEIGHT
from quattrocento.games.augsburg.state import Player, State


def scores(state: State) -> list[int]:
    """The prestige of each seat."""
    return [player.prestige for player in state.players]


def winners(state: State) -> list[int]:
    """AUG-END-1: most prestige; then the dearer cathedral, or with none the dearer church."""
    seats = best(state, list(range(state.seat_count)), -1)
    return best(state, seats, compared_building(state, seats))


def compared_building(state: State, seats: list[int]) -> i64:
    """AUG-END-1: what decides between some seats: cathedrals, or churches if none has one."""
    for seat in seats:
        if state.players[seat].rights[CATHEDRAL] > 0:
            return CATHEDRAL
    return CHURCH


def best(state: State, seats: list[int], building: i64) -> list[int]:
    """Of some seats those with the most prestige (-1), or with the dearest building of a kind."""
    most: i64 = max([merit(state.players[seat], building) for seat in seats])
    return [seat for seat in seats if merit(state.players[seat], building) == most]


def merit(player: Player, building: i64) -> i64:
    """What is compared: prestige, or how high a building lay in its pile (the dearest on top)."""
    if building < 0:
        return player.prestige
    place: i64 = player.rights[building]
    return PILE_HEIGHT + 1 - place if place > 0 else 0
