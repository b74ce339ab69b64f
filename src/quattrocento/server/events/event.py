"""An event as data: how it was set up, the one of every week, and how far it has come.

The deal of every week is set by the server itself from its committed chain.
"""

from __future__ import annotations

import time

import msgspec

from quattrocento.bots import bot_kinds
from quattrocento.core.duplicate import deal_secret, week_end, week_secret
from quattrocento.core.errors import BadSetup
from quattrocento.core.options import OptionValue, chosen
from quattrocento.core.registry import game as find_game
from quattrocento.server.events import messages
from quattrocento.server.events.storage import EventRow, EventTable
from quattrocento.tables.errors import RequestError
from quattrocento.tables.names import tidy_name
from quattrocento.tables.seating import occupant_of
from quattrocento.tables.setup import Occupant

WEEKLY_LEVEL = "apprentice"
OVER = ("finished", "abandoned")


class EventSettings(msgspec.Struct, kw_only=True, frozen=True):
    """What never changes about an event; `tables` 0 is as many as are wanted."""

    name: str
    game: str
    occupants: list[Occupant] = msgspec.field(name="chairs")
    options: dict[str, OptionValue]
    deals: int
    tables: int
    par: str
    entropy: str | None = None
    week: int | None = None


def rotated(occupants: list[Occupant], place: int) -> list[Occupant]:
    """The seats of the how-manieth table of a deal: at each everybody sits one seat further."""
    turn = place % len(occupants)
    return [*occupants[-turn:], *occupants[:-turn]] if turn else list(occupants)


def settings_of(request: messages.NewEvent) -> EventSettings:
    """An event as its host wants it."""
    game = find_game(request.game)
    options = chosen(game.options, request.options, game.name)
    if len(request.seats) not in game.seats:
        game.new(players=len(request.seats), seed=0)
    name = tidy_name(request.name)
    if name is None:
        raise RequestError("bad-name", field="name")
    kinds = [each.kind for each in request.seats]
    if "me" in kinds or "open" not in kinds:
        raise RequestError("event-seats", field="seats")
    if request.par not in bot_kinds():
        raise BadSetup("bad-bot", {"bot": request.par, "bots": ", ".join(bot_kinds())})
    return EventSettings(
        name=name,
        game=game.name,
        occupants=[occupant_of(game, each, "", "") for each in request.seats],
        options=options,
        deals=request.deals,
        tables=request.tables,
        par=request.par,
        entropy=request.entropy,
    )


def read(event: EventRow) -> EventSettings:
    """How an event was set up."""
    return msgspec.json.decode(event.settings, type=EventSettings)


def weekly_event(event_id: str, game: str, week: int, root: str, first: int) -> EventRow:
    """The deal of a week: one person against a level, in a seat that moves on."""
    found = find_game(game)
    players = found.seats[len(found.seats) // 2]
    bots = [Occupant(kind="bot", bot=WEEKLY_LEVEL)] * (players - 1)
    settings = EventSettings(
        name="",
        game=game,
        occupants=[Occupant(kind="open"), *bots],
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


def is_open(event: EventRow, now: float) -> bool:
    """Whether further tables may be opened."""
    return event.open_until == 0 or now < event.open_until


def known_deals(tables: list[EventTable], person: str) -> set[int]:
    """The deals that a person has seen."""
    return {each.deal for each in tables if person in each.people}


def next_place(
    settings: EventSettings, tables: list[EventTable], person: str
) -> tuple[int, int] | None:
    """The first deal that a person has not seen, and its next table; None if there is none."""
    known = known_deals(tables, person)
    for deal in range(settings.deals):
        opened = len([each for each in tables if each.deal == deal])
        if deal not in known and (settings.tables == 0 or opened < settings.tables):
            return deal, opened
    return None


def to_join(tables: list[EventTable], person: str) -> str | None:
    """The first table that gathers, of a deal that a person has not seen."""
    known = known_deals(tables, person)
    for each in tables:
        if each.row.status == "gathering" and each.deal not in known:
            return each.row.id
    return None


def is_sealed(event: EventRow, tables: list[EventTable], now: float) -> bool:
    """Whether somebody plays a deal of an event, or may still come to play one."""
    settings = read(event)
    if settings.week is not None and now >= revealed_at(settings.week):
        return False
    if any(each.row.status not in OVER for each in tables):
        return True
    full = settings.tables > 0 and len(tables) >= settings.deals * settings.tables
    return is_open(event, now) and not full


def lacks_par(event: EventRow, tables: list[EventTable]) -> bool:
    """Whether there are results to show, and it is not known what bots make of the deals."""
    if event.par or not any(each.row.status == "finished" for each in tables):
        return False
    return not is_sealed(event, tables, time.time())
