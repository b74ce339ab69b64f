"""OpenSpiel's card games from Python: random steps a second, mask and observation tensor made."""

import random
import time
from typing import Any

import pyspiel

from bench.peers.clock import answer

NAMES = ("leduc_poker", "gin_rummy", "hearts")


def measure(seconds: float) -> list[dict[str, Any]]:
    """Step each game for some seconds."""
    found = []
    for name in NAMES:
        game = pyspiel.load_game(name)
        seen = tensor_of(game)
        chance = random.Random(1)
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    continue
                getattr(state, seen)()
                state.legal_actions_mask()
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        taken = time.process_time() - began
        found.append(
            {
                "engine": "OpenSpiel",
                "game": name,
                "players": game.num_players(),
                "batch": 1,
                "steps_per_second": round(steps / taken),
            }
        )
    return found


def tensor_of(game: Any) -> str:
    """What makes a tensor of what a player knows; not every game has both."""
    if game.get_type().provides_observation_tensor:
        return "observation_tensor"
    return "information_state_tensor"


if __name__ == "__main__":
    answer(measure)
