"""The search beside OpenSpiel's, and the net: `python -m bench.search [--seconds 3]`.

Our maestro's simulations a second on our games, each with the learned value at its leaves; beside
them OpenSpiel's own C++ ISMCTS with random rollouts on hearts and oh_hell, in the same run.
"""

import argparse
import json
import subprocess
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console

import quattrocento as qc
from bench.__main__ import stay_on_one_core
from bench.environment import ROOT, peers_python
from bench.report import narrow_table
from quattrocento.bots.lookahead import advised_step
from quattrocento.bots.search import HALVING, Search
from quattrocento.bots.values.store import find_values
from quattrocento.core.chance import Chance, seeded

RESULTS = ROOT / "bench" / "results" / "search.json"
PLAYERS = 3
SIMULATIONS = 400
BATCH = 512
MOVES_BEFORE = 25


class SearchSpeed(msgspec.Struct, kw_only=True):
    """Simulations a second of a search, and evaluations a second of a net where there is one."""

    engine: str
    game: str
    players: int
    leaves: str
    simulations_per_second: float
    evaluations_per_second: float | None = None


def main() -> None:
    """Measure, show and save."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    seconds: float = parser.parse_args().seconds
    python = peers_python()
    stay_on_one_core()
    found = [ours(name, seconds) for name in qc.games()] + theirs(python, seconds)
    console = Console()
    show(console, found)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    console.print(f"saved in {RESULTS.relative_to(ROOT)}")


def ours(name: str, seconds: float) -> SearchSpeed:
    """One of our games: searches from positions some moves into it."""
    game = qc.game(name)
    net = find_values(name, PLAYERS)
    chance = Chance(seeded(1))
    simulations, taken, seed = 0, 0.0, 0
    while taken < seconds:
        state = game.new(players=PLAYERS, seed=seed)
        for _ in range(MOVES_BEFORE):
            advised_step(game, state)
        while len(state.legal(state.awaiting()[0])) < 2:
            advised_step(game, state)
        seed += 1
        search = Search(game, state.awaiting()[0], net, chance, HALVING)
        began = perf_counter()
        root = search.think(state, SIMULATIONS, seconds)
        taken += perf_counter() - began
        simulations += root.count
    return SearchSpeed(
        engine="Quattrocento",
        game=name,
        players=PLAYERS,
        leaves="net",
        simulations_per_second=round(simulations / taken),
        evaluations_per_second=evaluations(name),
    )


def evaluations(name: str) -> float:
    """Rows a second that the net of a game values, in batches."""
    game, net = qc.game(name), find_values(name, PLAYERS)
    assert game.features is not None
    rows = game.features.row(game.new(players=PLAYERS, seed=1), 0) * BATCH
    done, began = 0, perf_counter()
    while perf_counter() - began < 0.5:
        net.value_rows(rows, BATCH)
        done += BATCH
    return round(done / (perf_counter() - began))


def theirs(python: Path, seconds: float) -> list[SearchSpeed]:
    """OpenSpiel's search, in its own environment."""
    command = [str(python), "-m", "bench.peers.ismcts", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return [msgspec.convert(each, SearchSpeed) for each in json.loads(done.stdout)]


def show(console: Console, found: list[SearchSpeed]) -> None:
    """Print the table."""
    table = narrow_table("Search on one core")
    for heading in ("engine", "game", "players", "leaves"):
        table.add_column(heading)
    for heading in ("simulations/s", "evaluations/s"):
        table.add_column(heading, justify="right")
    for each in found:
        valued = each.evaluations_per_second
        table.add_row(
            each.engine,
            each.game,
            str(each.players),
            each.leaves,
            f"{each.simulations_per_second:,.0f}",
            "" if valued is None else f"{valued:,.0f}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
