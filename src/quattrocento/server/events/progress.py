"""How far an event has come: what may still be played, by whom, and what is sealed meanwhile."""

from __future__ import annotations

import time

from quattrocento.server.events.settings import EventSettings, read
from quattrocento.server.events.weekly import revealed_at
from quattrocento.server.store.events import EventRow, EventTable

OVER = ("finished", "abandoned")


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
