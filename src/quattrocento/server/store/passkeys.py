"""The passkeys of people, and the challenges that are open."""

from __future__ import annotations

from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store.schema import challenges, passkeys
from quattrocento.server.store.writer import insert_new

Purpose = Literal["make", "show"]


class Passkey(msgspec.Struct, kw_only=True):
    """A passkey as it is stored: its id and public key in base64url."""

    id: str
    person: str
    public_key: str
    sign_count: int
    name: str
    added: float
    used: float


class PasskeyStore:
    """The part of the store for passkeys."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, in the order in which they came."""
        chosen = sa.select(passkeys).where(passkeys.c.person == person)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(passkeys.c.added, passkeys.c.id))
            return [Passkey(**row._mapping) for row in found]

    async def find(self, passkey: str) -> Passkey | None:
        """A passkey by its id."""
        chosen = sa.select(passkeys).where(passkeys.c.id == passkey)
        async with self._engine.connect() as connection:
            found = (await connection.execute(chosen)).first()
        return None if found is None else Passkey(**found._mapping)

    async def keep(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if it is known already."""
        row = msgspec.structs.asdict(passkey)
        async with self._engine.begin() as connection:
            added = insert_new(self._engine.dialect, passkeys, row)
            return (await connection.execute(added)).rowcount > 0

    async def note_use(self, passkey: str, sign_count: int, now: float) -> None:
        """Note that somebody came back by a passkey."""
        same = sa.update(passkeys).where(passkeys.c.id == passkey)
        async with self._engine.begin() as connection:
            await connection.execute(same.values(sign_count=sign_count, used=now))

    async def remove(self, person: str, passkey: str) -> bool:
        """Take a passkey away from a person; whether it was theirs."""
        theirs = (passkeys.c.id == passkey) & (passkeys.c.person == person)
        async with self._engine.begin() as connection:
            return (await connection.execute(sa.delete(passkeys).where(theirs))).rowcount > 0

    # Challenges

    async def open_challenge(
        self, digest: str, person: str, purpose: Purpose, now: float, until: float
    ) -> None:
        """Keep a challenge, in place of the person's earlier one, and none that is too old."""
        row = {"digest": digest, "person": person, "purpose": purpose, "until": until}
        async with self._engine.begin() as connection:
            earlier = (challenges.c.person == person) & (challenges.c.purpose == purpose)
            void = earlier | (challenges.c.until < now)
            await connection.execute(sa.delete(challenges).where(void))
            await connection.execute(sa.insert(challenges), row)

    async def use_challenge(self, digest: str, person: str, purpose: Purpose, now: float) -> bool:
        """Whether a challenge was open for a person; it is no longer."""
        holds = (
            (challenges.c.digest == digest)
            & (challenges.c.person == person)
            & (challenges.c.purpose == purpose)
            & (challenges.c.until >= now)
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(sa.delete(challenges).where(holds))).rowcount > 0
