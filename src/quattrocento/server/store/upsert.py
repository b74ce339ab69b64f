"""Rows that are put in place of earlier ones, alike in SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_into(dialect: sa.Dialect, table: sa.Table) -> Any:
    """An insert that may say what happens when there is such a row already."""
    kind = sqlite if dialect.name == "sqlite" else postgresql
    return kind.insert(table)


async def put_row(
    connection: AsyncConnection, table: sa.Table, keys: Sequence[str], row: Mapping[str, Any]
) -> None:
    """Keep a row, in place of an earlier one with the same keys."""
    rest = {name: each for name, each in row.items() if name not in keys}
    insert = insert_into(connection.dialect, table).values(dict(row))
    await connection.execute(insert.on_conflict_do_update(index_elements=list(keys), set_=rest))
