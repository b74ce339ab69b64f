"""A model of many machines: people play, workers compute, one database keeps, all hear notices.

Each worker is a queue that is served by one core. A move costs the worker at whose table it is
made its time, afterwards what is found out when the table rests, and every other worker the time to
hear of it; then it waits for the database, whose cores are one queue. Times between moves are
drawn; what comes out is how long people wait.
"""

from __future__ import annotations

import heapq
import random

import msgspec

from studies.scaling.costs import Costs

SLOW_MILLISECONDS = 50.0
SEED = 1469
ARRIVALS = 20_000


class Setting(msgspec.Struct, kw_only=True, frozen=True):
    """How something is run: cores for workers and for the database, and who hears of a move."""

    name: str
    workers: int
    database_cores: int
    # Into how many parts the tables are divided, each with workers and notices of its own.
    parts: int = 1


class Habit(msgspec.Struct, kw_only=True, frozen=True):
    """How people play: how many seconds pass between two moves of one, and bots for each person."""

    seconds_a_move: float = 12.0
    bot_moves_a_move: float = 1.0
    bot_milliseconds: float = 2.0


def share_of_worker(costs: Costs, setting: Setting, moves: float) -> float:
    """How busy each worker is with so many moves a second: its own, and hearing of the others'."""
    own = moves / setting.workers * (costs.move_postgresql + costs.rest)
    heard = moves / setting.parts * costs.notice
    return (own + heard) / 1e6


def share_of_database(costs: Costs, setting: Setting, moves: float) -> float:
    """How busy the database is."""
    return moves * costs.database / 1e6 / setting.database_cores


def waits(costs: Costs, setting: Setting, moves: float) -> tuple[float, float]:
    """How long a move takes at that rate: half within the first, 99 of 100 within the second.

    Milliseconds of computing and of waiting for others; the way over the network comes on top.
    """
    chance = random.Random(SEED)
    heard = moves / setting.parts * costs.notice / 1e6
    # A worker that is busy with notices has so much less of its time for moves.
    left = max(1e-9, 1 - heard)
    service, rest = costs.move_postgresql / 1e6 / left, costs.rest / 1e6 / left
    free_at = [0.0] * setting.workers
    database = [0.0] * setting.database_cores
    heapq.heapify(database)
    now, times = 0.0, []
    for _ in range(ARRIVALS):
        now += chance.expovariate(moves)
        worker = chance.randrange(setting.workers)
        computed = max(now, free_at[worker]) + service
        free_at[worker] = computed + rest
        stored = max(computed, heapq.heappop(database)) + costs.database / 1e6
        heapq.heappush(database, stored)
        times.append(stored - now)
    times.sort()
    return 1000 * times[len(times) // 2], 1000 * times[int(0.99 * len(times))]


def holds(costs: Costs, setting: Setting, moves: float) -> bool:
    """Whether moves at that rate are answered quickly enough."""
    busiest = max(share_of_worker(costs, setting, moves), share_of_database(costs, setting, moves))
    return busiest < 1 and waits(costs, setting, moves)[1] < SLOW_MILLISECONDS


def limit(costs: Costs, setting: Setting) -> float:
    """How many moves a second are still answered quickly."""
    low, high = 1.0, 1e7
    while high / low > 1.02:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if holds(costs, setting, middle) else (low, middle)
    return low


def breaks_first(costs: Costs, setting: Setting, moves: float) -> str:
    """What is busiest at that rate: `moves`, `rests`, `notices` (all at workers) or `database`."""
    own = moves / setting.workers / 1e6
    busy = {
        "moves": own * costs.move_postgresql,
        "rests": own * costs.rest,
        "notices": moves / setting.parts * costs.notice / 1e6,
        "database": share_of_database(costs, setting, moves),
    }
    return max(busy, key=lambda part: busy[part])


def moves_of(people: float, habit: Habit) -> float:
    """How many moves a second people and the bots beside them make."""
    return people / habit.seconds_a_move * (1 + habit.bot_moves_a_move)


def people_of(moves: float, habit: Habit) -> float:
    """How many people make so many moves a second, with the bots beside them."""
    return moves * habit.seconds_a_move / (1 + habit.bot_moves_a_move)


def bot_cores(people: float, habit: Habit) -> float:
    """How many cores the bots beside so many people need."""
    moves = people / habit.seconds_a_move * habit.bot_moves_a_move
    return moves * habit.bot_milliseconds / 1000
