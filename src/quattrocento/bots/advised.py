"""The bot that looks one step ahead, with the advice that each game gives."""

from __future__ import annotations

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.knowledge import Knowledge

NEARLY_AS_GOOD = 1e-9


class AdvisedBot:
    """Takes the option that the game's advice values most, any one of several as good."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seeded(seed))

    def choose(self, knowledge: Knowledge) -> int:
        """The best option by the game's advice, for a world that fits all the seat knows."""
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        world = knowledge.resample(self._chance.below(1 << 30))
        values = knowledge.game.advise(world, knowledge.seat, options)
        return options[one_of_the_best(values, self._chance)]


def one_of_the_best(values: list[float], chance: Chance) -> int:
    """The place of the highest value, any one of several as good."""
    best = max(values) - NEARLY_AS_GOOD
    good = [place for place, value in enumerate(values) if value >= best]
    return good[chance.below(len(good))]
