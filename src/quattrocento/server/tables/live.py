"""The live connection to a table: updates and talk go out, moves come in."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from quattrocento.server.http.dependencies import ADDRESS, DEVICE, PERSON
from quattrocento.server.live.opening import connection_of
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.tables.broadcast import CLOSE_REFUSED
from quattrocento.server.tables.held_table import Watcher
from quattrocento.server.tables.live_receiving import receive_all
from quattrocento.server.tables.live_requests import PROBLEMS, as_refusal
from quattrocento.server.tables.playing import PlayService
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import RequestError
from quattrocento.tables.permissions import plays_at

# As large as the store's numbers can be.
LARGEST_NUMBER = 2**31 - 1


@websocket("/api/v1/tables/{table_id:str}/live")
async def watch_table(
    socket: WebSocket[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    playing: NamedDependency[PlayService],
    moderation: NamedDependency[Moderation],
    rate_factor: NamedDependency[int],
    table_id: FromPath[str],
    last: FromQuery[str | None] = None,
    chat: FromQuery[str | None] = None,
    patches: FromQuery[str | None] = None,
) -> None:
    """Everything that changes at a table, as it happens; moves may be sent here too."""
    person: str | None = socket.scope[PERSON]  # type: ignore[literal-required]
    address: str = socket.scope[ADDRESS]  # type: ignore[literal-required]
    await socket.accept()
    connection = connection_of(socket)
    watcher = Watcher(person, connection, address, socket.scope[DEVICE])  # type: ignore[literal-required]
    try:
        watcher.patches = yes("patches", patches)
        banned = moderation.refusal(person, watcher.address)
        if banned is not None:
            raise banned
        heard = min(max(0, number("chat", chat) or 0), LARGEST_NUMBER)
        known = number("last", last)
        table = await registry.watch(watcher, table_id, known, heard)
    except PROBLEMS as problem:
        refusal = as_refusal(problem)
        watcher.send(refusal.message())
        connection.close(CLOSE_REFUSED + refusal.status)
        await connection.gone()
        return
    connection.may_give_way(lambda: plays_at(table.table, person))
    try:
        await receive_all(playing, table, watcher, rate_factor)
    finally:
        registry.unwatch(table, watcher)


def number(field: str, text: str | None) -> int | None:
    """A number of the query, if there is one."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError as problem:
        raise RequestError("bad-request", field=field, problem=str(problem)) from None


def yes(field: str, text: str | None) -> bool:
    """Whether the query says so; who says nothing says no."""
    if text is None:
        return False
    try:
        return msgspec.convert(text, bool, strict=False)
    except msgspec.ValidationError as problem:
        raise RequestError("bad-request", field=field, problem=str(problem)) from None
