"""How fast the engines are: random playouts on one core, and cloning."""

from __future__ import annotations

from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table

from quattrocento import compiled
from quattrocento.cli.output import print_json
from quattrocento.cli.speech import say
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.game import Game
from quattrocento.core.playout import play_randomly
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games

CLONES = 2000


class Measure(msgspec.Struct, kw_only=True):
    """The speed of a game with some number of players."""

    game: str
    players: int
    build: str
    decisions_per_second: float
    games_per_second: float
    clone_nanoseconds: float


def bench(console: Console, seconds: float, as_json: bool) -> None:
    """Measure every game with every number of players."""
    measures = [
        measured(find_game(name), players, seconds)
        for name in games()
        for players in find_game(name).seats
    ]
    if as_json:
        print_json(console, measures)
    else:
        show(console, measures)


def measured(game: Game, players: int, seconds: float) -> Measure:
    """Play random games for some seconds, each begun anew; then clone a state."""
    chance = Chance(seeded(players))
    decisions = finished = 0
    started = perf_counter()
    while (taken := perf_counter() - started) < seconds:
        decisions += play_randomly(game.new(players=players, seed=finished), chance)
        finished += 1
    return Measure(
        game=game.name,
        players=players,
        build="compiled" if compiled else "pure",
        decisions_per_second=round(decisions / taken),
        games_per_second=round(finished / taken, 1),
        clone_nanoseconds=round(clone_seconds(game, players) * 1e9, 1),
    )


def clone_seconds(game: Game, players: int) -> float:
    """How long a clone of a fresh game takes."""
    state = game.new(players=players, seed=0)
    started = perf_counter()
    for _ in range(CLONES):
        state.clone()
    return (perf_counter() - started) / CLONES


def show(console: Console, measures: list[Measure]) -> None:
    """The measures as a table."""
    build = say("build-compiled") if compiled else say("build-pure")
    table = Table(title=say("bench-title", build=build))
    columns = ("game", "players", "decisions-per-second", "games-per-second", "clone")
    for column in columns:
        table.add_column(say(f"column-{column}"), justify="left" if column == "game" else "right")
    for measure in measures:
        table.add_row(
            measure.game,
            str(measure.players),
            f"{measure.decisions_per_second:,.0f}",
            f"{measure.games_per_second:,.0f}",
            f"{measure.clone_nanoseconds:,.0f} ns",
        )
    console.print(table)
