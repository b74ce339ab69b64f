# mypyc: compile
"""The table of everything a player can say in Augsburg 1520."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.actions import ActionTable, Parameter, Value, numbers
from quattrocento.games.augsburg.components import (
    BONDS,
    CATHEDRAL,
    CHURCH,
    COLOURS,
    HIGHEST_VALUE,
    MINT_MASTER,
    NOBLES,
    PRIVILEGE_CARDS,
    PRIVILEGES,
    RIGHTS,
    TOP_RANK,
    VISITS,
)

NOTHING_LABEL: Final = "nothing"


def _bond(noble: str, value: int) -> Value:
    return Value(f"{noble} {value}", {"noble": noble, "value": value})


_BOND_VALUES: Final = [
    _bond(noble, value) for noble in NOBLES for value in range(1, HIGHEST_VALUE + 1)
] + [Value("joker", {"noble": "joker", "value": 0})]
BOND: Final = Parameter("bond", _BOND_VALUES)
GIFT: Final = Parameter(
    "gift", [*_BOND_VALUES, Value(NOTHING_LABEL, {"noble": NOTHING_LABEL, "value": 0})]
)


def _named(name: str) -> Value:
    return Value(name, {"name": name.replace(" ", "-")})


NUMBER: Final = numbers("number", 1, BONDS)
NOBLE: Final = Parameter("noble", [Value(name) for name in VISITS])
COLOUR: Final = Parameter("colour", [Value(name) for name in COLOURS])
RANK: Final = Parameter(
    "rank",
    [
        Value(f"{colour} {rank}", {"colour": colour, "rank": rank})
        for colour in COLOURS
        for rank in range(1, TOP_RANK + 1)
    ],
)
# A number may not begin a name in the catalogues.
_PRIVILEGE_NAMES: Final = [*COLOURS, "florins", "draw", "six", "seven"]
PRIVILEGE: Final = Parameter(
    "privilege",
    [
        Value(label, {"name": name})
        for label, name in zip(PRIVILEGES, _PRIVILEGE_NAMES, strict=True)
    ],
)
CARD: Final = numbers("card", 1, len(PRIVILEGE_CARDS))
RIGHT: Final = Parameter("right", [_named(name) for name in RIGHTS])
TILE: Final = Parameter("tile", [_named(name) for name in RIGHTS[MINT_MASTER:CHURCH]])
BUILDING: Final = Parameter("building", [_named(name) for name in RIGHTS[CHURCH : CATHEDRAL + 1]])
VICTIM: Final = numbers("seat", 1, 5)

ACTIONS: Final = ActionTable()

# Buying bonds (AUG-BUY-1)
BUYING: Final = [
    ACTIONS.family("buy", "buy {bond}", BOND),
    ACTIONS.family("bought", "no more"),
]
FIRST_BUY: Final[i64] = BUYING[0].first
NO_MORE: Final[i64] = BUYING[1].first

# Bidding (AUG-BID-4)
BIDDING: Final = [
    ACTIONS.family("pass", "pass"),
    ACTIONS.family("hold", "hold"),
    ACTIONS.family("bid", "bid {number}", NUMBER),
]
PASS: Final[i64] = BIDDING[0].first
HOLD: Final[i64] = BIDDING[1].first
FIRST_BID: Final[i64] = BIDDING[2].first

# Showing (AUG-BID-7, 8)
SHOWING: Final = ACTIONS.family("show", "show {bond}", BOND)
FIRST_SHOW: Final[i64] = SHOWING.first

# Privileges (AUG-PRV)
CARDS: Final = ACTIONS.family("card", "take card {card}", CARD)
FIRST_CARD: Final[i64] = CARDS.first
USES: Final = [
    ACTIONS.family("florins", "take 500 florins"),
    ACTIONS.family("prestige", "take prestige"),
    ACTIONS.family("draw", "draw bonds"),
    ACTIONS.family("climb", "climb {colour}", COLOUR),
    ACTIONS.family("yellow-florins", "take 300 florins"),
    ACTIONS.family("tile", "take {tile}", TILE),
    ACTIONS.family("build", "build {building}", BUILDING),
    ACTIONS.family("give-up", "give up"),
]
BUILDING_UP: Final = USES[6]
TAKE_FLORINS: Final[i64] = USES[0].first
TAKE_PRESTIGE: Final[i64] = USES[1].first
DRAW_BONDS: Final[i64] = USES[2].first
FIRST_CLIMB: Final[i64] = USES[3].first
TAKE_YELLOW_FLORINS: Final[i64] = USES[4].first
FIRST_TILE: Final[i64] = USES[5].first
FIRST_BUILD: Final[i64] = BUILDING_UP.first
GIVE_UP: Final[i64] = USES[7].first
MASTER_BUILDING: Final = ACTIONS.family("builder", "let the builder build {building}", BUILDING)
FIRST_BUILDER: Final[i64] = MASTER_BUILDING.first
NOT_BUILDING: Final = ACTIONS.family("no-building", "build nothing")
BUILD_NOTHING: Final[i64] = NOT_BUILDING.first
DISCARDING: Final = ACTIONS.family("discard", "discard {bond}", BOND)
FIRST_DISCARD: Final[i64] = DISCARDING.first

# Taking a rank from somebody (AUG-RNK-2)
ROBBING: Final = ACTIONS.family("rob", "rob {seat}", VICTIM)
FIRST_ROB: Final[i64] = ROBBING.first
CONSOLING: Final = [
    ACTIONS.family("console-florins", "accept 100 florins"),
    ACTIONS.family("console-prestige", "accept 1 prestige"),
]
ACCEPT_FLORINS: Final[i64] = CONSOLING[0].first
ACCEPT_PRESTIGE: Final[i64] = CONSOLING[1].first

# Too few bonds (AUG-DCK-2)
GIVING: Final = ACTIONS.family("give", "give {gift}", GIFT)
FIRST_GIFT: Final[i64] = GIVING.first
GIVE_NOTHING: Final[i64] = FIRST_GIFT + len(BOND)
