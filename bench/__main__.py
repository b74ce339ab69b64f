"""Measure, show and save."""

import argparse
import os

from rich.console import Console
from rich.progress import Progress

from bench.environment import ROOT, peers_python
from bench.measurement import Measurement, typical
from bench.programs import Program, programs
from bench.report import save, show

RESULTS = ROOT / "bench" / "results" / "latest.json"


def main() -> None:
    """Run the programs in turn, several rounds, and report the median."""
    choice = arguments()
    everybody = programs(peers_python(), choice.seconds)
    stay_on_one_core()
    console = Console()
    measurements = typical(measure(everybody, choice.rounds, console))
    show(console, measurements)
    save(RESULTS, measurements, choice.rounds)
    console.print(f"saved in {RESULTS.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="times that all are measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game of the others")
    return parser.parse_args()


def stay_on_one_core() -> None:
    """Keep this process, and so all that it starts, on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(everybody: list[Program], rounds: int, console: Console) -> list[Measurement]:
    """Run all programs in every round, and every other round backwards, so that drift cancels."""
    found: list[Measurement] = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=rounds * len(everybody))
        for number in range(rounds):
            for program in everybody if number % 2 == 0 else reversed(everybody):
                progress.update(task, description=program.title)
                found += program.measure()
                progress.advance(task)
    return found


if __name__ == "__main__":
    main()
