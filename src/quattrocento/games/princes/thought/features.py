# mypyc: compile
"""What a learned value looks at in The Princes of Florence: every estate, its cards, the supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, size
from quattrocento.core.features import Features
from quattrocento.core.rows import above, as_byte
from quattrocento.games.princes.components import (
    ACTIONS_A_TURN,
    FIRST_BONUS,
    FREEDOM_KINDS,
    FREEDOMS,
    LANDSCAPES,
    LARGE_BUILDINGS,
    LOT_KINDS,
    LOTS,
    MEDIUM_BUILDINGS,
    ROUNDS,
    SMALL_BUILDINGS,
    STOCK_ITEMS,
)
from quattrocento.games.princes.counts import (
    BONUS_HAND,
    PROFESSION_CARDS,
    bonus_values,
)
from quattrocento.games.princes.sequence_of_play import minimum_value
from quattrocento.games.princes.state import NOBODY, Player, Question, State
from quattrocento.games.princes.supply import number_of
from quattrocento.games.princes.thought.valuation import outlook, prestige_outlook
from quattrocento.games.princes.works import work_value

# The items of the supply that are looked at: landscapes, jesters, builders, recruiting cards,
# freedoms; buildings hardly ever run out.
_FIRST_ITEM: Final = 10
_WORKS: Final = 4

SIDE: Final = [
    "money, in hundreds",
    "prestige points",
    "what it may end with, quarter points",
    "builders",
    "jesters",
    *[f"freedom of {freedom}" for freedom in FREEDOMS],
    *[f"{landscape}s" for landscape in LANDSCAPES],
    "large buildings",
    "medium buildings",
    "small buildings",
    "kinds of building that would still fit",
    "squares covered",
    "prestige cards",
    "what the prestige cards may score, half points",
    "recruiting cards in hand",
    "recruiting cards on the table",
    "professions in hand",
    "works completed",
    "bonus cards",
    "what the bonus cards add together",
    *[f"value of the work that is number {place + 1} among those in hand" for place in range(4)],
    "works in hand that reach the minimum",
    "works in hand that reach the next minimum",
    "best work of this round",
    "still without a lot in this round's auction",
    "turns from the start player",
    "actions left in this round",
]

TABLE: Final = [
    *[f"round {number}" for number in range(1, ROUNDS + 1)],
    "auction, not actions",
    "own turn",
    *[f"lot taken in this round: {lot}" for lot in LOTS],
    *[
        f"left in the supply: {item}"
        for item in (*LANDSCAPES, "jesters", "builders", "recruiting cards", *FREEDOMS)
    ],
    "professions in the pile",
    "bonus cards in the pile",
    "prestige cards in the pile",
]


def row(state: State, seat: int) -> bytes:
    """The features from a seat's perspective."""
    found: list[int] = []
    count: i64 = state.seat_count
    for step in range(count):
        add_seat(found, state, (seat + step) % count)
    for number in range(1, ROUNDS + 1):
        found.append(1 if number == state.round else 0)
    found.append(1 if state.auctioning else 0)
    found.append(1 if holds(state.waiting, seat) else 0)
    for lot in range(LOT_KINDS):
        found.append(0 if state.buyers[lot] == NOBODY else 1)
    for item in range(_FIRST_ITEM, STOCK_ITEMS):
        found.append(number_of(state.stock, item))
    for deck in range(3):
        found.append(len(state.piles[deck]))
    return bytes(found)


def add_seat(found: list[int], state: State, seat: i64) -> None:
    """Add what a seat has and may hope for."""
    player = state.players[seat]
    actions = actions_left(state, seat)
    found.append(as_byte(player.money // 100))
    found.append(as_byte(player.points))
    found.append(above(outlook(state, player, seat, actions), 0.0, 4.0))
    found.append(player.builders)
    found.append(player.jesters)
    for freedom in range(FREEDOM_KINDS):
        found.append(1 if holds(player.freedoms, freedom) else 0)
    found.append(player.forests)
    found.append(player.lakes)
    found.append(player.parks)
    found.append(size(player.buildings & LARGE_BUILDINGS))
    found.append(size(player.buildings & MEDIUM_BUILDINGS))
    found.append(size(player.buildings & SMALL_BUILDINGS))
    found.append(size(player.fitting & ~player.buildings))
    found.append(size(player.covered))
    found.append(size(player.prestige))
    found.append(above(prestige_outlook(state, player, seat, ROUNDS - state.round), 0.0, 2.0))
    found.append(player.recruiting_hand)
    found.append(player.recruiting_table)
    add_works(found, state, player)
    found.append(as_byte(player.best))
    found.append(1 if state.auctioning and holds(state.free, seat) else 0)
    found.append((seat - state.first + state.seat_count) % state.seat_count)
    found.append(actions)


def add_works(found: list[int], state: State, player: Player) -> None:
    """Add the works completed and those that may be."""
    bonus: i64 = bonus_values(player, player.hand & BONUS_HAND)
    found.append(size(player.hand & PROFESSION_CARDS))
    found.append(size(player.table))
    found.append(size(player.hand & BONUS_HAND))
    found.append(as_byte(bonus))
    values: list[int] = []
    hand = player.hand
    for card in range(FIRST_BONUS):
        if hand & bit(card) != 0:
            values.append(as_byte(work_value(player, card)))
    values.sort(reverse=True)
    now: i64 = 0
    later: i64 = 0
    minimum: i64 = minimum_value(state)
    for place in range(len(values)):
        value: i64 = values[place] + bonus
        if value >= minimum:
            now += 1
        if value >= minimum + 2:
            later += 1
    for place in range(_WORKS):
        found.append(values[place] if place < len(values) else 0)
    found.append(now)
    found.append(later)


def actions_left(state: State, seat: i64) -> i64:
    """How many actions a seat still has in this round."""
    if state.auctioning:
        return ACTIONS_A_TURN
    if seat == state.active:
        return state.actions
    turn: i64 = (state.active - state.first + state.seat_count) % state.seat_count
    own: i64 = (seat - state.first + state.seat_count) % state.seat_count
    return ACTIONS_A_TURN if own > turn else 0


def quiet(state: State) -> bool:
    """Between two auctions, and before an action."""
    return state.question == Question.ACTION or state.question == Question.START


TOPICS: Final = [
    ("left in the supply", "supply"),
    ("in the pile", "piles"),
    ("lot taken", "auction"),
    ("without a lot", "auction"),
    ("prestige points", "points"),
    ("prestige cards", "prestige"),
    ("what it may end with", "outlook"),
    ("bonus cards", "bonus"),
    ("recruiting", "recruiting"),
    ("professions", "professions"),
    ("work", "works"),
    ("freedom", "freedoms"),
    ("building", "buildings"),
    ("squares", "buildings"),
    ("builders", "builders"),
    ("jesters", "jesters"),
    ("forests", "landscapes"),
    ("lakes", "landscapes"),
    ("parks", "landscapes"),
    ("money", "money"),
    ("turn", "turn"),
    ("actions left", "turn"),
    ("round", "course"),
    ("auction, not actions", "course"),
]

FEATURES: Final[Features[State]] = Features(
    version=1,
    side=SIDE,
    table=TABLE,
    row=row,
    quiet=quiet,
    routine=["order", "place"],
    simulations=256,
    topics=TOPICS,
)
