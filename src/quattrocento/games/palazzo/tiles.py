# mypyc: compile
"""Tiles in heaps (the depot, a quarry, a lot), and tiles standing in a palace."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.palazzo.actions import TILE
from quattrocento.games.palazzo.components import (
    FLOOR_OF,
    FLOORS,
    MATERIAL_OF,
    MATERIALS,
    MOST_WINDOWS,
    WINDOWS_OF,
)


def tile_labels(tiles: bytes) -> list[str]:
    """The tiles in notation."""
    labels = TILE.labels
    return [labels[tile] for tile in tiles]


def with_tile(heap: bytes, tile: i64) -> bytes:
    """The heap with one more tile; heaps are kept in the order of the kinds."""
    place: i64 = 0
    end: i64 = len(heap)
    while place < end and heap[place] < tile:
        place += 1
    if place == end:
        return heap + ONE_BYTE[tile]
    return heap[:place] + ONE_BYTE[tile] + heap[place:]


def without_tile(heap: bytes, tile: i64) -> bytes:
    """The heap with one tile of a kind that it holds less."""
    place: i64 = 0
    while heap[place] != tile:
        place += 1
    return heap[:place] + heap[place + 1 :]


def has_tile(heap: bytes, tile: i64) -> bool:
    """Whether the heap holds a tile of the kind."""
    end: i64 = len(heap)
    for place in range(end):
        if heap[place] == tile:
            return True
    return False


def each_kind(heap: bytes, first: i64) -> list[int]:
    """The ids, counted from the first of a family, of each kind of tile in a heap."""
    ids: list[int] = []
    before: i64 = -1
    end: i64 = len(heap)
    for place in range(end):
        tile: i64 = heap[place]
        if tile != before:
            ids.append(first + tile)
        before = tile
    return ids


def floor_of(tile: i64) -> i64:
    """The floor number of a tile."""
    return FLOOR_OF[tile]


# A palace: four bits a floor

# By the kind of a tile, its face as a palace has it.
_FACE_OF: Final = bytes(
    [
        1 + material * MOST_WINDOWS + windows - 1
        for material, windows in zip(MATERIAL_OF, WINDOWS_OF, strict=True)
    ]
)


def as_palace(tile: i64) -> i64:
    """The palace that a tile alone makes."""
    return shifted(_FACE_OF[tile], 4 * (FLOOR_OF[tile] - 1))


def has_floor(palace: i64, floor: i64) -> bool:
    """Whether the palace has this floor."""
    return palace >> 4 * (floor - 1) & 15 != 0


def tile_at(palace: i64, floor: i64) -> i64:
    """The tile that is the palace's floor."""
    face: i64 = (palace >> 4 * (floor - 1) & 15) - 1
    material: i64 = face // MOST_WINDOWS
    windows: i64 = face % MOST_WINDOWS
    return (material * FLOORS + floor - 1) * MOST_WINDOWS + windows


def palace_tiles(palace: i64) -> bytes:
    """The palace's tiles from bottom to top."""
    return bytes(
        [tile_at(palace, floor) for floor in range(1, FLOORS + 1) if has_floor(palace, floor)]
    )


# The shape of a palace: all that its points depend on, and what can still be put on top. It is
# packed: floors in three bits, windows in four, the highest floor in three, and 1 for one material.

SHAPES: Final[i64] = 2048
_FLOORS_OF_A_PART: Final = 3
_PART: Final = 16**_FLOORS_OF_A_PART
_FACES: Final = len(MATERIALS) * MOST_WINDOWS


def faces_of(part: int) -> list[int]:
    """The faces of part of a palace, counted from 0; numbers that are no face left out."""
    places = [part >> 4 * floor & 15 for floor in range(_FLOORS_OF_A_PART)]
    return [face - 1 for face in places if 0 < face <= _FACES]


def counted(part: int) -> int:
    """Floors and windows of part of a palace, as its shape has them."""
    return sum(1 + 8 * (face % MOST_WINDOWS + 1) for face in faces_of(part))


def made_of(part: int) -> int:
    """The highest floor of part of a palace, and in the lowest three bits its materials."""
    materials = 0
    for face in faces_of(part):
        materials |= 1 << face // MOST_WINDOWS
    return (part.bit_length() + 3) // 4 * 8 + materials


# To go through the floors takes five times as long as to look a palace up in two parts.
_COUNTED: Final = bytes([counted(part) for part in range(_PART)])
_MADE_OF: Final = bytes([made_of(part) for part in range(_PART)])
_ONE_MATERIAL: Final = bytes([1 if materials.bit_count() < 2 else 0 for materials in range(8)])


def shape_of(palace: i64) -> i64:
    """The shape of a palace."""
    lower: i64 = palace & 0xFFF
    upper: i64 = palace >> 12
    counts: i64 = _COUNTED[lower]
    made: i64 = _MADE_OF[lower]
    top: i64 = made >> 3
    if upper != 0:
        above: i64 = _MADE_OF[upper]
        counts += _COUNTED[upper]
        top = _FLOORS_OF_A_PART + (above >> 3)
        made |= above
    return counts + 128 * top + 1024 * _ONE_MATERIAL[made & 7]


def floors_in(shape: i64) -> i64:
    """How many floors a palace of a shape has."""
    return shape & 7


def windows_in(shape: i64) -> i64:
    """How many windows a palace of a shape has."""
    return shape >> 3 & 15


def top_of(shape: i64) -> i64:
    """The number of the highest floor of a palace of a shape."""
    return shape >> 7 & 7


def of_one_material(shape: i64) -> bool:
    """Whether all floors of a palace of a shape are of one material."""
    return shape >> 10 != 0


def top_floor(palace: i64) -> i64:
    """The number of the highest floor."""
    return top_of(shape_of(palace))


def height(palace: i64) -> i64:
    """How many floors the palace has."""
    return floors_in(shape_of(palace))
