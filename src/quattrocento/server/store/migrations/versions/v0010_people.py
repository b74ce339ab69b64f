"""What people have beside their names: devices and the links to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"


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
