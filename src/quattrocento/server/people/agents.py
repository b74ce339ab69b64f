"""What programs can ask that play at real tables: by a token, where a table allows it.

An agent is somebody of its own: it has an id and a name, sits down where a table allows agents, is
shown to everybody as one, and is held to the limits that people are. It cannot do what it is not
offered here.

A token may be taken or replaced in any process; every one looks now and then whether those hold by
which agents watch here. Of a token only a digest is kept, so that whoever reads the store cannot
use it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import NamedTuple

import sqlalchemy as sa
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.http.dependencies import (
    AGENT,
    Address,
    AnyRequest,
    PersonId,
    TableId,
    problems,
)
from quattrocento.server.live.connection import GOING_AWAY
from quattrocento.server.live.stream_connection import ENDS, StreamConnection
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.store import schema
from quattrocento.server.store.store import Store
from quattrocento.server.tables.held_table import HeldTable, Watcher
from quattrocento.server.tables.playing import PlayService
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.seating import SeatingService
from quattrocento.tables import messages
from quattrocento.tables.errors import CONFLICT, FORBIDDEN, UNAUTHORIZED, RequestError
from quattrocento.tables.ids import new_id
from quattrocento.tables.names import tidy_name

NDJSON = "application/x-ndjson"
PREFIX = "qca_"
TOKEN_BYTES = 32


class MyAgent(Controller):
    """The agent of somebody at the page."""

    path = "/api/v1/me/token"
    tags = ["agents"]

    @get(responses=problems())
    async def look(
        self, agents: NamedDependency[AgentService], store: NamedDependency[Store], person: PersonId
    ) -> messages.AgentInfo:
        """My agent, if I have one, and whether it has a token."""
        agent = await agents.of_owner(person)
        if agent is None:
            return messages.AgentInfo()
        name = await store.name_of(agent.id)
        return messages.AgentInfo(id=agent.id, name=name, active=agent.active)

    @post(responses=problems())
    async def give(
        self,
        moderation: NamedDependency[Moderation],
        agents: NamedDependency[AgentService],
        store: NamedDependency[Store],
        person: PersonId,
        address: Address,
        data: JSONBody[messages.NewToken],
    ) -> messages.AgentToken:
        """A token for my agent, told only now; the one before holds no longer."""
        moderation.must_be_allowed_to_speak(person, address)
        name = tidy_name(data.name)
        if name is None:
            raise RequestError("bad-name", field="name")
        token, agent = await agents.give_token(person)
        await store.rename(agent, name)
        return messages.AgentToken(id=agent, name=name, token=token)

    @delete(responses=problems())
    async def take(self, agents: NamedDependency[AgentService], person: PersonId) -> None:
        """Let my agent's token hold no longer."""
        await agents.take_token(person)


class Agents(Controller):
    """An agent: finding tables, sitting down, and playing."""

    path = "/api/v1/agent"
    tags = ["agents"]

    @get(responses=problems(401))
    async def me(self, store: NamedDependency[Store], person: PersonId) -> messages.Me:
        """The agent whose token this is."""
        return messages.Me(id=person, name=await store.name_of(person))

    @get("/tables", responses=problems(401))
    async def tables(
        self, seating: NamedDependency[SeatingService], person: PersonId
    ) -> messages.AgentTables:
        """The agent's tables, and open ones that allow agents."""
        lobby = await seating.lobby(person)
        return messages.AgentTables(
            mine=lobby.mine, open=[table for table in lobby.open if table.agents]
        )

    @post("/tables/join", status_code=200, responses=problems(401, 404, 409))
    async def join_by_code(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        data: JSONBody[messages.JoinByCode],
    ) -> messages.TableInfo:
        """Take an open seat at the table with this code, if it allows agents."""
        return await seating.join_by_code(person, data, agent=True)

    @post("/tables/{table_id:str}/join", status_code=200, responses=problems(401, 404, 409))
    async def join(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.Join],
    ) -> messages.TableInfo:
        """Take an open seat at a table that allows agents."""
        return await seating.join(table_id, person, data, agent=True)

    @post("/tables/{table_id:str}/leave", status_code=200, responses=problems(401, 404, 409))
    async def leave(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Leave a seat; in play a bot stands in."""
        return await seating.leave(table_id, person, data.seat)

    @post("/tables/{table_id:str}/return", status_code=200, responses=problems(401, 404, 409))
    async def come_back(
        self,
        seating: NamedDependency[SeatingService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.SeatRequest],
    ) -> messages.TableInfo:
        """Take the agent's seat back from the bot that stands in."""
        return await seating.come_back(table_id, person, data.seat)

    @post("/tables/{table_id:str}/moves", status_code=200, responses=problems(401, 404, 409))
    async def move(
        self,
        registry: NamedDependency[TableRegistry],
        playing: NamedDependency[PlayService],
        person: PersonId,
        table_id: TableId,
        data: JSONBody[messages.AgentMove],
    ) -> messages.Accepted:
        """Make a move, or several at once; the same for the same sequence counts once."""
        held = await registry.look(table_id, person)
        seat = data.seat if data.seat is not None else only_seat(held, person)
        request = messages.MoveRequest(
            seat=seat,
            move=data.move,
            moves=data.moves,
            sequence=data.sequence,
            key=key_of(seat, data),
        )
        return await playing.move_at(held, person, request)

    @get(
        "/tables/{table_id:str}/stream",
        media_type=NDJSON,
        responses=problems(401, 404),
    )
    async def stream(
        self,
        request: AnyRequest,
        registry: NamedDependency[TableRegistry],
        person: PersonId,
        address: Address,
        table_id: TableId,
    ) -> Stream:
        """What happens at a table, as JSON lines: the whole table first, then what changes.

        The lines are those of the live connection (`snapshot`, `update`, `chat`, and `refused`
        before the end); an empty line says that the connection still holds. The stream ends when
        the token holds no longer, or whoever it belongs to may not come in any longer.
        """
        connection = StreamConnection()
        watcher = Watcher(person, connection, address)
        agent: Agent = request.scope[AGENT]  # type: ignore[literal-required]
        watcher.owner, watcher.token = agent.owner, agent.digest
        held = await registry.watch(watcher, table_id, None, 0)
        request.scope[ENDS] = lambda: connection.close(GOING_AWAY)  # type: ignore[literal-required]
        lines = watched(registry, held, watcher, connection)
        # The first line waits already; from now on the lines' end is noticed, however it comes.
        return Stream(beginning_with(await anext(lines), lines), media_type=NDJSON)


def key_of(seat: int, data: messages.AgentMove) -> str:
    """The key of an agent's answer: the same answer to the same sequence counts once."""
    said = f"{seat} {data.sequence} {' / '.join(data.answer())}"
    if len(said) > messages.LONGEST_KEY:
        said = sha256(said.encode()).hexdigest()
    return said.ljust(messages.SHORTEST_KEY, ".")


async def watched(
    registry: TableRegistry, held: HeldTable, watcher: Watcher, connection: StreamConnection
) -> AsyncIterator[bytes]:
    """The lines of a stream, for as long as they are read."""
    try:
        async for line in connection.lines():
            yield line
    finally:
        registry.unwatch(held, watcher)


async def beginning_with(first: bytes, lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A line, then the others."""
    yield first
    async for line in lines:
        yield line


def only_seat(held: HeldTable, person: str) -> int:
    """The seat of somebody who has just one."""
    seats = held.table.seats.owned_by(person)
    if not seats:
        raise RequestError("not-your-seat", FORBIDDEN, field="seat")
    if len(seats) > 1:
        raise RequestError("which-seat", CONFLICT, field="seat")
    return seats[0]


class AgentService:
    """The tokens of agents."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._agents = AgentStore(registry.store.engine)

    async def of_owner(self, owner: str) -> Agent | None:
        """The agent of a person."""
        return await self._agents.of_owner(owner)

    async def of_token(self, token: str) -> Agent | None:
        """The agent whose token this is."""
        return await self._agents.of_token(token)

    async def give_token(self, owner: str) -> tuple[str, str]:
        """A new token for somebody's agent, and the agent's id; the one before holds no longer."""
        given = await self._agents.give_token(owner)
        await self.look()
        return given

    async def take_token(self, owner: str) -> None:
        """Let the token of somebody's agent hold no longer."""
        await self._agents.take_token(owner)
        await self.look()

    async def look(self) -> None:
        """End the streams of agents whose tokens hold no longer."""
        used = {each.token for each in self._registry.watchers() if each.token is not None}
        if not used:
            return
        void = used - await self._agents.holding(used)
        if void:
            self._registry.send_away(lambda each: bad_token() if each.token in void else None)


def bad_token() -> RequestError:
    """A token holds no longer, or never did."""
    return RequestError("bad-token", UNAUTHORIZED)


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
