# mypyc: compile
"""Rights tiles, church and cathedral: who may take the top tile of a pile (AUG-RGT, AUG-CHU)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Refusal
from quattrocento.core.rows import replaced
from quattrocento.games.augsburg.actions import RIGHT
from quattrocento.games.augsburg.components import (
    CATHEDRAL,
    CHURCH,
    COLOUR_OF_RIGHT,
    COLOURS,
    MASTER_BUILDER,
    PILE_HEIGHT,
    PRINTED,
    RANK_FOR_RIGHT,
)
from quattrocento.games.augsburg.facts import pay
from quattrocento.games.augsburg.shown.events import BuilderBuilt, Built, TileTaken
from quattrocento.games.augsburg.state import Player, State

RANK_TOO_LOW: Final = Refusal("AUG-RGT-1", "refusal-rank-too-low")
ONE_OF_A_KIND: Final = Refusal("AUG-RGT-2", "refusal-one-of-a-kind")
NOT_ENOUGH_MONEY: Final = Refusal("AUG-CHU-1", "refusal-not-enough-money")
NO_BUILDER: Final = Refusal("AUG-RGT-4", "refusal-no-builder")
BUILDER_DONE: Final = Refusal("AUG-RGT-4", "refusal-builder-done")
# What is printed on the tiles, kind by kind, each kind with a 0 before it for no tile.
PRINTED_AT: Final = [number for pile in PRINTED for number in [0, *pile]]

# Tiles


def place_on_top(state: State, right: i64) -> i64:
    """The place, from 1, of the tile that is on top of a pile: one is gone for each owner."""
    place: i64 = 1
    for player in state.players:
        if player.rights[right] > 0:
            place += 1
    return place


def printed(right: i64, place: i64) -> i64:
    """What is printed on a tile: points or a price; 0 for place 0, which is no tile."""
    return PRINTED_AT[right * (PILE_HEIGHT + 1) + place]


def points_of(player: Player, right: i64) -> i64:
    """AUG-RGT-5: the prestige that a seat's coat of arms or patent brings at the end of a round."""
    return printed(right, player.rights[right])


def price_on_top(state: State, building: i64) -> i64:
    """AUG-SET-3: the price of the church or cathedral on top of its pile."""
    return printed(building, place_on_top(state, building))


def tile_refusal(player: Player, right: i64) -> Refusal | None:
    """AUG-RGT-1, 2: the rank must allow it, and one tile of a kind is enough."""
    if player.rights[right] > 0:
        return ONE_OF_A_KIND
    rank: i64 = player.ranks[COLOUR_OF_RIGHT[right]]
    return RANK_TOO_LOW if rank < RANK_FOR_RIGHT[right] else None


def take_tile(state: State, seat: i64, right: i64) -> None:
    """AUG-RGT-1: take the top tile of a pile."""
    points = printed(right, place_on_top(state, right))
    own(state, seat, right)
    if state.listener is not None:
        state.listener.tell(
            TileTaken(
                seat=seat,
                tile=RIGHT.label(right),
                points=points,
                privilege=COLOURS[COLOUR_OF_RIGHT[right]],
            )
        )


def own(state: State, seat: i64, right: i64) -> None:
    """Put the top tile of a pile on a seat's board, for good (AUG-RGT-2)."""
    player = state.players[seat]
    player.rights = replaced(player.rights, right, place_on_top(state, right))


# Church and cathedral


def building_refusal(state: State, player: Player, building: i64) -> Refusal | None:
    """AUG-CHU-1: the whole price must be there; AUG-RGT-2: one of each."""
    if player.rights[building] > 0:
        return ONE_OF_A_KIND
    return NOT_ENOUGH_MONEY if player.money < price_on_top(state, building) else None


def build(state: State, seat: i64, building: i64) -> None:
    """AUG-CHU-1: build the top church or cathedral with a purple privilege."""
    price = pay_building(state, seat, building)
    if state.listener is not None:
        state.listener.tell(
            Built(
                seat=seat,
                building=RIGHT.label(building),
                price=price,
                privilege=COLOURS[COLOUR_OF_RIGHT[building]],
            )
        )


def pay_building(state: State, seat: i64, building: i64) -> i64:
    """Pay the top church or cathedral and put it on the board; its price."""
    price = price_on_top(state, building)
    pay(state.players[seat], price)
    own(state, seat, building)
    return price


# The master builder


def builder_refusal(state: State, player: Player, building: i64) -> Refusal | None:
    """AUG-RGT-4: whoever has a master builder may build once with every card won."""
    if player.rights[MASTER_BUILDER] == 0:
        return NO_BUILDER
    if not state.builder_ready:
        return BUILDER_DONE
    return building_refusal(state, player, building)


def builder_may_build(player: Player) -> bool:
    """Whether a master builder has something left to build, whatever money there is."""
    return player.rights[MASTER_BUILDER] > 0 and (
        player.rights[CHURCH] == 0 or player.rights[CATHEDRAL] == 0
    )


def let_builder_build(state: State, seat: i64, building: i64) -> None:
    """AUG-RGT-4: one building a card, besides the two privileges."""
    price = pay_building(state, seat, building)
    state.builder_ready = False
    if state.listener is not None:
        state.listener.tell(BuilderBuilt(seat=seat, building=RIGHT.label(building), price=price))
