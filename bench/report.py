"""What the reader gets: two tables on the screen, and a JSON file."""

import platform
from pathlib import Path
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.measurement import Measurement
from bench.programs import OURS


def show(console: Console, measurements: list[Measurement]) -> None:
    """Print the tables."""
    console.print(speeds(measurements))
    console.print(ratios(measurements))


def narrow_table(title: str) -> Table:
    """Begin a table that fits on 80 columns."""
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 0, 0, 1))


def speeds(measurements: list[Measurement]) -> Table:
    """Give the table of what was measured."""
    table = narrow_table("Random games on one core")
    for heading in ("engine", "game", "players", "build"):
        table.add_column(heading)
    for heading in ("decisions/s", "games/s", "clone"):
        table.add_column(heading, justify="right")
    for one in measurements:
        table.add_row(
            one.engine,
            one.game,
            str(one.players),
            one.build,
            f"{one.decisions_per_second:,.0f}",
            f"{one.games_per_second:,.0f}",
            duration(one.clone_nanoseconds),
        )
    return table


def duration(nanoseconds: float) -> str:
    """Write a short time for people."""
    return f"{nanoseconds:.0f} ns" if nanoseconds < 1000 else f"{nanoseconds / 1000:.1f} µs"


def ratios(measurements: list[Measurement]) -> Table:
    """Give the table of our decisions/s as multiples of the others'."""
    ours, peers = parted(measurements)
    table = narrow_table("Our decisions/s, as multiples of theirs")
    for heading in ("game", "build"):
        table.add_column(heading)
    for their in peers:
        table.add_column(f"{their.engine}\n{their.game}\n{their.build}", justify="right")
    for our in ours:
        multiples = [f"{times(our, their):,.3g}" for their in peers]
        table.add_row(f"{our.game} {our.players}", our.build, *multiples)
    return table


def parted(measurements: list[Measurement]) -> tuple[list[Measurement], list[Measurement]]:
    """Part our games from those of others."""
    ours = [one for one in measurements if one.engine == OURS]
    return ours, [one for one in measurements if one.engine != OURS]


def times(our: Measurement, their: Measurement) -> float:
    """Say how many times as fast as theirs ours is."""
    return our.decisions_per_second / their.decisions_per_second


def save(path: Path, measurements: list[Measurement], rounds: int) -> None:
    """Write everything to a JSON file."""
    ours, peers = parted(measurements)
    content: dict[str, Any] = {
        "machine": platform.platform(),
        "python": platform.python_version(),
        "rounds": rounds,
        "measurements": measurements,
        "ratios": [
            {
                "game": our.game,
                "players": our.players,
                "build": our.build,
                "over": {
                    f"{their.engine} {their.game} {their.build}": round(times(our, their), 3)
                    for their in peers
                },
            }
            for our in ours
        ],
    }
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content)) + b"\n")
