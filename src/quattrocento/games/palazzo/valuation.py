# mypyc: compile
"""What things are worth to a sensible player, in points: palaces to be, lots of tiles, money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.games.palazzo.actions import DISCARD, FIRST_BUILD, NEW_PALACE
from quattrocento.games.palazzo.building import build_refusal, changed
from quattrocento.games.palazzo.components import FLOORS, MOST_WINDOWS, TILES
from quattrocento.games.palazzo.payment import VALUES, best_payment, currency_worth, jokers_in
from quattrocento.games.palazzo.scoring import palace_points
from quattrocento.games.palazzo.state import State
from quattrocento.games.palazzo.tiles import as_palace, without_tile

WINDOWS_TO_COME: Final = 1.9
SAME_MATERIAL: Final = 0.35
MONEY_WORTH: Final = 0.32
SPARE_MONEY: Final = 0.35
GOOD_LOT: Final = 22.0
TOO_MUCH: Final = 0.15
ROOM_FOR_A_FLOOR: Final = 2.5
ROOM_TO_GROW: Final = 0.3
# Up to so many tiles every order of building is tried; of more there are too many orders.
MOST_IN_EVERY_ORDER: Final[i64] = 4
# What a palace of the usual kind scores: from so many floors on, for each more, and for a material.
LEAST_FLOORS: Final[i64] = 3
POINTS_A_FLOOR: Final = 3.0
ONE_MATERIAL: Final = 3.0
ALL_OF_ONE_MATERIAL: Final = 6.0
# By the face of a floor, as a palace has it.
WINDOWS_OF_A_FACE: Final = bytes([0, *[face % MOST_WINDOWS + 1 for face in range(15)]])
MATERIAL_OF_A_FACE: Final = bytes([0, *[face // MOST_WINDOWS for face in range(15)]])


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
    floors: i64 = 0
    top: i64 = 0
    windows: i64 = 0
    material: i64 = -1
    one_material = True
    rest = palace
    while rest != 0:
        face: i64 = rest & 15
        rest >>= 4
        top += 1
        if face != 0:
            floors += 1
            windows += WINDOWS_OF_A_FACE[face]
            here: i64 = MATERIAL_OF_A_FACE[face]
            one_material = one_material and (material < 0 or here == material)
            material = here
    best = now
    likely = 1.0
    same = 1.0
    for more in range(1, FLOORS - top + 1):
        likely *= chance_to_grow
        same *= SAME_MATERIAL
        total: i64 = floors + more
        grown = 0.0
        if total >= LEAST_FLOORS:
            grown = float(windows) + WINDOWS_TO_COME * float(more)
            grown += POINTS_A_FLOOR * float(total - LEAST_FLOORS)
            if one_material:
                grown += same * (ALL_OF_ONE_MATERIAL if total == FLOORS else ONE_MATERIAL)
        best = max(best, likely * grown + (1.0 - likely) * now)
    if floors == 1 and chance_to_grow > ROOM_TO_GROW:
        best = max(best, now + ROOM_FOR_A_FLOOR)
    return best


def of_one_material(palace: i64) -> bool:
    """Whether all floors so far are of one material."""
    material: i64 = -1
    while palace != 0:
        face: i64 = palace & 15
        palace >>= 4
        if face == 0:
            continue
        here: i64 = MATERIAL_OF_A_FACE[face]
        if material >= 0 and here != material:
            return False
        material = here
    return True


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
    return estate_value(palaces, chance_to_grow) + tiles_gain(palaces, tiles, chance_to_grow)


def tiles_gain(palaces: tuple[int, ...], tiles: bytes, chance_to_grow: float) -> float:
    """What these tiles add to the palaces, built in the best order, each where it adds most."""
    number: i64 = len(tiles)
    if number > MOST_IN_EVERY_ORDER:
        return greedy_gain(palaces, tiles, chance_to_grow)
    if number == 0:
        return 0.0
    if number == 1:
        only: i64 = tiles[0]
        where = best_place(palaces, only, chance_to_grow)
        return tile_gain(palaces, only, where, chance_to_grow)
    best = -1000.0
    before: i64 = -1
    for place in range(number):
        tile: i64 = tiles[place]
        if tile == before:
            continue
        before = tile
        where = best_place(palaces, tile, chance_to_grow)
        gained = tile_gain(palaces, tile, where, chance_to_grow)
        rest = tiles[:place] + tiles[place + 1 :]
        gained += tiles_gain(placed(palaces, tile, where), rest, chance_to_grow)
        best = max(best, gained)
    return best


def greedy_gain(palaces: tuple[int, ...], tiles: bytes, chance_to_grow: float) -> float:
    """What these tiles add when the one that adds most is built next, until few are left."""
    best: i64 = tiles[0]
    there: i64 = DISCARD
    most = -1000.0
    before: i64 = -1
    for place in range(len(tiles)):
        tile: i64 = tiles[place]
        if tile != before:
            where = best_place(palaces, tile, chance_to_grow)
            gained = tile_gain(palaces, tile, where, chance_to_grow)
            if gained > most:
                most = gained
                best = tile
                there = where
        before = tile
    built = placed(palaces, best, there)
    return most + tiles_gain(built, without_tile(tiles, best), chance_to_grow)


def tile_gain(palaces: tuple[int, ...], tile: i64, where: i64, chance_to_grow: float) -> float:
    """What a tile adds where it is built."""
    if where == DISCARD:
        return 0.0
    if where == NEW_PALACE:
        return palace_value(as_palace(tile), chance_to_grow)
    palace: i64 = palaces[where - FIRST_BUILD]
    grown = palace_value(palace | as_palace(tile), chance_to_grow)
    return grown - palace_value(palace, chance_to_grow)


def best_place(palaces: tuple[int, ...], tile: i64, chance_to_grow: float) -> i64:
    """The answer that builds a tile where it adds most by itself, or discards it."""
    best: i64 = DISCARD
    most = 0.0
    alone = tile_gain(palaces, tile, NEW_PALACE, chance_to_grow)
    if alone > most:
        most = alone
        best = NEW_PALACE
    for number in range(len(palaces)):
        if build_refusal(palaces, number, tile) is None:
            gained = tile_gain(palaces, tile, FIRST_BUILD + number, chance_to_grow)
            if gained > most:
                most = gained
                best = FIRST_BUILD + number
    return best


def lot_gain(state: State, seat: i64, tiles: bytes) -> float:
    """How many points a seat would gain by these tiles."""
    return tiles_gain(state.players[seat].palaces, tiles, growth(state))


# Money


def money_worth(state: State) -> float:
    """What one unit of money is worth; there is less and less to buy with it."""
    return MONEY_WORTH * min(1.0, 3.0 * time_left(state))


def hand_worth(state: State, hand: i64) -> float:
    """What money is worth in points: what it can pay at once, and less for the rest."""
    at_once = best_payment(hand)
    spare: i64 = total_money(hand) - at_once
    return money_worth(state) * (useful(float(at_once)) + SPARE_MONEY * useful(float(spare)))


def cost_of(state: State, hand: i64, price: float) -> float:
    """What a price costs whoever holds so much: little for the rich, whose money only waits."""
    held = float(best_payment(hand))
    return money_worth(state) * (useful(held) - useful(max(0.0, held - price)))


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
