"""Where people want to be called to their turn, and the calls to make."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.store import schema
from quattrocento.server.store.schema import call_targets, calls
from quattrocento.server.store.upsert import insert_into
from quattrocento.server.store.writer import insert_new

Kind = Literal["push", "mail", "hook"]
PUSH_KEY = "push-key"


class Target(msgspec.Struct, kw_only=True):
    """Where somebody is called; `keys` is what encrypts or signs, `called` when it was last."""

    id: str
    person: str
    kind: Kind
    device: str
    target: str
    keys: str
    origin: str
    language: str
    verified: bool
    added: float
    called: float = 0.0


class Call(msgspec.Struct, kw_only=True):
    """Somebody to be called to a turn at a table, at a time."""

    target: str
    table_id: str
    person: str
    turn: int
    due: float
    attempts: int = 0
    done: bool = False


class CallStore:
    """The part of the store for calls."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def push_key(self, new: str) -> str:
        """The key that signs what we push: the one that was kept first."""
        settings = schema.settings
        async with self._engine.begin() as connection:
            row = {"name": PUSH_KEY, "value": new}
            await connection.execute(insert_new(self._engine.dialect, settings, row))
            chosen = sa.select(settings.c.value).where(settings.c.name == PUSH_KEY)
            return str((await connection.execute(chosen)).scalar_one())

    # Targets

    async def of(self, person: str) -> list[Target]:
        """Where a person is called."""
        return await self._found(call_targets.c.person == person)

    async def target(self, target: str) -> Target | None:
        """A target by its id."""
        found = await self._found(call_targets.c.id == target)
        return found[0] if found else None

    async def _found(self, which: sa.ColumnElement[bool]) -> list[Target]:
        chosen = sa.select(call_targets).where(which)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(call_targets.c.added))
            return [Target(**row._mapping) for row in found]

    async def people(self) -> set[str]:
        """Everybody who is called anywhere."""
        chosen = sa.select(call_targets.c.person).where(call_targets.c.verified).distinct()
        async with self._engine.connect() as connection:
            return set((await connection.execute(chosen)).scalars())

    async def keep(self, target: Target) -> None:
        """Keep a target, in place of the person's earlier one of its kind, of a push this one's."""
        earlier = (call_targets.c.person == target.person) & (call_targets.c.kind == target.kind)
        if target.kind == "push":
            here = call_targets.c.device == target.device
            # A browser calls one person: whoever had it before is no longer there.
            same = (call_targets.c.kind == "push") & (call_targets.c.target == target.target)
            earlier = (earlier & here) | same
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(call_targets).where(earlier))
            await connection.execute(sa.insert(call_targets), msgspec.structs.asdict(target))

    async def verify(self, target: str) -> None:
        """Note that an address is whose it should be."""
        same = sa.update(call_targets).where(call_targets.c.id == target)
        async with self._engine.begin() as connection:
            await connection.execute(same.values(verified=True))

    async def remove(self, target: str, person: str | None = None) -> bool:
        """Call there no longer; whether there was such a target, of that person."""
        which = call_targets.c.id == target
        if person is not None:
            which = which & (call_targets.c.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(calls).where(calls.c.target == target))
            return (await connection.execute(sa.delete(call_targets).where(which))).rowcount > 0

    async def drop_unverified(self, before: float) -> None:
        """Forget addresses that nobody has said are theirs."""
        old = sa.not_(call_targets.c.verified) & (call_targets.c.added < before)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(call_targets).where(old))

    async def note_called(self, target: str, now: float) -> None:
        """Note when a target was called."""
        same = sa.update(call_targets).where(call_targets.c.id == target)
        async with self._engine.begin() as connection:
            await connection.execute(same.values(called=now))

    # Calls

    async def add(self, call: Call) -> None:
        """Keep a call to be made, unless there is or was one to the same turn."""
        row = msgspec.structs.asdict(call)
        rest = {name: row[name] for name in ("turn", "due", "attempts", "done")}
        insert = insert_into(self._engine.dialect, calls).values(row)
        new = insert.on_conflict_do_update(
            index_elements=["target", "table_id"], set_=rest, where=calls.c.turn != call.turn
        )
        async with self._engine.begin() as connection:
            await connection.execute(new)

    async def due(self, now: float, most: int, busy: Collection[str] = ()) -> list[Call]:
        """The calls to be made by now, the oldest first, but for those to some targets."""
        waiting = sa.not_(calls.c.done) & (calls.c.due <= now) & calls.c.target.not_in(busy)
        chosen = sa.select(calls).where(waiting).order_by(calls.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [Call(**row._mapping) for row in await connection.execute(chosen)]

    async def claim(self, call: Call, until: float) -> bool:
        """Whether a call is ours to make: nobody else has taken it, nor does until a time."""
        waiting = same_as(call) & sa.not_(calls.c.done) & (calls.c.due == call.due)
        async with self._engine.begin() as connection:
            taken = sa.update(calls).where(waiting).values(due=until)
            return (await connection.execute(taken)).rowcount > 0

    async def finish(self, call: Call) -> None:
        """Note that a call was made, or need not be."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(calls).where(same_as(call)).values(done=True))

    async def put_off(self, call: Call, due: float, attempts: int) -> None:
        """Make a call later."""
        later = sa.update(calls).where(same_as(call)).values(due=due, attempts=attempts)
        async with self._engine.begin() as connection:
            await connection.execute(later)


def same_as(call: Call) -> sa.ColumnElement[bool]:
    """The row of a call, while it is to the same turn."""
    return (
        (calls.c.target == call.target)
        & (calls.c.table_id == call.table_id)
        & (calls.c.turn == call.turn)
    )
