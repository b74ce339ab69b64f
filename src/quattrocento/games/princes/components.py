# mypyc: compile
"""The facts: what is in the box of The Princes of Florence.

An owner of the box can check and correct this one file; no rule need be touched. Sources: the
French rulebook (certain unless marked); `two+`: at least two other sources agree; `one`: a single
source; `reconstructed`: not found anywhere, made up by us so that all that is known holds.
"""

from __future__ import annotations

from typing import Final

# Seats, rounds, money (PRI-SET-1, 2; PRI-AUC; PRI-ACT). Money is in florins.
ROUNDS: Final = 7
MINIMUM_VALUES: Final = bytes([0, 7, 10, 12, 14, 15, 16, 17])
FIRST_MONEY: Final = 3500
FIRST_BID: Final = 200
RAISE_BY: Final = 100
ACTIONS_A_TURN: Final = 2
MONEY_FOR_A_POINT: Final = 100
PRICE_OF_A_POINT: Final = 200
PAY_FOR_VALUE: Final = 100
PRICE_OF_A_CARD: Final = 300
PRICE_OF_A_FREEDOM: Final = 300
BUILDING_PRICES: Final = [700, 300, 300, 0]

# Prestige points that are always three.
POINTS_OF_A_BUILDING: Final = 3
POINTS_OF_A_SECOND_LANDSCAPE: Final = 3
POINTS_OF_A_SECOND_BUILDER: Final = 3
POINTS_OF_THE_BEST_WORK: Final = 3

# Pieces of the estate: the ten buildings, then the three landscapes. `#` is a square of the piece.
# Names, size classes and numbers of copies are certain; the sizes of the landscapes are `one`;
# all outlines are `reconstructed`: right areas, ten different buildings, the workshop the tidy
# large one, library and theater the awkward mediums, thin landscapes, and the known placement
# puzzle can be solved.
BUILDINGS: Final = [
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theater",
    "tower",
    "chapel",
]
LANDSCAPES: Final = ["forest", "lake", "park"]
PIECES: Final = BUILDINGS + LANDSCAPES
OUTLINES: Final = [
    ["###", "#.#", "#.#"],
    ["##.", "##.", "###"],
    [".#.", "###", "###"],
    ["##.", ".#.", ".##"],
    ["#.#", "###"],
    ["####", "#..."],
    ["##", "##", "#."],
    ["###", ".#.", ".#."],
    ["###"],
    ["#.", "##"],
    ["#..", "#..", "###"],
    ["#.", "#.", "##"],
    ["###"],
]
BUILDING_KINDS: Final = 10
PIECE_KINDS: Final = 13
FOREST: Final = 10
LAKE: Final = 11
PARK: Final = 12
LARGE_BUILDINGS: Final = 0b0000000111
MEDIUM_BUILDINGS: Final = 0b0011111000
SMALL_BUILDINGS: Final = 0b1100000000

# The estate: 7 by 7 squares (two+); the palazzo, 3 wide and 2 high, in its lower left corner
# (six squares and the corner are two+, lying flat is one).
ESTATE: Final = [
    ".......",
    ".......",
    ".......",
    ".......",
    ".......",
    "###....",
    "###....",
]
SIDE: Final = 7
SQUARES: Final = 49

# Freedoms: opinion, religion, travel; of each one fewer than players (PRI-SET-4).
FREEDOMS: Final = ["opinion", "religion", "travel"]
FREEDOM_KINDS: Final = 3

# The seven lots of the auction (PRI-AUC-1); the first three are the landscapes.
LOTS: Final = ["forest", "lake", "park", "jester", "builder", "prestige", "recruiting"]
LOT_KINDS: Final = 7
LANDSCAPE_LOTS: Final = 3
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5
MOST_BUILDERS: Final = 3

# How many there are in the supply: pieces by their kind, then jesters, builders, recruiting cards.
COPIES_OF_A_BUILDING: Final = 3
COPIES_OF_A_LANDSCAPE: Final = 6
JESTERS: Final = 7
BUILDERS: Final = 6
RECRUITING_CARDS: Final = 5

# The 21 professions and what each prefers. The poet is certain; mathematician, botanist,
# alchemist and bell maker are two+; goldsmith, composer and painter two+ for their building; the
# rest is one, and all counts that the rulebook gives fit.
PROFESSIONS: Final = [
    ("mathematician", "university", "lake", "religion"),
    ("theologian", "university", "park", "travel"),
    ("philosopher", "university", "forest", "opinion"),
    ("botanist", "laboratory", "park", "religion"),
    ("alchemist", "laboratory", "lake", "opinion"),
    ("physicist", "laboratory", "forest", "travel"),
    ("watchmaker", "workshop", "lake", "travel"),
    ("goldsmith", "workshop", "park", "opinion"),
    ("bell maker", "workshop", "forest", "religion"),
    ("cartographer", "library", "lake", "religion"),
    ("lawyer", "library", "forest", "opinion"),
    ("choreographer", "opera", "forest", "travel"),
    ("composer", "opera", "lake", "opinion"),
    ("sculptor", "studio", "forest", "religion"),
    ("painter", "studio", "lake", "travel"),
    ("pharmacist", "hospital", "park", "opinion"),
    ("physician", "hospital", "forest", "travel"),
    ("dramatist", "theater", "park", "religion"),
    ("poet", "theater", "lake", "travel"),
    ("astronomer", "tower", "forest", "religion"),
    ("organ builder", "chapel", "forest", "opinion"),
]
PREFERRED_BUILDING: Final = bytes([BUILDINGS.index(card[1]) for card in PROFESSIONS])
PREFERRED_LANDSCAPE: Final = bytes([LANDSCAPES.index(card[2]) for card in PROFESSIONS])
PREFERRED_FREEDOM: Final = bytes([FREEDOMS.index(card[3]) for card in PROFESSIONS])
DEALT_PROFESSIONS: Final = 4
VALUE_OF_THE_BUILDING: Final = 4
VALUE_OF_THE_LANDSCAPE: Final = 3
VALUE_OF_THE_FREEDOM: Final = 3
VALUE_OF_A_JESTER: Final = 2

# What cards count of an estate; `counts.count_of` does it.
BUILDINGS_COUNT: Final = 0
LARGE_COUNT: Final = 1
MEDIUM_COUNT: Final = 2
SMALL_COUNT: Final = 3
SIZE_COUNT: Final = 4
LANDSCAPE_COUNT: Final = 5
FOREST_COUNT: Final = 6
LAKE_COUNT: Final = 7
PARK_COUNT: Final = 8
LANDSCAPE_KIND_COUNT: Final = 9
FREEDOM_COUNT: Final = 10
JESTER_COUNT: Final = 11
BUILDER_COUNT: Final = 12
PRESTIGE_COUNT: Final = 13
CATEGORY_COUNT: Final = 14
HAND_COUNT: Final = 15
TABLE_COUNT: Final = 16
COVERED_COUNT: Final = 17

# The 20 bonus cards: the value added for each of one or two things counted (PRI-BON-2).
BONUS_CARDS: Final = [
    ("buildings", 1, [BUILDINGS_COUNT]),
    ("large buildings", 2, [LARGE_COUNT]),
    ("medium buildings and forests", 1, [MEDIUM_COUNT, FOREST_COUNT]),
    ("small buildings and landscapes", 1, [SMALL_COUNT, LANDSCAPE_COUNT]),
    ("building sizes", 2, [SIZE_COUNT]),
    ("landscapes", 1, [LANDSCAPE_COUNT]),
    ("forests", 2, [FOREST_COUNT]),
    ("lakes", 2, [LAKE_COUNT]),
    ("parks", 2, [PARK_COUNT]),
    ("freedoms", 2, [FREEDOM_COUNT]),
    ("jesters", 2, [JESTER_COUNT]),
    ("jesters and freedoms", 1, [JESTER_COUNT, FREEDOM_COUNT]),
    ("builders", 2, [BUILDER_COUNT]),
    ("builders and lakes", 1, [BUILDER_COUNT, LAKE_COUNT]),
    ("prestige cards", 2, [PRESTIGE_COUNT]),
    ("prestige cards and freedoms", 1, [PRESTIGE_COUNT, FREEDOM_COUNT]),
    ("kinds of landscape", 2, [LANDSCAPE_KIND_COUNT]),
    ("categories", 1, [CATEGORY_COUNT]),
    ("cards in hand", 1, [HAND_COUNT]),
    ("cards on table", 1, [TABLE_COUNT]),
]

# The 14 prestige cards: points, points when tied, and what must be had (PRI-PRC-2, PRI-END-1).
# With least 0 one must have the most of it (fewest empty squares: the most covered ones), else at
# least so many of each, and the points are never halved.
PRESTIGE_CARDS: Final = [
    ("most buildings", 6, 3, [(BUILDINGS_COUNT, 0)]),
    ("fewest empty squares", 8, 4, [(COVERED_COUNT, 0)]),
    ("most landscapes", 7, 4, [(LANDSCAPE_COUNT, 0)]),
    ("most lakes", 6, 3, [(LAKE_COUNT, 0)]),
    (
        "4 buildings 2 freedoms 4 works",
        6,
        6,
        [(BUILDINGS_COUNT, 4), (FREEDOM_COUNT, 2), (TABLE_COUNT, 4)],
    ),
    ("most builders", 6, 3, [(BUILDER_COUNT, 0)]),
    (
        "builder jester 2 landscapes",
        7,
        7,
        [(BUILDER_COUNT, 1), (JESTER_COUNT, 1), (LANDSCAPE_COUNT, 2)],
    ),
    ("2 large buildings", 5, 5, [(LARGE_COUNT, 2)]),
    ("all kinds of landscape", 8, 8, [(LANDSCAPE_KIND_COUNT, 3)]),
    ("most forests", 7, 4, [(FOREST_COUNT, 0)]),
    ("all freedoms", 8, 8, [(FREEDOM_COUNT, 3)]),
    ("most jesters", 6, 3, [(JESTER_COUNT, 0)]),
    ("most parks", 5, 3, [(PARK_COUNT, 0)]),
    ("most works", 7, 4, [(TABLE_COUNT, 0)]),
]

# Every card but the recruiting cards, which are all alike, has a number of its own: professions
# from 0, bonus cards from 21, prestige cards from 41. A set of cards is one int, a bit for each.
FIRST_BONUS: Final = 21
FIRST_PRESTIGE: Final = 41
CARDS: Final = 55
CARD_LABELS: Final = (
    [profession[0] for profession in PROFESSIONS]
    + [bonus[0] for bonus in BONUS_CARDS]
    + [prestige[0] for prestige in PRESTIGE_CARDS]
)

# The three piles, by their place; a look takes the five top cards.
DECKS: Final = ["profession", "bonus", "prestige"]
PROFESSION_DECK: Final = 0
BONUS_DECK: Final = 1
PRESTIGE_DECK: Final = 2
LOOKED_AT: Final = 5
DECK_STARTS: Final = [0, FIRST_BONUS, FIRST_PRESTIGE, CARDS]

# The items of the supply in one row: pieces by kind, then jesters, builders, recruiting cards,
# freedoms.
JESTER_STOCK: Final = 13
BUILDER_STOCK: Final = 14
RECRUITING_STOCK: Final = 15
FREEDOM_STOCK: Final = 16
STOCK_ITEMS: Final = 19


def full_stock(players: int) -> bytes:
    """PRI-SET-4: the supply at the beginning."""
    return bytes(
        [COPIES_OF_A_BUILDING] * BUILDING_KINDS
        + [COPIES_OF_A_LANDSCAPE] * len(LANDSCAPES)
        + [JESTERS, BUILDERS, RECRUITING_CARDS]
        + [players - 1] * FREEDOM_KINDS
    )
