"""What is in Palazzo's box, for the page and for texts."""

from __future__ import annotations

import msgspec

from quattrocento.core.box import Box as CoreBox
from quattrocento.games.palazzo import components


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A tile, which there is in each material."""

    floor: int
    windows: int


class Box(CoreBox, frozen=True, kw_only=True):
    """Money, tiles and points; points stand in the order of the number of floors, from one."""

    currencies: list[str]
    card_values: list[int]
    joker_value: int
    certificate_value: int
    certificates_for_a_joker: int
    four_certificates_value: int
    six_certificates_value: int
    opening_certificate: int
    first_hand: int
    base_price: int
    materials: list[str]
    floors: int
    quarries: int
    lot_to_share: int
    riders: int
    stacks: list[list[Face]]
    one_floor_points: int
    one_floor_loss: int
    height_points: list[int]
    one_material_points: list[int]


def box() -> Box:
    """The box, made from the components."""
    stacks = [components.STACK_ONE, components.STACK_TWO, components.STACK_THREE]
    return Box(
        currencies=list(components.CURRENCIES),
        card_values=list(components.CARD_VALUES),
        joker_value=components.JOKER_VALUE,
        certificate_value=components.CERTIFICATE_VALUE,
        certificates_for_a_joker=len(components.CURRENCIES),
        four_certificates_value=components.JOKER_VALUE + components.CERTIFICATE_VALUE,
        six_certificates_value=2 * components.JOKER_VALUE,
        opening_certificate=components.OPENING_CERTIFICATE,
        first_hand=components.FIRST_HAND,
        base_price=components.BASE_PRICE,
        materials=list(components.MATERIALS),
        floors=components.FLOORS,
        quarries=components.QUARRIES,
        lot_to_share=components.LOT_TO_SHARE,
        riders=components.RIDERS,
        stacks=[
            [Face(floor=floor, windows=windows) for floor, windows in stack] for stack in stacks
        ],
        one_floor_points=components.ONE_FLOOR_POINTS,
        one_floor_loss=-components.ONE_FLOOR_POINTS,
        height_points=components.HEIGHT_POINTS[1:],
        one_material_points=components.ONE_MATERIAL_POINTS[1:],
    )
