"""What is in the box of Augsburg 1520, for the page and for texts."""

from __future__ import annotations

import msgspec

from quattrocento.core.box import Box as CoreBox
from quattrocento.games.augsburg import components
from quattrocento.games.augsburg.actions import PRIVILEGE, RIGHT


class Right(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of rights tile: the ladder and rank it asks for, and what is printed on the tiles.

    `printed` are points or prices from the top of the pile, or zeros.
    """

    colour: str
    rank: int
    printed: list[int]


class Box(CoreBox, frozen=True, kw_only=True):
    """Money, bonds, ladders, rights tiles and privileges; by rank means from rank 1 on.

    `privileges` are what the fields of the cards are called in notation, whatever they bring.
    """

    nobles: list[str]
    visits: list[str]
    colours: list[str]
    top_rank: int
    first_money: int
    first_jokers: int
    jokers: int
    first_offer: int
    bond_prices: list[int]
    joker_price: int
    cheapest_bond: int
    dearest_bond: int
    consolations: list[int]
    money_by_rank: list[int]
    prestige_by_rank: list[int]
    offer_by_rank: list[int]
    free_by_rank: list[int]
    rank_cards: dict[int, list[int]]
    rights: dict[str, Right]
    church_barrier: int
    cathedral_barrier: int
    privilege_cards: list[list[str]]
    privileges: dict[str, str]
    privilege_florins: int
    privilege_draw: int
    privilege_prestige: list[int]
    given_up_points: int
    yellow_florins: int
    robbed_florins: int
    robbed_points: int
    uses_of_a_card: int


def box() -> Box:
    """The box, made from the components."""
    return Box(
        nobles=list(components.NOBLES),
        visits=list(components.VISITS),
        colours=list(components.COLOURS),
        top_rank=components.TOP_RANK,
        first_money=components.FIRST_MONEY,
        first_jokers=components.FIRST_JOKERS,
        jokers=components.JOKERS,
        first_offer=components.FIRST_OFFER,
        bond_prices=list(components.PRICE_BY_VALUE),
        joker_price=components.JOKER_PRICE,
        cheapest_bond=components.CHEAPEST,
        dearest_bond=components.DEAREST,
        consolations=components.CONSOLATIONS[1:],
        money_by_rank=list(components.MONEY_BY_RANK),
        prestige_by_rank=list(components.PRESTIGE_BY_RANK),
        offer_by_rank=list(components.OFFER_BY_RANK),
        free_by_rank=list(components.FREE_BY_RANK),
        rank_cards=dict(components.RANK_CARDS),
        rights={
            RIGHT.label(right): Right(
                colour=components.COLOURS[components.COLOUR_OF_RIGHT[right]],
                rank=components.RANK_FOR_RIGHT[right],
                printed=list(components.PRINTED[right]),
            )
            for right in range(components.RIGHT_KINDS)
        },
        church_barrier=components.CHURCH_BARRIER,
        cathedral_barrier=components.CATHEDRAL_BARRIER,
        privilege_cards=[
            [PRIVILEGE.label(field) for field in card] for card in components.PRIVILEGE_CARDS
        ],
        privileges={str(value.parts["name"]): value.label for value in PRIVILEGE.values},
        privilege_florins=components.PRIVILEGE_FLORINS,
        privilege_draw=components.PRIVILEGE_DRAW,
        privilege_prestige=list(components.PRIVILEGE_PRESTIGE),
        given_up_points=components.GIVEN_UP_POINTS,
        yellow_florins=components.YELLOW_FLORINS,
        robbed_florins=components.ROBBED_FLORINS,
        robbed_points=components.ROBBED_POINTS,
        uses_of_a_card=components.USES_OF_A_CARD,
    )
