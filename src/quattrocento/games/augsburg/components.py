# mypyc: compile
"""The facts: what is in the box of Augsburg 1520. An owner of the box can correct this one file.

Sources: the French rulebook; reviews for what it leaves out. Certain unless marked. What is marked
reconstructed was found nowhere: it fits every fact and every example that is known, and can be
replaced here without touching a rule.
"""

from __future__ import annotations

from typing import Final

# Bonds (AUG-SET-5). A card is its kind: 0 to 67 the bonds of the four nobles, 68 a joker.
NOBLES: Final = ["philipp", "louise", "leo", "maria"]
NOBLE_COUNT: Final = 4
HIGHEST_VALUE: Final = 17
JOKER: Final = 68
BOND_KINDS: Final = 69
JOKERS: Final = 12
BONDS: Final = 80

# Prices of the bonds of value 1 to 17 (AUG-BUY-1). Known: 200 to 400, never falling, 13 costs 300
# (the rulebook's sample card), a 17 as much as two low ones (one review). Else reconstructed.
PRICE_BY_VALUE: Final = [200] * 5 + [250] * 4 + [300] * 4 + [350] * 3 + [400]
JOKER_PRICE: Final = 400
CHEAPEST: Final = min([*PRICE_BY_VALUE, JOKER_PRICE])
DEAREST: Final = max([*PRICE_BY_VALUE, JOKER_PRICE])
PRICE_STEP: Final = 50

# What everybody begins with (AUG-SET-5, 6).
FIRST_MONEY: Final = 1500
FIRST_JOKERS: Final = 2
FIRST_OFFER: Final = 7

# The five visits of a round: the four nobles, then Maximilian, who takes every bond (AUG-BID-10).
VISITS: Final = [*NOBLES, "maximilian"]
MAXIMILIAN: Final = 4
CONSOLATIONS: Final = [0, 100, 50]
MORE_ROUNDS_THAN_PLAYERS: Final = 2

# The three ladders (AUG-SET-2), and the cards of ranks 2, 3, 4 in a colour by number of players.
COLOURS: Final = ["yellow", "orange", "purple"]
COLOUR_COUNT: Final = 3
YELLOW: Final = 0
ORANGE: Final = 1
PURPLE: Final = 2
TOP_RANK: Final = 4
RANK_CARDS: Final = {2: [2, 1, 1], 3: [3, 1, 1], 4: [4, 2, 1], 5: [5, 3, 1]}

# What a rank brings at the end of a round, by rank less one (AUG-INC-1, 2, 3).
MONEY_BY_RANK: Final = [600, 900, 1200, 1600]
PRESTIGE_BY_RANK: Final = [3, 5, 8, 12]
OFFER_BY_RANK: Final = [4, 5, 6, 6]
FREE_BY_RANK: Final = [0, 0, 0, 1]

# The rights tiles (AUG-SET-3): six piles of five, from the top. Five of each are certain (30 tiles,
# six kinds, one of a kind for each of five players). What is printed on them:
RIGHTS: Final = ["mint master", "master builder", "coat of arms", "patent", "church", "cathedral"]
RIGHT_KINDS: Final = 6
MINT_MASTER: Final = 0
MASTER_BUILDER: Final = 1
COAT_OF_ARMS: Final = 2
PATENT: Final = 3
CHURCH: Final = 4
CATHEDRAL: Final = 5
PILE_HEIGHT: Final = 5
# 4 down to 1 is certain; that the 1 comes twice is reconstructed.
COAT_OF_ARMS_POINTS: Final = [4, 3, 2, 1, 1]
# 5 down to 2 is certain; that the 2 comes twice is reconstructed.
PATENT_POINTS: Final = [5, 4, 3, 2, 2]
# A church of 700 and the dearest on top are certain; the other prices are reconstructed.
CHURCH_PRICES: Final = [800, 700, 600, 500, 400]
# A cathedral of 900 and the dearest on top are certain; the other prices are reconstructed.
CATHEDRAL_PRICES: Final = [1000, 900, 800, 700, 600]
PRINTED: Final = [
    [0] * PILE_HEIGHT,
    [0] * PILE_HEIGHT,
    COAT_OF_ARMS_POINTS,
    PATENT_POINTS,
    CHURCH_PRICES,
    CATHEDRAL_PRICES,
]
# The rank that a tile asks for, and the colour of the privilege that takes it (AUG-RGT-1).
RANK_FOR_RIGHT: Final = bytes([3, 4, 3, 4, 1, 1])
COLOUR_OF_RIGHT: Final = bytes([PURPLE, PURPLE, ORANGE, ORANGE, PURPLE, PURPLE])

# The barriers (AUG-CHU-2).
CHURCH_BARRIER: Final = 25
CATHEDRAL_BARRIER: Final = 45

# The privileges: the three colours by their own numbers, then these.
FLORINS: Final = 3
DRAW: Final = 4
PRESTIGE_SIX: Final = 5
PRESTIGE_SEVEN: Final = 6
PRIVILEGES: Final = [*COLOURS, "500 florins", "draw bonds", "6 prestige", "7 prestige"]
PRIVILEGE_FLORINS: Final = 500
PRIVILEGE_DRAW: Final = 2
PRIVILEGE_PRESTIGE: Final = [6, 7]
GIVEN_UP_POINTS: Final = 2
YELLOW_FLORINS: Final = 300
ROBBED_FLORINS: Final = 100
ROBBED_POINTS: Final = 1
USES_OF_A_CARD: Final = 2

# The ten privilege cards (AUG-SET-4). Certain: three fields each, all different; one with 500
# florins and 6 prestige, one with two purples, one with two oranges, one with yellow and purple;
# both 6 and 7 prestige occur. The rest is reconstructed: each colour six times, the others four.
PRIVILEGE_CARDS: Final = [
    bytes([FLORINS, PRESTIGE_SIX, PURPLE]),
    bytes([PURPLE, PURPLE, DRAW]),
    bytes([ORANGE, ORANGE, FLORINS]),
    bytes([YELLOW, PURPLE, PRESTIGE_SEVEN]),
    bytes([YELLOW, YELLOW, DRAW]),
    bytes([YELLOW, ORANGE, PURPLE]),
    bytes([YELLOW, ORANGE, FLORINS]),
    bytes([ORANGE, PURPLE, PRESTIGE_SEVEN]),
    bytes([YELLOW, DRAW, FLORINS]),
    bytes([ORANGE, DRAW, PRESTIGE_SIX]),
]
FIELDS_OF_A_CARD: Final = 3
CARDS_A_ROUND: Final = 5

TRUE_BONDS: Final = bytes(range(JOKER))
JOKERS_IN_DECK: Final = bytes([JOKER] * JOKERS)
DECK: Final = TRUE_BONDS + JOKERS_IN_DECK

NOBLE_OF: Final = bytes([kind // HIGHEST_VALUE for kind in range(BOND_KINDS)])
VALUE_OF: Final = bytes([kind % HIGHEST_VALUE + 1 for kind in range(JOKER)] + [0])
# In steps of 50, so that a byte holds it.
PRICE_STEPS_OF: Final = bytes(
    [PRICE_BY_VALUE[kind % HIGHEST_VALUE] // PRICE_STEP for kind in range(JOKER)]
    + [JOKER_PRICE // PRICE_STEP]
)
