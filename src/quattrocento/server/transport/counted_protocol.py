"""Live connections as uvicorn serves them, counted like all others."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from quattrocento.server.limits import IDLE_FRAMES_A_SECOND, IDLE_FRAMES_AT_ONCE, LINGERING_SECONDS
from quattrocento.server.limits.budget import Budget
from quattrocento.server.live.connection import AGAINST_THE_RULES
from quattrocento.server.transport.admission import Admission


class CountedProtocol(WebSocketsSansIOProtocol):
    """Shakes hands, and counts the connection for as long as it lasts."""

    admission: Admission
    _idle_frames: Budget

    def connection_made(self, transport: Any) -> None:
        """Count the connection, which was let in already."""
        super().connection_made(transport)
        self.admission.count_in(self.client[0] if self.client else "-")
        self._idle_frames = Budget(IDLE_FRAMES_AT_ONCE, IDLE_FRAMES_A_SECOND, self.loop.time)

    def connection_lost(self, exc: Exception | None) -> None:
        """There is no connection any more."""
        super().connection_lost(exc)
        self.admission.leave(self.client[0] if self.client else "-")

    # Frames that say nothing, where uvicorn carries them

    def handle_ping(self) -> None:
        """Send the pong that was made for a ping, as far as the budget goes."""
        if self._may_idle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in a pong, as far as the budget goes."""
        if self._may_idle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message, as far as the budget goes."""
        if self._may_idle():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take in a text; an empty one, as far as the budget goes."""
        if event.data or self._may_idle():
            super().handle_text(event)

    def _may_idle(self) -> bool:
        """Count a frame that says nothing; send away who sends too many."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self._idle_frames.take():
            return True
        self.close_sent = True
        self.conn.send_close(AGAINST_THE_RULES)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.pause_reading()
        self.loop.call_later(LINGERING_SECONDS, self.transport.abort)
        return False
