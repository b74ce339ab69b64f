"""Commitments that people were given, until a table is opened with them or their time is over."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quattrocento.server.store import schema


class CommitmentStore:
    """The secrets of tables that are not open yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def keep(
        self, commitment: str, secret: str, person: str, now: float, until: float
    ) -> None:
        """Keep a secret for a person; what nobody has used in time goes."""
        row = {"commitment": commitment, "secret": secret, "person": person, "until": until}
        commitments = schema.commitments
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(commitments).where(commitments.c.until < now))
            await connection.execute(sa.insert(commitments), row)

    async def secret_of(self, commitment: str, person: str, now: float) -> str | None:
        """The secret that a person was given the commitment to, if they may still use it."""
        chosen = sa.select(schema.commitments.c.secret).where(usable(commitment, person, now))
        async with self.engine.connect() as connection:
            return (await connection.execute(chosen)).scalar_one_or_none()


async def used_up(connection: AsyncConnection, commitment: str, person: str, now: float) -> bool:
    """Use a commitment, which can be done once; whether it could be."""
    gone = sa.delete(schema.commitments).where(usable(commitment, person, now))
    return (await connection.execute(gone)).rowcount == 1


def usable(commitment: str, person: str, now: float) -> sa.ColumnElement[bool]:
    """The commitment, if it is the person's and its time is not over."""
    columns = schema.commitments.c
    return sa.and_(columns.commitment == commitment, columns.person == person, columns.until >= now)
