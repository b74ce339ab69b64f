"""What the store can fail with, whatever the reason."""

from __future__ import annotations

import asyncpg
import sqlalchemy as sa

# A connection that breaks, a database that refuses, an answer that does not come.
STORE_PROBLEMS = (
    OSError,
    TimeoutError,
    sa.exc.SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
