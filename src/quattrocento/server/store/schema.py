"""The shape of the store, as SQLAlchemy Core describes it; `migrations` leads there."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
)

# `setup` is how the table was opened, for ever; `summary` is what the lobby shows of it while it is
# not being played.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("host", sa.String(32), nullable=False, index=True),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Double, nullable=False, index=True),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("timed", sa.Boolean, nullable=False, server_default=sa.false()),
)

# A person's agent, and the digest of its token, if it has one.
agents = sa.Table(
    "agents",
    metadata,
    sa.Column("owner", sa.String(32), primary_key=True),
    sa.Column("agent", sa.String(32), nullable=False, unique=True),
    sa.Column("digest", sa.String(64), nullable=True, unique=True),
)

# Secrets that somebody was given the commitment to, for a table that they may open.
commitments = sa.Table(
    "commitments",
    metadata,
    sa.Column("commitment", sa.String(64), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("until", sa.Double, nullable=False, index=True),
)

# Duplicate events: how one was set up, with the secret of its deals; and their tables. `open_until`
# is when no further table may be opened, 0 for never.
events = sa.Table(
    "events",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created", sa.Double, nullable=False, index=True),
    sa.Column("open_until", sa.Double, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("par", sa.Text, nullable=False),
)

event_tables = sa.Table(
    "event_tables",
    metadata,
    sa.Column("event", sa.String(32), primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),
)

# The processes that serve, until when they count as alive, and the tables they look after.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False, index=True),
)

# Which of those who sit at a table are there, as the process knows that they are connected to.
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True, index=True),
    sa.Column("person", sa.String(32), primary_key=True),
)

# The log of a table: moves and all else that happened, only ever added to. That a sequence can be
# taken once is what keeps two processes, or two messages, from both being next.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)

sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("archived", sa.Boolean, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# Who may not come in, or not speak: people by their ids, addresses as networks, until a time or,
# with 0, for ever.
sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("whom", sa.String(64), primary_key=True),
    sa.Column("what", sa.String(8), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)

# What the host's console tells the processes that serve: something about sanctions or, with a
# table, that what was stored of it is no longer the same.
news = sa.Table(
    "news",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_autoincrement=True,
)

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
