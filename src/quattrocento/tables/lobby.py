"""What the lobby shows of a table that is not being played: kept with it in the store."""

from __future__ import annotations

import msgspec

from quattrocento.tables import messages
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table

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


def shown(summary: str, code: str, host: str, person: str) -> messages.TableInfo:
    """A table that is not held in memory, as a person may see it."""
    known = msgspec.json.decode(summary, type=Summary)
    info = known.info
    info.host = host == person
    for seat, owner in zip(info.seats, known.owners, strict=True):
        seat.mine = owner == person
    if info.host or person in known.owners:
        info.code = code
    return info
