"""Files that are there whole or not at all, whenever somebody is stopped while writing them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replaced(file: Path) -> Iterator[Path]:
    """A place beside a file to write to; what stands there at the end becomes the file."""
    aside = file.with_name(f"{file.name}.part")
    try:
        yield aside
        aside.replace(file)
    finally:
        aside.unlink(missing_ok=True)


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; whoever is stopped in the middle of it finds the file before."""
    with replaced(file) as aside:
        aside.write_bytes(content)
