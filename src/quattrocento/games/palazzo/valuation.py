# mypyc: compile
"""What things are worth to a sensible player, in points: palaces to be, lots of tiles, money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.games.palazzo.actions import DISCARD, FIRST_BUILD, NEW_PALACE
from quattrocento.games.palazzo.building import build_refusal, changed
from quattrocento.games.palazzo.components import FLOORS, TILES
from quattrocento.games.palazzo.payment import VALUES, best_payment, currency_worth, jokers_in
from quattrocento.games.palazzo.scoring import palace_points
from quattrocento.games.palazzo.state import State
from quattrocento.games.palazzo.tiles import as_palace, height, top_floor, without_tile

WINDOWS_TO_COME: Final = 1.9
SAME_MATERIAL: Final = 0.35
MONEY_WORTH: Final = 0.32
SPARE_MONEY: Final = 0.35
GOOD_LOT: Final = 22.0
TOO_MUCH: Final = 0.4
ROOM_FOR_A_FLOOR: Final = 2.5


def time_left(state: State) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    left: i64 = len(state.tile_pile) - state.tiles_drawn
    return float(left) / TILES


def growth(state: State) -> float:
    """How likely a palace is to get one more floor before the end."""
    tiles_each = (TILES * time_left(state) - 3.0) / float(state.seat_count)
    return min(0.85, max(0.03, tiles_each / 11.0))


# Palaces


def palace_value(palace: i64, chance_to_grow: float) -> float:
    """What a palace will score: now, or with the floors that may still be put on it."""
    now = float(palace_points(palace))
    floors = height(palace)
    best = now
    likely = 1.0
    mixed_bonus = one_material_bonus(palace)
    for more in range(1, FLOORS - top_floor(palace) + 1):
        likely *= chance_to_grow
        grown = grown_points(palace, floors, more, mixed_bonus)
        best = max(best, likely * grown + (1.0 - likely) * now)
    if floors == 1 and chance_to_grow > 0.3:
        best = max(best, now + ROOM_FOR_A_FLOOR)
    return best


def one_material_bonus(palace: i64) -> bool:
    """Whether all floors so far are of one material."""
    material: i64 = -1
    while palace != 0:
        face: i64 = palace & 15
        palace >>= 4
        if face == 0:
            continue
        here: i64 = (face - 1) // 3
        if material >= 0 and here != material:
            return False
        material = here
    return True


def grown_points(palace: i64, floors: i64, more: i64, one_material: bool) -> float:
    """What a palace would score with some more floors of the usual kind."""
    windows: i64 = 0
    rest = palace
    while rest != 0:
        face: i64 = rest & 15
        rest >>= 4
        if face != 0:
            windows += (face - 1) % 3 + 1
    total: i64 = floors + more
    if total < 3:
        return 0.0
    points = float(windows) + WINDOWS_TO_COME * float(more) + 3.0 * float(total - 3)
    if one_material:
        bonus = 6.0 if total == FLOORS else 3.0
        for _ in range(more):
            bonus *= SAME_MATERIAL
        points += bonus
    return points


def estate_value(palaces: tuple[int, ...], chance_to_grow: float) -> float:
    """What all palaces of a seat will score."""
    total = 0.0
    for palace in palaces:
        total += palace_value(palace, chance_to_grow)
    return total


# Tiles


def placed(palaces: tuple[int, ...], tile: i64, action: i64) -> tuple[int, ...]:
    """The palaces after a tile was built or discarded."""
    if action == DISCARD:
        return palaces
    if action == NEW_PALACE:
        return (*palaces, as_palace(tile))
    number: i64 = action - FIRST_BUILD
    return changed(palaces, number, palaces[number] | as_palace(tile))


def best_estate(palaces: tuple[int, ...], tiles: bytes, chance_to_grow: float) -> float:
    """What the palaces will score once these tiles are built as well as can be."""
    if len(tiles) == 0:
        return estate_value(palaces, chance_to_grow)
    best = -1000.0
    before: i64 = -1
    for tile in tiles:
        if tile == before:
            continue
        before = tile
        after = best_place(palaces, tile, chance_to_grow)
        rest = without_tile(tiles, tile)
        best = max(best, best_estate(after, rest, chance_to_grow))
    return best


def best_place(palaces: tuple[int, ...], tile: i64, chance_to_grow: float) -> tuple[int, ...]:
    """The palaces after the tile went where it is worth most by itself."""
    best = palaces
    best_value = 0.0
    alone = palace_value(as_palace(tile), chance_to_grow)
    if alone > best_value:
        best_value = alone
        best = placed(palaces, tile, NEW_PALACE)
    for number in range(len(palaces)):
        if build_refusal(palaces, number, tile) is not None:
            continue
        palace: i64 = palaces[number]
        gained = palace_value(palace | as_palace(tile), chance_to_grow)
        gained -= palace_value(palace, chance_to_grow)
        if gained > best_value:
            best_value = gained
            best = placed(palaces, tile, FIRST_BUILD + number)
    return best


def lot_gain(state: State, seat: i64, tiles: bytes) -> float:
    """How many points a seat would gain by these tiles."""
    chance_to_grow = growth(state)
    palaces = state.players[seat].palaces
    now = estate_value(palaces, chance_to_grow)
    return best_estate(palaces, tiles, chance_to_grow) - now


# Money


def money_worth(state: State) -> float:
    """What one unit of money is worth; there is less and less to buy with it."""
    return MONEY_WORTH * min(1.0, 3.0 * time_left(state))


def hand_worth(state: State, hand: i64) -> float:
    """What money is worth in points: what it can pay at once, and less for the rest."""
    at_once = best_payment(hand)
    spare: i64 = total_money(hand) - at_once
    return money_worth(state) * (useful(float(at_once)) + SPARE_MONEY * useful(float(spare)))


def useful(amount: float) -> float:
    """Money beyond what a good lot costs waits long for its use."""
    if amount <= GOOD_LOT:
        return amount
    return GOOD_LOT + TOO_MUCH * (amount - GOOD_LOT)


def total_money(hand: i64) -> i64:
    """All cards at their printed value, jokers at theirs."""
    total: i64 = (hand >> 30) * 2
    for currency in range(3):
        total += currency_worth(hand, currency, 0)
    for value in range(VALUES):
        gain: i64 = 15 - 3 * (3 + value)
        if gain > 0:
            total += jokers_in(hand, value) * gain
    return total
