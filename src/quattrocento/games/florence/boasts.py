# mypyc: compile
"""Boast tiles: what each scores, and the boxes that markers go on.

A box is location * 3 + its height, from the bottom.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, shifted, size
from quattrocento.core.decision import Refusal
from quattrocento.games.florence.actions import BOAST_TILE, BOX
from quattrocento.games.florence.city import column_of, row_of
from quattrocento.games.florence.components import (
    BIG_SPENDER,
    BOAST_MARKERS,
    BOAST_POINTS,
    BOX_COUNT,
    COLUMNS,
    DEBUTANT,
    DONNA,
    DONNAS,
    EYES_EVERYWHERE,
    INFLUENCERS,
    LOUDMOUTH,
    MAESTRO,
    MAESTROS,
    MIDDLE_BAND,
    PARTY_LIFE,
    PLUS_ONE,
    REPUTATION,
    SCANDALOUS,
    TOP_BAND,
    UPWARD_MOBILITY,
)
from quattrocento.games.florence.queues import members_at
from quattrocento.games.florence.shown.events import Boasted
from quattrocento.games.florence.state import Player, State, side_of, told_seat

NO_MARKER: Final = Refusal("FLO-BST-1", "refusal-no-marker")
BOASTED_HERE: Final = Refusal("FLO-BST-1", "refusal-boasted-here")
NO_BOX: Final = Refusal("FLO-BST-1", "refusal-no-box")

_TILE_BOXES: Final = 7

# What a tile counts (FLO-BST-2)


def boast_points(state: State, seat: i64, location: i64, cards: i64) -> i64:
    """FLO-BST-2: what a boast scores; `cards` is the number of scandal cards in hand."""
    boast: i64 = state.tiles[location]
    return BOAST_POINTS[boast] * counted(state, seat, location, boast, cards)


def counted(state: State, seat: i64, location: i64, boast: i64, cards: i64) -> i64:
    """How often a seat fulfils what a tile asks for."""
    player = state.players[seat]
    if boast == INFLUENCERS:
        return of_high_rank(player)
    if boast == LOUDMOUTH:
        return size(player.markers) + 1
    if boast == SCANDALOUS:
        return cards
    if boast == PARTY_LIFE:
        return prime_positions(state, seat)
    if boast == REPUTATION:
        return in_line(player, row_of(location), 1)
    if boast == BIG_SPENDER:
        return gifts_given(player)
    if boast == PLUS_ONE:
        return locations_with(player, 2)
    if boast == EYES_EVERYWHERE:
        return locations_with(player, 1)
    assert boast == UPWARD_MOBILITY
    return in_line(player, column_of(location), COLUMNS)


def of_high_rank(player: Player) -> i64:
    """How many donnas and maestros a seat has on the board: those not in supply nor removed."""
    missing: i64 = player.supply + player.removed
    donnas: i64 = DONNAS - (missing >> 4 * (DONNA - DEBUTANT) & 15)
    maestros: i64 = MAESTROS - (missing >> 4 * (MAESTRO - DEBUTANT) & 15)
    return donnas + maestros


def prime_positions(state: State, seat: i64) -> i64:
    """How many prime positions a side holds."""
    number: i64 = 0
    for queue in state.queues:
        if len(queue) > 0 and side_of(state, queue[0] >> 2) == seat:
            number += 1
    return number


def in_line(player: Player, first: i64, apart: i64) -> i64:
    """How many members a seat has on three locations, this far apart."""
    return (
        members_at(player, first)
        + members_at(player, first + apart)
        + members_at(player, first + 2 * apart)
    )


def locations_with(player: Player, least: i64) -> i64:
    """At how many locations a seat has at least so many members."""
    number: i64 = 0
    rest: i64 = player.members
    while rest != 0:
        if rest & 15 >= least:
            number += 1
        rest >>= 4
    return number


def gifts_given(player: Player) -> i64:
    """How many gifts a seat has given, to all nobles together."""
    return (player.given & 15) + (player.given >> 4 & 15) + (player.given >> 8 & 15)


# Boxes


def taken_boxes(state: State) -> i64:
    """The boxes with a marker on them."""
    boxes: i64 = 0
    for player in state.players:
        boxes |= player.markers
    return boxes


def band_of(points: i64) -> i64:
    """The height of the box whose band holds a score."""
    if points >= TOP_BAND:
        return 2
    return 1 if points >= MIDDLE_BAND else 0


def box_for(state: State, location: i64, points: i64) -> i64:
    """FLO-BST-1: the box of the band, or the next free one below; -1 if there is none."""
    taken: i64 = taken_boxes(state) >> BOX_COUNT * location
    box = band_of(points)
    while box >= 0 and holds(taken, box):
        box -= 1
    return box


def has_marker_at(player: Player, location: i64) -> bool:
    """Whether a side has a marker on a tile."""
    return player.markers >> BOX_COUNT * location & _TILE_BOXES != 0


def highest_marker(state: State, location: i64) -> i64:
    """FLO-NOB-2: whose marker stands highest on a tile, -1 without any."""
    best: i64 = 0
    owner: i64 = -1
    for side in range(len(state.players)):
        boxes: i64 = state.players[side].markers >> BOX_COUNT * location & _TILE_BOXES
        if boxes > best:
            best = boxes
            owner = side
    return owner


# Boasting


def has_no_marker(player: Player) -> Refusal | None:
    """FLO-BST-1: to boast at all takes a marker."""
    return NO_MARKER if size(player.markers) >= BOAST_MARKERS else None


def cannot_boast_on(state: State, seat: i64, location: i64, cards: i64) -> Refusal | None:
    """FLO-BST-1: a marker left, none on that tile yet, and a box for it."""
    return has_no_marker(state.players[seat]) or cannot_mark(
        state, seat, location, cards, taken_boxes(state)
    )


def cannot_mark(state: State, seat: i64, location: i64, cards: i64, taken: i64) -> Refusal | None:
    """FLO-BST-1: no marker on that tile yet, and a box for it; `taken` are the boxes that are."""
    if has_marker_at(state.players[seat], location):
        return BOASTED_HERE
    # With the bottom box free there is one for any score.
    if not holds(taken, BOX_COUNT * location):
        return None
    points = boast_points(state, seat, location, cards)
    return NO_BOX if box_for(state, location, points) < 0 else None


def boast(state: State, seat: i64, location: i64) -> None:
    """FLO-BST-1, 3: score in full, then put the marker on its box."""
    points = boast_points(state, seat, location, len(state.players[seat].hand))
    mark(state, seat, location, box_for(state, location, points), points)


def mark(state: State, side: i64, location: i64, box: i64, points: i64) -> None:
    """Score a boast and put a marker on a box."""
    player = state.players[side]
    player.points += points
    player.markers |= bit(BOX_COUNT * location + box)
    if state.listener is not None:
        state.listener.tell(
            Boasted(
                seat=told_seat(state, side),
                boast=BOAST_TILE.label(state.tiles[location]),
                location=location + 1,
                points=points,
                box=BOX.label(box),
            )
        )


def unmark(state: State, seat: i64, location: i64) -> None:
    """FLO-SCA-G1: take a seat's marker off a tile."""
    player = state.players[seat]
    player.markers -= player.markers & shifted(_TILE_BOXES, BOX_COUNT * location)
