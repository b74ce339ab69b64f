# mypyc: compile
"""Moves that come over a live connection are carried out, each with its answer."""

from __future__ import annotations

from quattrocento.server import limits
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.tables.held_table import HeldTable, Watcher
from quattrocento.server.tables.live_requests import MOVE, PROBLEMS, UNREADABLE, as_refusal, refused
from quattrocento.server.tables.playing import PlayService
from quattrocento.tables import messages
from quattrocento.tables.errors import TOO_MANY, RequestError


async def receive_all(
    playing: PlayService, table: HeldTable, watcher: Watcher, rate_factor: int
) -> None:
    """Carry out the moves that come, each with its answer, until the connection ends."""
    rate = RateLimit(limits.LIVE_MESSAGES_A_SECOND * rate_factor, 1)
    while (text := await watcher.connection.next()) is not None:
        if not rate.allows(watcher):
            watcher.send(refused(RequestError("too-many-requests", TOO_MANY), text))
        elif len(text) > limits.LARGEST_LIVE_MESSAGE:
            watcher.send(refused(RequestError("too-large", most=limits.LARGEST_LIVE_MESSAGE), text))
        else:
            watcher.send(await answer_to(text, playing, table, watcher.person))


async def answer_to(
    text: bytes, playing: PlayService, table: HeldTable, person: str | None
) -> messages.Accepted | messages.Refused:
    """The answer to a move that came live."""
    try:
        request = MOVE.decode(text)
    except UNREADABLE as problem:
        return refused(RequestError("bad-request", problem=str(problem)), text)
    try:
        return await playing.move_at(table, person, request)
    except PROBLEMS as problem:
        refusal = as_refusal(problem)
        refusal.request_key = request.key
        return refusal.message()
