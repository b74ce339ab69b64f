"""How uvicorn runs our server."""

from __future__ import annotations

from typing import Any

import uvicorn

from quattrocento.server.gate import Gate
from quattrocento.server.limits import LARGEST_FRAME, LARGEST_HEAD
from quattrocento.server.settings import Settings
from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.choice import http_protocol, live_protocol

LEAVING_SECONDS = 10


def configured(app: Gate, settings: Settings, **where: Any) -> uvicorn.Config:
    """The configuration of uvicorn for our app."""
    return uvicorn.Config(app, **options(settings), **where)


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told, whichever app it runs."""
    admission = Admission(settings.trusted_proxies, settings.rate_factor)
    return {
        "http": http_protocol(admission),
        "ws": live_protocol(admission),
        # Of h11, where uvicorn reads requests with it.
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        # Of live connections that uvicorn carries alone.
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        # Whose word is taken is the gate's business.
        "proxy_headers": False,
        "timeout_graceful_shutdown": LEAVING_SECONDS,
    }
