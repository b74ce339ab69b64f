# mypyc: compile
"""Tiles in heaps (the depot, a quarry, a lot), and tiles standing in a palace."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.palazzo.actions import TILE
from quattrocento.games.palazzo.components import (
    FLOOR_OF,
    FLOORS,
    MATERIAL_OF,
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


def as_palace(tile: i64) -> i64:
    """The palace that a tile alone makes."""
    face: i64 = 1 + MATERIAL_OF[tile] * MOST_WINDOWS + WINDOWS_OF[tile] - 1
    return shifted(face, 4 * (FLOOR_OF[tile] - 1))


def has_floor(palace: i64, floor: i64) -> bool:
    """Whether the palace has this floor."""
    return palace >> 4 * (floor - 1) & 15 != 0


def tile_at(palace: i64, floor: i64) -> i64:
    """The tile that is the palace's floor."""
    face: i64 = (palace >> 4 * (floor - 1) & 15) - 1
    material: i64 = face // MOST_WINDOWS
    windows: i64 = face % MOST_WINDOWS
    return (material * FLOORS + floor - 1) * MOST_WINDOWS + windows


def top_floor(palace: i64) -> i64:
    """The number of the highest floor."""
    floor: i64 = 0
    while palace != 0:
        palace >>= 4
        floor += 1
    return floor


def height(palace: i64) -> i64:
    """How many floors the palace has."""
    floors: i64 = 0
    while palace != 0:
        if palace & 15 != 0:
            floors += 1
        palace >>= 4
    return floors


def palace_tiles(palace: i64) -> bytes:
    """The palace's tiles from bottom to top."""
    return bytes(
        [tile_at(palace, floor) for floor in range(1, FLOORS + 1) if has_floor(palace, floor)]
    )
