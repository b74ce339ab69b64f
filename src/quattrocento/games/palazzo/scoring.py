# mypyc: compile
"""Scoring the palaces, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.games.palazzo.components import (
    HEIGHT_POINTS,
    MOST_WINDOWS,
    ONE_FLOOR_POINTS,
    ONE_MATERIAL_POINTS,
)
from quattrocento.games.palazzo.payment import best_payment
from quattrocento.games.palazzo.state import State


def palace_points(palace: i64) -> i64:
    """PAL-SCO-1, 2: by height and windows, and more for one material only."""
    floors: i64 = 0
    windows: i64 = 0
    material: i64 = -1
    mixed = False
    while palace != 0:
        face: i64 = palace & 15
        palace >>= 4
        if face == 0:
            continue
        floors += 1
        windows += (face - 1) % MOST_WINDOWS + 1
        this_material: i64 = (face - 1) // MOST_WINDOWS
        if material >= 0 and this_material != material:
            mixed = True
        material = this_material
    if floors == 1:
        return ONE_FLOOR_POINTS
    if floors == 2:
        return 0
    points: i64 = windows + HEIGHT_POINTS[floors]
    return points if mixed else points + ONE_MATERIAL_POINTS[floors]


def points_of(state: State, seat: i64) -> i64:
    """The points of all palaces of a seat."""
    total: i64 = 0
    for palace in state.players[seat].palaces:
        total += palace_points(palace)
    return total


def scores(state: State) -> list[int]:
    """The points of each seat, as they stand."""
    return [points_of(state, seat) for seat in range(state.seat_count)]


def winners(state: State) -> list[int]:
    """PAL-SCO-3: most points, then most money as one payment; whoever is still tied shares."""
    ranks = [
        (points_of(state, seat), int(best_payment(state.players[seat].hand)))
        for seat in range(state.seat_count)
    ]
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]
