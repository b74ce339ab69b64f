"""Write questions.json: every question of Palazzo as a seat meets it, for the board to be tried on.

Run from the repository's root: python -m web.tests.palazzo.make_fixture
"""

from __future__ import annotations

from pathlib import Path

from web.tests.questions import Finder

if __name__ == "__main__":
    finder = Finder("palazzo", samples=3)
    finder.play(range(40))
    finder.write(Path(__file__).with_name("questions.json"))
