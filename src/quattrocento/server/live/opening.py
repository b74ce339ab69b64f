"""The connection that was accepted: of picows where it carries it, else of uvicorn alone."""

from __future__ import annotations

from typing import Any, cast

from litestar import WebSocket

from quattrocento.server.live.connection import Connection
from quattrocento.server.live.plain_connection import PlainConnection

CONNECTION = "quattrocento.connection"


def connection_of(socket: WebSocket[Any, Any, Any]) -> Connection:
    """The connection that was accepted on a socket."""
    extensions = cast("dict[str, Any]", socket.scope.get("extensions") or {})
    carried: Connection | None = extensions.get(CONNECTION)
    return PlainConnection(socket) if carried is None else carried
