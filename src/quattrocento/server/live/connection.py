"""A live connection as the rest of the server knows it: text goes out and comes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

NORMAL = 1000
GOING_AWAY = 1001
AGAINST_THE_RULES = 1008
TOO_BIG = 1009
RESTARTING = 1012


class Connection(Protocol):
    """One end of a live connection."""

    def send(self, message: bytes) -> None:
        """Send a text; who does not take them must come back and say what they have."""

    def close(self, code: int) -> None:
        """Say goodbye, after what was sent already."""

    def may_give_way(self, unless: Callable[[], bool]) -> None:
        """Let somebody else have the place when there is no room, unless it is needed."""

    async def gone(self) -> None:
        """Wait until there is no connection any more."""

    async def next(self) -> bytes | None:
        """The next text that comes; None when there is no connection any more."""
