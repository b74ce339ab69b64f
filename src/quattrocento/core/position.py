"""Positions: a full state as readable data, for tests, bug reports and the position editor."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from quattrocento.core.errors import BadPosition

FORMAT = 1
# Compiled states hold numbers of machine size.
BITS = 62


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the position of every game says; each game adds its own fields."""

    game: str
    format: int = FORMAT
    seats: int
    question: str
    awaiting: list[int]
    chance: int


PositionType = TypeVar("PositionType", bound=Position)


def read(data: Mapping[str, Any], kind: type[PositionType], game: str) -> PositionType:
    """The position that plain data describe, each field checked for its type."""
    try:
        position = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$.")
        raise BadPosition(place.rstrip("`") or "-", problem) from None
    huge = too_large(data)
    expect(huge is None, huge or "", f"expected less than 2**{BITS}")
    expect(position.game == game, "game", f"expected {game}")
    expect(position.format == FORMAT, "format", f"expected {FORMAT}")
    expect(0 <= position.chance < 2**62, "chance", "expected 0 to 2**62 - 1")
    for seat in position.awaiting:
        expect(0 <= seat < position.seats, "awaiting", f"expected 0 to {position.seats - 1}")
    return position


def too_large(data: Any, place: str = "") -> str | None:
    """Where in plain data a number stands that no state can hold, if there is one."""
    if isinstance(data, int):
        return place if abs(data) >= 1 << BITS else None
    if isinstance(data, Mapping):
        parts = [(f"{place}.{name}" if place else str(name), data[name]) for name in data]
    elif isinstance(data, list | tuple):
        parts = [(f"{place}[{number}]", part) for number, part in enumerate(data)]
    else:
        return None
    for where, part in parts:
        found = too_large(part, where)
        if found is not None:
            return found
    return None


def expect(holds: bool, field: str, problem: str) -> None:
    """Refuse a position whose field is wrong."""
    if not holds:
        raise BadPosition(field, problem)


Result = TypeVar("Result")


def looked_up(find: Callable[[str], Result], label: str, field: str) -> Result:
    """What a notation in a position stands for; BadPosition when it stands for nothing."""
    try:
        return find(label)
    except KeyError:
        raise BadPosition(field, f"unknown: {label!r}") from None


def digest(position: Mapping[str, Any]) -> str:
    """A hex digest of a position, the same for the same position whatever its order of fields."""
    return hashlib.blake2b(
        msgspec.json.encode(position, order="sorted"), digest_size=16
    ).hexdigest()
