# mypyc: compile
"""What a learned value looks at in Palazzo: palaces, money and prospects of every seat, supply."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from quattrocento.core.features import Features
from quattrocento.core.observation import put, put_zeros
from quattrocento.core.rows import above, as_byte
from quattrocento.games.palazzo.auction import next_quarry
from quattrocento.games.palazzo.components import FLOOR_OF, FLOORS, QUARRIES, RIDER, WINDOWS_OF
from quattrocento.games.palazzo.money import number_of_cards
from quattrocento.games.palazzo.payment import (
    CURRENCY_COUNT,
    VALUES,
    best_payment,
    currency_worth,
    holds_joker,
    jokers_in,
)
from quattrocento.games.palazzo.scoring import shape_points
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.thought.valuation import (
    Outlook,
    Site,
    outlook_of,
    tiles_gain,
    total_money,
)
from quattrocento.games.palazzo.tiles import (
    floors_in,
    of_one_material,
    shape_of,
    top_of,
    windows_in,
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
    into = BytesWriter()
    count: i64 = state.seat_count
    lot = b""
    quarry = next_quarry(state)
    if quarry >= 0:
        lot = state.quarries[quarry]
    outlook = outlook_of(state)
    for step in range(count):
        put_seat(into, state, (seat + step) % count, lot, outlook)
    put_table(into, state)
    return into.getvalue()


def put_seat(into: BytesWriter, state: State, seat: i64, lot: bytes, outlook: Outlook) -> None:
    """Write what a seat has and may hope for."""
    player = state.players[seat]
    site = Site(player.palaces, outlook)
    put_palaces(into, player.palaces, site.value())
    put_money(into, player.hand)
    put(into, above(tiles_gain(player.palaces, lot, outlook), 0.0, 4.0))
    put(into, above(site.best_single(state.depot), 0.0, 4.0))
    put(into, (seat - state.active + state.seat_count) % state.seat_count)


def put_palaces(into: BytesWriter, palaces: tuple[int, ...], value: float) -> None:
    """Write what the palaces score and may score, and themselves, counted by their height."""
    start = put_zeros(into, 3)
    counts = put_zeros(into, 4 * FLOORS)
    points: i64 = 0
    for palace in palaces:
        shape = shape_of(palace)
        points += shape_points(shape)
        height: i64 = counts + floors_in(shape) - 1
        into[height] = into[height] + u8(1)
        if of_one_material(shape):
            into[height + FLOORS] = into[height + FLOORS] + u8(1)
        into[height + 2 * FLOORS] = into[height + 2 * FLOORS] + u8(windows_in(shape))
        top: i64 = counts + 3 * FLOORS + top_of(shape) - 1
        into[top] = into[top] + u8(1)
    into[start] = u8(as_byte(points + 60))
    into[start + 1] = u8(above(value, -60.0, 2.0))
    into[start + 2] = u8(len(palaces))


def put_money(into: BytesWriter, hand: i64) -> None:
    """Write the money of a seat."""
    put(into, best_payment(hand))
    put(into, total_money(hand))
    put(into, number_of_cards(hand))
    put(into, hand >> 30)
    jokers: i64 = 0
    if holds_joker(hand):
        for value in range(VALUES):
            jokers += jokers_in(hand, value)
    put(into, jokers)
    for currency in range(CURRENCY_COUNT):
        put(into, currency_worth(hand, currency, 0))


def put_table(into: BytesWriter, state: State) -> None:
    """Write depot, quarries and what is still to be drawn."""
    left = state.tile_pile[state.tiles_drawn :]
    put(into, len(left))
    put(into, state.riders)
    put(into, len(state.depot))
    put_floors(into, state.depot)
    put(into, all_windows(state.depot))
    for step in range(1, QUARRIES + 1):
        put(into, len(state.quarries[(state.architect + step) % QUARRIES]))
    for step in range(1, QUARRIES + 1):
        put(into, all_windows(state.quarries[(state.architect + step) % QUARRIES]))
    put_floors(into, left)
    put(into, all_windows(left) // 2)
    put(into, len(state.money_pile) - state.money_drawn)


def put_floors(into: BytesWriter, tiles: bytes) -> None:
    """Write how many tiles of each floor there are."""
    start = put_zeros(into, FLOORS)
    number: i64 = len(tiles)
    for place in range(number):
        tile: i64 = tiles[place]
        if tile != RIDER:
            floor: i64 = start + FLOOR_OF[tile] - 1
            into[floor] = into[floor] + u8(1)


def all_windows(tiles: bytes) -> i64:
    """All windows of some tiles; riders have none."""
    windows: i64 = 0
    number: i64 = len(tiles)
    for place in range(number):
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
    version=2,
    side=SIDE,
    table=TABLE,
    row=row,
    quiet=quiet,
    routine=["payment", "raise-more", "transform-pay"],
    plain=[
        *("build-next", "build-where"),
        *("take-out-of", "take-out-floor", "put-in-which", "put-in-where", "remove-which"),
    ],
    trust=0.2,
    topics=TOPICS,
)
