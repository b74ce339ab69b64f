"""Live connections as uvicorn serves them, counted like all others."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quattrocento.server.transport.admission import Admission


class CountedProtocol(WebSocketsSansIOProtocol):
    """Shakes hands, and counts the connection for as long as it lasts."""

    admission: Admission

    def connection_made(self, transport: Any) -> None:
        """Count the connection, which was let in already."""
        super().connection_made(transport)
        self.admission.count_in(self.client[0] if self.client else "-")

    def connection_lost(self, exc: Exception | None) -> None:
        """There is no connection any more."""
        super().connection_lost(exc)
        self.admission.leave(self.client[0] if self.client else "-")
