"""Every question of The Princes of Florence as a seat meets it, for the board to be tried on."""

from __future__ import annotations

import random
from typing import Any

from web.tests.questions import Finder


class PrincesFinder(Finder):
    """Keeps questions of later and later rounds."""

    def is_wanted(self, question: str, view: dict[str, Any], chance: random.Random) -> bool:
        """Whether to keep a question of which there are not enough."""
        late = self.found[question] == 0 or view["round"] > 1 + self.found[question]
        return late and chance.random() < 0.4


def fixture() -> str:
    """What `questions.json` holds."""
    finder = PrincesFinder("princes", samples=3)
    finder.play(range(60))
    return finder.fixture()
