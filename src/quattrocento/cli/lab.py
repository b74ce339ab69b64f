"""The commands of the lab: data sets of self-play, nets that learn, and rating programs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from quattrocento.cli.output import print_json
from quattrocento.cli.speech import say
from quattrocento.core.errors import BadSetup
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games as all_games

if TYPE_CHECKING:
    from quattrocento.lab.dataset import Manifest
    from quattrocento.lab.rating import Entrant, Rating

app = typer.Typer(name="lab", help=say("help-cmd-lab"), add_completion=False, rich_markup_mode=None)

Game = Annotated[str, typer.Argument(help=say("help-game"), metavar="GAME")]
Folder = Annotated[Path, typer.Argument(help=say("help-lab-folder"), metavar="DIR")]
Players = Annotated[int | None, typer.Option(help=say("help-players"), metavar="N")]
Seed = Annotated[int, typer.Option(help=say("help-seed"), metavar="S")]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]


@app.command("export", help=say("help-cmd-lab-export"))
def _export(
    game: Game,
    folder: Folder,
    players: Players = None,
    games: Annotated[int, typer.Option(help=say("help-games"), min=1, metavar="N")] = 100,
    bots: Annotated[str | None, typer.Option(help=say("help-bots"), metavar="BOT,BOT")] = None,
    seed: Seed = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", help=say("help-option"), metavar="K=V")
    ] = None,
    games_a_file: Annotated[
        int, typer.Option(help=say("help-lab-games-a-file"), min=1, metavar="N")
    ] = 50,
    knowledge: Annotated[
        bool, typer.Option("--knowledge/--no-knowledge", help=say("help-lab-knowledge"))
    ] = True,
    workers: Annotated[int | None, typer.Option(help=say("help-workers"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=say("help-ray"), metavar="ADDRESS")] = None,
    json: AsJson = False,
) -> None:
    from quattrocento.cli.contests import progress_bar
    from quattrocento.cli.seating import read_bots, read_options

    found = find_game(game)
    kinds = read_bots(bots, found, players, "advised")
    chosen = read_options(found, option or [])
    found.new(players=len(kinds), seed=seed, options=chosen)
    needs("pyarrow")
    from quattrocento.lab.dataset import manifest_of
    from quattrocento.lab.export import export

    wanted = manifest_of(game, len(kinds), kinds, games, seed, games_a_file, knowledge, chosen)
    with progress_bar(say("progress-games"), games) as told:
        manifest = export(wanted, folder, workers, ray, told)
    show_dataset(Console(), folder, manifest, json)


@app.command("check", help=say("help-cmd-lab-check"))
def _check(folder: Folder, json: AsJson = False) -> None:
    needs("pyarrow")
    from quattrocento.lab.dataset import open_dataset

    manifest, _ = open_dataset(folder)
    show_dataset(Console(), folder, manifest, json)


def show_dataset(console: Console, folder: Path, manifest: Manifest, as_json: bool) -> None:
    """What a data set holds, in a line or as JSON."""
    found: dict[str, str | int] = {
        "folder": str(folder),
        "game": manifest.game,
        "players": manifest.players,
        "games": sum(part.games for part in manifest.parts),
        "rows": sum(part.rows for part in manifest.parts),
        "files": len(manifest.parts),
    }
    if as_json:
        print_json(console, found)
    else:
        console.print(say("lab-dataset", **found), soft_wrap=True, markup=False)


@app.command("entries", help=say("help-cmd-lab-entries"))
def _entries(game: Game, players: Players = None, json: AsJson = False) -> None:
    from quattrocento.cli.seating import usual_players

    found = find_game(game)
    number = usual_players(found, players)
    found.new(players=number, seed=0)
    from quattrocento.lab.observations import Observations

    observations = Observations(found, number)
    entries = [
        {"place": place, "name": name, "most": int(most)}
        for place, (name, most) in enumerate(
            zip(observations.names, observations.limits, strict=True)
        )
    ]
    console = Console()
    if json:
        print_json(console, entries)
        return
    for entry in entries:
        console.print(
            f"{entry['place']:4}  {entry['name']} (0–{entry['most']})",
            soft_wrap=True,
            markup=False,
            highlight=False,
        )


# Where the token of an agent is looked for: a command line can be read by others.
VARIABLE = "QUATTROCENTO_TOKEN"
NetFile = Annotated[Path, typer.Argument(help=say("help-lab-net"), metavar="FILE")]
Spread = Annotated[float, typer.Option(help=say("help-lab-spread"), min=0.1, metavar="POINTS")]


@app.command("train", help=say("help-cmd-lab-train"))
def _train(
    game: Game,
    file: NetFile,
    players: Players = None,
    chapters: Annotated[
        int, typer.Option(help=say("help-lab-chapters"), min=1, max=100_000, metavar="N")
    ] = 20,
    against: Annotated[
        str | None, typer.Option(help=say("help-lab-against"), metavar="BOT|FILE")
    ] = None,
    start: Annotated[str | None, typer.Option(help=say("help-lab-start"), metavar="FILE")] = None,
    spread: Spread = 40.0,
    games_at_once: Annotated[
        int, typer.Option(help=say("help-lab-at-once"), min=1, max=65_536, metavar="N")
    ] = 128,
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    from quattrocento.cli.contests import progress_bar
    from quattrocento.cli.seating import usual_players
    from quattrocento.lab.learning.ppo import Plan, train

    plan = Plan(
        game=game,
        players=usual_players(find_game(game), players),
        seed=seed,
        chapters=chapters,
        against=against,
        start=start,
        spread=spread,
        games_at_once=games_at_once,
    )
    with progress_bar(say("progress-chapters"), chapters) as told:
        _, diary = train(plan, net_file(file), lambda done, _worth: told(done))
    console = Console()
    if json:
        print_json(console, diary)
        return
    table = Table(title=say("train-title", game=game, players=plan.players))
    for column in ("chapter", "games", "decisions", "worth", "entropy"):
        table.add_column(say(f"column-{column}"), justify="right")
    for number, chapter in enumerate(diary.chapters, start=1):
        table.add_row(
            str(number),
            str(chapter.games),
            str(chapter.decisions),
            f"{chapter.worth:+.2f}",
            f"{chapter.entropy:.2f}",
        )
    console.print(table)
    console.print(say("train-written", file=str(file)), soft_wrap=True, markup=False)


@app.command("imitate", help=say("help-cmd-lab-imitate"))
def _imitate(
    folder: Folder,
    file: NetFile,
    epochs: Annotated[
        int, typer.Option(help=say("help-lab-epochs"), min=1, max=10_000, metavar="N")
    ] = 8,
    spread: Spread = 40.0,
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    from quattrocento.cli.contests import progress_bar

    needs("pyarrow")
    from quattrocento.lab.learning.imitation import train

    with progress_bar(say("progress-epochs"), epochs) as told:
        _, diary = train(
            folder, net_file(file), seed, epochs, lambda done, _same: told(done), spread
        )
    console = Console()
    if json:
        print_json(console, diary)
        return
    table = Table(title=str(folder))
    for column in ("epoch", "same", "error"):
        table.add_column(say(f"column-{column}"), justify="right")
    for number, epoch in enumerate(diary.chapters, start=1):
        table.add_row(str(number), f"{epoch.same:.1%}", f"{epoch.error:.3f}")
    console.print(table)
    console.print(say("train-written", file=str(file)), soft_wrap=True, markup=False)


def net_file(file: Path) -> Path:
    """The file, if it is called as nets are; BadSetup says how."""
    from quattrocento.lab.learning.files import ENDING

    if file.suffix != ENDING:
        raise BadSetup("bad-net-name", {"file": file.name, "ending": ENDING})
    return file


@contextmanager
def entrant(agent: str, seconds: float, words: bool) -> Iterator[Entrant]:
    """A net of ours, by the ending of its file, or a program that is started."""
    from quattrocento.lab.agents import Agent
    from quattrocento.lab.learning.files import ENDING
    from quattrocento.lab.learning.player import NetPlayer

    if agent.endswith(ENDING):
        yield NetPlayer(Path(agent))
        return
    with Agent(agent, seconds, words) as program:
        yield program


@app.command("rate", help=say("help-cmd-lab-rate"))
def _rate(
    agent: Annotated[str, typer.Argument(help=say("help-lab-agent"), metavar="AGENT")],
    game: Annotated[
        list[str] | None, typer.Option("--game", help=say("help-lab-game"), metavar="GAME")
    ] = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help=say("help-lab-games"), min=1, metavar="N")] = 40,
    ladder: Annotated[
        str, typer.Option(help=say("help-lab-ladder"), metavar="BOT,BOT")
    ] = "random,novice,apprentice",
    seconds: Annotated[float, typer.Option(help=say("help-lab-seconds"), min=0.01)] = 60.0,
    words: Annotated[bool, typer.Option("--words", help=say("help-lab-words"))] = False,
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    from quattrocento.cli.contests import progress_bar
    from quattrocento.cli.seating import split_list, usual_players
    from quattrocento.lab.rating import checked, number_of_games, rate

    steps = split_list(ladder)
    names = game or all_games()
    numbers = [usual_players(find_game(name), players) for name in names]
    for name, number in zip(names, numbers, strict=True):
        checked(name, number, steps)
    found: list[Rating] = []
    total = number_of_games(steps, games)
    with (
        entrant(agent, seconds, words) as program,
        progress_bar(say("progress-games"), total * len(names)) as told,
    ):
        for place, (name, number) in enumerate(zip(names, numbers, strict=True)):

            def counted(done: int, before: int = place * total) -> None:
                told(before + done)

            found.append(rate(program, name, number, games, seed, steps, counted))
    show_ratings(Console(), found, json)


@app.command("play", help=say("help-cmd-lab-play"))
def _play(
    url: Annotated[str, typer.Argument(help=say("help-lab-url"), metavar="URL")],
    agent: Annotated[str, typer.Argument(help=say("help-lab-program"), metavar="AGENT")],
    code: Annotated[str, typer.Option(help=say("help-lab-code"), metavar="CODE")],
    seconds: Annotated[float, typer.Option(help=say("help-lab-seconds"), min=0.01)] = 60.0,
    words: Annotated[bool, typer.Option("--words", help=say("help-lab-words"))] = False,
    json: AsJson = False,
) -> None:
    from quattrocento.lab.agents import Agent
    from quattrocento.lab.table import Server, play

    token = os.environ.get(VARIABLE, "")
    if not token:
        raise BadSetup("no-token", {"variable": VARIABLE})
    with Agent(agent, seconds, words) as program:
        found = play(Server(url, token), program, code)
    console = Console()
    if json:
        print_json(console, found)
    else:
        scores = ", ".join(str(score) for score in found.scores or [])
        said = say("lab-played", game=found.game, seat=found.seat + 1, scores=scores)
        console.print(said, soft_wrap=True, markup=False)


def show_ratings(console: Console, found: list[Rating], as_json: bool) -> None:
    """Ratings, and how the program did on each step."""
    if as_json:
        print_json(console, found)
        return
    for rating in found:
        table = Table(title=say("lab-rate-title", game=rating.game, players=rating.players))
        for column in ("bot", "games", "wins", "interval", "rating"):
            table.add_column(
                say(f"column-{column}"), justify="left" if column == "bot" else "right"
            )
        for step in rating.steps:
            table.add_row(
                step.bot,
                str(step.games),
                f"{step.wins:g}",
                f"{step.low:.0%}–{step.high:.0%}",
                f"{step.rating:.0f}",
            )
        console.print(table)
        numbers = {"rating": rating.rating, "low": rating.low, "high": rating.high}
        said = {name: f"{number:.0f}" for name, number in numbers.items()}
        console.print(say("lab-rating", agent=rating.agent, **said), soft_wrap=True, markup=False)


def needs(library: str) -> None:
    """Refuse what cannot be done without a library of the extra `lab`."""
    from importlib.util import find_spec

    if find_spec(library) is None:
        raise BadSetup("no-lab", {"library": library})
