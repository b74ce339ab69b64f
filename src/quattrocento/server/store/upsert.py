"""Rows that are put in place of earlier ones, alike in SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(
    connection: AsyncConnection, table: sa.Table, keys: Sequence[str], row: Mapping[str, Any]
) -> None:
    """Keep a row, in place of an earlier one with the same keys."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    rest = {name: each for name, each in row.items() if name not in keys}
    insert = kind.insert(table).values(dict(row))
    await connection.execute(insert.on_conflict_do_update(index_elements=list(keys), set_=rest))
