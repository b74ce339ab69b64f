"""The live connection to a table: updates and talk go out, moves come in."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from quattrocento.server import limits, messages
from quattrocento.server.http.gate import ADDRESS, DEVICE, PERSON
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.live.broadcast import CLOSE_REFUSED
from quattrocento.server.live.opening import connection_of
from quattrocento.server.live.watcher import Watcher
from quattrocento.server.services import Services
from quattrocento.server.store.problems import STORE_PROBLEMS
from quattrocento.server.tables.errors import TOO_MANY, UNAVAILABLE, RequestError
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.permissions import plays_at

log = logging.getLogger(__name__)

AppServices = NamedDependency[Services]

# As large as the store's numbers can be.
LARGEST_NUMBER = 2**31 - 1
MOVE = msgspec.json.Decoder(messages.MoveRequest)


class Keyed(msgspec.Struct):
    """What has a key."""

    key: messages.Key


KEY = msgspec.json.Decoder(Keyed)


@websocket("/api/v1/tables/{table_id:str}/live")
async def watch_table(
    socket: WebSocket[Any, Any, Any],
    services: AppServices,
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
        banned = services.moderation.refusal(person, watcher.address)
        if banned is not None:
            raise banned
        heard = min(max(0, number("chat", chat) or 0), LARGEST_NUMBER)
        known = number("last", last)
        table = await services.registry.watch(watcher, table_id, known, heard)
    except (RequestError, *STORE_PROBLEMS) as problem:
        refusal = as_refusal(problem)
        watcher.send(refusal.message())
        connection.close(CLOSE_REFUSED + refusal.status)
        await connection.gone()
        return
    connection.may_give_way(lambda: plays_at(table.table, person))
    try:
        await receive_all(services, table, watcher)
    finally:
        services.registry.unwatch(table, watcher)


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


def as_refusal(problem: Exception) -> RequestError:
    """What was refused, or that the store does not do its work just now."""
    if isinstance(problem, RequestError):
        return problem
    log.error("store-failed", extra={"problem": type(problem).__name__})
    return RequestError("store-failed", UNAVAILABLE)


async def receive_all(services: Services, table: LiveTable, watcher: Watcher) -> None:
    """Carry out the moves that come, each with its answer, until the connection ends."""
    rate = RateLimit(limits.LIVE_MESSAGES_A_SECOND * services.rate_factor, 1)
    while (text := await watcher.connection.next()) is not None:
        if not rate.allows(watcher):
            watcher.send(refused(RequestError("too-many-requests", TOO_MANY), text))
        elif len(text) > limits.LARGEST_LIVE_MESSAGE:
            watcher.send(refused(RequestError("too-large", most=limits.LARGEST_LIVE_MESSAGE), text))
        else:
            watcher.send(await answer_to(text, services, table, watcher.person))


async def answer_to(
    text: bytes, services: Services, table: LiveTable, person: str | None
) -> messages.Accepted | messages.Refused:
    """The answer to a move that came live."""
    try:
        request = MOVE.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        return refused(RequestError("bad-request", problem=str(problem)), text)
    try:
        return await services.moves.move_at(table, person, request)
    except (RequestError, *STORE_PROBLEMS) as problem:
        refusal = as_refusal(problem)
        refusal.request_key = request.key
        return refusal.message()


def refused(refusal: RequestError, text: bytes) -> messages.Refused:
    """A refusal of a message that is not carried out, with its key if it has one."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        refusal.request_key = KEY.decode(text).key
    return refusal.message()
