"""Where the prestige points of The Princes of Florence come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quattrocento.core.account import Account, Points, added, in_order
from quattrocento.core.events import Event
from quattrocento.games.princes.components import BUILDINGS
from quattrocento.games.princes.shown.events import (
    BestWork,
    BuilderScored,
    LotBought,
    PaySplit,
    PiecePlaced,
    PointsSold,
    PrestigeScored,
    RoundBegan,
)
from quattrocento.games.princes.shown.view_types import View

WORKS: Final = "works"
BEST_WORKS: Final = "best-works"
BUILDINGS_SOURCE: Final = "buildings"
LANDSCAPES: Final = "landscapes"
BUILDERS: Final = "builders"
PRESTIGE: Final = "prestige-cards"
SOLD: Final = "sold"
SOURCES: Final = (WORKS, BEST_WORKS, BUILDINGS_SOURCE, LANDSCAPES, BUILDERS, PRESTIGE, SOLD)


def points(view: View, told: Sequence[Event]) -> list[Points]:
    """What was scored, and what the prestige cards that the viewer knows would score now."""
    found = added(told, scored)
    if view.phase != "over":
        found += [
            Points(
                seat=seat,
                source=PRESTIGE,
                points=sum(card.value for card in player.prestige_cards),
                open=True,
            )
            for seat, player in enumerate(view.players)
            if player.prestige_cards
        ]
    return in_order(found, SOURCES)


def scored(event: Event) -> list[Points]:
    """What an event scored."""
    match event:
        case BestWork():
            return [
                Points(seat=seat, source=BEST_WORKS, points=event.points) for seat in event.seats
            ]
        case PaySplit(seat=seat, points=points):
            source = WORKS
        case PiecePlaced(seat=seat, points=points, piece=piece):
            source = BUILDINGS_SOURCE if piece in BUILDINGS else LANDSCAPES
        case BuilderScored(seat=seat, points=points):
            source = BUILDERS
        case PrestigeScored(seat=seat, points=points):
            source = PRESTIGE
        case PointsSold(seat=seat, points=points):
            source, points = SOLD, -points
        case _:
            return []
    return [Points(seat=seat, source=source, points=points)] if points else []


def round_of(event: Event) -> int | None:
    """PRI-RND-1: seven rounds are played."""
    return event.round if isinstance(event, RoundBegan) else None


def price(event: Event) -> int | None:
    """What was paid for a lot."""
    return event.price if isinstance(event, LotBought) else None


ACCOUNT: Final[Account] = Account(points=points, round=round_of, price=price)
