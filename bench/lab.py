"""The lab's batches beside the environments of others: `python -m bench.lab [--seconds 3]`.

Random masked steps a second of computing on one core, observations on: our batches of several
sizes, pgx's at 1,024, and PettingZoo's and OpenSpiel's card games, which have no batches, one at a
time. All in one run, and every other round backwards, so that drift cancels. Time in which others
have the processor is not counted.
"""

import argparse
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import msgspec
import numpy as np
from rich.console import Console

import quattrocento as qc
from bench.__main__ import stay_on_one_core
from bench.environment import ROOT, peers_python
from bench.report import narrow_table
from quattrocento.lab.batch import Batch
from quattrocento.lab.setting import usual_players

RESULTS = ROOT / "bench" / "results" / "lab.json"
SIZES = (64, 1024, 4096)
COMPARED = 1024
# Until games have ended and begun anew, all are at the same chapter, which may be a cheap one.
STEPS_APART = 300
PEERS = ("pettingzoo_cards", "open_spiel_tensors", "pgx_batches")
OURS = "Quattrocento"


class BatchSpeed(msgspec.Struct, kw_only=True, frozen=True):
    """Masked steps a second of a game in an engine."""

    engine: str
    game: str
    players: int
    batch: int
    steps_per_second: float

    @property
    def subject(self) -> tuple[str, str, int]:
        """What was measured."""
        return self.engine, self.game, self.batch


def main() -> None:
    """Measure, show and save."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    parser.add_argument("--rounds", type=int, default=3, help="times that all are measured")
    choice = parser.parse_args()
    python = peers_python()
    stay_on_one_core()
    found = typical(rounds(python, choice.seconds, choice.rounds))
    console = Console()
    show(console, found)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    console.print(f"saved in {RESULTS.relative_to(ROOT)}")


def rounds(python: Path, seconds: float, number: int) -> list[BatchSpeed]:
    """All measurements of all rounds."""
    everybody: list[Callable[[], list[BatchSpeed]]] = [
        lambda name=name, size=size: [ours(name, size, seconds)]  # type: ignore[misc]
        for name in qc.games()
        for size in SIZES
    ]
    everybody += [
        lambda module=module: theirs(python, module, seconds)  # type: ignore[misc]
        for module in PEERS
    ]
    found: list[BatchSpeed] = []
    for turn in range(number):
        for measure in everybody if turn % 2 == 0 else reversed(everybody):
            found += measure()
    return found


def typical(measured: list[BatchSpeed]) -> list[BatchSpeed]:
    """The median of each over the rounds, in the order of first appearance."""
    grouped: dict[tuple[str, str, int], list[BatchSpeed]] = {}
    for one in measured:
        grouped.setdefault(one.subject, []).append(one)
    return [
        msgspec.structs.replace(
            group[0], steps_per_second=median(one.steps_per_second for one in group)
        )
        for group in grouped.values()
    ]


def ours(name: str, size: int, seconds: float) -> BatchSpeed:
    """One of our games, stepped into arrays of bytes."""
    players = usual_players(qc.game(name).seats)
    batch = Batch(name, players, size, seed=1)
    actions = np.zeros(batch.rows, dtype=np.int32)
    for _ in range(STEPS_APART):
        batch.sample(actions)
        batch.step(actions)
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        batch.sample(actions)
        batch.step(actions)
        steps += size
    taken = process_time() - began
    return BatchSpeed(
        engine=OURS, game=name, players=players, batch=size, steps_per_second=steps / taken
    )


def theirs(python: Path, module: str, seconds: float) -> list[BatchSpeed]:
    """The games of others, measured in their environment."""
    command = [str(python), "-m", f"bench.peers.{module}", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return [msgspec.convert(one, BatchSpeed) for one in json.loads(done.stdout)]


def show(console: Console, found: list[BatchSpeed]) -> None:
    """Print what was measured, then our games at 1,024 as multiples of the others'."""
    table = narrow_table("Masked steps with observations, on one core")
    for heading in ("engine", "game", "players"):
        table.add_column(heading)
    for heading in ("batch", "steps/s"):
        table.add_column(heading, justify="right")
    for one in found:
        table.add_row(
            one.engine,
            one.game,
            str(one.players),
            f"{one.batch:,}",
            f"{one.steps_per_second:,.0f}",
        )
    console.print(table)
    peers = [one for one in found if one.engine != OURS]
    ratios = narrow_table("Our steps/s in batches of 1,024, as multiples of theirs")
    ratios.add_column("theirs")
    compared = [one for one in found if one.engine == OURS and one.batch == COMPARED]
    for our in compared:
        ratios.add_column(our.game, justify="right")
    for their in peers:
        multiples = [f"{our.steps_per_second / their.steps_per_second:,.3g}" for our in compared]
        ratios.add_row(f"{their.engine} {their.game}", *multiples)
    console.print(ratios)


if __name__ == "__main__":
    main()
