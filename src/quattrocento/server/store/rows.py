"""What the store keeps, as data: tables, the entries of their logs, and what was said."""

from __future__ import annotations

import msgspec

from quattrocento.tables import entries
from quattrocento.tables.entries import Entry
from quattrocento.tables.lobby import summary_of
from quattrocento.tables.messages import ChatLine
from quattrocento.tables.table import Table


class Row(msgspec.Struct, kw_only=True):
    """A table as it is stored: how it was opened, and what the lobby shows of it.

    `timed`: it has a clock, which runs whether anybody looks or not.
    """

    id: str
    code: str
    host: str
    status: str
    listed: bool
    changed: float
    sequence: int
    setup: str
    summary: str
    timed: bool = False


class Said(msgspec.Struct, kw_only=True):
    """Something that was said at a table."""

    table_id: str
    number: int
    person: str
    name: str
    text: str
    at: float

    def message(self) -> ChatLine:
        """The line as it goes over the wire."""
        return ChatLine(number=self.number, name=self.name, text=self.text, at=self.at)


class Sitter(msgspec.Struct, kw_only=True):
    """Somebody who sits at a table, and whether they have put it away."""

    person: str
    archived: bool


class WholeTable(msgspec.Struct, kw_only=True):
    """A table with all that belongs to it, and the names that its people chose."""

    row: Row
    entries: list[Entry]
    sitters: list[Sitter]
    chat: list[Said]
    people: dict[str, str]


class Change(msgspec.Struct, kw_only=True):
    """What an entry changes in the row of its table: the lobby's summary is None while it plays."""

    status: str
    summary: str | None


class Addition(msgspec.Struct, kw_only=True):
    """Entries to be added, all or none, and what changes with them: the row, who sits there.

    While a game is played a move changes nothing else: whoever asks looks at the table itself.
    """

    table_id: str
    entries: list[Entry]
    change: Change | None = None
    sitter: str | None = None
    leaver: str | None = None


def row_of(table: Table) -> Row:
    """A table as the store keeps it."""
    setup = table.setup
    return Row(
        id=setup.id,
        code=setup.code,
        host=setup.host,
        status=table.status,
        listed=setup.listed,
        changed=setup.created,
        sequence=table.sequence,
        setup=msgspec.json.encode(setup).decode(),
        summary=summary_of(table),
        timed=setup.clock is not None,
    )


def addition_of(before: Table, after: Table) -> Addition:
    """What is stored when a table goes on; moves in a game change nothing but its log."""
    new = after.entries.since(before.sequence)
    playing = after.status == "playing"
    change: Change | None = None
    if not (playing and all(isinstance(entry, entries.Move) for entry in new)):
        change = Change(status=after.status, summary=None if playing else summary_of(after))
    joined = [entry.person for entry in new if isinstance(entry, entries.Join)]
    return Addition(
        table_id=after.setup.id,
        entries=new,
        change=change,
        sitter=joined[0] if joined else None,
        leaver=leaver_of(after, new),
    )


def leaver_of(after: Table, new: list[Entry]) -> str | None:
    """Who has left their last seat at a table that gathers, if it is not the host."""
    for entry in new:
        if isinstance(entry, entries.Leave) and after.status == "gathering":
            still_known = entry.person in after.seats.persons or entry.person == after.setup.host
            return None if still_known else entry.person
    return None
