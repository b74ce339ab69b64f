"""Duplicate events, and the tables that play their deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the events and their tables."""
    op.create_table(
        "events",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False, index=True),
        sa.Column("open_until", sa.Double, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("par", sa.Text, nullable=False),
    )
    op.create_table(
        "event_tables",
        sa.Column("event", sa.String(32), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
    )
