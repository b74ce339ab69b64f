"""Who is there, for the other processes that serve."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what processes tell each other of who is there."""
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True, index=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
