"""What the page's own tests are given of the package: `python -m web.tests.fixtures` writes it.

Run it from the repository's root after a change of views, rules or words; a test of the package
asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import quattrocento as qc

FOLDER = Path(__file__).parent


def makers() -> dict[Path, Callable[[], str]]:
    """For each file the function that makes its content."""
    found = {
        FOLDER / "words" / "sentences.json": "web.tests.words.make_fixture",
        FOLDER / "proof" / "proof.json": "web.tests.proof.make_fixture",
    }
    for game in qc.games():
        if (FOLDER / game / "make_fixture.py").is_file():
            found[FOLDER / game / "questions.json"] = f"web.tests.{game}.make_fixture"
    return {file: import_module(module).fixture for file, module in found.items()}


def main() -> None:
    """Write every file anew."""
    for file, make in makers().items():
        file.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
