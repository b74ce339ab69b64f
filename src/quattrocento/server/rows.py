"""What the store keeps, as data: tables, the entries of their logs, and what was said."""

from __future__ import annotations

import msgspec

from quattrocento.server.messages import ChatLine


class Entry(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Something that happened at a table; `seen` is the set of viewers who could notice it.

    Its number, its time and who could notice it are found out when it is added to the log.
    """

    kind: str
    sequence: int = 0
    at: float = 0.0
    seen: int = 0
    seat: int | None = None
    person: str | None = None
    key: str | None = None
    move: str | None = None
    name: str | None = None
    to: int | None = None
    table: str | None = None
    banks: list[float] | None = None


class Row(msgspec.Struct, kw_only=True):
    """A table as it is stored: how it was opened, and what the lobby shows of it."""

    id: str
    code: str
    host: str
    status: str
    listed: bool
    changed: float
    sequence: int
    setup: str
    summary: str


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
