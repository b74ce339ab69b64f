"""How much quicker the arena is with two workers than with one: `python -m bench.arena`."""

import argparse
import os
from time import perf_counter

import msgspec
from rich.console import Console

from bench.environment import ROOT
from quattrocento.bots.arena import tournament

RESULTS = ROOT / "bench" / "results" / "arena.json"
GAME = "palazzo"
KINDS = ["master", "master", "master"]


class SpeedUp(msgspec.Struct, kw_only=True):
    """Seconds for the same matches with one worker and with two, and how busy the machine was."""

    game: str
    games: int
    one: float
    two: float
    load: float

    @property
    def times(self) -> float:
        """How many times as quick two workers are."""
        return self.one / self.two


def main() -> None:
    """Measure, show and save."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    games: int = parser.parse_args().games
    load = os.getloadavg()[0]
    taken = [seconds(games, workers) for workers in (1, 2)]
    found = SpeedUp(game=GAME, games=games, one=taken[0], two=taken[1], load=round(load, 1))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    Console().print(
        f"{games} games of {GAME}: {found.one:.1f} s with one worker, {found.two:.1f} s with two,"
        f" {found.times:.2f} times as quick (load before: {found.load})"
    )


def seconds(games: int, workers: int) -> float:
    """How long the matches take."""
    began = perf_counter()
    tournament(GAME, KINDS, games, seed=1, workers=workers)
    return round(perf_counter() - began, 2)


if __name__ == "__main__":
    main()
