"""How an event was set up, as data."""

from __future__ import annotations

import msgspec

from quattrocento.core.options import OptionValue
from quattrocento.server.tables.setup import Chair


class EventSettings(msgspec.Struct, kw_only=True, frozen=True):
    """What never changes about an event; `tables` 0 is as many as are wanted."""

    name: str
    game: str
    chairs: list[Chair]
    options: dict[str, OptionValue]
    deals: int
    tables: int
    par: str
    entropy: str | None = None
    week: int | None = None


def rotated(chairs: list[Chair], place: int) -> list[Chair]:
    """The seats of the how-manieth table of a deal: at each everybody sits one seat further."""
    turn = place % len(chairs)
    return [*chairs[-turn:], *chairs[:-turn]] if turn else list(chairs)
