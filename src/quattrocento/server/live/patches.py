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

# The names on the wire of each kind of Struct that was met.
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
    if type(before) is type(after):
        if isinstance(after, msgspec.Struct):
            compare_fields(before, after, path, found)
            return
        if isinstance(after, dict) and before.keys() == after.keys():
            for name, value in after.items():
                path.append(name)
                compare(before[name], value, path, found)
                path.pop()
            return
        if isinstance(after, (list, tuple)) and has_parts(before, after):
            for place in range(len(after)):
                path.append(place)
                compare(before[place], after[place], path, found)
                path.pop()
            return
        if before == after:
            return
    found.append((path[:], after))


def compare_fields(before: Any, after: Any, path: list[Step], found: list[Change]) -> None:
    """Compare two of a kind, field by field, by the names that they have on the wire."""
    names = names_of(after)
    old: tuple[Any, ...] = astuple(before)
    new: tuple[Any, ...] = astuple(after)
    number: i64 = len(new)
    for place in range(number):
        if old[place] is not new[place]:
            path.append(names[place])
            compare(old[place], new[place], path, found)
            path.pop()


def names_of(struct: msgspec.Struct) -> tuple[str, ...]:
    """The names that the fields of a Struct have on the wire."""
    kind = type(struct)
    names = NAMES.get(kind)
    if names is None:
        names = NAMES[kind] = kind.__struct_encode_fields__
    return names


def has_parts(before: Any, after: Any) -> bool:
    """Whether two rows are as long as each other, and consist of what has parts itself."""
    return len(before) == len(after) > 0 and isinstance(after[0], (msgspec.Struct, dict))
