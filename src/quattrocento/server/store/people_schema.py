"""The shape of what the store keeps of people beside their names; see also `schema`."""

from __future__ import annotations

import sqlalchemy as sa

from quattrocento.server.store.schema import metadata

__all__ = ["OWNED", "SECRETS", "metadata"]

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

# What somebody has noted for themselves about a table.
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("began", sa.Double, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)

# The public keys by which people are known again, and the challenges that are open, by digest.
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("added", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("purpose", sa.String(8), nullable=False),
    sa.Column("until", sa.Double, nullable=False, index=True),
)

# Where somebody wants to be called when it is their turn: a browser, an address, an endpoint.
call_targets = sa.Table(
    "call_targets",
    metadata,
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

# The calls to make: one for each target and table, for the latest turn there. One that was made
# stays, so that nobody is called twice to the same turn.
calls = sa.Table(
    "calls",
    metadata,
    sa.Column("target", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True, index=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False, index=True),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)

# What belongs to one person, and goes with them; and what of it is told to nobody.
OWNED = (devices, device_links, notes, vacations, passkeys, challenges, call_targets, calls)
SECRETS = {
    "device_links": ("digest",),
    "passkeys": ("public_key",),
    "challenges": ("digest",),
    "call_targets": ("keys",),
}
