"""Whoever stops something long with Ctrl+C is told that it goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from quattrocento.cli.speech import say


@contextmanager
def kept_when_stopped() -> Iterator[None]:
    """Something long that keeps what it has done, and goes on with it another time."""
    try:
        yield
    except KeyboardInterrupt:
        Console(stderr=True, soft_wrap=True).print(say("stopped-kept"), markup=False)
        raise
