"""People's agents, and what tells their tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the agents."""
    op.create_table(
        "agents",
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("agent", sa.String(32), nullable=False, unique=True),
        sa.Column("digest", sa.String(64), nullable=True, unique=True),
    )
