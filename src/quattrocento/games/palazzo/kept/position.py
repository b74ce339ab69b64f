"""A game of Palazzo as a readable position, and back."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from quattrocento.core.position import Position, expect, looked_up
from quattrocento.core.scheme import (
    SEAT,
    Codec,
    Derived,
    Dump,
    Load,
    dumper,
    label,
    last_seat,
    list_of,
    loader,
    number,
    optional,
    players,
    set_of,
    sorted_bytes,
    word,
)
from quattrocento.games.palazzo.actions import ACTIONS, CARD, TILE
from quattrocento.games.palazzo.components import CURRENCIES, QUARRIES, RIDER
from quattrocento.games.palazzo.components import TILES as TILES_IN_BOX
from quattrocento.games.palazzo.kept.component_count import RIDER_LABEL, check_components
from quattrocento.games.palazzo.money import card_labels, packed
from quattrocento.games.palazzo.state import Player, State
from quattrocento.games.palazzo.tiles import as_palace, floor_of, palace_tiles, tile_labels

TRANSFORMATIONS: Final = ("take out", "put in", "remove")


def pile_label(tile: int) -> str:
    """A tile or rider in notation."""
    return RIDER_LABEL if tile == RIDER else TILE.label(tile)


def pile_tile(name: str, field: str, _state: Any) -> int:
    """The tile or rider of a label."""
    return RIDER if name == RIDER_LABEL else looked_up(TILE.place, name, field)


def put_drawn(state: State, labels: list[str], field: str, _state: Any) -> None:
    """The tiles that have left the stacks; their order is not kept."""
    state.tile_pile = bytes(sorted(PILE.read(labels, field, state)))
    state.tiles_drawn = len(labels)
    state.riders = state.tile_pile.count(RIDER)


def put_pile(state: State, labels: list[str], field: str, _state: Any) -> None:
    """The tiles to come, below those that were drawn."""
    state.tile_pile += PILE.read(labels, field, state)


def put_money(state: State, labels: list[str], field: str, _state: Any) -> None:
    """The money to come."""
    state.money_pile = MONEY.read(labels, field, state)


def palace(labels: list[str], field: str, state: State) -> int:
    """PAL-BLD-1: a palace from its tiles, bottom first."""
    built, below = 0, 0
    for tile in FLOORS.read(labels, field, state):
        expect(floor_of(tile) > below, field, "expected floors that rise (PAL-BLD-1)")
        below = floor_of(tile)
        built |= as_palace(tile)
    expect(built > 0, field, "expected a floor")
    return built


def transformation(text: str, field: str, _state: Any) -> int:
    """The action that chose a transformation."""
    expect(text in TRANSFORMATIONS, field, "expected take out, put in or remove")
    return ACTIONS.parse(text)


PILE: Final = list_of(Codec(pile_label, pile_tile), bytes)
DRAWN: Final = Derived(
    lambda state: sorted(PILE.write(state.tile_pile[: state.tiles_drawn])), put_drawn
)
TO_DRAW: Final = Derived(lambda state: PILE.write(state.tile_pile[state.tiles_drawn :]), put_pile)
MONEY: Final = list_of(label(CARD), bytes)
MONEY_PILE: Final = Derived(
    lambda state: MONEY.write(state.money_pile[state.money_drawn :]), put_money
)
CARDS: Final = Codec(
    card_labels, list_of(label(CARD), lambda kinds: int(packed(bytes(kinds)))).read
)
TILES: Final = Codec(tile_labels, list_of(label(TILE), sorted_bytes).read)
BOX: Final = Codec(lambda tiles: tile_labels(bytes(sorted(tiles))), TILES.read)
FLOORS: Final = list_of(label(TILE), bytes)
PALACES: Final = list_of(Codec(lambda built: tile_labels(palace_tiles(built)), palace))
CURRENCY: Final = optional(word(CURRENCIES))
PALACE_NUMBER: Final = optional(number(0, TILES_IN_BOX - 1, "expected a palace"))
SEATS: Final = set_of(number(0, last_seat, "expected seats"))


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat; `known` are the cards of its hand that everybody has seen."""

    hand: Annotated[list[str], CARDS]
    known: Annotated[list[str], CARDS] = []
    laid: Annotated[list[str], CARDS] = []
    bid: int = 0
    currency: Annotated[str | None, CURRENCY] = None
    palaces: Annotated[list[list[str]], PALACES] = []


class PalazzoPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table. Piles are given from the top; `drawn_tiles` have left the stacks already."""

    active: Annotated[int, SEAT]
    players: Annotated[list[PlayerPosition], players(PlayerPosition, Player)]
    money_pile: Annotated[list[str], MONEY_PILE]
    discard: Annotated[list[str], CARDS] = []
    turned_up: Annotated[list[str], CARDS] = []
    drawn_tiles: Annotated[list[str], DRAWN]
    tile_pile: Annotated[list[str], TO_DRAW]
    depot: Annotated[list[str], TILES]
    quarries: Annotated[list[list[str]], list_of(TILES)]
    architect: Annotated[int, number(0, QUARRIES - 1)] = 0
    box: Annotated[list[str], BOX] = []
    takers: int = 0
    sharing: bool = False
    least: Annotated[int, number(0, len(ACTIONS) - 1, "expected an action's number")] = 0
    bidders: Annotated[list[int], SEATS] = []
    highest: int = 0
    chosen: Annotated[list[str], TILES] = []
    going: Annotated[list[str], CARDS] = []
    going_worth: int = 0
    going_currency: Annotated[str | None, CURRENCY] = None
    gained: Annotated[list[str], TILES] = []
    building: Annotated[str | None, optional(label(TILE))] = None
    transforming: Annotated[
        str | None, optional(Codec(ACTIONS.text, transformation), nothing=0)
    ] = None
    from_palace: Annotated[int | None, PALACE_NUMBER] = None
    to_palace: Annotated[int | None, PALACE_NUMBER] = None


def complete(state: State, _position: PalazzoPosition) -> None:
    """What a position must hold to as a whole."""
    expect(len(state.quarries) == QUARRIES, "quarries", f"expected {QUARRIES}")
    check_components(state)


dump: Final[Dump[State]] = dumper(PalazzoPosition)
load: Final[Load[State]] = loader(PalazzoPosition, "palazzo", State, complete)
