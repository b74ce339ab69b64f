# mypyc: compile
"""The table of everything a player can say in Palazzo."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.actions import ActionTable, Parameter, Value, numbers
from quattrocento.games.palazzo.components import (
    CARD_VALUES,
    CERTIFICATE_VALUE,
    CURRENCIES,
    FLOOR_OF,
    FLOORS,
    MATERIAL_OF,
    MATERIALS,
    TILE_KINDS,
    TILES,
    WINDOWS_OF,
)


def _card(currency: str, value: int) -> Value:
    return Value(f"{currency} {value}", {"currency": currency, "value": value})


def _tile(kind: int) -> Value:
    material = MATERIALS[MATERIAL_OF[kind]]
    floor = FLOOR_OF[kind]
    windows = WINDOWS_OF[kind]
    parts: dict[str, str | int] = {"material": material, "floor": floor, "windows": windows}
    return Value(f"{material} {floor}/{windows}", parts)


CARD: Final = Parameter(
    "card",
    [_card(currency, value) for currency in CURRENCIES for value in CARD_VALUES]
    + [Value("certificate", {"currency": "none", "value": CERTIFICATE_VALUE})],
)
JOKER: Final = numbers("value", CARD_VALUES[0], CARD_VALUES[-1])
TILE: Final = Parameter("tile", [_tile(kind) for kind in range(TILE_KINDS)])
PALACE: Final = numbers("palace", 1, TILES)
FLOOR: Final = numbers("floor", 1, FLOORS)

ACTIONS: Final = ActionTable()

# Laying money comes first, in the order in which it must be laid: jokers, single cards (of one
# currency), certificates. The steps of a bid or payment have rising ids, so that the same cards
# have one spelling.
LAYING: Final = [
    ACTIONS.family("joker", "lay joker {value}", JOKER),
    ACTIONS.family("lay", "lay {card}", CARD),
    ACTIONS.family("enough", "enough"),
]
FIRST_UNIT: Final[i64] = LAYING[0].first
FIRST_CARD: Final[i64] = LAYING[1].first
ENOUGH: Final[i64] = LAYING[2].first

PASSING: Final = ACTIONS.family("pass", "pass")
PASS: Final[i64] = PASSING.first

TURNS: Final = [
    ACTIONS.family("money", "take money"),
    ACTIONS.family("draw", "draw tiles"),
    ACTIONS.family("take-out", "take out"),
    ACTIONS.family("put-in", "put in"),
    ACTIONS.family("remove", "remove"),
]
TAKE_MONEY: Final[i64] = TURNS[0].first
DRAW_TILES: Final[i64] = TURNS[1].first
TAKE_OUT: Final[i64] = TURNS[2].first
PUT_IN: Final[i64] = TURNS[3].first
REMOVE: Final[i64] = TURNS[4].first

TAKING: Final = ACTIONS.family("take", "take {card}", CARD)
FIRST_TAKE: Final[i64] = TAKING.first

BUYING: Final = ACTIONS.family("buy", "buy {tile}", TILE)
FIRST_BUY: Final[i64] = BUYING.first
AUCTIONING: Final = ACTIONS.family("auction", "auction")
AUCTION: Final[i64] = AUCTIONING.first
NO_MORE_TILES: Final = ACTIONS.family("one-tile", "one tile only")
ONE_TILE: Final[i64] = NO_MORE_TILES.first

CHOOSING: Final = ACTIONS.family("choose", "choose {tile}", TILE)
FIRST_CHOICE: Final[i64] = CHOOSING.first

PLACING: Final = [
    ACTIONS.family("discard", "discard it"),
    ACTIONS.family("new-palace", "new palace"),
    ACTIONS.family("build", "build on {palace}", PALACE),
]
DISCARD: Final[i64] = PLACING[0].first
NEW_PALACE: Final[i64] = PLACING[1].first
FIRST_BUILD: Final[i64] = PLACING[2].first

PALACES: Final = ACTIONS.family("palace", "palace {palace}", PALACE)
FIRST_PALACE: Final[i64] = PALACES.first
FLOORS_OUT: Final = ACTIONS.family("floor", "floor {floor}", FLOOR)
FIRST_FLOOR: Final[i64] = FLOORS_OUT.first
PAYING: Final = ACTIONS.family("pay", "pay {card}", CARD)
FIRST_PAY: Final[i64] = PAYING.first
