# mypyc: compile
"""Counting what an estate has, for bonus cards, prestige cards and works."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import size
from quattrocento.games.princes.components import (
    BONUS_CARDS,
    BUILDER_COUNT,
    BUILDINGS_COUNT,
    CATEGORY_COUNT,
    COVERED_COUNT,
    FIRST_BONUS,
    FOREST_COUNT,
    FREEDOM_COUNT,
    HAND_COUNT,
    JESTER_COUNT,
    LAKE_COUNT,
    LANDSCAPE_COUNT,
    LANDSCAPE_KIND_COUNT,
    LARGE_BUILDINGS,
    LARGE_COUNT,
    MEDIUM_BUILDINGS,
    MEDIUM_COUNT,
    PARK_COUNT,
    PRESTIGE_COUNT,
    SIZE_COUNT,
    SMALL_BUILDINGS,
    SMALL_COUNT,
    TABLE_COUNT,
)
from quattrocento.games.princes.state import Player

PROFESSION_CARDS: Final[i64] = 0x1FFFFF
BONUS_HAND: Final[i64] = 0x1FFFFE00000

_BONUS_FACTORS: Final = bytes([factor for _, factor, _ in BONUS_CARDS])
_BONUS_FIRST: Final = bytes([counted[0] for _, _, counted in BONUS_CARDS])
_NOTHING: Final = 255
_BONUS_SECOND: Final = bytes(
    [counted[1] if len(counted) > 1 else _NOTHING for _, _, counted in BONUS_CARDS]
)


def one_if(number: i64) -> i64:
    """1 if there is any, else 0."""
    return 1 if number != 0 else 0


def landscapes(player: Player) -> i64:
    """How many landscapes an estate has."""
    return player.forests + player.lakes + player.parks


def landscape_kinds(player: Player) -> i64:
    """How many kinds of landscape an estate has."""
    return one_if(player.forests) + one_if(player.lakes) + one_if(player.parks)


def landscapes_of(player: Player, kind: i64) -> i64:
    """How many landscapes of a kind (0 forest, 1 lake, 2 park) an estate has."""
    if kind == 0:
        return player.forests
    return player.lakes if kind == 1 else player.parks


def building_sizes(player: Player) -> i64:
    """How many of the three building sizes an estate has."""
    return (
        one_if(player.buildings & LARGE_BUILDINGS)
        + one_if(player.buildings & MEDIUM_BUILDINGS)
        + one_if(player.buildings & SMALL_BUILDINGS)
    )


def categories(player: Player) -> i64:
    """How many of: forest, lake, park, jester, builder, prestige card, freedom."""
    return (
        landscape_kinds(player)
        + one_if(player.jesters)
        + one_if(player.builders)
        + one_if(player.prestige)
        + one_if(player.freedoms)
    )


def cards_in_hand(player: Player) -> i64:
    """PRI-REC-3: professions and recruiting cards in hand."""
    return size(player.hand & PROFESSION_CARDS) + player.recruiting_hand


def cards_on_table(player: Player) -> i64:
    """PRI-REC-3: professions and recruiting cards on the table; prestige cards call them works."""
    return size(player.table) + player.recruiting_table


def count_of(player: Player, what: i64) -> i64:
    """How many an estate has of what a card counts; the palazzo is no building (PRI-BLD-5)."""
    if what <= SIZE_COUNT:
        return count_buildings(player, what)
    if what <= LANDSCAPE_KIND_COUNT:
        return count_landscapes(player, what)
    if what == FREEDOM_COUNT:
        return size(player.freedoms)
    if what == JESTER_COUNT:
        return player.jesters
    if what == BUILDER_COUNT:
        return player.builders
    if what == PRESTIGE_COUNT:
        return size(player.prestige)
    if what == CATEGORY_COUNT:
        return categories(player)
    if what == HAND_COUNT:
        return cards_in_hand(player)
    if what == TABLE_COUNT:
        return cards_on_table(player)
    assert what == COVERED_COUNT
    return size(player.covered)


def count_buildings(player: Player, what: i64) -> i64:
    """All buildings, those of one size, or the sizes there are."""
    if what == BUILDINGS_COUNT:
        return size(player.buildings)
    if what == LARGE_COUNT:
        return size(player.buildings & LARGE_BUILDINGS)
    if what == MEDIUM_COUNT:
        return size(player.buildings & MEDIUM_BUILDINGS)
    if what == SMALL_COUNT:
        return size(player.buildings & SMALL_BUILDINGS)
    return building_sizes(player)


def count_landscapes(player: Player, what: i64) -> i64:
    """All landscapes, those of one kind, or the kinds there are."""
    if what == LANDSCAPE_COUNT:
        return landscapes(player)
    if what == FOREST_COUNT:
        return player.forests
    if what == LAKE_COUNT:
        return player.lakes
    if what == PARK_COUNT:
        return player.parks
    return landscape_kinds(player)


def bonus_value(player: Player, card: i64) -> i64:
    """PRI-BON-2: what a bonus card adds with the next work, whose card then lies on the table.

    Counted before that card is laid: it is still one of those in hand.
    """
    place: i64 = card - FIRST_BONUS
    first: i64 = _BONUS_FIRST[place]
    counted = count_of(player, first)
    if first == HAND_COUNT:
        counted -= 1
    elif first == TABLE_COUNT:
        counted += 1
    second: i64 = _BONUS_SECOND[place]
    if second != _NOTHING:
        counted += count_of(player, second)
    factor: i64 = _BONUS_FACTORS[place]
    return counted * factor


def bonus_values(player: Player, cards: i64) -> i64:
    """What several bonus cards add together with the next work."""
    total: i64 = 0
    card: i64 = FIRST_BONUS
    cards >>= FIRST_BONUS
    while cards != 0:
        if cards & 1 != 0:
            total += bonus_value(player, card)
        cards >>= 1
        card += 1
    return total
