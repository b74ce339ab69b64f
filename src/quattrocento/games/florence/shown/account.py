"""Where the points of Florence come from; seat -1 is Strozzi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quattrocento.core.account import Account, Points, added, in_order
from quattrocento.core.events import Event
from quattrocento.games.florence.shown.events import (
    AudienceScored,
    Boasted,
    BodyguardHelped,
    BodyguardTolled,
    ObjectiveScored,
    PointTaken,
    PrimeScored,
    RewardTaken,
    RoundBegan,
    StrozziScored,
    TimeScored,
)
from quattrocento.games.florence.shown.view_types import View

PRIME: Final = "prime"
AUDIENCE: Final = "audience"
REWARDS: Final = "rewards"
BOASTS: Final = "boasts"
GUARDS: Final = "guards"
PASSING: Final = "passing"
CARDS: Final = "strozzi-cards"
TIME: Final = "time"
OBJECTIVE: Final = "objective"
SOURCES: Final = (PRIME, AUDIENCE, REWARDS, BOASTS, GUARDS, PASSING, CARDS, TIME, OBJECTIVE)
STROZZI: Final = -1


def points(view: View, told: Sequence[Event]) -> list[Points]:
    """What was scored, and what time and the objective that the viewer knows would score now."""
    found = added(told, scored)
    if view.asked is not None:
        for player in view.players:
            if player.time >= 2:
                found.append(open_points(player.seat, TIME, player.time // 2))
            if player.objective is not None:
                found.append(open_points(player.seat, OBJECTIVE, player.objective.points))
    return in_order(found, SOURCES)


def open_points(seat: int, source: str, points: int) -> Points:
    """Points that the end of the game would bring as things stand."""
    return Points(seat=seat, source=source, points=points, open=True)


def scored(event: Event) -> list[Points]:
    """What an event scored."""
    match event:
        case PrimeScored(seat=seat, points=points):
            source = PRIME
        case AudienceScored(seat=seat, points=points):
            source = AUDIENCE
        case RewardTaken(seat=seat, points=points):
            source = REWARDS
        case Boasted(seat=seat, points=points):
            source = BOASTS
        case BodyguardHelped(seat=seat, points=points) | BodyguardTolled(seat=seat, points=points):
            source = GUARDS
        case PointTaken(seat=seat):
            source, points = PASSING, 1
        case StrozziScored(points=points):
            source, seat = CARDS, STROZZI
        case TimeScored(seat=seat, points=points):
            source = TIME
        case ObjectiveScored(seat=seat, points=points):
            source = OBJECTIVE
        case _:
            return []
    return [Points(seat=seat, source=source, points=points)] if points else []


def round_of(event: Event) -> int | None:
    """A round begins when everyone gains time."""
    return event.round if isinstance(event, RoundBegan) else None


def price(event: Event) -> int | None:
    """The time that Giovanni was paid for a reward."""
    return event.time if isinstance(event, RewardTaken) else None


ACCOUNT: Final[Account] = Account(points=points, round=round_of, price=price)
