"""What uvicorn is given to read requests and to carry live connections.

Whoever opens connections and says nothing, or sends a request byte by byte, would else hold them
for ever, until nobody else can come in. Our own ways stand on private parts of uvicorn and picows:
with versions that were not tried, uvicorn does it alone by what it offers to everybody, with fewer
limits, and a line of the log says so.
"""

from __future__ import annotations

import logging
from typing import Any

from quattrocento.server.transport.admission import Admission
from quattrocento.server.transport.versions import are_known

log = logging.getLogger(__name__)

# A head that h11 reads has an end.
PLAIN_REQUESTS = "h11"
PLAIN_LIVE = "websockets-sansio"


def http_protocol(admission: Admission) -> Any:
    """What uvicorn shall read requests with: its own protocol, if it is not as we know it."""
    if not are_known("uvicorn"):
        log.warning("requests-untimed")
        return PLAIN_REQUESTS
    from quattrocento.server.transport.timed_protocol import (  # noqa: PLC0415 - only if it is known
        TimedProtocol,
    )

    return type("CountedProtocol", (TimedProtocol,), {"admission": admission})


def live_protocol(admission: Admission) -> Any:
    """What uvicorn shall serve live connections with."""
    if not are_known("picows", "uvicorn"):
        log.warning("live-connections-plain")
        return plain_protocol(admission)
    from quattrocento.server.transport.picows_connection import (  # noqa: PLC0415 - only if it is known
        LiveProtocol,
    )

    return type("CountedLiveProtocol", (LiveProtocol,), {"admission": admission})


def plain_protocol(admission: Admission) -> Any:
    """What uvicorn carries live connections with alone: counted, if it is as we know it."""
    if not are_known("uvicorn"):
        return PLAIN_LIVE
    from quattrocento.server.transport.counted_protocol import (  # noqa: PLC0415 - only if it is known
        CountedProtocol,
    )

    return type("CountedPlainProtocol", (CountedProtocol,), {"admission": admission})
