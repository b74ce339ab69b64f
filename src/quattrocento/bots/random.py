"""The bot that takes any of its options."""

from __future__ import annotations

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.knowledge import Knowledge


class RandomBot:
    """Draws each answer with equal chances."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seeded(seed))

    def choose(self, knowledge: Knowledge) -> int:
        """Any option."""
        options = knowledge.options()
        return options[self._chance.below(len(options))]
