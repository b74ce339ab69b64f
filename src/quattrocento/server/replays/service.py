"""Games that were played: records, replays, and how a game stands.

Replays are made beside: whole games are stepped through in a process of their own, in a queue.

However many ask for them, moves at tables do not wait, nor does anybody for one who asks for many.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, cast

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from quattrocento.core.account import Standing
from quattrocento.core.record import Record
from quattrocento.server import limits
from quattrocento.server.events.service import EventService
from quattrocento.server.http.dependencies import (
    Address,
    AnyRequest,
    PersonId,
    TableId,
    accepts_gzip,
    problems,
)
from quattrocento.server.http.visitors import household
from quattrocento.server.replays.packed import packed, pieces
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tasks.fair_queue import FairQueue, KeptAnswers
from quattrocento.tables import messages
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.replay import Answer, standing_of

SeatQuery = FromQuery[messages.SeatNumber | None]


class Replays(Controller):
    """The record of a game, its steps, and where its points come from."""

    path = "/api/v1/tables"
    tags = ["tables"]

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, responses=problems(404, 409))
    async def record(
        self,
        registry: NamedDependency[TableRegistry],
        events: NamedDependency[EventService],
        person: PersonId,
        table_id: TableId,
    ) -> Response[str]:
        """The record of a finished game."""
        record = await finished_record(registry, events, table_id, person)
        name = f"{record.game}-{table_id[:8]}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record.dumps(), media_type=MediaType.TEXT, headers=headers)

    @get("/{table_id:str}/standing", responses=problems(404, 409))
    async def standing(
        self,
        registry: NamedDependency[TableRegistry],
        replays: NamedDependency[ReplayQueue],
        person: PersonId,
        address: Address,
        table_id: TableId,
        seat: SeatQuery = None,
    ) -> Standing:
        """How a game stands and why, as one of my seats or a spectator knows it."""
        held = await registry.look(table_id, person)
        table = held.table
        if table.state is None:
            raise RequestError("not-begun", CONFLICT)
        own = table.reader(person).seats
        viewer = seat if seat in own else (own[0] if own else None)
        visitor, text = household(address), table.record().dumps()
        found = await replays.standing(visitor, text, viewer)
        return found or Standing(sides=[], points=[], curve=[], dearest=None)

    @get("/{table_id:str}/replay", responses=problems(404, 409))
    async def replay(
        self,
        request: AnyRequest,
        registry: NamedDependency[TableRegistry],
        events: NamedDependency[EventService],
        replays: NamedDependency[ReplayQueue],
        person: PersonId,
        address: Address,
        table_id: TableId,
        seat: SeatQuery = None,
        all_open: Annotated[bool, QueryParameter(name="open")] = False,
    ) -> Response[messages.Replay]:
        """A finished game step by step, as a seat or a spectator saw it or with all hands open."""
        record = await finished_record(registry, events, table_id, person)
        visitor = household(address)
        answer = await replays.replay(visitor, record.dumps(), seat, all_open)
        return replay_response(request, answer)


async def finished_record(
    registry: TableRegistry, events: EventService, table_id: str, person: str
) -> Record:
    """The record of a game that is over; of a running one nobody gets seed or moves."""
    held = await registry.look(table_id, person)
    if held.table.status != "finished":
        raise RequestError("not-finished", CONFLICT)
    await events.must_be_revealed(held.table)
    return held.table.record()


@post("/api/v1/replay", status_code=200, responses=problems(404), tags=["tables"])
async def replay_upload(
    request: AnyRequest,
    replays: NamedDependency[ReplayQueue],
    address: Address,
    data: JSONBody[messages.ReplayRequest],
) -> Response[messages.Replay]:
    """Any record, step by step."""
    visitor = household(address)
    answer = await replays.replay(visitor, data.record, data.seat, data.open)
    return replay_response(request, answer)


def replay_response(request: AnyRequest, answer: Answer) -> Response[messages.Replay]:
    """A replay as it goes out, which is JSON already, and packed."""
    headers = {"vary": "accept-encoding"}
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        body = cast("messages.Replay", answer.body)
        return Response(body, status_code=answer.status, media_type=MediaType.JSON, headers=headers)
    streamed: Response[Any] = Stream(
        pieces(answer.body), status_code=answer.status, media_type=MediaType.JSON, headers=headers
    )
    return streamed


class ReplayQueue:
    """Those who wait for a replay; what was made is kept for whoever asks for the same."""

    def __init__(self) -> None:
        self._queue = FairQueue(limits.WAITING_REPLAYS, limits.WAITING_REPLAYS_A_VISITOR)
        self._kept: KeptAnswers[Answer] = KeptAnswers(limits.KEPT_REPLAY_BYTES)

    async def replay(self, visitor: str, text: str, seat: int | None, all_open: bool) -> Answer:
        """The replay of a record, packed, when it is the visitor's turn."""
        question = (hashlib.sha256(text.encode()).digest(), seat, all_open)
        answer = self._kept.get(question)
        if answer is None:
            answer = await self._queue.run(visitor, packed, text, seat, all_open)
            self._kept.keep(question, answer, len(answer.body))
        return answer

    async def standing(self, visitor: str, text: str, viewer: int | None) -> Standing | None:
        """How a game stands and why, when it is the visitor's turn."""
        return await self._queue.run(visitor, standing_of, text, viewer)

    def processes(self) -> list[int]:
        """The ids of the processes that make replays."""
        return self._queue.processes()

    def waiting(self) -> int:
        """How many replays are made or waited for."""
        return self._queue.waiting()

    def close(self) -> None:
        """Let the process end."""
        self._queue.close()
