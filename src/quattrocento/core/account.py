"""Where points come from: what every game tells of them, from what a seat may know.

A game gives an Account. What it says is made from a seat's view and from what that seat was told,
so it can tell nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from quattrocento.core.events import Event
from quattrocento.core.record import Record
from quattrocento.core.steps import begun, steps


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """Points of a seat from one source; seat -1 is a rival without a seat.

    `source` names a message of the catalogues (`source-palace`), `number` which one of several it
    is, counted from 1, or 0. What is `open` would be scored as things stand, but is not yet.
    """

    seat: int
    source: str
    points: int
    number: int = 0
    open: bool = False


def no_round(_event: Event) -> int | None:
    """No rounds are counted."""
    return None


def no_price(_event: Event) -> int | None:
    """Nothing is sold."""
    return None


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """How a game accounts for its points.

    `points` is given a view and what that viewer was told, and gives the sources in the order in
    which they are read; `round` says which round an event begins, if it begins one, and `price`
    what was paid for a lot that somebody won.
    """

    points: Callable[[Any, Sequence[Event]], list[Points]]
    round: Callable[[Event], int | None] = no_round
    price: Callable[[Event], int | None] = no_price


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How the sides stand and why, as far as a viewer knows.

    `sides` are the seats, and -1 for a rival without one. `curve`, once the game is over, is what
    each side had after each round, or in a game without rounds whenever points changed; `dearest`
    is the event of the lot for which most was paid.
    """

    sides: list[int]
    points: list[Points]
    curve: list[list[int]]
    dearest: Event | None


def standing(record: Record, viewer: int | None) -> Standing | None:
    """How a game stands for a viewer; None if the game does not account for its points."""
    state = begun(record)
    account = state.game.account
    if account is None:
        return None
    told: list[Event] = []
    scores = [state.scores()]
    for step in steps(record, state):
        told += [event for event in step.events if event.seen_by(viewer)]
        if state.scores() != scores[-1]:
            scores.append(state.scores())
    view = state.view(viewer)
    points = account.points(view, told)
    sides = list(range(record.players))
    if any(each.seat < 0 for each in points):
        sides.append(-1)
    prices = [(account.price(event) or 0, event) for event in told]
    most = max((price for price, _ in prices), default=0)
    return Standing(
        sides=sides,
        points=points,
        curve=_curve(account, view, told, sides) or scores if state.over else [],
        dearest=next((event for price, event in prices if 0 < price == most), None),
    )


def _curve(account: Account, view: Any, told: list[Event], sides: list[int]) -> list[list[int]]:
    """What each side had after each round, none before the first; nothing if none is counted."""
    ends = [number for number, event in enumerate(told) if (account.round(event) or 0) > 1]
    if not ends:
        return []
    parts = [account.points(view, told[:end]) for end in [0, *ends, len(told)]]
    return [totals(points, sides) for points in parts]


def rounds_of(record: Record) -> dict[int, int]:
    """In which round each move was made, as far as the game counts them."""
    state = begun(record)
    account = state.game.account
    if account is None:
        return {}
    found: dict[int, int] = {}
    begins = {
        step.number: number
        for step in steps(record, state)
        for event in step.events
        if (number := account.round(event)) is not None
    }
    # What begins with the game is told before any move.
    now = min(begins.values(), default=1) - 1
    for move in range(1, len(record.moves) + 1):
        if now > 0:
            found[move] = now
        now = begins.get(move, now)
    return found


def totals(points: Sequence[Points], sides: Sequence[int]) -> list[int]:
    """What each side has, without what is still open."""
    return [
        sum(each.points for each in points if each.seat == side and not each.open) for side in sides
    ]


def added(events: Sequence[Event], scored: Callable[[Event], list[Points]]) -> list[Points]:
    """The points of some events, added up by seat and source, in the order of the sources."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        for each in scored(event):
            key = (each.seat, each.source)
            sums[key] = sums.get(key, 0) + each.points
    return [
        Points(seat=seat, source=source, points=points) for (seat, source), points in sums.items()
    ]


def in_order(points: Sequence[Points], sources: Sequence[str]) -> list[Points]:
    """Points as they are read: by source in the given order, then by seat."""
    place = {source: number for number, source in enumerate(sources)}
    return sorted(points, key=lambda each: (place[each.source], each.number, each.seat))
