"""What the kit raises: the promise that was broken, where, by whom, and what differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from quattrocento.core.record import Record


class ConformanceError(AssertionError):
    """A broken promise, with the record that leads to it, the seat concerned and the difference.

    `start` is the position that the record goes on from, where it does not begin with a fresh game.
    """

    def __init__(
        self,
        promise: str,
        record: Record | None = None,
        seat: int | None = None,
        difference: str = "",
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.promise = promise
        self.record = record
        self.seat = seat
        self.difference = difference
        lines = [promise]
        if record is not None:
            lines.append(where(record, seat))
        if difference:
            lines.append(f"difference: {difference}")
        if start is not None:
            lines.append(f"the record goes on from {msgspec.json.encode(start).decode()}")
        if record is not None:
            lines += ["", record.dumps()]
        super().__init__("\n".join(lines))


def where(record: Record, seat: int | None) -> str:
    """The game, the last move that was made, and the seat that something is wrong for."""
    made = len(record.moves)
    place = f"{record.game}, {record.players} players, seed {record.seed}, after move {made}"
    if made > 0:
        last = record.moves[-1]
        place += f" (seat {last.seat}: {last.text})"
    return f"{place}, seat {seat}" if seat is not None else place


def hold(
    promise: bool,
    otherwise: str,
    record: Record | None = None,
    seat: int | None = None,
    difference: str = "",
    start: Mapping[str, Any] | None = None,
) -> None:
    """Raise when a promise does not hold."""
    if not promise:
        raise ConformanceError(otherwise, record, seat, difference, start)


def difference(one: object, other: object) -> str:
    """The first place where two structures differ, with what stands there; empty if they do not."""
    return _difference(plain(one), plain(other), "")


def plain(data: object) -> Any:
    """Structs, tuples and lists as plain data, whatever else they hold left as it is."""
    return msgspec.to_builtins(data, builtin_types=(bytes,), enc_hook=repr)


def _difference(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            found = _difference(
                one.get(key, "nothing"), other.get(key, "nothing"), f"{path}.{key}" if path else key
            )
            if found:
                return found
        return ""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for place, (mine, its) in enumerate(zip(one, other, strict=False)):
            found = _difference(mine, its, f"{path}[{place}]")
            if found:
                return found
        if len(one) != len(other):
            return f"{path or 'all'}: {len(one)} items, then {len(other)}"
        return ""
    return "" if one == other else f"{path or 'all'}: {one!r}, then {other!r}"
