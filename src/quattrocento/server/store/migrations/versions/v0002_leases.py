"""Which process looks after a table; which tables have a clock."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what several processes need, and note which tables have a clock."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False, index=True),
    )
    op.add_column(
        "tables", sa.Column("timed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    tables = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("timed"))
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.setup)).all()
    timed = [row.id for row in found if json.loads(row.setup).get("clock") is not None]
    for table_id in timed:
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(timed=True))
