"""What is played: a game, how many play, its options, and what an end of it is worth."""

from __future__ import annotations

from collections.abc import Mapping

from quattrocento.core.options import OptionValue
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.lab.observations import Observations
from quattrocento.lab.rewards import Bounds, bounds, checked_scheme, rewards


class Setting:
    """A game set up for programs; BadSetup names whatever does not fit."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        worlds: int = 0,
    ) -> None:
        """Check the choices; without `players` as few play as can, but not one alone."""
        self.game = find_game(game)
        self.players = usual_players(self.game.seats) if players is None else players
        self.options = dict(options or {})
        self.reward = checked_scheme(reward)
        self.new(0)
        self.knowledge = Observations(self.game, self.players, worlds)

    def new(self, seed: int) -> State:
        """A fresh game."""
        return self.game.new(players=self.players, seed=seed, options=self.options)

    def rewards(self, state: State) -> list[float]:
        """What a game that is over is worth to each seat."""
        return rewards(state, self.reward)

    @property
    def bounds(self) -> Bounds:
        """What the rewards can be."""
        return bounds(self.game, self.players, self.reward)


def usual_players(seats: range) -> int:
    """As few as can, but not one alone."""
    return next((count for count in seats if count > 1), seats[0])
