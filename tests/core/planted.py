"""A small game of its own package, with a mistake planted in its source."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import quattrocento as qc
from quattrocento.cli.scaffold import filled
from quattrocento.core import registry
from quattrocento.core.game import Game

NAME = "planted"


@contextmanager
def planted(folder: Path, *mistakes: tuple[str, str]) -> Iterator[Game]:
    """The game that `new-game` writes, installed from a folder, with parts of it replaced."""
    files = filled(NAME)
    source = files[f"{NAME}/__init__.py"]
    for right, wrong in mistakes:
        assert source.count(right) == 1, f"{source.count(right)} times in the game: {right}"
        source = source.replace(right, wrong)
    files[f"{NAME}/__init__.py"] = source
    about = f"{NAME}-0.1.0.dist-info"
    files[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n"
    files[f"{about}/entry_points.txt"] = f"[quattrocento.games]\n{NAME} = {NAME}:GAME\n"
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    registry.look_again()
    try:
        yield qc.game(NAME)
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop(NAME, None)
        registry.look_again()
