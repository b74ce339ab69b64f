"""The live connection to a table: updates and talk go out, moves come in."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from quattrocento.server import limits, messages
from quattrocento.server.floor import Live
from quattrocento.server.gate import PERSON
from quattrocento.server.house import House
from quattrocento.server.line import line_of
from quattrocento.server.pace import Pace
from quattrocento.server.problems import Trouble, in_words
from quattrocento.server.watching import Watcher

TheHouse = NamedDependency[House]

CLOSE_POLICY = 4000
MOVE = msgspec.json.Decoder(messages.MoveRequest)


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
    line = line_of(socket)
    watcher = Watcher(person, line)
    try:
        table = await house.floor.watch(watcher, table_id, last, max(0, chat))
    except Trouble as trouble:
        watcher.send(refused_of(trouble))
        line.close(CLOSE_POLICY + trouble.status)
        await line.gone()
        return
    try:
        await receive_all(house, table, watcher)
    finally:
        house.floor.unwatch(table, watcher)


async def receive_all(house: House, table: Live, watcher: Watcher) -> None:
    """Carry out the moves that come, each with its answer, until the connection ends."""
    pace = Pace(limits.LIVE_MESSAGES_A_SECOND * house.haste, 1)
    while (text := await watcher.line.next()) is not None:
        if not pace.allows(watcher):
            watcher.send(refused_of(Trouble("too-many-requests", 429)))
        elif len(text) > limits.LARGEST_LIVE_MESSAGE:
            watcher.send(refused_of(Trouble("too-large", most=limits.LARGEST_LIVE_MESSAGE)))
        else:
            watcher.send(await answer_to(text, house, table, watcher.person))


async def answer_to(
    text: bytes, house: House, table: Live, person: str | None
) -> messages.Accepted | messages.Refused:
    """The answer to a move that came live."""
    try:
        wish = MOVE.decode(text)
    except (msgspec.DecodeError, UnicodeError) as problem:
        return refused_of(Trouble("bad-request", problem=str(problem)))
    try:
        return await house.moving.move_at(table, person, wish)
    except Trouble as trouble:
        return refused_of(trouble, wish.key)


def refused_of(trouble: Trouble, key: str | None = None) -> messages.Refused:
    """A refusal that needs no table."""
    words = in_words(f"problem-{trouble.reason}", trouble.arguments)
    return messages.Refused(key=key, reason=trouble.reason, rule=None, words=words, sequence=0)
