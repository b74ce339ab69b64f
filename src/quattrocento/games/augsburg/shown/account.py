"""Where the prestige of Augsburg 1520 comes from, and what the barriers keep back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quattrocento.core.account import Account, Points, added, in_order
from quattrocento.core.events import Event
from quattrocento.games.augsburg.components import GIVEN_UP_POINTS, ROBBED_POINTS
from quattrocento.games.augsburg.shown.events import (
    ConsoledWithPrestige,
    PrestigeLost,
    PrestigeReceived,
    PrestigeTaken,
    PrivilegeGivenUp,
    RoundBegan,
)
from quattrocento.games.augsburg.shown.view_types import View

TITLE: Final = "title"
COAT_OF_ARMS: Final = "coat-of-arms"
PATENT: Final = "patent"
PRIVILEGES: Final = "privileges"
GIVEN_UP: Final = "given-up"
CONSOLED: Final = "consoled"
LOST: Final = "lost"
SOURCES: Final = (TITLE, COAT_OF_ARMS, PATENT, PRIVILEGES, GIVEN_UP, CONSOLED, LOST)


def points(_view: View, told: Sequence[Event]) -> list[Points]:
    """What was due, by source, and what was lost for lack of a church or cathedral."""
    return in_order(added(told, scored), SOURCES)


def scored(event: Event) -> list[Points]:
    """What an event brought or cost."""
    match event:
        case PrestigeReceived(seat=seat):
            due = [
                (TITLE, event.title),
                (COAT_OF_ARMS, event.coat_of_arms),
                (PATENT, event.patent),
            ]
        case PrestigeTaken(seat=seat):
            due = [(PRIVILEGES, event.points)]
        case PrivilegeGivenUp(seat=seat):
            due = [(GIVEN_UP, GIVEN_UP_POINTS)]
        case ConsoledWithPrestige(seat=seat):
            due = [(CONSOLED, ROBBED_POINTS)]
        case PrestigeLost(seat=seat):
            due = [(LOST, -event.lost)]
        case _:
            return []
    return [Points(seat=seat, source=source, points=points) for source, points in due if points]


def round_of(event: Event) -> int | None:
    """A round begins with new privilege cards."""
    return event.round if isinstance(event, RoundBegan) else None


ACCOUNT: Final[Account] = Account(points=points, round=round_of)
