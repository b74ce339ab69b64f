"""Positions of Palazzo, given by what matters; all else is filled in from the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import quattrocento as qc
from quattrocento.games.palazzo.actions import CARD, TILE
from quattrocento.games.palazzo.components import (
    DECK,
    FIRST_STACK,
    RIDER,
    SECOND_STACK,
    THIRD_STACK,
)
from quattrocento.games.palazzo.state import State

GAME = qc.game("palazzo")
RIDER_LABEL = "rider"


def cards(text: str) -> list[str]:
    """Money cards: `red 4 5, white 7, certificate certificate`."""
    found: list[str] = []
    for group in filter(None, (part.strip() for part in text.split(","))):
        first, *values = group.split()
        if first == "certificate":
            found += [first, *values]
        else:
            found += [f"{first} {value}" for value in values]
    return found


def tiles(text: str) -> list[str]:
    """Tiles: `brick 1/3 2/1, marble 5/2`."""
    found: list[str] = []
    for group in filter(None, (part.strip() for part in text.split(","))):
        material, *faces = group.split()
        found += [RIDER_LABEL] if material == RIDER_LABEL else [f"{material} {f}" for f in faces]
    return found


def table(
    hands: Sequence[str] = ("", "", ""),
    palaces: Sequence[Sequence[str]] = (),
    *,
    depot: str = "",
    quarries: Sequence[str] = ("", "", "", ""),
    architect: int = 0,
    next_tiles: str = "",
    next_money: str = "",
    discard: str = "",
    riders: int = 0,
    turn: int = 0,
    **more: Any,
) -> State:
    """A turn of Palazzo about to begin.

    `next_tiles` and `next_money` lie on top of the piles, the rest of the box below them.
    """
    estates = [[tiles(palace) for palace in estate] for estate in palaces]
    estates += [[] for _ in hands[len(estates) :]]
    on_table = tiles(depot) + [tile for quarry in quarries for tile in tiles(quarry)]
    on_table += [tile for estate in estates for palace in estate for tile in palace]
    held = [card for hand in hands for card in cards(hand)]
    position = {
        "game": "palazzo",
        "seats": len(hands),
        "question": "turn",
        "awaiting": [turn],
        "chance": 1520,
        "active": turn,
        "players": [
            {"hand": cards(hand), "palaces": estate}
            for hand, estate in zip(hands, estates, strict=True)
        ],
        "money_pile": pile(all_cards(), held + cards(discard), cards(next_money)),
        "discard": cards(discard),
        "drawn_tiles": on_table + [RIDER_LABEL] * riders,
        "tile_pile": pile(all_tiles(), on_table + [RIDER_LABEL] * riders, tiles(next_tiles)),
        "depot": tiles(depot),
        "quarries": [tiles(quarry) for quarry in quarries],
        "architect": architect,
        **more,
    }
    state: State = GAME.load(position)
    return state


def all_cards() -> list[str]:
    return [CARD.label(card) for card in DECK]


def all_tiles() -> list[str]:
    box = FIRST_STACK + SECOND_STACK + THIRD_STACK
    return [RIDER_LABEL if tile == RIDER else TILE.label(tile) for tile in box]


def pile(box: list[str], elsewhere: list[str], first: list[str]) -> list[str]:
    """What the box still holds, with some pieces on top."""
    left = Counter(box)
    left.subtract(elsewhere + first)
    assert min(left.values()) >= 0, f"not in the box: {left}"
    return first + [piece for piece in box_order(box) for _ in range(left[piece])]


def box_order(box: list[str]) -> list[str]:
    return list(dict.fromkeys(box))


def estate(state: State, seat: int = 0) -> list[list[str]]:
    """The palaces of a seat, each from bottom to top."""
    return [list(palace.tiles) for palace in state.view(seat).players[seat].palaces]


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards that a seat holds."""
    held = state.view(seat).players[seat].hand
    assert held is not None
    return list(held)
