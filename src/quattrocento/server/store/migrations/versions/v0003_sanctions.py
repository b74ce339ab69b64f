"""Sanctions, and what the host's console tells the processes that serve."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what the host's console needs."""
    op.create_table(
        "sanctions",
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "news",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
