"""What scripts read of the terminal."""

from __future__ import annotations

import msgspec
from rich.console import Console


def print_json(console: Console, data: object) -> None:
    """Data for a script, unadorned."""
    console.out(msgspec.json.format(msgspec.json.encode(data)).decode(), highlight=False)
