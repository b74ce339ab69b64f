"""Draw the pictures of the README: a moment of a recorded game of each kind, as SVG.

python scripts/pictures.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from quattrocento.cli.records import read_record, show_position
from quattrocento.core.registry import games
from quattrocento.core.words import Words

WIDTH = 100
SHARE_PLAYED = 0.6
FOLDER = Path("docs") / "pictures"


def without_foreign_fonts(picture: str) -> str:
    """The picture with the reader's own monospaced font: nothing is fetched from elsewhere."""
    return re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)


def main() -> None:
    """One picture for each game, from the middle of an advised game, as the first seat sees it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in games():
        file = min((Path("tests") / "records" / name).glob("*-3-players-advised.txt"))
        record = read_record(file)
        console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True)
        words = Words(name, "en", rooms=("cli",))
        show_position(console, record, int(len(record.moves) * SHARE_PLAYED), 0, words)
        picture = console.export_svg(title=f"quattrocento replay · {name}")
        (FOLDER / f"{name}.svg").write_text(without_foreign_fonts(picture), encoding="utf-8")
        print(f"{FOLDER / name}.svg")


if __name__ == "__main__":
    main()
