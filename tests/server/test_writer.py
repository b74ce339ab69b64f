"""Entries that wait together are written together, and each is answered for itself."""

from __future__ import annotations

import asyncio

import msgspec

from quattrocento.core.proof import new_secret
from quattrocento.server.store.rows import Addition, Change, row_of
from quattrocento.server.store.store import Store
from quattrocento.tables.entries import End, Entry, Move
from quattrocento.tables.messages import NewTable, SeatSettings
from quattrocento.tables.seating import opened, setup_of
from tests.support import apart


def added(
    database: str, *additions: tuple[list[Entry], Change | None]
) -> tuple[list[bool], list[Entry]]:
    """Add entries to a table at the same time: which were stored, and the log afterwards."""

    async def add() -> tuple[list[bool], list[Entry]]:
        store = await Store.open(database)
        wish = NewTable(game="palazzo", seats=[SeatSettings(kind="me")] * 2, lot=False)
        table = opened(setup_of(wish, "marie", "Marie", 1469.0), new_secret(), None)
        await store.open_table(row_of(table), ["marie"])
        stored = await asyncio.gather(
            *(
                store.writer.add(Addition(table_id=table.setup.id, entries=new, change=change))
                for new, change in additions
            )
        )
        log = await store.entries(table.setup.id)
        await store.close()
        return stored, log

    return apart(asyncio.run, add())


def move(sequence: int) -> Move:
    return Move(sequence=sequence, at=1469.0, seat=0, move="take money", person="marie")


def test_many_entries_at_once_are_all_stored(database: str) -> None:
    moves = [move(sequence) for sequence in range(1, 301)]
    stored, log = added(database, *(([each], None) for each in moves))
    assert all(stored)
    assert log == moves


def test_who_finds_a_place_taken_hinders_nobody_else_of_the_group(database: str) -> None:
    late = msgspec.structs.replace(move(2), move="pass")
    stored, log = added(
        database, ([move(1)], None), ([move(2)], None), ([late], None), ([move(3)], None)
    )
    assert stored == [True, True, False, True]
    assert log == [move(1), move(2), move(3)]


def test_what_changes_more_than_the_log_is_written_with_the_others(database: str) -> None:
    end = End(sequence=2, at=1470.0)
    change = Change(status="abandoned", summary=None)
    stored, log = added(database, ([move(1)], None), ([end], change))
    assert stored == [True, True]
    assert log == [move(1), end]


def test_the_entries_of_an_answer_are_stored_together_or_not_at_all(database: str) -> None:
    late = [move(3), move(4), move(5)]
    stored, log = added(database, ([move(1), move(2)], None), ([move(3)], None), (late, None))
    assert stored == [True, True, False]
    assert log == [move(1), move(2), move(3)]
