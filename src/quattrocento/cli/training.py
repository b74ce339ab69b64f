"""The command `train`: make the learned values of a game from nothing."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from quattrocento.bots.values.training import Plan, train
from quattrocento.bots.workers import open_workers
from quattrocento.cli.contests import decimal, percent, progress_bar
from quattrocento.cli.output import print_json
from quattrocento.cli.seating import usual_players
from quattrocento.cli.speech import say, usual_language
from quattrocento.cli.stopping import kept_when_stopped
from quattrocento.core.errors import BadSetup
from quattrocento.core.registry import game as find_game


def run(
    console: Console,
    game: str,
    players: int | None,
    minutes: float | None,
    games: int,
    later: int,
    generations: int,
    seed: int,
    folder: Path,
    workers: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Train, showing how far it is, and say what came out."""
    found = find_game(game)
    if found.features is None:
        raise BadSetup("no-features", {"game": game})
    plan = Plan(
        game=game,
        players=usual_players(found, players),
        seed=seed,
        first_games=games,
        later_games=later,
        generations=generations,
        minutes=minutes,
    )
    with (
        kept_when_stopped(),
        open_workers(workers, ray) as staff,
        progress_bar(say("progress-games"), games + later * (generations - 1)) as bar,
    ):
        before: dict[str, int] = {}

        def told(generation: str, done: int, _whole: int) -> None:
            before[generation] = done
            bar(sum(before.values()))

        file, diary = train(plan, folder, staff, told, usual_language())
    if as_json:
        print_json(console, diary)
        return
    table = Table(title=say("train-title", game=game, players=plan.players))
    for column in ("generation", "games", "rows", "loss", "right"):
        table.add_column(say(f"column-{column}"), justify="right")
    for step in diary.steps:
        table.add_row(
            str(step.generation),
            str(step.games),
            str(step.rows),
            decimal(step.loss, digits=3),
            percent(step.right),
        )
    console.print(table)
    console.print(say("train-written", file=str(file)), soft_wrap=True)
    console.print(say("train-used-by", folder=str(folder)), soft_wrap=True)
