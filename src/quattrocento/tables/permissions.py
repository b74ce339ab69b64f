# mypyc: compile
"""Who may do what at a table."""

from __future__ import annotations

from quattrocento.tables.errors import (
    CONFLICT,
    FORBIDDEN,
    NOT_FOUND,
    RequestError,
)
from quattrocento.tables.names import looks_like_one_of
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table


def may_look(table: Table, person: str | None) -> bool:
    """Whether a person may look at a table whose id they know."""
    setup = table.setup
    if table.status == "gathering" or setup.spectators:
        return True
    return person is not None and (bool(table.seats.owned_by(person)) or person == setup.host)


def may_write(table: Table, person: str) -> bool:
    """Whether somebody who may look at a table may also say something there."""
    setup = table.setup
    return setup.spectators_write or bool(table.seats.owned_by(person)) or person == setup.host


def must_be_told_apart(table: Table, person: str | None, name: str) -> None:
    """Refuse a name that a reader could take for that of somebody else who sits at the table."""
    others = [chair.name for chair in table.chairs if chair.name and chair.person != person]
    if name and others and looks_like_one_of(name, others):
        raise RequestError("name-taken", CONFLICT, field="name", name=name)


def plays_at(table: Table, person: str | None) -> bool:
    """Whether a table is a person's own: they sit there, or have opened it."""
    return person in table.seats.persons or person == table.setup.host


def own_seat(table: Table, person: str | None, seat: int) -> Table:
    """The table, if the seat there is the person's own."""
    if seat >= len(table.chairs):
        raise RequestError("no-such-seat", NOT_FOUND, field="seat")
    if seat not in table.seats.owned_by(person):
        raise RequestError("not-your-seat", FORBIDDEN, field="seat")
    return table


def may_play(table: Table, reader: Reader, seat: int) -> None:
    """Refuse unless the reader plays this seat in a running game."""
    if seat not in reader.seats:
        raise RequestError("not-your-seat", FORBIDDEN, field="seat")
    if table.status != "playing":
        raise RequestError("not-playing", CONFLICT)
    if table.chairs[seat].stand_in:
        raise RequestError("stand-in", CONFLICT)


def answers_now(table: Table, reader: Reader, seat: int, sequence: int) -> None:
    """Refuse unless the reader knew what the seat is asked now."""
    now = table.sequence_for(reader)
    asked = table.asked_at[seat]
    oldest = now if asked is None else table.sequence_for(reader, asked)
    if not oldest <= sequence <= now:
        raise RequestError("stale", CONFLICT)
