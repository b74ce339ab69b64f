# mypyc: compile
"""The estate: where buildings and landscapes may stand, and placing them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit, holds
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.princes.actions import FIRST_PLACE, PIECE, PLACING, SQUARE
from quattrocento.games.princes.components import (
    BUILDING_KINDS,
    FOREST,
    LAKE,
    PIECE_KINDS,
    POINTS_OF_A_BUILDING,
    POINTS_OF_A_SECOND_LANDSCAPE,
    SQUARES,
)
from quattrocento.games.princes.counts import landscapes_of
from quattrocento.games.princes.sequence_of_play import proceed
from quattrocento.games.princes.shapes import (
    ALL_SQUARES,
    PLACED,
    beside,
    drawn,
    fits,
    placements,
)
from quattrocento.games.princes.shown.events import PiecePlaced
from quattrocento.games.princes.state import Player, Question, State

BUILDERS_TO_ADJOIN: Final = 2
ALL_PIECES: Final[i64] = all_below(PIECE_KINDS)

BUILDING_OUTSIDE: Final = Refusal("PRI-BLD-2", "refusal-outside")
BUILDING_OVERLAPS: Final = Refusal("PRI-BLD-2", "refusal-overlaps")
BUILDING_TOO_CLOSE: Final = Refusal("PRI-BLD-3", "refusal-too-close")
LANDSCAPE_OUTSIDE: Final = Refusal("PRI-LND-1", "refusal-outside")
LANDSCAPE_OVERLAPS: Final = Refusal("PRI-LND-1", "refusal-overlaps")

# Room


def is_building(piece: i64) -> bool:
    """Whether a piece is a building, not a landscape."""
    return piece < BUILDING_KINDS


def keeps_distance(player: Player, piece: i64) -> bool:
    """PRI-BLD-3: a building may adjoin neither buildings nor the palazzo before two builders."""
    return is_building(piece) and player.builders < BUILDERS_TO_ADJOIN


def room_for(player: Player, piece: i64) -> i64:
    """The squares that a piece may cover."""
    taken: i64 = player.covered
    if keeps_distance(player, piece):
        taken |= player.too_close
    return ALL_SQUARES & ~taken


def fits_in(player: Player, piece: i64) -> bool:
    """Whether a piece has a legal place in the estate."""
    return holds(player.fitting, piece)


def find_fitting(player: Player, among: i64) -> None:
    """Work out which of the pieces still have a legal place."""
    found: i64 = 0
    for piece in range(PIECE_KINDS):
        if holds(among, piece) and fits(piece, room_for(player, piece)):
            found |= bit(piece)
    player.fitting = found


# Placing


def begin_placing(state: State, seat: i64, piece: i64) -> None:
    """Ask where a piece goes; it has a legal place (PRI-AUC-8, PRI-ACT-4)."""
    state.placing = piece
    state.ask(Question.PLACE, seat)


class Place(Decision[State]):
    """PRI-LND-1, PRI-BLD-1: place the piece at once, turned or flipped at will."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Inside the walls, over nothing, and a building at a distance from others."""
        piece = state.placing
        player = state.players[seat]
        squares: i64 = PLACED[piece][action - FIRST_PLACE]
        if squares == 0:
            return BUILDING_OUTSIDE if is_building(piece) else LANDSCAPE_OUTSIDE
        if squares & player.covered != 0:
            return BUILDING_OVERLAPS if is_building(piece) else LANDSCAPE_OVERLAPS
        if keeps_distance(player, piece) and squares & player.too_close != 0:
            return BUILDING_TOO_CLOSE
        return None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The placements for which there is room."""
        piece = state.placing
        return placements(piece, room_for(state.players[seat], piece), FIRST_PLACE)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Put it there, score it, and go on."""
        piece = state.placing
        placement: i64 = action - FIRST_PLACE
        state.placing = -1
        player = state.players[seat]
        points = put(player, piece, placement)
        player.points += points
        if state.listener is not None:
            state.listener.tell(
                PiecePlaced(
                    seat=seat,
                    piece=PIECE.label(piece),
                    square=SQUARE.label(placement % SQUARES),
                    turn=placement // SQUARES + 1,
                    outline=drawn(piece, placement // SQUARES),
                    points=points,
                )
            )
        proceed(state)


def points_for_placing(player: Player, piece: i64) -> i64:
    """PRI-BLD-1, PRI-LND-2: for a building, and for a landscape that is not the first of a kind."""
    if is_building(piece):
        return POINTS_OF_A_BUILDING
    if landscapes_of(player, piece - FOREST) > 0:
        return POINTS_OF_A_SECOND_LANDSCAPE
    return 0


def put(player: Player, piece: i64, placement: i64) -> i64:
    """Put a piece into the estate; the points that it scores (PRI-BLD-1, PRI-LND-2)."""
    squares: i64 = PLACED[piece][placement]
    player.placed = (*player.placed, 1000 * piece + placement)
    player.covered |= squares
    points = points_for_placing(player, piece)
    if is_building(piece):
        player.buildings |= bit(piece)
        player.too_close |= beside(squares)
    elif piece == FOREST:
        player.forests += 1
    elif piece == LAKE:
        player.lakes += 1
    else:
        player.parks += 1
    find_fitting(player, player.fitting)
    return points


PLACE: Final[Place] = Place("place", "PRI-LND-1", [PLACING])
