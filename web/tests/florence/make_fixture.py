"""Write questions.json: every question of Florence as a seat meets it, to try the board on.

Run from the repository's root: python -m web.tests.florence.make_fixture
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from web.tests.questions import Finder


class FlorenceFinder(Finder):
    """Keeps whatever is rare, and of what is asked all the time something from any round."""

    def is_wanted(self, question: str, view: dict[str, Any], chance: random.Random) -> bool:
        """Whether to keep a question of which there are not enough."""
        return question not in ("action", "first-debutant", "ring") or chance.random() < 0.02


if __name__ == "__main__":
    finder = FlorenceFinder("florence", samples=2)
    finder.play(range(60))
    finder.write(Path(__file__).with_name("questions.json"))
