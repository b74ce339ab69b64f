"""Random games of Catan in Catanatron, by the quickest way it offers."""

import random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.peers.clock import CLONED_POSITIONS, answer, clone_nanoseconds, rates

PLAYERS = 4
WHOLE_GAME = 1_000_000


def play(seed: int, most_decisions: int = WHOLE_GAME) -> Any:
    """Play a game, or only its beginning."""
    game = Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed + 1)
    state = game.state
    chosen = 0
    while (
        chosen < most_decisions and game.winning_color() is None and state.num_turns < TURNS_LIMIT
    ):
        game.execute(random.choice(state.playable_actions), validate_action=False)
        chosen += 1
    return game


def decisions(game: Any) -> int:
    """Count the choices made in a game."""
    return len(game.state.actions)


def halfway(seed: int) -> Any:
    """Give the position in the middle of a game."""
    return play(seed, decisions(play(seed)) // 2)


def measure(seconds: float) -> list[dict[str, Any]]:
    """Measure playing and cloning."""
    positions = [halfway(seed) for seed in range(CLONED_POSITIONS)]
    return [
        {
            "game": "catan",
            "players": PLAYERS,
            "build": "Python",
            "clone_nanoseconds": clone_nanoseconds(lambda game: game.copy(), positions),
            **rates(play, decisions, seconds),
        }
    ]


if __name__ == "__main__":
    answer(measure)
