"""A new game: a small complete one, as a package of its own, to be made into something else."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console

from quattrocento.cli.speech import say
from quattrocento.core.errors import BadSetup
from quattrocento.core.registry import games

_NAME = re.compile(r"[a-z][a-z0-9]{2,29}")
_ENDING = ".txt"


def write_game(console: Console, name: str, folder: Path) -> None:
    """Write the files of a game that passes the conformance kit into a new folder of its name."""
    if not _NAME.fullmatch(name):
        raise BadSetup("bad-new-game", {"name": name})
    target = folder / name
    if name in games() or target.exists():
        raise BadSetup("bad-new-game-taken", {"name": name, "folder": str(target)})
    for path, text in filled(name).items():
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    console.print(say("new-game-written", folder=str(target), name=name), markup=False)


def filled(name: str) -> dict[str, str]:
    """The text of every file by its path, the templates filled with a game's name."""
    names = {"NAME": name, "TITLE": name.capitalize(), "PREFIX": name[:3].upper()}
    texts: dict[str, str] = {}
    for path, template in _templates(files("quattrocento.cli") / "new_game", ""):
        place = path.removesuffix(_ENDING).replace("package/", f"{name}/")
        place = place.replace("_game", f"_{name}")
        texts[place] = re.sub("NAME|TITLE|PREFIX", lambda found: names[found[0]], template)
    return texts


def _templates(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += _templates(each, f"{path}{each.name}/")
        elif each.name.endswith(_ENDING):
            found.append((path + each.name, each.read_text(encoding="utf-8")))
    return found
