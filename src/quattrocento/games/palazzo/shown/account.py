"""Where the points of Palazzo come from: the palaces, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quattrocento.core.account import Account, Points
from quattrocento.core.events import Event
from quattrocento.games.palazzo.shown.events import AuctionWon, Bought
from quattrocento.games.palazzo.shown.view_types import View


def points(view: View, _told: Sequence[Event]) -> list[Points]:
    """PAL-SCO-1, 2: what each palace scores."""
    most = max(len(player.palaces) for player in view.players)
    return [
        Points(seat=seat, source="palace", number=number + 1, points=player.palaces[number].points)
        for number in range(most)
        for seat, player in enumerate(view.players)
        if number < len(player.palaces)
    ]


def price(event: Event) -> int | None:
    """What was paid for tiles."""
    if isinstance(event, AuctionWon):
        return event.total
    return event.price if isinstance(event, Bought) else None


ACCOUNT: Final[Account] = Account(points=points, price=price)
