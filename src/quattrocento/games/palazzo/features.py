# mypyc: compile
"""What a learned value looks at in Palazzo: palaces, money and prospects of every seat, supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.features import Features
from quattrocento.core.rows import above, as_byte
from quattrocento.games.palazzo.auction import next_quarry
from quattrocento.games.palazzo.components import (
    FLOOR_OF,
    FLOORS,
    QUARRIES,
    RIDER,
    TILE_KINDS,
    WINDOWS_OF,
)
from quattrocento.games.palazzo.money import number_of_cards
from quattrocento.games.palazzo.payment import (
    CURRENCY_COUNT,
    VALUES,
    best_payment,
    currency_worth,
    jokers_in,
)
from quattrocento.games.palazzo.scoring import points_of
from quattrocento.games.palazzo.state import Player, Question, State
from quattrocento.games.palazzo.tiles import height, top_floor
from quattrocento.games.palazzo.valuation import (
    estate_value,
    growth,
    lot_gain,
    of_one_material,
    total_money,
)

_FLOOR_NUMBERS: Final = range(1, FLOORS + 1)

SIDE: Final = [
    "points now, from -60 up",
    "what the palaces may score in the end, half points from -60 up",
    "palaces",
    *[f"palaces of {floors} floors" for floors in _FLOOR_NUMBERS],
    *[f"palaces of {floors} floors, all of one material" for floors in _FLOOR_NUMBERS],
    *[f"windows in palaces of {floors} floors" for floors in _FLOOR_NUMBERS],
    *[f"palaces whose highest floor is {floor}" for floor in _FLOOR_NUMBERS],
    "money that can be paid at once",
    "money in all",
    "money cards",
    "certificates",
    "jokers",
    *[f"money in currency {currency}" for currency in range(1, CURRENCY_COUNT + 1)],
    "what the next lot would bring, in quarter points",
    "what the best tile of the depot would bring, in quarter points",
    "turns until it is this seat's",
]

TABLE: Final = [
    "tiles to be drawn",
    "riders seen",
    "tiles in the depot",
    *[f"tiles of floor {floor} in the depot" for floor in _FLOOR_NUMBERS],
    "windows in the depot",
    *[f"tiles in the quarry {step} ahead" for step in range(1, QUARRIES + 1)],
    *[f"windows in the quarry {step} ahead" for step in range(1, QUARRIES + 1)],
    *[f"tiles of floor {floor} to be drawn" for floor in _FLOOR_NUMBERS],
    "windows to be drawn, in halves",
    "money cards to be drawn",
]


def row(state: State, seat: int) -> bytes:
    """The features from a seat's perspective."""
    found: list[int] = []
    count: i64 = state.seat_count
    lot = b""
    quarry = next_quarry(state)
    if quarry >= 0:
        lot = state.quarries[quarry]
    for step in range(count):
        add_seat(found, state, (seat + step) % count, lot)
    add_table(found, state)
    return bytes(found)


def add_seat(found: list[int], state: State, seat: i64, lot: bytes) -> None:
    """Add what a seat has and may hope for."""
    player = state.players[seat]
    found.append(as_byte(points_of(state, seat) + 60))
    found.append(above(estate_value(player.palaces, growth(state)), -60.0, 2.0))
    add_palaces(found, player.palaces)
    add_money(found, player)
    found.append(above(lot_gain(state, seat, lot), 0.0, 4.0))
    best = 0.0
    before: i64 = -1
    for place in range(len(state.depot)):
        tile: i64 = state.depot[place]
        if tile != before:
            best = max(best, lot_gain(state, seat, state.depot[place : place + 1]))
        before = tile
    found.append(above(best, 0.0, 4.0))
    found.append((seat - state.active + state.seat_count) % state.seat_count)


def add_palaces(found: list[int], palaces: tuple[int, ...]) -> None:
    """Add the palaces, counted by their height."""
    counts: list[int] = [0] * (4 * FLOORS)
    for palace in palaces:
        floors: i64 = height(palace) - 1
        counts[floors] += 1
        if of_one_material(palace):
            counts[FLOORS + floors] += 1
        counts[2 * FLOORS + floors] += windows_of(palace)
        counts[3 * FLOORS + top_floor(palace) - 1] += 1
    found.append(len(palaces))
    found.extend(counts)


def windows_of(palace: i64) -> i64:
    """All windows of a palace."""
    windows: i64 = 0
    while palace != 0:
        face: i64 = palace & 15
        palace >>= 4
        if face != 0:
            windows += (face - 1) % 3 + 1
    return windows


def add_money(found: list[int], player: Player) -> None:
    """Add the money of a seat."""
    hand = player.hand
    found.append(as_byte(best_payment(hand)))
    found.append(as_byte(total_money(hand)))
    found.append(number_of_cards(hand))
    found.append(hand >> 30)
    jokers: i64 = 0
    for value in range(VALUES):
        jokers += jokers_in(hand, value)
    found.append(jokers)
    for currency in range(CURRENCY_COUNT):
        found.append(as_byte(currency_worth(hand, currency, 0)))


def add_table(found: list[int], state: State) -> None:
    """Add depot, quarries and what is still to be drawn."""
    left = state.tile_pile[state.tiles_drawn :]
    found.append(len(left))
    found.append(state.riders)
    found.append(len(state.depot))
    add_floors(found, state.depot)
    found.append(windows_in(state.depot))
    for step in range(1, QUARRIES + 1):
        found.append(len(state.quarries[(state.architect + step) % QUARRIES]))
    for step in range(1, QUARRIES + 1):
        found.append(windows_in(state.quarries[(state.architect + step) % QUARRIES]))
    add_floors(found, left)
    found.append(windows_in(left) // 2)
    found.append(as_byte(len(state.money_pile) - state.money_drawn))


def add_floors(found: list[int], tiles: bytes) -> None:
    """Add how many tiles of each floor there are."""
    counts: list[int] = [0] * FLOORS
    for place in range(len(tiles)):
        tile: i64 = tiles[place]
        if tile < TILE_KINDS:
            counts[FLOOR_OF[tile] - 1] += 1
    found.extend(counts)


def windows_in(tiles: bytes) -> i64:
    """All windows of some tiles; riders have none."""
    windows: i64 = 0
    for place in range(len(tiles)):
        tile: i64 = tiles[place]
        if tile != RIDER:
            windows += WINDOWS_OF[tile]
    return windows


def quiet(state: State) -> bool:
    """At the start of a turn."""
    return state.question == Question.TURN


TOPICS: Final = [
    ("points now", "points"),
    ("what the palaces may score", "outlook"),
    ("in the depot", "depot"),
    ("in the quarry", "quarries"),
    ("money cards to be drawn", "money-pile"),
    ("to be drawn", "pile"),
    ("riders", "pile"),
    ("windows", "windows"),
    ("palaces", "palaces"),
    ("what the next lot", "lot"),
    ("best tile of the depot", "depot"),
    ("turns until", "turn"),
    ("money", "money"),
    ("certificates", "money"),
    ("jokers", "money"),
]

FEATURES: Final[Features[State]] = Features(
    version=1,
    side=SIDE,
    table=TABLE,
    row=row,
    quiet=quiet,
    routine=["payment", "raise-more", "transform-pay"],
    topics=TOPICS,
)
