"""PettingZoo's classic card games: random masked steps a second, observations made."""

import time
from importlib import import_module
from typing import Any

import numpy as np

from bench.peers.clock import answer

NAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def measure(seconds: float) -> list[dict[str, Any]]:
    """Step each game for some seconds."""
    found = []
    for name in NAMES:
        table = import_module(f"pettingzoo.classic.{name}").env()
        chance = np.random.default_rng(1)
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            table.reset(seed=steps)
            for _agent in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                action = None
                if not (over or cut):
                    action = chance.choice(np.flatnonzero(seen["action_mask"]))
                    steps += 1
                table.step(action)
        taken = time.process_time() - began
        found.append(
            {
                "engine": "PettingZoo",
                "game": name,
                "players": len(table.possible_agents),
                "batch": 1,
                "steps_per_second": round(steps / taken),
            }
        )
    return found


if __name__ == "__main__":
    answer(measure)
