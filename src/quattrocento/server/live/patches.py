# mypyc: compile
"""What has changed from one message to the next, as paths and the values there now.

Views keep what stays the same from one to the next as the same objects, so most of a message is
passed over without being looked at.
"""

from __future__ import annotations

from typing import Any

import msgspec

Step = str | int
Change = tuple[list[Step], Any]


def changes(before: Any, after: Any) -> list[Change]:
    """How to make what was there before what is there now."""
    found: list[Change] = []
    compare(before, after, [], found)
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
            for name in after:
                compare(before[name], after[name], [*path, name], found)
            return
        if isinstance(after, (list, tuple)) and has_parts(before, after):
            for place in range(len(after)):
                compare(before[place], after[place], [*path, place], found)
            return
        if before == after:
            return
    found.append((path, after))


def compare_fields(before: Any, after: Any, path: list[Step], found: list[Change]) -> None:
    """Compare two of a kind, field by field, by the names that they have on the wire."""
    names: Any = type(after).__struct_encode_fields__
    fields: Any = type(after).__struct_fields__
    for place in range(len(fields)):
        field: str = fields[place]
        old = getattr(before, field)
        new = getattr(after, field)
        if old is not new:
            compare(old, new, [*path, names[place]], found)


def has_parts(before: Any, after: Any) -> bool:
    """Whether two rows are as long as each other, and consist of what has parts itself."""
    return len(before) == len(after) > 0 and isinstance(after[0], (msgspec.Struct, dict))
