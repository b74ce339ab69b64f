# mypyc: compile
"""Every way to lay every piece into an estate, worked out once as sets of squares.

A square is a number, row by row from the upper left; a set of squares is an int of 49 bits. It is
called by its column, a to g from the left, and its row, 1 to 7 from the bottom. A placement is
named by a turn and by the leftmost square of the piece's upper row. The turns of a piece are
numbered from 1: quarter turns clockwise, then the same with the piece flipped; a turn that looks
like an earlier one is left out, so that every set of squares has one name.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, shifted
from quattrocento.games.princes.components import (
    ESTATE,
    OUTLINES,
    PIECE_KINDS,
    SIDE,
    SQUARES,
)

TURNS: Final = 8
MOST_SQUARES: Final = 7
COLUMNS: Final = "abcdefg"

Outline = list[tuple[int, int]]


def squares_of(rows: list[str]) -> Outline:
    """The squares of a drawn outline as (row, column), in reading order."""
    return [
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    ]


def turned(outline: Outline) -> Outline:
    """The outline turned clockwise by a quarter, in its upper left corner, in reading order."""
    height = 1 + max(row for row, _ in outline)
    return sorted((column, height - 1 - row) for row, column in outline)


def flipped(outline: Outline) -> Outline:
    """The outline seen from its other side."""
    width = 1 + max(column for _, column in outline)
    return sorted((row, width - 1 - column) for row, column in outline)


def turns_of(outline: Outline) -> list[Outline]:
    """All different ways to turn and flip an outline."""
    found: list[Outline] = []
    for start in (outline, flipped(outline)):
        now = start
        for _ in range(4):
            if now not in found:
                found.append(now)
            now = turned(now)
    return found


PIECE_TURNS: Final = [turns_of(squares_of(rows)) for rows in OUTLINES]


def drawn(piece: int, turn: int) -> list[str]:
    """The outline of a piece in one of its turns (from 0), drawn in rows of `#` and `.`."""
    outline = PIECE_TURNS[piece][turn]
    height = 1 + max(row for row, _ in outline)
    width = 1 + max(column for _, column in outline)
    return [
        "".join("#" if (row, column) in outline else "." for column in range(width))
        for row in range(height)
    ]


# Squares


def square_label(square: int) -> str:
    """What a square is called."""
    return f"{COLUMNS[square % SIDE]}{SIDE - square // SIDE}"


def square_labels(squares: i64) -> list[str]:
    """What the squares of a set are called, in reading order."""
    return [square_label(square) for square in range(SQUARES) if squares >> square & 1 != 0]


def as_set(squares: Outline) -> int:
    """Squares given as (row, column), as a set."""
    found: i64 = 0
    for row, column in squares:
        found |= bit(row * SIDE + column)
    return found


PALAZZO: Final[i64] = as_set(squares_of(ESTATE))
ALL_SQUARES: Final[i64] = shifted(1, SQUARES) - 1
_LEFT_COLUMN: Final[i64] = as_set([(row, 0) for row in range(SIDE)])
_RIGHT_COLUMN: Final[i64] = as_set([(row, SIDE - 1) for row in range(SIDE)])


def beside(squares: i64) -> i64:
    """The squares that share an edge with one of the set, and perhaps squares of the set."""
    up: i64 = squares >> SIDE
    down: i64 = shifted(squares, SIDE)
    left: i64 = (squares & ~_LEFT_COLUMN) >> 1
    right: i64 = shifted(squares & ~_RIGHT_COLUMN, 1)
    return (up | down | left | right) & ALL_SQUARES


# The bits of a set are added up side by side: in pairs, in fours, in bytes, then all bytes.
_PAIRS: Final[i64] = 0x5555555555555
_FOURS: Final[i64] = 0x3333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F
_COUNT: Final[i64] = 0x3F


def number_of_squares(squares: i64) -> i64:
    """How many squares a set has; an estate has many, so that they are not counted one by one."""
    squares -= squares >> 1 & _PAIRS
    squares = (squares & _FOURS) + (squares >> 2 & _FOURS)
    squares = squares + (squares >> 4) & _BYTES
    squares += squares >> 8
    squares += squares >> 16
    squares += squares >> 32
    return squares & _COUNT


# Placements, numbered by turn and square: 49 for each turn, whether the piece fits there or not.

PLACEMENTS: Final = TURNS * SQUARES


def _placement_squares(piece: int, placement: int) -> int:
    """The squares of a placement; 0 if there is no such turn or it leaves the walls."""
    turn = placement // SQUARES
    if turn >= len(PIECE_TURNS[piece]):
        return 0
    outline = PIECE_TURNS[piece][turn]
    square = placement % SQUARES
    row, column = square // SIDE, square % SIDE - outline[0][1]
    moved = [(row + down, column + right) for down, right in outline]
    inside = all(0 <= down < SIDE and 0 <= right < SIDE for down, right in moved)
    return as_set(moved) if inside else 0


PLACED: Final[list[list[int]]] = [
    [_placement_squares(piece, placement) for placement in range(PLACEMENTS)]
    for piece in range(PIECE_KINDS)
]

# For finding all places at once: where each turn may begin without leaving the walls, and how far
# on from there, in reading order, its other squares lie (0 fills up).
_BEGINNINGS: Final[list[int]] = [
    as_set(
        [
            (square // SIDE, square % SIDE)
            for square in range(SQUARES)
            if PLACED[piece][turn * SQUARES + square] != 0
        ]
    )
    for piece in range(PIECE_KINDS)
    for turn in range(TURNS)
]


def _distances(piece: int, turn: int) -> list[int]:
    if turn >= len(PIECE_TURNS[piece]):
        return [0] * MOST_SQUARES
    outline = PIECE_TURNS[piece][turn]
    first = outline[0][1]
    distances = [row * SIDE + column - first for row, column in outline]
    return distances + [0] * (MOST_SQUARES - len(distances))


_DISTANCES: Final = bytes(
    [
        distance
        for piece in range(PIECE_KINDS)
        for turn in range(TURNS)
        for distance in _distances(piece, turn)
    ]
)
_SIZES: Final = bytes([len(turns[0]) for turns in PIECE_TURNS])
_TURN_COUNTS: Final = bytes([len(turns) for turns in PIECE_TURNS])


def beginnings(piece: i64, turn: i64, free: i64) -> i64:
    """The squares where a piece so turned can begin, if it may cover only free squares."""
    place: i64 = piece * TURNS + turn
    found: i64 = _BEGINNINGS[place] & free
    at: i64 = place * MOST_SQUARES + 1
    end: i64 = place * MOST_SQUARES + _SIZES[piece]
    while at < end and found != 0:
        distance: i64 = _DISTANCES[at]
        found &= free >> distance
        at += 1
    return found


def fits(piece: i64, free: i64) -> bool:
    """Whether a piece can be placed at all, if it may cover only free squares."""
    turns: i64 = _TURN_COUNTS[piece]
    for turn in range(turns):
        if beginnings(piece, turn, free) != 0:
            return True
    return False


# Any, because as ints they would be taken out of their objects and put into new ones.
_NUMBERS: Final[list[Any]] = list(range(1024))


def placements(piece: i64, free: i64, first: i64) -> list[int]:
    """All placements of a piece that cover only free squares, in rising order from `first` on."""
    found: list[Any] = []
    turns: i64 = _TURN_COUNTS[piece]
    for turn in range(turns):
        squares = beginnings(piece, turn, free)
        number: i64 = first + turn * SQUARES
        while squares != 0:
            if squares & 1 != 0:
                found.append(_NUMBERS[number])
            squares >>= 1
            number += 1
    return found
