"""People's agents: programs of theirs that play under a name of their own, by a token.

Of a token only a digest is kept, so that whoever reads the store cannot use it.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store import schema
from quattrocento.tables.ids import new_id

PREFIX = "qca_"
TOKEN_BYTES = 32


class Agent(NamedTuple):
    """An agent, whose it is, and the digest of its token, if it has one."""

    id: str
    owner: str
    digest: str | None

    @property
    def active(self) -> bool:
        """Whether it has a token."""
        return self.digest is not None


class AgentStore:
    """One agent for each person who wants one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_owner(self, owner: str) -> Agent | None:
        """The agent of a person."""
        return await self._found(schema.agents.c.owner == owner)

    async def of_token(self, token: str) -> Agent | None:
        """The agent whose token this is."""
        return await self._found(schema.agents.c.digest == digest(token))

    async def _found(self, which: sa.ColumnElement[bool]) -> Agent | None:
        agents = schema.agents.c
        chosen = sa.select(agents.agent, agents.owner, agents.digest).where(which)
        async with self._engine.connect() as connection:
            found = (await connection.execute(chosen)).first()
        return None if found is None else Agent(found.agent, found.owner, found.digest)

    async def holding(self, digests: set[str]) -> set[str]:
        """Of some digests of tokens those whose token holds."""
        chosen = sa.select(schema.agents.c.digest).where(schema.agents.c.digest.in_(digests))
        async with self._engine.connect() as connection:
            return set((await connection.execute(chosen)).scalars())

    async def give_token(self, owner: str) -> tuple[str, str]:
        """A new token for a person's agent, and the agent's id; the token before holds no longer.

        The agent stays who it is, so that it keeps its seats.
        """
        token = f"{PREFIX}{secrets.token_urlsafe(TOKEN_BYTES)}"
        agents = schema.agents
        changed = sa.update(agents).where(agents.c.owner == owner).values(digest=digest(token))
        async with self._engine.begin() as connection:
            if (await connection.execute(changed)).rowcount == 0:
                row = {"owner": owner, "agent": new_id(), "digest": digest(token)}
                await connection.execute(sa.insert(agents), row)
            chosen = sa.select(agents.c.agent).where(agents.c.owner == owner)
            agent = (await connection.execute(chosen)).scalar_one()
        return token, agent

    async def take_token(self, owner: str) -> None:
        """The token of a person's agent holds no longer."""
        agents = schema.agents
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.update(agents).where(agents.c.owner == owner).values(digest=None)
            )


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
