"""The stopwatch that all engines of others share. Standard library only."""

import json
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

CLONED_POSITIONS = 5
CLONES = 200


def rates(
    play: Callable[[int], Any], decisions: Callable[[Any], int], seconds: float
) -> dict[str, float]:
    """Play games with the seeds 1, 2, 3... for some seconds; counting decisions is not timed."""
    play(0)
    games, chosen, elapsed = 0, 0, 0.0
    while elapsed < seconds:
        started = time.perf_counter()
        finished = play(games + 1)
        elapsed += time.perf_counter() - started
        chosen += decisions(finished)
        games += 1
    return {"decisions_per_second": chosen / elapsed, "games_per_second": games / elapsed}


def clone_nanoseconds(clone: Callable[[Any], Any], positions: Iterable[Any]) -> float:
    """Time the copying of some positions."""
    clones, elapsed = 0, 0.0
    for position in positions:
        started = time.perf_counter()
        for _ in range(CLONES):
            clone(position)
        elapsed += time.perf_counter() - started
        clones += CLONES
    return elapsed / clones * 1e9


def answer(measure: Callable[[float], list[dict[str, Any]]]) -> None:
    """Measure for the seconds given on the command line and print the result as JSON."""
    json.dump(measure(float(sys.argv[1])), sys.stdout)
