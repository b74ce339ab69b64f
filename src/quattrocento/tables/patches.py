# mypyc: compile
"""What has changed from one message to the next, as paths and the values there now.

Views keep what stays the same from one to the next as the same objects, so most of a message is
passed over without being looked at.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple
from mypy_extensions import i64

Step = str | int
Change = tuple[list[Step], Any]

# The names on the wire of the fields of each kind of Struct that was met; other kinds have none.
NAMES: Final[dict[type, tuple[str, ...]]] = {}


def changes(before: Any, after: Any, start: Step | None = None) -> list[Change]:
    """How to make what was there before what is there now; the paths begin with `start`."""
    found: list[Change] = []
    compare(before, after, [] if start is None else [start], found)
    return found


def compare(before: Any, after: Any, path: list[Step], found: list[Change]) -> None:
    """Note down under its path what is not as before, in parts as small as they have names."""
    if before is after:
        return
    kind = type(after)
    if type(before) is kind:
        # Most of what changes are numbers and words, which have no parts.
        if isinstance(after, int) or isinstance(after, str):  # noqa: SIM101 - two checks are quicker compiled
            if before == after:
                return
        elif compare_parts(before, after, kind, path, found):
            return
    found.append((path[:], after))


def compare_parts(
    before: Any, after: Any, kind: type, path: list[Step], found: list[Change]
) -> bool:
    """Compare two of a kind part by part; False if they differ and have no parts in common."""
    if isinstance(after, list) or isinstance(after, tuple):  # noqa: SIM101
        if has_parts(before, after):
            for place in range(len(after)):
                path.append(place)
                compare(before[place], after[place], path, found)
                path.pop()
            return True
    elif isinstance(after, dict):
        if before.keys() == after.keys():
            for name, value in after.items():
                path.append(name)
                compare(before[name], value, path, found)
                path.pop()
            return True
    else:
        names = names_of(kind)
        if len(names) > 0:
            compare_fields(before, after, names, path, found)
            return True
    same: bool = before == after
    return same


def compare_fields(
    before: Any, after: Any, names: tuple[str, ...], path: list[Step], found: list[Change]
) -> None:
    """Compare two of a kind, field by field, by the names that they have on the wire."""
    old: tuple[Any, ...] = astuple(before)
    new: tuple[Any, ...] = astuple(after)
    number: i64 = len(new)
    for place in range(number):
        if old[place] is not new[place]:
            path.append(names[place])
            compare(old[place], new[place], path, found)
            path.pop()


def names_of(kind: type) -> tuple[str, ...]:
    """The names that the fields of a kind of Struct have on the wire; none of any other kind."""
    names = NAMES.get(kind)
    if names is None:
        names = kind.__struct_encode_fields__ if issubclass(kind, msgspec.Struct) else ()
        NAMES[kind] = names
    return names


def has_parts(before: Any, after: Any) -> bool:
    """Whether two rows are as long as each other, and consist of what has parts itself."""
    if len(before) != len(after) or len(after) == 0:
        return False
    first: Any = after[0]
    return isinstance(first, dict) or len(names_of(type(first))) > 0
