"""What carries live connections: picows where its parts and uvicorn's are as we know them.

Both doors are private, so other versions are not trusted with it: then uvicorn carries them alone.
"""

from __future__ import annotations

import logging
from typing import Any, cast

from litestar import WebSocket

from quattrocento.server.http.protocol import Admission
from quattrocento.server.http.versions import are_known
from quattrocento.server.live.connection import Connection
from quattrocento.server.live.plain_connection import PlainConnection

log = logging.getLogger(__name__)

CONNECTION = "quattrocento.connection"
PLAIN = "websockets-sansio"


def live_protocol(admission: Admission) -> Any:
    """What uvicorn shall serve live connections with."""
    if not are_known("picows", "uvicorn"):
        log.warning("live-connections-plain")
        return plain_protocol(admission)
    from quattrocento.server.live.picows_connection import (  # noqa: PLC0415 - only if it is known
        LiveProtocol,
    )

    return type("CountedLiveProtocol", (LiveProtocol,), {"admission": admission})


def plain_protocol(admission: Admission) -> Any:
    """What uvicorn carries live connections with alone: counted, if it is as we know it."""
    if not are_known("uvicorn"):
        return PLAIN
    from quattrocento.server.live.counted_protocol import (  # noqa: PLC0415 - only if it is known
        CountedProtocol,
    )

    return type("CountedPlainProtocol", (CountedProtocol,), {"admission": admission})


def connection_of(socket: WebSocket[Any, Any, Any]) -> Connection:
    """The connection that was accepted on a socket."""
    extensions = cast("dict[str, Any]", socket.scope.get("extensions") or {})
    carried: Connection | None = extensions.get(CONNECTION)
    return PlainConnection(socket) if carried is None else carried
