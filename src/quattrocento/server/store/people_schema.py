"""The shape of what the store keeps of people beside their names; see also `schema`."""

from __future__ import annotations

import sqlalchemy as sa

from quattrocento.server.store.schema import metadata

__all__ = ["device_links", "devices", "metadata"]

# The devices of people who have several; the first goes by the person's own id. One that was taken
# away stays, without its name, as long as its cookie would be good.
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("added", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("removed", sa.Double, nullable=False, index=True),
)

# One open link a person, by which another device becomes theirs; only its digest is kept.
device_links = sa.Table(
    "device_links",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("until", sa.Double, nullable=False),
)
