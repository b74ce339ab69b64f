"""In a lock, pin what is wanted with an extra without it too.

`name[extra]==1` alone leaves pip free to look at a newer `name` that another library asks for, and
with hashes it then refuses to install anything, on the day when that newer version appears.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PINNED = re.compile(
    r"^(?P<name>[\w.-]+)\[[\w,-]+\](?P<rest>==.*(?:\n    --hash=.*)*)", re.MULTILINE
)


def with_plain_pins(lock: str) -> str:
    """The lock, with each pin of an extra preceded by the same pin without it."""

    def both(found: re.Match[str]) -> str:
        return found["name"] + found["rest"] + "\n" + found[0]

    return PINNED.sub(both, lock)


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]):
        file.write_text(with_plain_pins(file.read_text()))
