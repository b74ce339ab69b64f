"""How uvicorn reads requests with httptools: a head has an end, and few requests wait.

The parser keeps whatever comes until a line ends, and uvicorn whatever comes until a head ends.
"""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quattrocento.server.limits import LARGEST_HEAD, WAITING_REQUESTS

# What each header takes beside its name and its value.
AROUND = 4


class HeadTooLarge(Exception):
    """A head is larger than any may be."""


class TooManyRequests(Exception):
    """Too many requests were sent before the first was answered."""


class LimitedHeads(HttpToolsProtocol):
    """Counts what comes beside bodies: heads, and what is around the parts of a body."""

    head_too_large = False
    # Bytes of the request of the moment that are not of its body.
    _beside = 0

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        self._beside += len(data)
        super().data_received(data)
        if self._beside > LARGEST_HEAD and not self.transport.is_closing():
            self.head_too_large = True
            self.send_400_response("")

    def on_message_begin(self) -> None:
        """A request begins, maybe while others wait for their answers."""
        if len(self.pipeline) >= WAITING_REQUESTS:
            raise TooManyRequests
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is there as a whole."""
        headers = sum(len(name) + len(value) + AROUND for name, value in self.headers)
        if len(self.url) + headers > LARGEST_HEAD:
            self.head_too_large = True
            raise HeadTooLarge
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a body is there."""
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there as a whole; what comes with its end may belong to the next."""
        self._beside = 0
        super().on_message_complete()
