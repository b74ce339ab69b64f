"""The deal of every week, set by the server itself from its committed chain."""

from __future__ import annotations

import msgspec

from quattrocento.core.duplicate import deal_secret, week_end, week_secret
from quattrocento.core.options import chosen
from quattrocento.core.registry import game as find_game
from quattrocento.server.events.settings import EventSettings, read
from quattrocento.server.store.events import EventRow
from quattrocento.tables.setup import Chair

WEEKLY_LEVEL = "apprentice"


def weekly_event(event_id: str, game: str, week: int, root: str, first: int) -> EventRow:
    """The deal of a week: one person against a level, in a seat that moves on."""
    found = find_game(game)
    players = found.seats[len(found.seats) // 2]
    bots = [Chair(kind="bot", bot=WEEKLY_LEVEL)] * (players - 1)
    settings = EventSettings(
        name="",
        game=game,
        chairs=[Chair(kind="open"), *bots],
        options=chosen(found.options, None, game),
        deals=1,
        tables=0,
        par=WEEKLY_LEVEL,
        week=week,
    )
    return EventRow(
        id=event_id,
        host="",
        created=week_end(week - 1),
        open_until=week_end(week),
        secret=deal_secret(week_secret(root, week - first), game),
        settings=msgspec.json.encode(settings).decode(),
        par="",
    )


def is_weekly(event: EventRow) -> bool:
    """Whether the server itself has set an event."""
    return read(event).week is not None


def revealed_at(week: int) -> float:
    """When the secret of a week is shown, whoever still plays: one week after it has ended."""
    return week_end(week + 1)
