"""Tables and records in and out of a store: JSON lines for whole tables, text for records.

A line holds everything about a table, its seed and its people's ids included: it is for whoever
keeps the server, not for players.
"""

from __future__ import annotations

import hashlib
import logging
import time
import unicodedata
from collections.abc import AsyncIterator

import msgspec

from quattrocento.core.errors import BadRecord
from quattrocento.core.record import Record
from quattrocento.server.store.rows import Row, WholeTable, row_of
from quattrocento.server.store.store import Store
from quattrocento.tables import entries
from quattrocento.tables.errors import RequestError
from quattrocento.tables.ids import is_code, is_id, new_code
from quattrocento.tables.limits import LONGEST_CHAT, LONGEST_NAME
from quattrocento.tables.lobby import summary_of
from quattrocento.tables.setup import Chair, Setup, must_replay
from quattrocento.tables.table import Table

LOG = logging.getLogger(__name__)
ID_LENGTH = 32


async def whole_tables(store: Store) -> AsyncIterator[WholeTable]:
    """Every table of a store."""
    for table_id in await store.all_tables():
        row = await store.table(table_id)
        if row is not None:
            yield await whole_table(store, row)


async def whole_table(store: Store, row: Row) -> WholeTable:
    """A table with all that belongs to it."""
    sitters = await store.sitters(row.id)
    chat = await store.said(row.id, most=None)
    log = await store.entries(row.id)
    row.sequence = len(log)  # While a game is played its row is not kept up.
    row.summary = ""  # It follows from the rest, and is made anew when the table comes in.
    people = {row.host, *(sitter.person for sitter in sitters), *(line.person for line in chat)}
    return WholeTable(
        row=row,
        entries=log,
        sitters=sitters,
        chat=chat,
        people=await store.names(sorted(people)),
    )


def table_of(whole: WholeTable) -> Table:
    """The table that the entries lead to."""
    setup = msgspec.json.decode(whole.row.setup, type=Setup)
    must_replay(setup)
    return Table(setup).replay(whole.entries)


async def export_lines(store: Store) -> AsyncIterator[bytes]:
    """Every table as a line of JSON."""
    async for whole in whole_tables(store):
        yield msgspec.json.encode(whole)


async def export_records(store: Store) -> AsyncIterator[tuple[str, Record]]:
    """The record of every finished game, with the table's id; games by older rules are left out."""
    async for whole in whole_tables(store):
        if whole.row.status != "finished":
            continue
        try:
            record = table_of(whole).record()
        except BadRecord as error:
            LOG.warning("table %s: %s", whole.row.id, error)
        else:
            yield whole.row.id, record


async def import_line(store: Store, line: bytes) -> bool:
    """Keep a table from elsewhere; False when it is here already.

    Raises a QuattrocentoError or a ValueError when the line is no table, or its moves do not lead
    where it says; then nothing of it is kept.
    """
    whole = msgspec.json.decode(line, type=WholeTable)
    check(whole)
    table = table_of(whole)
    row = whole.row
    if (table.status, table.sequence) != (row.status, row.sequence):
        raise ValueError(f"table {row.id}: its log does not lead to where it says")
    row.summary = summary_of(table)
    row.timed = table.setup.clock is not None
    return await store.restore(whole)


def check(whole: WholeTable) -> None:
    """Refuse what no export writes: ids and texts that are none, and a game without a seed."""
    row = whole.row
    setup = msgspec.json.decode(row.setup, type=Setup)
    check_ids(whole, setup)
    if not is_code(row.code):
        raise RequestError("bad-import-code", field="row.code", found=row.code)
    if setup.secret is None and setup.seed is None:
        raise RequestError("bad-import-seed", field="setup.seed")
    texts: list[tuple[str, int]] = [
        *((name, LONGEST_NAME) for name in whole.people.values()),
        *((each.name, LONGEST_NAME) for each in setup.chairs),
        *((each.name, LONGEST_NAME) for each in whole.entries if isinstance(each, entries.Join)),
        *((line.name, LONGEST_NAME) for line in whole.chat),
        *((line.text, LONGEST_CHAT) for line in whole.chat),
    ]
    for text, most in texts:
        # What today's rule for names refuses may have been a name before.
        if len(text) > most or any(unicodedata.category(letter) == "Cc" for letter in text):
            raise RequestError("bad-import-text", found=text, most=most)


def check_ids(whole: WholeTable, setup: Setup) -> None:
    """Refuse what is no id, and parts that belong to different tables."""
    row = whole.row
    people: list[tuple[str, str]] = [
        *(("sitters.person", sitter.person) for sitter in whole.sitters),
        *(("chat.person", line.person) for line in whole.chat),
        *(("people", person) for person in whole.people),
        *(("entries.person", each.person) for each in whole.entries if each.person is not None),
        *(("setup.chairs.person", each.person) for each in setup.chairs if each.person is not None),
        *(("setup.invited", person) for person in setup.invited),
        *(("setup.kept", person) for person in setup.kept if person is not None),
    ]
    if row.host:
        people.append(("row.host", row.host))
    for field, found in [("row.id", row.id), *people]:
        if not is_id(found):
            raise RequestError("bad-import-id", field=field, where=field, found=found)
    told = [
        ("setup.id", setup.id, row.id),
        ("setup.code", setup.code, row.code),
        ("setup.host", setup.host, row.host),
        *(("chat.table_id", line.table_id, row.id) for line in whole.chat),
    ]
    for field, found, expected in told:
        if found != expected:
            raise RequestError(
                "bad-import-value", field=field, where=field, found=found, expected=expected
            )


async def import_record(store: Store, record: Record) -> bool:
    """Keep a finished game as a table that anyone may look at; False when it is here already."""
    end = record.replay()
    if not end.over:
        raise ValueError("only a finished game can be kept as a table")
    setup = setup_of(record)
    table = Table(setup)
    for move in record.moves:
        table = table.try_entry(entries.Move(seat=move.seat, move=move.text), setup.created)
    log = list(table.entries)
    whole = WholeTable(row=row_of(table), entries=log, sitters=[], chat=[], people={})
    return await store.restore(whole)


def setup_of(record: Record) -> Setup:
    """A table for a record; the same record always gives the same id."""
    names = [*record.names, *[""] * record.players][: record.players]
    return Setup(
        id=hashlib.sha256(record.dumps().encode()).hexdigest()[:ID_LENGTH],
        code=new_code(),
        game=record.game,
        seed=record.seed,
        options=record.options,
        spectators=True,
        listed=True,
        clock=None,
        host="",
        chairs=[Chair(kind="person", name=name) for name in names],
        created=time.time(),
        rules=record.rules_version,
    )
