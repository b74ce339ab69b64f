"""Random games in OpenSpiel: driven from Python, and in its own C++ loop."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.peers.clock import CLONED_POSITIONS, answer, clone_nanoseconds, rates

NAMES = ("gin_rummy", "hearts")


def python_loop(game: Any) -> Callable[[int], Any]:
    """Give a function that plays a game step by step from Python."""

    def play(seed: int) -> Any:
        chance = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        return state

    return play


def native_loop(game: Any) -> Callable[[int], Any]:
    """Give a function that has OpenSpiel play a whole game by itself."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    return play


def decisions(state: Any) -> int:
    """Count the choices of players, not those of chance."""
    return sum(step.player >= 0 for step in state.full_history())


def halfway(game: Any, finished: Any) -> Any:
    """Give the position in the middle of a finished game."""
    state = game.new_initial_state()
    history = finished.history()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


def measure(seconds: float) -> list[dict[str, Any]]:
    """Measure each game in both loops."""
    found = []
    for name in NAMES:
        game = pyspiel.load_game(name)
        loops = {"Python": python_loop(game), "C++": native_loop(game)}
        positions = [halfway(game, loops["C++"](seed)) for seed in range(CLONED_POSITIONS)]
        cloning = clone_nanoseconds(lambda state: state.clone(), positions)
        found += [
            {
                "game": name,
                "players": game.num_players(),
                "build": build,
                "clone_nanoseconds": cloning,
                **rates(play, decisions, seconds),
            }
            for build, play in loops.items()
        ]
    return found


if __name__ == "__main__":
    answer(measure)
