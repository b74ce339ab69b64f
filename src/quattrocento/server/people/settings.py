"""What a server offers to people beside playing."""

from __future__ import annotations

import msgspec


class PeopleSettings(msgspec.Struct, kw_only=True, frozen=True):
    """What a server offers to people beside playing: so many days of vacation in a year."""

    vacation_days: int = 21
