# mypyc: compile
"""Scoring the palaces, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.games.palazzo.components import (
    HEIGHT_POINTS,
    ONE_FLOOR_POINTS,
    ONE_MATERIAL_POINTS,
)
from quattrocento.games.palazzo.payment import best_payment
from quattrocento.games.palazzo.state import State
from quattrocento.games.palazzo.tiles import floors_in, of_one_material, shape_of, windows_in


def palace_points(palace: i64) -> i64:
    """PAL-SCO-1, 2: what a palace scores."""
    return shape_points(shape_of(palace))


def shape_points(shape: i64) -> i64:
    """PAL-SCO-1, 2: by height and windows, and more for one material only."""
    floors = floors_in(shape)
    if floors == 1:
        return ONE_FLOOR_POINTS
    if floors == 2:
        return 0
    points: i64 = windows_in(shape) + HEIGHT_POINTS[floors]
    return points + ONE_MATERIAL_POINTS[floors] if of_one_material(shape) else points


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
