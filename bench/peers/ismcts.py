"""OpenSpiel's C++ ISMCTS on its own games: simulations a second, leaves by one random rollout."""

import os
import random
import time
from typing import Any

import pyspiel

from bench.peers.clock import answer

NAMES = ("hearts", "oh_hell")
SIMULATIONS = 400
EXPLORATION = 2.0
DECISIONS_BEFORE = 4


def timed_search(state: Any, seed: int) -> float | None:
    """The seconds of one search, in a process of its own: some positions of hearts end it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS, -1, best, False, False)
        started = time.perf_counter()
        bot.step(state)
        os.write(writer, str(time.perf_counter() - started).encode())
        os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    told = os.read(reader, 64)
    os.close(reader)
    return float(told) if told else None


def position(game: Any, seed: int) -> Any:
    """A position some decisions into a game."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and (
        state.is_chance_node() or decisions < DECISIONS_BEFORE or len(state.legal_actions()) < 2
    ):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            decisions += 1
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def measure(seconds: float) -> list[dict[str, Any]]:
    """Search from positions of each game for some seconds."""
    found = []
    for name in NAMES:
        game = pyspiel.load_game(name)
        searches, elapsed, seed = 0, 0.0, 0
        while elapsed < seconds:
            seed += 1
            state = position(game, seed)
            taken = None if state.is_terminal() else timed_search(state, seed)
            if taken is not None:
                elapsed += taken
                searches += 1
        found.append(
            {
                "engine": "OpenSpiel",
                "game": name,
                "players": game.num_players(),
                "leaves": "random rollout",
                "simulations_per_second": round(SIMULATIONS * searches / elapsed),
            }
        )
    return found


if __name__ == "__main__":
    answer(measure)
