"""What the store holds of a table, against what its players were told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from quattrocento.server.store.rows import WholeTable
from quattrocento.server.store.store import Store
from quattrocento.server.store.transfer import table_of, whole_table
from quattrocento.tables import entries
from quattrocento.tables.entries import Entry


class Acknowledged(msgspec.Struct, frozen=True):
    """A move that was answered: its key, what it was, and the number that its player was told."""

    key: str
    move: str
    sequence: int


def stored(database: str, table: str) -> WholeTable:
    """A table as the store has it, whatever a server says."""

    async def read() -> WholeTable:
        store = await Store.open(database)
        try:
            row = await store.table(table)
            assert row is not None, "the table is gone"
            return await whole_table(store, row)
        finally:
            await store.close()

    return asyncio.run(read())


def holds(whole: WholeTable, person: str, told: Sequence[Acknowledged]) -> None:
    """Every acknowledged move stands in the log: once, in order, under the number that was told."""
    numbered_in_a_row(whole.entries)
    table = table_of(whole)
    reader = table.reader(person)
    places = {entry.key: entry for entry in whole.entries if entry.person == person}
    last = 0
    for each in told:
        entry = places.get(each.key)
        assert entry is not None, f"an acknowledged move is lost: {each}"
        assert isinstance(entry, entries.Move), f"another thing was stored: {entry}"
        assert entry.move == each.move, f"another move was stored: {entry.move} for {each}"
        assert entry.sequence > last, f"stored out of order: {each}"
        assert table.sequence_for(reader, entry.sequence) == each.sequence, (
            f"told under another number: {each}"
        )
        last = entry.sequence


def numbered_in_a_row(log: Sequence[Entry]) -> None:
    """Each entry stands once, under the next number, and each key was carried out once."""
    assert [entry.sequence for entry in log] == list(range(1, len(log) + 1)), "out of order"
    keys = [(entry.person, entry.key) for entry in log if entry.key is not None]
    assert len(keys) == len(set(keys)), "a move was made twice"
