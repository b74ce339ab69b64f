"""Every question of Palazzo as a seat meets it, for the board to be tried on."""

from __future__ import annotations

from web.tests.questions import Finder


def fixture() -> str:
    """What `questions.json` holds."""
    finder = Finder("palazzo", samples=3)
    finder.play(range(40))
    return finder.fixture()
