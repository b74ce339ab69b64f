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
    """An entry to be added, and what changes with it: the table's row, who sits there.

    While a game is played a move changes nothing else: whoever asks looks at the table itself.
    """

    table_id: str
    entry: Entry
    change: Change | None = None
    sitter: str | None = None
    gone: str | None = None


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


def change_of(table: Table) -> Change | None:
    """What the last entry of a table changes in its row; a move in the game changes nothing."""
    playing = table.status == "playing"
    if playing and isinstance(table.entries[-1], entries.Move):
        return None
    return Change(status=table.status, summary=None if playing else summary_of(table))
