"""What is in the box of The Princes of Florence, for the page and for texts."""

from __future__ import annotations

import msgspec

from quattrocento.core.box import Box as CoreBox
from quattrocento.games.princes import components
from quattrocento.games.princes.shapes import PALAZZO, square_labels

SIZES = {
    "large": components.LARGE_BUILDINGS,
    "medium": components.MEDIUM_BUILDINGS,
    "small": components.SMALL_BUILDINGS,
}


class Profession(msgspec.Struct, frozen=True, kw_only=True):
    """What a profession prefers."""

    building: str
    landscape: str
    freedom: str


class PrestigeCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a prestige card scores, alone and when tied, and what it asks for at least.

    `least` stands in the order of its conditions; 0 where one must have the most.
    """

    points: int
    tied: int
    least: list[int]


class WorkWorth(msgspec.Struct, frozen=True, kw_only=True):
    """What the parts of a work are worth."""

    building: int
    landscape: int
    freedom: int
    jester: int


class Box(CoreBox, frozen=True, kw_only=True):
    """Money, pieces and cards; `minimum_values` from round 1, `building_prices` from no builder.

    An outline is drawn in rows, `#` a square of the piece.
    """

    rounds: int
    minimum_values: list[int]
    first_money: int
    first_bid: int
    raise_by: int
    actions_a_turn: int
    money_for_a_point: int
    price_of_a_point: int
    pay_for_value: int
    price_of_a_card: int
    price_of_a_freedom: int
    building_prices: list[int]
    points_of_a_building: int
    points_of_a_second_landscape: int
    points_of_a_second_builder: int
    points_of_the_best_work: int
    most_builders: int
    looked_at: int
    side: int
    palazzo: list[str]
    buildings: list[str]
    landscapes: list[str]
    freedoms: list[str]
    sizes: dict[str, list[str]]
    outlines: dict[str, list[str]]
    squares: dict[str, int]
    professions: dict[str, Profession]
    bonus: dict[str, int]
    prestige: dict[str, PrestigeCard]
    work: WorkWorth


def box() -> Box:
    """The box, made from the components."""
    outlines = dict(zip(components.PIECES, components.OUTLINES, strict=True))
    return Box(
        rounds=components.ROUNDS,
        minimum_values=list(components.MINIMUM_VALUES[1:]),
        first_money=components.FIRST_MONEY,
        first_bid=components.FIRST_BID,
        raise_by=components.RAISE_BY,
        actions_a_turn=components.ACTIONS_A_TURN,
        money_for_a_point=components.MONEY_FOR_A_POINT,
        price_of_a_point=components.PRICE_OF_A_POINT,
        pay_for_value=components.PAY_FOR_VALUE,
        price_of_a_card=components.PRICE_OF_A_CARD,
        price_of_a_freedom=components.PRICE_OF_A_FREEDOM,
        building_prices=list(components.BUILDING_PRICES),
        points_of_a_building=components.POINTS_OF_A_BUILDING,
        points_of_a_second_landscape=components.POINTS_OF_A_SECOND_LANDSCAPE,
        points_of_a_second_builder=components.POINTS_OF_A_SECOND_BUILDER,
        points_of_the_best_work=components.POINTS_OF_THE_BEST_WORK,
        most_builders=components.MOST_BUILDERS,
        looked_at=components.LOOKED_AT,
        side=components.SIDE,
        palazzo=square_labels(PALAZZO),
        buildings=list(components.BUILDINGS),
        landscapes=list(components.LANDSCAPES),
        freedoms=list(components.FREEDOMS),
        sizes={
            size: [kind for place, kind in enumerate(components.BUILDINGS) if mask >> place & 1]
            for size, mask in SIZES.items()
        },
        outlines=outlines,
        squares={piece: "".join(rows).count("#") for piece, rows in outlines.items()},
        professions={
            card: Profession(building=building, landscape=landscape, freedom=freedom)
            for card, building, landscape, freedom in components.PROFESSIONS
        },
        bonus={card: factor for card, factor, _ in components.BONUS_CARDS},
        prestige={
            card: PrestigeCard(points=points, tied=tied, least=[least for _, least in wanted])
            for card, points, tied, wanted in components.PRESTIGE_CARDS
        },
        work=WorkWorth(
            building=components.VALUE_OF_THE_BUILDING,
            landscape=components.VALUE_OF_THE_LANDSCAPE,
            freedom=components.VALUE_OF_THE_FREEDOM,
            jester=components.VALUE_OF_A_JESTER,
        ),
    )
