# mypyc: compile
"""What a learned value looks at in Florence: every family, what the next nobles would bring it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from quattrocento.core.bits import holds, size
from quattrocento.core.features import Features
from quattrocento.core.observation import put, put_flag, put_one, put_set, put_zeros
from quattrocento.core.rows import above, as_byte
from quattrocento.games.florence.boasts import (
    boast_points,
    has_marker_at,
    of_high_rank,
    prime_positions,
)
from quattrocento.games.florence.city import (
    FIRST_BOUNCER,
    FIRST_SPY,
    NEIGHBOURS,
    NEXT_ON_ROUTE,
)
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    DEBUTANT,
    GIOVANNI,
    LOCATIONS,
    NOBLES,
    ROUNDS,
    SCANDAL_KINDS,
)
from quattrocento.games.florence.ending import members_for
from quattrocento.games.florence.guards import guards_left
from quattrocento.games.florence.queues import (
    all_counted,
    in_supply,
    members_at,
    number_of_members,
)
from quattrocento.games.florence.scandals import noble_of
from quattrocento.games.florence.state import STROZZI, Player, Question, State, is_solo, side_of
from quattrocento.games.florence.thought.valuation import (
    BOUNCER_SHIELDS,
    SPY_SHIELDS,
    STREET_SHIELDS,
    earns_card,
    giovanni_value,
    holdings_value,
    markers_left,
    queue_value,
    rivalry,
    value,
)

_AHEAD: Final = ["this round's noble", "the next noble", "the noble after that"]
_NO_PLACE: Final = 9
# By location, the counts of members one step from it.
COUNTS_BESIDE: Final[list[int]] = [
    sum(15 << 4 * other for other in NEIGHBOURS[location]) for location in range(LOCATIONS)
]

SIDE: Final = [
    "points",
    "time",
    "members on the board",
    "donnas and maestros on the board",
    "debutants in the supply",
    "gifts left",
    *[f"gifts given to {noble}" for noble in NOBLES],
    "guards left",
    "bodyguards",
    "spies",
    "bouncers",
    "boast markers left",
    *[f"scandal cards of {noble}" for noble in NOBLES],
    "members for the objective",
    "an objective to score",
    "what it holds is worth, half points",
    "what it may still gain by advice, half points from -20 up",
    "the best boast it could make now",
    "prime positions",
    "has passed",
    "has a ring that lies",
    "turns until it is this side's",
    *[f"{ahead}: what the audience brings, from -60 up" for ahead in _AHEAD],
    *[f"{ahead}: members at the goal" for ahead in _AHEAD],
    *[f"{ahead}: place of its first member in the goal's queue" for ahead in _AHEAD],
    *[f"{ahead}: members one step from the goal" for ahead in _AHEAD],
    *[f"{ahead}: prime positions on the way" for ahead in _AHEAD],
    *[f"{ahead}: scandal cards on the way" for ahead in _AHEAD],
    *[f"{ahead}: bouncer at the goal" for ahead in _AHEAD],
]

TABLE: Final = [
    *[f"round {number}" for number in range(1, ROUNDS + 1)],
    "sides that have passed",
    "time of the next round",
    "time of the round after that",
    *[f"{ahead}: members in the goal's queue" for ahead in _AHEAD],
    *[f"{ahead}: locations on the way" for ahead in _AHEAD],
    "own side is the first to play",
    *[f"adjustment of the solo game: {adjustment}" for adjustment in ADJUSTMENTS],
]


def row(state: State, seat: int) -> bytes:
    """The features from a seat's perspective."""
    into = BytesWriter()
    sides: i64 = len(state.players)
    for step in range(sides):
        put_side(into, state, (seat + step) % sides)
    put_table(into, state, seat)
    return into.getvalue()


def sides_of(players: int) -> int:
    """How many sides play: one more than seats in the solo game."""
    return players if players > 1 else 2


def put_side(into: BytesWriter, state: State, side: i64) -> None:
    """Write what a side has, and what the three nobles to come would bring it."""
    player = state.players[side]
    automatic = is_solo(state) and side == STROZZI
    put(into, player.points)
    put(into, player.time)
    put(into, number_of_members(player))
    put(into, 0 if automatic else of_high_rank(player))
    put(into, in_supply(player, 0, DEBUTANT))
    put(into, player.gifts)
    for noble in range(len(NOBLES)):
        put(into, player.given >> 4 * noble & 15)
    put(into, guards_left(state, side))
    put(into, size(player.posted & STREET_SHIELDS))
    put(into, size(player.posted & SPY_SHIELDS))
    put(into, size(player.posted & BOUNCER_SHIELDS))
    put(into, markers_left(player))
    put_cards(into, player.hand)
    has_objective = player.objective >= 0
    put(into, members_for(player, player.objective) if has_objective else 0)
    put_flag(into, has_objective)
    put(into, 0 if automatic else above(holdings_value(state, player), 0.0, 2.0))
    put(into, above(promise(state, side), -20.0, 2.0))
    put(into, best_boast(state, side))
    put(into, prime_positions(state, side))
    put_flag(into, holds(state.passed, side))
    put_flag(into, player.ring >= 0)
    put(into, (side - state.active + len(state.players)) % len(state.players))
    put_nobles(into, state, side, player)


def put_cards(into: BytesWriter, hand: bytes) -> None:
    """Write how many scandal cards of each noble a side holds."""
    start = put_zeros(into, len(NOBLES))
    number: i64 = len(hand)
    for place in range(number):
        noble: i64 = start + noble_of(hand[place] % SCANDAL_KINDS)
        into[noble] = into[noble] + u8(1)


def promise(state: State, side: i64) -> float:
    """What advice sees in a side's position beyond its points; Strozzi follows no advice."""
    if is_solo(state) and side == STROZZI:
        return 0.0
    return value(state, side) - float(state.players[side].points)


def best_boast(state: State, side: i64) -> i64:
    """The most points that a boast would score where a side has members and no marker."""
    player = state.players[side]
    if markers_left(player) == 0 or (is_solo(state) and side == STROZZI):
        return 0
    best: i64 = 0
    cards: i64 = len(player.hand)
    for location in range(LOCATIONS):
        if members_at(player, location) > 0 and not has_marker_at(player, location):
            points = boast_points(state, side, location, cards)
            best = max(best, points)
    return as_byte(best)


def put_nobles(into: BytesWriter, state: State, side: i64, player: Player) -> None:
    """Write what a side can expect of each of the three nobles to come."""
    start = put_zeros(into, 7 * len(NOBLES))
    against = rivalry(state)
    for ahead in range(len(NOBLES)):
        number: i64 = state.round + ahead
        if number > ROUNDS:
            break
        noble: i64 = (number - 1) % len(NOBLES)
        goal: i64 = state.location_tokens[number - 1]
        if noble == GIOVANNI:
            brings = giovanni_value(state, side, goal, ahead, against)
        else:
            brings = queue_value(state, side, noble, goal, number, against)
        at: i64 = start + ahead
        into[at] = u8(above(brings, -60.0, 1.0))
        into[at + 3] = u8(members_at(player, goal))
        into[at + 6] = u8(first_place(state, side, goal))
        near: i64 = COUNTS_BESIDE[goal]
        into[at + 9] = u8(all_counted(player.members & near))
        put_way(into, at + 12, state, side, noble, goal)
        into[at + 18] = u8(1) if holds(player.posted, FIRST_BOUNCER + goal) else u8(0)


def put_way(into: BytesWriter, at: i64, state: State, side: i64, noble: i64, goal: i64) -> None:
    """Write a side's prime positions on a noble's way, and the scandal cards that it gets there."""
    player = state.players[side]
    prime: i64 = 0
    cards: i64 = 0
    location: i64 = state.carriages[noble]
    while location != goal:
        location = NEXT_ON_ROUTE[location]
        queue = state.queues[location]
        if len(queue) > 0 and side_of(state, queue[0] >> 2) == side:
            prime += 1
        if earns_card(state, side, player, location):
            cards += 1
        if holds(player.posted, FIRST_SPY + location):
            cards += 1
    into[at] = u8(prime)
    into[at + 3] = u8(cards)


def first_place(state: State, side: i64, location: i64) -> i64:
    """The place, from 1, of a side's first member in a queue; a high number without any."""
    queue = state.queues[location]
    for position in range(len(queue)):
        if side_of(state, queue[position] >> 2) == side:
            return position + 1
    return _NO_PLACE


def put_table(into: BytesWriter, state: State, seat: i64) -> None:
    """Write the course of the game and the queues that matter next."""
    put_one(into, state.round - 1, ROUNDS)
    put(into, size(state.passed))
    for later in range(2):
        place: i64 = state.round - 1 + later
        put(into, state.time_tokens[place] if place < len(state.time_tokens) else 0)
    lengths = put_zeros(into, len(NOBLES))
    ways = put_zeros(into, len(NOBLES))
    for ahead in range(len(NOBLES)):
        number: i64 = state.round + ahead
        if number <= ROUNDS:
            goal: i64 = state.location_tokens[number - 1]
            into[lengths + ahead] = u8(len(state.queues[goal]))
            start: i64 = state.carriages[(number - 1) % len(NOBLES)]
            into[ways + ahead] = u8(steps_between(start, goal))
    put_flag(into, state.first == seat)
    put_set(into, state.adjustments, len(ADJUSTMENTS))


def steps_between(start: i64, goal: i64) -> i64:
    """How many locations a noble enters on the way to a destination."""
    steps: i64 = 0
    while start != goal:
        start = NEXT_ON_ROUTE[start]
        steps += 1
    return steps


def quiet(state: State) -> bool:
    """At the start of a turn."""
    return state.question == Question.ACTION


TOPICS: Final = [
    ("scandal cards", "cards"),
    ("bouncer at the goal", "guards"),
    ("what the audience brings", "audience"),
    ("goal", "queues"),
    ("locations on the way", "course"),
    ("prime positions", "prime"),
    ("boast", "boasts"),
    ("what it holds is worth", "holdings"),
    ("may still gain", "outlook"),
    ("objective", "objective"),
    ("gifts", "gifts"),
    ("guards", "guards"),
    ("spies", "guards"),
    ("bouncers", "guards"),
    ("members", "members"),
    ("donnas", "members"),
    ("debutants", "members"),
    ("has passed", "passing"),
    ("have passed", "passing"),
    ("ring that lies", "passing"),
    ("turns until", "turn"),
    ("first to play", "turn"),
    ("points", "points"),
    ("round", "course"),
    ("adjustment", "course"),
    ("time", "time"),
]

FEATURES: Final[Features[State]] = Features(
    version=1,
    side=SIDE,
    table=TABLE,
    row=row,
    quiet=quiet,
    sides=sides_of,
    plain=["ring", "bonus", "giovanni"],
    simulations=384,
    turns=3,
    topics=TOPICS,
)
