"""What the lobby shows of a table that is not being played: kept with it in the store."""

from __future__ import annotations

import msgspec

from quattrocento.server import messages
from quattrocento.server.store.rows import Change, Row
from quattrocento.server.tables import entries
from quattrocento.server.tables.seats import Reader
from quattrocento.server.tables.table import Table

NOBODY = Reader(None, ())


class Summary(msgspec.Struct):
    """A table as the lobby shows it to anyone, and whose the seats are."""

    info: messages.TableInfo
    owners: list[str | None]


def summary_of(table: Table) -> str:
    """What the store keeps for the lobby."""
    changed = table.entries[-1].at if table.sequence else table.setup.created
    owners = [chair.person for chair in table.chairs]
    info = table.info(NOBODY, changed)
    return msgspec.json.encode(Summary(info, owners)).decode()


def change_of(table: Table) -> Change | None:
    """What the last entry of a table changes in its row; a move in the game changes nothing."""
    playing = table.status == "playing"
    if playing and isinstance(table.entries[-1], entries.Move):
        return None
    return Change(status=table.status, summary=None if playing else summary_of(table))


def shown(row: Row, person: str) -> messages.TableInfo:
    """A table that is not held in memory, as a person may see it."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    info = summary.info
    info.host = row.host == person
    for seat, owner in zip(info.seats, summary.owners, strict=True):
        seat.mine = owner == person
    if info.host or person in summary.owners:
        info.code = row.code
    return info
