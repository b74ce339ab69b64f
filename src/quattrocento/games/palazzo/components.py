# mypyc: compile
"""The facts: what is in Palazzo's box. An owner of the box can check and correct this one file.

Sources: both French rulebooks; for the stacks the scanned tiles of the English edition.
Certain unless marked.
"""

from __future__ import annotations

from typing import Final

# Money (PAL-SET-2). A card is its kind: 0 to 14 the three currencies, 15 a certificate of 2.
CURRENCIES: Final = ["red", "brown", "white"]
CARD_VALUES: Final = [3, 4, 5, 6, 7]
COPIES_OF_A_CARD: Final = 3
CERTIFICATE: Final = 15
CERTIFICATES: Final = 10
CERTIFICATE_VALUE: Final = 2
CARD_KINDS: Final = 16
MONEY_CARDS: Final = 55
FIRST_HAND: Final = 4
JOKER_VALUE: Final = 15
OPENING_CERTIFICATE: Final = 3

# What a tile of the depot costs, less 1 for each that lies there (PAL-BUY-2).
BASE_PRICE: Final = 10

# Tiles (PAL-SET-3). A tile is its kind: material, floor and windows; see `tile`.
MATERIALS: Final = ["brick", "sandstone", "marble"]
FLOORS: Final = 5
MOST_WINDOWS: Final = 3
TILE_KINDS: Final = 45
TILES: Final = 48
RIDER: Final = 255
RIDERS: Final = 5
QUARRIES: Final = 4
LOT_TO_SHARE: Final = 4

# Which tiles have which back, as (floor, windows), the same for each material. One source
# (the scanned tiles), which fits the rulebook's composition and the reviews.
STACK_ONE: Final = [(1, 1), (1, 3), (2, 2), (2, 3), (3, 2)]
STACK_TWO: Final = [(1, 2), (2, 1), (3, 1), (3, 3), (4, 3), (5, 3)]
STACK_THREE: Final = [(3, 1), (4, 1), (4, 2), (5, 1), (5, 2)]

# Points of a palace by its number of floors (PAL-SCO-1), and more for one material (PAL-SCO-2).
ONE_FLOOR_POINTS: Final = -5
HEIGHT_POINTS: Final = [0, 0, 0, 0, 3, 6]
ONE_MATERIAL_POINTS: Final = [0, 0, 0, 3, 3, 6]


def tile(material: int, floor: int, windows: int) -> int:
    """The kind of a tile from its material (its place in MATERIALS), floor and windows."""
    return material * FLOORS * MOST_WINDOWS + (floor - 1) * MOST_WINDOWS + windows - 1


def stack(faces: list[tuple[int, int]]) -> bytes:
    """All tiles of a stack, unshuffled."""
    return bytes(
        [
            tile(material, floor, windows)
            for material in range(len(MATERIALS))
            for floor, windows in faces
        ]
    )


FIRST_STACK: Final = stack(STACK_ONE)
SECOND_STACK: Final = stack(STACK_TWO)
THIRD_STACK: Final = stack(STACK_THREE) + bytes([RIDER] * RIDERS)

DECK: Final = bytes(
    [kind for kind in range(CERTIFICATE) for _ in range(COPIES_OF_A_CARD)]
    + [CERTIFICATE] * CERTIFICATES
)

FLOOR_OF: Final = bytes([kind // MOST_WINDOWS % FLOORS + 1 for kind in range(TILE_KINDS)])
WINDOWS_OF: Final = bytes([kind % MOST_WINDOWS + 1 for kind in range(TILE_KINDS)])
MATERIAL_OF: Final = bytes([kind // (FLOORS * MOST_WINDOWS) for kind in range(TILE_KINDS)])
