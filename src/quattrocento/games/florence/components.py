# mypyc: compile
"""The facts: what is in Florence's box. An owner of the box can check and correct this one file.

Source: the French rulebook (Atalia). Certain unless marked: `strong` is reconstructed with one
choice clearly favoured by the rulebook's examples, `free` is one of several choices that fit them.
Locations, streets, slots and rounds are counted from 0 inside the engine, from 1 for people.
"""

from __future__ import annotations

from typing import Final

# The nobles (FLO-RND-3), in the order in which they are active.
NOBLES: Final = ["cosimo", "contessina", "giovanni"]
COSIMO: Final = 0
CONTESSINA: Final = 1
GIOVANNI: Final = 2
ROUNDS: Final = 9

# The city (FLO-SET-9, FLO-MOV-1). Street 5-8 is strong, the other eleven are certain.
LOCATIONS: Final = 9
COLUMNS: Final = 3
STREETS: Final = [
    (1, 2),
    (2, 3),
    (4, 5),
    (5, 6),
    (7, 8),
    (8, 9),
    (1, 4),
    (4, 7),
    (2, 5),
    (5, 8),
    (3, 6),
    (6, 9),
]
# The nobles' one-way round (FLO-NOB-1): 1 to 5 leads through the park, where no street is.
ROUTE: Final = [7, 4, 1, 5, 2, 3, 6, 9, 8]

# Queues (FLO-SET-7): seven slots; the number printed on a slot (0: none) is the least number of
# players it is open to. Three numbered slots a location: strong (27 blockers); which: free.
SLOTS: Final = 7
SLOT_NUMBERS: Final = [0, 0, 0, 0, 3, 4, 4]

# A player's pieces (FLO-SET-1). Ranks are numbered by their place in RANKS, from 1.
RANKS: Final = ["debutant", "donna", "maestro"]
DEBUTANT: Final = 1
DONNA: Final = 2
MAESTRO: Final = 3
DEBUTANTS: Final = 5
DONNAS: Final = 3
MAESTROS: Final = 1
GUARDS: Final = 6
BOAST_MARKERS: Final = 6
GIFTS: Final = 6
FIRST_GIFTS: Final = 3
MOST_TIME: Final = 12
MOST_SCANDALS: Final = 5

# What actions cost in time.
DEPLOY_COST: Final = 4
PROMOTE_COST: Final = 5
MOVE_COST: Final = 1
HURRY_COST: Final = 3
BOAST_COST: Final = 1
FIRST_GIFT_COST: Final = 2

# What comes without an action: after passing (FLO-PAS-1, 2), from a bodyguard to its owner and for
# others who walk by (FLO-GRD-2), and for a scandal card that is discarded or too many (FLO-SCN).
FIRST_TO_PASS_TIME: Final = 2
BONUS_TIME: Final = 1
BONUS_POINTS: Final = 1
BODYGUARD_TIME: Final = 1
BODYGUARD_POINTS: Final = 2
DISCARD_TIME: Final = 1
FULL_HAND_TIME: Final = 1

# Time tokens (FLO-SET-5): one of each value is strong (eight tokens, values from 2 to 9).
TIME_TOKENS: Final = bytes([2, 3, 4, 5, 6, 7, 8, 9])

# The dial, by round. Prime positions: the 1 of round 1 is certain, the rest free.
PRIME_POINTS: Final = bytes([1, 1, 1, 2, 2, 2, 3, 3, 3])
# Points by position in the queue. Round 1 and the 13 and 9 of round 2 are certain, the 6 and 4 of
# round 2 strong, rounds 4, 5, 7 and 8 free; nothing from the fifth position on: free.
QUEUE_POINTS: Final = [
    bytes([11, 7, 4, 2]),
    bytes([13, 9, 6, 4]),
    b"",
    bytes([15, 10, 6, 3]),
    bytes([17, 12, 8, 5]),
    b"",
    bytes([19, 13, 8, 4]),
    bytes([21, 15, 10, 6]),
    b"",
]
# Giovanni's rewards in rounds 3, 6 and 9: the first two of round 3 are certain; that a third
# reward costs less than 2 is strong, its points, rounds 6 and 9 and the constant prices free.
REWARD_PRICES: Final = bytes([4, 2, 1])
REWARD_POINTS: Final = [bytes([20, 12, 6]), bytes([25, 15, 8]), bytes([30, 18, 10])]
# Gifts that everyone gains at the end of a round (FLO-UPK-2).
ROUND_GIFTS: Final = bytes([0, 0, 2, 0, 0, 1, 0, 0, 0])

# Objective cards (FLO-SET-2, FLO-END-1): four locations each, free; points by number of members:
# nothing below 4 and 35 at most are certain, the steps between free.
OBJECTIVES: Final = [
    (1, 2, 6, 8),
    (1, 5, 6, 7),
    (2, 4, 6, 7),
    (2, 4, 8, 9),
    (3, 4, 5, 9),
    (3, 5, 7, 8),
]
OBJECTIVE_POINTS: Final = bytes([0, 0, 0, 0, 20, 25, 30, 35, 35, 35])

# Boast tiles (FLO-BST-2), with the VP figure of each. The bands are certain for two tiles and
# strong for the others.
BOASTS: Final = [
    "influencers",
    "loudmouth",
    "scandalous",
    "party-life",
    "reputation",
    "upward-mobility",
    "plus-one",
    "big-spender",
    "eyes-everywhere",
]
INFLUENCERS: Final = 0
LOUDMOUTH: Final = 1
SCANDALOUS: Final = 2
PARTY_LIFE: Final = 3
REPUTATION: Final = 4
UPWARD_MOBILITY: Final = 5
PLUS_ONE: Final = 6
BIG_SPENDER: Final = 7
EYES_EVERYWHERE: Final = 8
BOAST_POINTS: Final = bytes([5, 3, 3, 3, 3, 3, 4, 3, 2])
BOXES: Final = ["bottom", "middle", "top"]
BOX_COUNT: Final = 3
MIDDLE_BAND: Final = 7
TOP_BAND: Final = 13

# Scandal cards (FLO-SCA-1): which noble has which is strong; of the costs only the 3 time gained
# are certain, those of K1 and G4 strong, the others free. Three copies of each.
SCANDALS: Final = [
    "cosimo guard",
    "cosimo ride",
    "cosimo walk",
    "cosimo deploy",
    "contessina gift",
    "contessina swap",
    "contessina promote",
    "contessina advance",
    "giovanni recall",
    "giovanni swap",
    "giovanni remove",
    "giovanni boast",
]
SCANDAL_KINDS: Final = 12
KINDS_A_NOBLE: Final = 4
COPIES_OF_A_SCANDAL: Final = 3
ANY_SHIELD: Final = 0
ANY_LOCATION: Final = 1
THREE_STEPS: Final = 2
GOOD_COMPANY: Final = 3
GIFT_FROM_AFAR: Final = 4
CHANGING_PLACES: Final = 5
PROMOTION: Final = 6
FORWARD: Final = 7
TAKE_BACK: Final = 8
QUEUE_SWAP: Final = 9
SEND_HOME: Final = 10
BOAST_FROM_AFAR: Final = 11
SCANDAL_COSTS: Final = bytes([2, 1, 2, 2, 0, 1, 3, 1, 1, 1, 0, 1])
SEND_HOME_TIME: Final = 3
STEPS_OF_A_WALK: Final = 3
MEMBERS_OF_A_WALK: Final = 2

# Strozzi (FLO-SOL, FLO-STR). Letters and colours of cards 1 to 5 are free, the colours of the two
# boast cards strong (and without effect). Cards are numbered from 1.
STROZZI_CARDS: Final = 10
STROZZI_COLOURS: Final = ["orange", "blue"]
ORANGE: Final = 0
BLUE: Final = 1
FEWEST: Final = 2
NOBLE_OF_CARD: Final = bytes([0, 0, 1, 1, 2])
COLOUR_OF_CARD: Final = bytes([ORANGE, BLUE, ORANGE, BLUE, FEWEST])
LAST_DEPLOY_CARD: Final = 5
PARTY_TIME: Final = 6
FRIEND_OF_MINE: Final = 7
GUARD_CARD: Final = 10
STROZZI_COSTS: Final = bytes([0, 3, 3, 3, 3, 3, 0, 3, 2, 2, 2])
STROZZI_FIRST_TIME: Final = 6
STROZZI_LEAST_TIME: Final = 4
STROZZI_MOST_TIME: Final = 9
TIME_FOR_GIOVANNI: Final = 3
STROZZI_BONUS: Final = bytes([1, 2, 3])
STROZZI_BOAST: Final = bytes([2, 3, 4])
SET_ASIDE: Final = 3
NO_GUARD_POINTS: Final = 2
# Adjustments of the difficulty (FLO-SOL-14), FLO-ADJ-1 to 11 in order.
ADJUSTMENTS: Final = [
    "smaller-boasts",
    "less-time",
    "no-time-for-boasts",
    "no-first-guards",
    "unpaid-half",
    "no-bonus-passing-first",
    "livelier-party",
    "more-time",
    "reward-for-passing-first",
    "strozzi-objective",
    "closed-streets",
]
SMALLER_BOASTS: Final = 0
LESS_TIME: Final = 1
NO_TIME_FOR_BOASTS: Final = 2
NO_FIRST_GUARDS: Final = 3
UNPAID_HALF: Final = 4
NO_BONUS_PASSING_FIRST: Final = 5
LIVELIER_PARTY: Final = 6
MORE_TIME: Final = 7
REWARD_FOR_PASSING_FIRST: Final = 8
STROZZI_OBJECTIVE: Final = 9
CLOSED_STREETS: Final = 10
