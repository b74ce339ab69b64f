"""Every question of Florence as a seat meets it, for the board to be tried on."""

from __future__ import annotations

import random
from typing import Any

from web.tests.questions import Finder


class FlorenceFinder(Finder):
    """Keeps whatever is rare, and of what is asked all the time something from any round."""

    def is_wanted(self, question: str, view: dict[str, Any], chance: random.Random) -> bool:
        """Whether to keep a question of which there are not enough."""
        return question not in ("action", "first-debutant", "ring") or chance.random() < 0.02


def fixture() -> str:
    """What `questions.json` holds."""
    finder = FlorenceFinder("florence", samples=2)
    finder.play(range(60))
    return finder.fixture()
