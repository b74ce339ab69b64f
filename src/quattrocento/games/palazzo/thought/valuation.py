# mypyc: compile
"""What things are worth to a sensible player, in points: palaces to be, lots of tiles, money."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import shifted
from quattrocento.games.palazzo.actions import DISCARD, FIRST_BUILD, NEW_PALACE
from quattrocento.games.palazzo.building import changed, fits_on_top
from quattrocento.games.palazzo.components import (
    FIRST_STACK,
    FLOORS,
    SECOND_STACK,
    THIRD_STACK,
    TILES,
)
from quattrocento.games.palazzo.payment import (
    VALUES,
    best_payment,
    currency_worth,
    holds_joker,
    jokers_in,
)
from quattrocento.games.palazzo.scoring import shape_points
from quattrocento.games.palazzo.state import State
from quattrocento.games.palazzo.tiles import (
    SHAPES,
    as_palace,
    floors_in,
    of_one_material,
    shape_of,
    top_of,
    windows_in,
    without_tile,
)

MOST_SEATS: Final[i64] = 4
WINDOWS_TO_COME: Final = 1.9
SAME_MATERIAL: Final = 0.35
MONEY_WORTH: Final = 0.32
SPARE_MONEY: Final = 0.35
GOOD_LOT: Final = 22.0
TOO_MUCH: Final = 0.15
ROOM_FOR_A_FLOOR: Final = 2.5
ROOM_TO_GROW: Final = 0.3
# Tiles to come cannot be put on every palace: those that are too low to score, beyond so many, cost
# so much each.
FEW_LOW_PALACES: Final[i64] = 3
ONE_MORE_LOW_PALACE: Final = 1.0
NO_PALACE: Final[i64] = 0
# Up to so many tiles every order of building is tried; of more there are too many orders.
MOST_IN_EVERY_ORDER: Final[i64] = 4
# What a palace of the usual kind scores: from so many floors on, for each more, and for a material.
LEAST_FLOORS: Final[i64] = 3
POINTS_A_FLOOR: Final = 3.0
ONE_MATERIAL: Final = 3.0
ALL_OF_ONE_MATERIAL: Final = 6.0
# Lots are packed here: six bits a tile, its kind plus 1, the first in the lowest.
_TILE_BITS: Final[i64] = 6
_TILE: Final[i64] = 63


def time_left(state: State) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    left: i64 = len(state.tile_pile) - state.tiles_drawn
    return float(left) / TILES


def growth(state: State) -> float:
    """How likely a palace is to get one more floor before the end."""
    tiles_each = (TILES * time_left(state) - 3.0) / float(state.seat_count)
    return min(0.85, max(0.03, tiles_each / 11.0))


# Palaces


def shape_value(shape: i64, chance_to_grow: float) -> float:
    """What a palace of a shape will score: now, or with floors that may still be put on it."""
    now = float(shape_points(shape))
    floors = floors_in(shape)
    windows = windows_in(shape)
    one_material = of_one_material(shape)
    best = now
    likely = 1.0
    same = 1.0
    for more in range(1, FLOORS - top_of(shape) + 1):
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


@final
class Outlook:
    """What palaces will score, by their shape, at a time of the game."""

    def __init__(self, chance_to_grow: float) -> None:
        """A time at which a palace is so likely to get one more floor."""
        self.chance_to_grow = chance_to_grow
        self.values: list[float] = [0.0] * SHAPES
        for shape in range(SHAPES):
            if 0 < floors_in(shape) <= FLOORS:
                self.values[shape] = shape_value(shape, chance_to_grow)


# By the tiles to come and the number of seats: each is made when it is asked for first.
_OUTLOOKS: Final[list[Outlook | None]] = [None] * (
    (len(FIRST_STACK + SECOND_STACK + THIRD_STACK) + 1) * (MOST_SEATS + 1)
)


def outlook_of(state: State) -> Outlook:
    """What palaces will score in the game as it stands."""
    left: i64 = len(state.tile_pile) - state.tiles_drawn
    place: i64 = left * (MOST_SEATS + 1) + state.seat_count
    known = _OUTLOOKS[place]
    if known is not None:
        return known
    outlook = Outlook(growth(state))
    _OUTLOOKS[place] = outlook
    return outlook


def estate_value(palaces: tuple[int, ...], outlook: Outlook) -> float:
    """What all palaces of a seat will score."""
    return Site(palaces, outlook).value()


def is_low(shape: i64) -> bool:
    """Whether a palace is still too low to score."""
    return floors_in(shape) < LEAST_FLOORS


def crowding(low: i64) -> float:
    """What it costs to have so many low palaces."""
    if low <= FEW_LOW_PALACES:
        return 0.0
    return ONE_MORE_LOW_PALACE * float(low - FEW_LOW_PALACES)


# Tiles


def placed(palaces: tuple[int, ...], tile: i64, action: i64) -> tuple[int, ...]:
    """The palaces after a tile was built or discarded."""
    if action == DISCARD:
        return palaces
    if action == NEW_PALACE:
        return (*palaces, as_palace(tile))
    number: i64 = action - FIRST_BUILD
    return changed(palaces, number, palaces[number] | as_palace(tile))


def best_estate(palaces: tuple[int, ...], tiles: bytes, outlook: Outlook) -> float:
    """What the palaces will score once these tiles are built as well as can be."""
    return estate_value(palaces, outlook) + tiles_gain(palaces, tiles, outlook)


def tiles_gain(palaces: tuple[int, ...], tiles: bytes, outlook: Outlook) -> float:
    """What these tiles add to the palaces, built in the best order, each where it adds most."""
    if len(tiles) == 0:
        return 0.0
    site = Site(palaces, outlook)
    if len(tiles) > MOST_IN_EVERY_ORDER:
        return site.greedy_gain(tiles)
    return site.gain(packed_lot(tiles))


def packed_lot(tiles: bytes) -> i64:
    """A lot of few tiles, packed."""
    lot: i64 = 0
    number: i64 = len(tiles)
    for place in range(number):
        lot += shifted(tiles[place] + 1, _TILE_BITS * place)
    return lot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Site:
    """The palaces of a seat, to try out where tiles add most; what is built is torn down again."""

    def __init__(self, palaces: tuple[int, ...], outlook: Outlook) -> None:
        """Palaces as they stand."""
        self.palaces: list[int] = list(palaces)
        self.outlook = outlook
        self.total = 0.0
        self.low: i64 = 0
        for palace in palaces:
            shape = shape_of(palace)
            self.total += outlook.values[shape]
            if is_low(shape):
                self.low += 1

    def value(self) -> float:
        """What all palaces will score."""
        return self.total - crowding(self.low)

    def gain_by(self, before: i64, after: i64) -> float:
        """What is gained when one palace stands instead of another, or of `NO_PALACE`."""
        old = shape_of(before)
        new = shape_of(after)
        low = self.low
        if is_low(new):
            low += 1
        if before != NO_PALACE and is_low(old):
            low -= 1
        values = self.outlook.values
        return values[new] - values[old] - crowding(low) + crowding(self.low)

    def best_place(self, tile: i64) -> tuple[i64, float]:
        """The answer that builds a tile where it adds most by itself, or discards it; how much."""
        floor = as_palace(tile)
        best: i64 = DISCARD
        most = 0.0
        alone = self.gain_by(NO_PALACE, floor)
        if alone > most:
            most = alone
            best = NEW_PALACE
        number: i64 = len(self.palaces)
        for place in range(number):
            palace: i64 = self.palaces[place]
            if fits_on_top(palace, tile):
                gained = self.gain_by(palace, palace | floor)
                if gained > most:
                    most = gained
                    best = FIRST_BUILD + place
        return best, most

    def gain(self, lot: i64) -> float:
        """What a packed lot adds, built in the best order."""
        if lot <= _TILE:
            return self.best_place(lot - 1)[1]
        best = -1000.0
        before: i64 = 0
        from_here: i64 = lot
        ahead: i64 = 0
        shift: i64 = 0
        while from_here != 0:
            kind: i64 = from_here & _TILE
            from_here >>= _TILE_BITS
            if kind != before:
                rest: i64 = ahead + shifted(from_here, shift)
                best = max(best, self.gain_with_first(kind - 1, rest))
            before = kind
            ahead += shifted(kind, shift)
            shift += _TILE_BITS
        return best

    def gain_with_first(self, tile: i64, rest: i64) -> float:
        """What a tile, built first, and then the rest of a packed lot add."""
        where, gained = self.best_place(tile)
        if where == DISCARD:
            return gained + self.gain(rest)
        floor = as_palace(tile)
        low = self.low
        if where == NEW_PALACE:
            self.palaces.append(floor)
            self.low = low + 1
            gained += self.gain(rest)
            self.palaces.pop()
        else:
            place: i64 = where - FIRST_BUILD
            palace = self.palaces[place]
            if is_low(shape_of(palace)) and not is_low(shape_of(palace | floor)):
                self.low = low - 1
            self.palaces[place] = palace | floor
            gained += self.gain(rest)
            self.palaces[place] = palace
        self.low = low
        return gained

    def greedy_gain(self, tiles: bytes) -> float:
        """What many tiles add when the one that adds most is built next, until few are left."""
        best: i64 = tiles[0]
        there: i64 = DISCARD
        most = -1000.0
        before: i64 = -1
        for place in range(len(tiles)):
            tile: i64 = tiles[place]
            if tile != before:
                where, gained = self.best_place(tile)
                if gained > most:
                    most = gained
                    best = tile
                    there = where
            before = tile
        built = placed(tuple(self.palaces), best, there)
        return most + tiles_gain(built, without_tile(tiles, best), self.outlook)

    def best_pair(self, tile: i64, tiles: bytes, start: i64) -> float:
        """What a tile would add with the best partner from a place of a heap on, if there is any.

        Without a partner less than anything else.
        """
        best = -1000.0
        before: i64 = -1
        number: i64 = len(tiles)
        for place in range(start, number):
            other: i64 = tiles[place]
            if other != before:
                best = max(best, self.gain(tile + 1 + shifted(other + 1, _TILE_BITS)))
            before = other
        return best

    def best_single(self, tiles: bytes) -> float:
        """What the best of these tiles would add, at least nothing."""
        best = 0.0
        before: i64 = -1
        number: i64 = len(tiles)
        for place in range(number):
            tile: i64 = tiles[place]
            if tile != before:
                best = max(best, self.best_place(tile)[1])
            before = tile
        return best


def lot_gain(state: State, seat: i64, tiles: bytes) -> float:
    """How many points a seat would gain by these tiles."""
    return tiles_gain(state.players[seat].palaces, tiles, outlook_of(state))


# Money


def money_worth(state: State) -> float:
    """What one unit of money is worth; there is less and less to buy with it."""
    return MONEY_WORTH * min(1.0, 3.0 * time_left(state))


def hand_worth(state: State, hand: i64) -> float:
    """What money is worth in points: what it can pay at once, and less for the rest."""
    at_once = best_payment(hand)
    spare: i64 = total_money(hand) - at_once
    return money_worth(state) * (useful(float(at_once)) + SPARE_MONEY * useful(float(spare)))


def cost_of(state: State, held: float, price: float) -> float:
    """What a price costs whoever can pay so much: little for the rich, whose money only waits."""
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
    if not holds_joker(hand):
        return total
    for value in range(VALUES):
        gain: i64 = 15 - 3 * (3 + value)
        if gain > 0:
            total += jokers_in(hand, value) * gain
    return total
