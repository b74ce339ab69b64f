"""The live connection to a table: updates and talk go out, moves come in."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from quattrocento.server import limits, messages
from quattrocento.server.floor import Live
from quattrocento.server.gate import PERSON
from quattrocento.server.house import House
from quattrocento.server.pace import Pace
from quattrocento.server.problems import Trouble, in_words
from quattrocento.server.watching import Watcher

TheHouse = NamedDependency[House]

CLOSE_POLICY = 4000
CLOSE_GOING = 1001


@websocket("/api/v1/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: TheHouse,
    table_id: FromPath[str],
    last: FromQuery[int | None] = None,
    chat: FromQuery[int] = 0,
) -> None:
    """Everything that changes at a table, as it happens; moves may be sent here too."""
    person: str | None = socket.scope[PERSON]  # type: ignore[literal-required]
    await socket.accept()
    try:
        table, watcher = await house.floor.watch(table_id, person, last, max(0, chat))
    except Trouble as trouble:
        await socket.send_data(msgspec.json.encode(refused_of(trouble)), mode="text")
        await socket.close(code=CLOSE_POLICY + trouble.status)
        return
    sending = asyncio.create_task(send_all(socket, watcher))
    try:
        await receive_all(socket, house, table, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        house.floor.unwatch(table, watcher)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def send_all(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Send whatever waits, until there shall be no more."""
    while (message := await watcher.next()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(code=CLOSE_GOING)


async def receive_all(
    socket: WebSocket[Any, Any, Any], house: House, table: Live, watcher: Watcher
) -> None:
    """Carry out the moves that come, each with its answer, until the connection ends."""
    pace = Pace(limits.LIVE_MESSAGES_A_SECOND * house.haste, 1)
    while True:
        text = await socket.receive_data(mode="text")
        if not pace.allows(watcher):
            watcher.send(refused_of(Trouble("too-many-requests", 429)))
        elif len(text) > limits.LARGEST_LIVE_MESSAGE:
            watcher.send(refused_of(Trouble("too-large", most=limits.LARGEST_LIVE_MESSAGE)))
        else:
            watcher.send(await answer_to(text, house, table.table.setup.id, watcher.person))


async def answer_to(
    text: str | bytes, house: House, table_id: str, person: str | None
) -> messages.Accepted | messages.Refused:
    """The answer to a move that came live."""
    try:
        wish = msgspec.json.decode(text, type=messages.MoveRequest)
    except (msgspec.DecodeError, UnicodeError) as problem:
        return refused_of(Trouble("bad-request", problem=str(problem)))
    try:
        return await house.moving.move(table_id, person, wish)
    except Trouble as trouble:
        return refused_of(trouble, wish.key)


def refused_of(trouble: Trouble, key: str | None = None) -> messages.Refused:
    """A refusal that needs no table."""
    words = in_words(f"problem-{trouble.reason}", trouble.arguments)
    return messages.Refused(key=key, reason=trouble.reason, rule=None, words=words, sequence=0)
