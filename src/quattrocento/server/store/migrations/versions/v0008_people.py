"""What people have beside their names: devices, notes, vacations, passkeys, calls."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add it all."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("removed", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "device_links",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "call_targets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("called", sa.Double, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("target", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True, index=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
