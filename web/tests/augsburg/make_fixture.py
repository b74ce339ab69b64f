"""Every question of Augsburg 1520 as a seat meets it, for the board to be tried on."""

from __future__ import annotations

import random

from quattrocento.games.augsburg.state import Question
from web.tests.questions import Finder

SAMPLES = 2
SEEDS = range(60)
# Ways of playing that lead to the rare questions: master builders, and too few bonds for all.
WISHES = [
    [],
    ["take master builder", "climb purple", "take card 2", "take card 1", "bid", "take 500"],
    ["buy", "pass", "draw"],
]


class AugsburgFinder(Finder):
    """Plays with wishes."""

    def choose(self, seed: int, legal: list[int], chance: random.Random) -> int:
        """The first action that is wished for, mostly; else any."""
        for wish in WISHES[seed % len(WISHES)]:
            found = [each for each in legal if self.game.actions.text(each).startswith(wish)]
            if found and chance.random() < 0.97:
                return found[0]
        return chance.choice(legal)

    def has_all(self) -> bool:
        """Whether there is enough of every question."""
        return len(self.found) == len(Question) and min(self.found.values()) >= SAMPLES


def fixture() -> str:
    """What `questions.json` holds."""
    finder = AugsburgFinder("augsburg", SAMPLES)
    for seed in SEEDS:
        if not finder.has_all():
            finder.play_one(seed)
    return finder.fixture()
