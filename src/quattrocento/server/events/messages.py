"""What goes over the wire about duplicate events."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quattrocento.server.limits import MOST_DEALS, MOST_EVENT_TABLES
from quattrocento.tables.messages import Commitment, Entropy, Name, Request, SeatSettings


class NewEvent(Request):
    """The same deals for several tables: each deal is played at `tables` tables, seats rotated.

    `seats` are those of the first table of a deal, open ones or bots; at the next table everybody
    sits one seat further. `par` is the level whose results are shown for comparison. With a
    `commitment` that I was given before, `entropy` of mine goes into the deals.
    """

    name: Name
    game: str
    seats: Annotated[list[SeatSettings], msgspec.Meta(min_length=1, max_length=5)]
    options: dict[str, bool | int | str] = {}
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 1
    tables: Annotated[int, msgspec.Meta(ge=1, le=MOST_EVENT_TABLES)] = 4
    par: str = "advised"
    commitment: Commitment | None = None
    entropy: Entropy | None = None


class EventResult(msgspec.Struct, kw_only=True):
    """What a seat made of a deal, beside the average of all tables and a level's own result."""

    table: str
    deal: int
    seat: int
    name: str
    bot: str | None
    mine: bool
    points: int
    average: float
    margin: float
    par: int | None


class EventInfo(msgspec.Struct, kw_only=True):
    """An event; its results, records and proofs are sealed until the last table has finished.

    `tables` are those of each deal, 0 if anybody may play it; `playing` and `finished` count those
    that were opened. `mine` are my own tables there; `may_play` if there is a deal that I have not
    played. `week` is the number of a weekly deal's week.
    """

    id: str
    name: str
    game: str
    seats: list[str]
    deals: int
    tables: int
    par: str
    host: bool
    created: float
    open_until: float | None
    week: int | None
    playing: int
    finished: int
    sealed: bool
    may_play: bool
    mine: list[str]
    commitment: str
    secret: str | None
    results: list[EventResult]


class EventList(msgspec.Struct, kw_only=True):
    """The weekly deals of this week, the latest events, and what the weeks' secrets lead to.

    The secret of a week hashes to that of the week before, down to `anchor`; `revealed` is the
    latest that is shown, once its week has been over for a week.
    """

    weekly: list[EventInfo]
    events: list[EventInfo]
    anchor: str
    anchor_week: int
    revealed: str
    revealed_week: int
