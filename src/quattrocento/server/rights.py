"""Who may do what at a table."""

from __future__ import annotations

from quattrocento.core.state import State
from quattrocento.server.company import Reader
from quattrocento.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Trouble
from quattrocento.server.tables import Table


def may_look(table: Table, person: str | None) -> bool:
    """Whether a person may look at a table whose id they know."""
    setup = table.setup
    if table.status == "gathering" or setup.spectators:
        return True
    return person is not None and (bool(table.company.seats_of(person)) or person == setup.host)


def own_seat(table: Table, person: str, seat: int) -> Table:
    """The table, if the seat there is the person's own."""
    if seat >= len(table.chairs):
        raise Trouble("no-such-seat", NOT_FOUND, field="seat")
    if seat not in table.company.seats_of(person):
        raise Trouble("not-your-seat", FORBIDDEN, field="seat")
    return table


def may_play(table: Table, reader: Reader, seat: int) -> None:
    """Refuse unless the reader plays this seat in a running game."""
    if seat not in reader.seats:
        raise Trouble("not-your-seat", FORBIDDEN, field="seat")
    if table.status != "playing":
        raise Trouble("not-playing", CONFLICT)
    if table.chairs[seat].stand_in:
        raise Trouble("stand-in", CONFLICT)


def answers_now(table: Table, reader: Reader, seat: int, sequence: int) -> None:
    """Refuse unless the reader knew what the seat is asked now."""
    now = table.sequence_for(reader)
    asked = table.asked_at[seat]
    oldest = now if asked is None else table.sequence_for(reader, asked)
    if not oldest <= sequence <= now:
        raise Trouble("stale", CONFLICT)


def refuse(state: State, seat: int, action: int) -> None:
    """Raise Illegal if a seat may not take an action."""
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise state.illegal(refusal, action)
