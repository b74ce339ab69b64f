"""Duplicate play: the same deals at several tables, results compared seat by seat.

The secrets of the deals follow from one secret, so that one commitment binds them all; those of the
weeks form a chain that is revealed from its published end on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from quattrocento.core.proof import canonical, digest

WEEKS = 1040
WEEK_SECONDS = 7 * 24 * 3600
# Monday, 5 January 1970.
FIRST_MONDAY = 4 * 24 * 3600


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat made of a deal at one table."""

    table: str
    deal: int
    seat: int
    points: int


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """The same, beside what others made of the same cards: the average, and a bot's par."""

    played: Played
    average: float
    margin: float
    par: int | None


def compared(results: Sequence[Played], par: dict[int, list[int]]) -> list[Compared]:
    """Each result against the average of the same seat of the same deal; the best margin first."""
    sums: dict[tuple[int, int], list[int]] = defaultdict(list)
    for each in results:
        sums[each.deal, each.seat].append(each.points)
    found = []
    for each in results:
        there = sums[each.deal, each.seat]
        average = sum(there) / len(there)
        found.append(
            Compared(
                played=each,
                average=round(average, 2),
                margin=round(each.points - average, 2),
                par=par[each.deal][each.seat] if each.deal in par else None,
            )
        )
    return sorted(found, key=lambda each: (-each.margin, each.played.table, each.played.seat))


def deal_secret(secret: str, deal: str) -> str:
    """The secret of one of the deals that a secret was committed to for."""
    return digest("deal", bytes.fromhex(secret), canonical(deal)).hex()


def before_week(secret: str) -> str:
    """The secret of the week before: whoever knows a week's can check all earlier ones."""
    return digest("week", bytes.fromhex(secret)).hex()


@lru_cache(maxsize=16)
def week_secret(root: str, place: int) -> str:
    """The secret of a week by its place in the chain; place 0 is the anchor, which is published."""
    if not 0 <= place <= WEEKS:
        raise ValueError(place)
    secret = root
    for _ in range(WEEKS - place):
        secret = before_week(secret)
    return secret


def week_of(now: float) -> int:
    """The number of the week that a time is in; weeks begin on Monday, 0:00 UTC."""
    return int((now - FIRST_MONDAY) // WEEK_SECONDS)


def week_end(week: int) -> float:
    """When a week ends."""
    return float(FIRST_MONDAY + (week + 1) * WEEK_SECONDS)
