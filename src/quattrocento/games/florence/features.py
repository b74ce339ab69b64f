# mypyc: compile
"""What a learned value looks at in Florence: every family, what the next nobles would bring it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit, holds, size
from quattrocento.core.features import Features
from quattrocento.core.rows import above, as_byte
from quattrocento.games.florence.boasts import (
    boast_points,
    has_marker_at,
    highest_marker,
    of_high_rank,
    prime_positions,
)
from quattrocento.games.florence.city import (
    FIRST_BOUNCER,
    FIRST_SPY,
    NEIGHBOURS,
    NEXT_ON_ROUTE,
    STREET_COUNT,
)
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    DEBUTANT,
    LOCATIONS,
    NOBLES,
    ROUNDS,
)
from quattrocento.games.florence.ending import members_for
from quattrocento.games.florence.guards import guards_left
from quattrocento.games.florence.queues import in_supply, members_at, number_of_members
from quattrocento.games.florence.scandals import noble_of
from quattrocento.games.florence.state import STROZZI, Player, Question, State, is_solo, side_of
from quattrocento.games.florence.valuation import (
    giovanni_value,
    holdings_value,
    markers_left,
    queue_value,
    value,
)

_AHEAD: Final = ["this round's noble", "the next noble", "the noble after that"]
_STREETS: Final = all_below(STREET_COUNT)
_NO_PLACE: Final = 9

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
    found: list[int] = []
    sides: i64 = len(state.players)
    for step in range(sides):
        add_side(found, state, (seat + step) % sides)
    add_table(found, state, seat)
    return bytes(found)


def sides_of(players: int) -> int:
    """How many sides play: one more than seats in the solo game."""
    return players if players > 1 else 2


def add_side(found: list[int], state: State, side: i64) -> None:
    """Add what a side has, and what the three nobles to come would bring it."""
    player = state.players[side]
    found.append(as_byte(player.points))
    found.append(as_byte(player.time))
    found.append(number_of_members(player))
    automatic = is_solo(state) and side == STROZZI
    found.append(0 if automatic else as_byte(of_high_rank(player)))
    found.append(in_supply(player, 0, DEBUTANT))
    found.append(player.gifts)
    for noble in range(len(NOBLES)):
        found.append(player.given >> 4 * noble & 15)
    found.append(as_byte(guards_left(state, side)))
    posted = player.posted
    found.append(size(posted & _STREETS))
    found.append(size(posted >> FIRST_SPY & all_below(LOCATIONS)))
    found.append(size(posted >> FIRST_BOUNCER & all_below(LOCATIONS)))
    found.append(as_byte(markers_left(player)))
    cards: list[int] = [0] * len(NOBLES)
    for place in range(len(player.hand)):
        cards[noble_of(player.hand[place] % 12)] += 1
    found.extend(cards)
    if player.objective >= 0:
        found.append(members_for(player, player.objective))
        found.append(1)
    else:
        found.append(0)
        found.append(0)
    found.append(0 if automatic else above(holdings_value(state, player), 0.0, 2.0))
    found.append(above(promise(state, side), -20.0, 2.0))
    found.append(best_boast(state, side))
    found.append(prime_positions(state, side))
    found.append(1 if holds(state.passed, side) else 0)
    found.append(1 if player.ring >= 0 else 0)
    found.append((side - state.active + len(state.players)) % len(state.players))
    add_nobles(found, state, side, player)


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


def add_nobles(found: list[int], state: State, side: i64, player: Player) -> None:
    """Add what a side can expect of each of the three nobles to come."""
    parts: list[int] = [0] * (7 * len(NOBLES))
    for ahead in range(len(NOBLES)):
        number: i64 = state.round + ahead
        if number > ROUNDS:
            break
        noble: i64 = (number - 1) % len(NOBLES)
        goal: i64 = state.location_tokens[number - 1]
        if noble == 2:
            brings = giovanni_value(state, side, goal, number, ahead)
        else:
            brings = queue_value(state, side, noble, goal, number)
        parts[ahead] = above(brings, -60.0, 1.0)
        parts[3 + ahead] = members_at(player, goal)
        parts[6 + ahead] = first_place(state, side, goal)
        near: i64 = 0
        neighbours = NEIGHBOURS[goal]
        for place in range(len(neighbours)):
            near += members_at(player, neighbours[place])
        parts[9 + ahead] = near
        prime: i64 = 0
        cards: i64 = 0
        location: i64 = state.carriages[noble]
        while location != goal:
            location = NEXT_ON_ROUTE[location]
            queue = state.queues[location]
            if len(queue) > 0 and side_of(state, queue[0] >> 2) == side:
                prime += 1
            if members_at(player, location) > 0 and highest_marker(state, location) == side:
                cards += 1
            if holds(player.posted, FIRST_SPY + location):
                cards += 1
        parts[12 + ahead] = prime
        parts[15 + ahead] = cards
        parts[18 + ahead] = 1 if holds(player.posted, FIRST_BOUNCER + goal) else 0
    found.extend(parts)


def first_place(state: State, side: i64, location: i64) -> i64:
    """The place, from 1, of a side's first member in a queue; a high number without any."""
    queue = state.queues[location]
    for position in range(len(queue)):
        if side_of(state, queue[position] >> 2) == side:
            return position + 1
    return _NO_PLACE


def add_table(found: list[int], state: State, seat: i64) -> None:
    """Add the course of the game and the queues that matter next."""
    for number in range(1, ROUNDS + 1):
        found.append(1 if number == state.round else 0)
    found.append(size(state.passed))
    for later in range(2):
        place: i64 = state.round - 1 + later
        found.append(state.time_tokens[place] if place < len(state.time_tokens) else 0)
    lengths: list[int] = [0] * len(NOBLES)
    ways: list[int] = [0] * len(NOBLES)
    for ahead in range(len(NOBLES)):
        number = state.round + ahead
        if number <= ROUNDS:
            goal: i64 = state.location_tokens[number - 1]
            lengths[ahead] = len(state.queues[goal])
            location: i64 = state.carriages[(number - 1) % len(NOBLES)]
            while location != goal:
                location = NEXT_ON_ROUTE[location]
                ways[ahead] += 1
    found.extend(lengths)
    found.extend(ways)
    found.append(1 if state.first == seat else 0)
    for adjustment in range(len(ADJUSTMENTS)):
        found.append(1 if state.adjustments & bit(adjustment) != 0 else 0)


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
    trust=1.0,
    simulations=384,
    topics=TOPICS,
)
