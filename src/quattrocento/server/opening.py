"""How a table was opened, as data: all that never changes about it."""

from __future__ import annotations

import msgspec

from quattrocento.core.options import OptionValue
from quattrocento.server.messages import ClockWish, SeatKind


class Chair(msgspec.Struct, kw_only=True, frozen=True):
    """Who sits in a seat; `stand_in` when a bot plays for the person."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False


class Setup(msgspec.Struct, kw_only=True, frozen=True):
    """How a table was opened: all that never changes, the hidden seed included."""

    id: str
    code: str
    game: str
    seed: int
    options: dict[str, OptionValue]
    spectators: bool
    listed: bool
    clock: ClockWish | None
    host: str
    chairs: list[Chair]
    created: float
    invited: list[str] = []
