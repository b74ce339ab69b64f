# mypyc: compile
"""The table of everything a player can say in The Princes of Florence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.actions import ActionTable, Parameter, Value, numbers
from quattrocento.games.princes.components import (
    BUILDING_KINDS,
    CARD_LABELS,
    DECKS,
    FIRST_BONUS,
    FIRST_PRESTIGE,
    FREEDOMS,
    LOTS,
    PIECES,
    SQUARES,
)
from quattrocento.games.princes.shapes import TURNS, square_label

# No work can be worth more: every card, all bonus cards and all jesters together come to less.
MOST_VALUE: Final = 300


def _card(label: str) -> Value:
    name = label.replace(" ", "-").replace("4", "four").replace("2", "two")
    return Value(label, {"name": name})


CARD: Final = Parameter("card", [_card(label) for label in CARD_LABELS])
PROFESSION: Final = Parameter("card", CARD.values[:FIRST_BONUS])
BONUS: Final = Parameter("card", CARD.values[FIRST_BONUS:FIRST_PRESTIGE])
LOT: Final = Parameter("lot", [Value(label) for label in LOTS])
PIECE: Final = Parameter("piece", [Value(label) for label in PIECES])
BUILDING: Final = Parameter("piece", PIECE.values[:BUILDING_KINDS])
FREEDOM: Final = Parameter("freedom", [Value(label) for label in FREEDOMS])
DECK: Final = Parameter("deck", [Value(label) for label in DECKS])
TURN: Final = numbers("turn", 1, TURNS)
SQUARE: Final = Parameter("square", [Value(square_label(square)) for square in range(SQUARES)])
POINTS: Final = numbers("points", 0, MOST_VALUE // 2)

ACTIONS: Final = ActionTable()

# Set-up
RETURNING: Final = ACTIONS.family("return", "return {card}", PROFESSION)
FIRST_RETURN: Final[i64] = RETURNING.first

# The auction
STARTING: Final = ACTIONS.family("start", "start {lot}", LOT)
TAKING: Final = ACTIONS.family("take", "take {lot}", LOT)
DECLINING: Final = ACTIONS.family("decline", "decline")
RAISING: Final = ACTIONS.family("raise", "raise")
PASSING: Final = ACTIONS.family("pass", "pass")
FIRST_START: Final[i64] = STARTING.first
FIRST_TAKE: Final[i64] = TAKING.first
DECLINE: Final[i64] = DECLINING.first
RAISE: Final[i64] = RAISING.first
PASS: Final[i64] = PASSING.first

# Piles
KEEPING: Final = ACTIONS.family("keep", "keep {card}", CARD)
ORDERING: Final = ACTIONS.family("under", "under {card}", CARD)
FIRST_KEEP: Final[i64] = KEEPING.first
FIRST_UNDER: Final[i64] = ORDERING.first

# The action phase
WORKING: Final = ACTIONS.family("work", "work {card}", PROFESSION)
BUILDING_UP: Final = ACTIONS.family("build", "build {piece}", BUILDING)
INTRODUCING: Final = ACTIONS.family("introduce", "introduce {freedom}", FREEDOM)
TAKING_PROFESSION: Final = ACTIONS.family("take-profession", "take profession")
TAKING_BONUS: Final = ACTIONS.family("take-bonus", "take bonus")
RECRUITING_ONE: Final = ACTIONS.family("recruit", "recruit {card}", PROFESSION)
NOT_RECRUITING: Final = ACTIONS.family("keep-recruiting", "keep it")
ENDING: Final = ACTIONS.family("end-turn", "end turn")
SELLING: Final = ACTIONS.family("sell", "sell point")
FIRST_WORK: Final[i64] = WORKING.first
FIRST_BUILD: Final[i64] = BUILDING_UP.first
FIRST_INTRODUCE: Final[i64] = INTRODUCING.first
TAKE_PROFESSION: Final[i64] = TAKING_PROFESSION.first
TAKE_BONUS: Final[i64] = TAKING_BONUS.first
FIRST_RECRUIT: Final[i64] = RECRUITING_ONE.first
KEEP_IT: Final[i64] = NOT_RECRUITING.first
END_TURN: Final[i64] = ENDING.first
SELL_POINT: Final[i64] = SELLING.first

# Works
PLAYING_BONUS: Final = ACTIONS.family("bonus", "bonus {card}", BONUS)
FINISHING: Final = ACTIONS.family("enough", "enough")
SPLITTING: Final = ACTIONS.family("points", "points {points}", POINTS)
FIRST_PLAY_BONUS: Final[i64] = PLAYING_BONUS.first
ENOUGH: Final[i64] = FINISHING.first
FIRST_POINTS: Final[i64] = SPLITTING.first

# Pieces; last, because Python keeps small numbers ready and these are the most.
PLACING: Final = ACTIONS.family("place", "at {square} turn {turn}", TURN, SQUARE)
FIRST_PLACE: Final[i64] = PLACING.first


def add_ids(ids: list[int], first: i64, places: i64) -> None:
    """Add the ids of a family's actions for the places of a set, lowest first."""
    while places != 0:
        if places & 1 != 0:
            ids.append(first)
        places >>= 1
        first += 1


def ids_from(first: i64, places: i64) -> list[int]:
    """The ids of a family's actions for the places of a set, lowest first."""
    ids: list[int] = []
    add_ids(ids, first, places)
    return ids
