"""The commands of the terminal, each with its options; the work is done in their own files."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from quattrocento import __version__, compiled
from quattrocento.cli import hosting, lab
from quattrocento.cli.files import failure_words
from quattrocento.cli.speech import say, speech, usual_language
from quattrocento.core.errors import QuattrocentoError

BAD_INPUT = 2

app = typer.Typer(
    name="quattrocento",
    help=say("help-app"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


app.add_typer(hosting.app, name="host")
app.add_typer(lab.app, name="lab")


class Language(StrEnum):
    """The languages of the house."""

    en = "en"
    fr = "fr"


USUAL = Language(usual_language())


def _text(key: str) -> str:
    return say(f"help-{key}")


Game = Annotated[str, typer.Argument(help=_text("game"), metavar="GAME")]
Players = Annotated[int | None, typer.Option(help=_text("players"), metavar="N")]
Seed = Annotated[int, typer.Option(help=_text("seed"), metavar="S")]
Games = Annotated[int, typer.Option(help=_text("games"), min=1, metavar="N")]
Bots = Annotated[str | None, typer.Option(help=_text("bots"), metavar="BOT,BOT")]
Options = Annotated[list[str] | None, typer.Option("--option", help=_text("option"), metavar="K=V")]
Workers = Annotated[int | None, typer.Option(help=_text("workers"), min=1, metavar="N")]
Ray = Annotated[str | None, typer.Option(help=_text("ray"), metavar="ADDRESS")]
AsJson = Annotated[bool, typer.Option("--json", help=_text("json"))]
Lang = Annotated[Language, typer.Option(help=_text("lang"))]
File = Annotated[Path, typer.Argument(help=_text("file"), metavar="FILE")]


Database = Annotated[str | None, typer.Option(help=_text("database"), metavar="URL")]
Data = Annotated[Path | None, typer.Option(help=_text("data"), metavar="DIR")]


def _version(wanted: bool) -> None:
    if wanted:
        build = say("build-compiled") if compiled else say("build-pure")
        typer.echo(f"quattrocento {__version__} ({build})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _house(
    context: typer.Context,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=_text("no-browser"))] = False,
    version: Annotated[
        bool,
        typer.Option("--version", help=_text("version"), callback=_version, is_eager=True),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from quattrocento.cli import serving

        serving.open_house(Console(), browser=not no_browser)


@app.command("games", help=_text("cmd-games"))
def _games(json: AsJson = False) -> None:
    from quattrocento.cli.games import show_games

    show_games(Console(), json)


@app.command("bots", help=_text("cmd-bots"))
def _bots(
    game: Annotated[str | None, typer.Argument(help=_text("game"), metavar="GAME")] = None,
    json: AsJson = False,
) -> None:
    from quattrocento.cli.bots import show_bots

    show_bots(Console(), game, json)


@app.command("rules", help=_text("cmd-rules"))
def _rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(help=_text("rule"), metavar="ID")] = None,
    lang: Lang = USUAL,
    json: AsJson = False,
) -> None:
    from quattrocento.cli.games import show_rules

    show_rules(Console(), game, rule, lang.value, json)


@app.command("play", help=_text("cmd-play"))
def _play(
    game: Game,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(help=_text("seats"), metavar="ME,BOT")] = None,
    seed: Annotated[int | None, typer.Option(help=_text("seed"), metavar="S")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help=_text("save"), metavar="FILE")] = None,
    lot: Annotated[bool, typer.Option("--lot/--as-arranged", help=_text("lot"))] = True,
    lang: Lang = USUAL,
) -> None:
    from quattrocento.cli import playing

    playing.play(Console(), game, players, seats, seed, option or [], save, lot, lang.value)


@app.command("simulate", help=_text("cmd-simulate"))
def _simulate(
    game: Game,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = None,
    option: Options = None,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    from quattrocento.cli import contests

    contests.simulate(Console(), game, players, games, seed, bots, option or [], workers, json)


@app.command("arena", help=_text("cmd-arena"))
def _arena(
    game: Game,
    bots: Annotated[str, typer.Option(help=_text("bots"), metavar="BOT,BOT")] = "advised,random",
    games: Games = 100,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = None,
    ray: Ray = None,
    file: Annotated[Path | None, typer.Option(help=_text("results"), metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(help=_text("plot"), metavar="FILE")] = None,
    json: AsJson = False,
) -> None:
    from quattrocento.cli import contests

    contests.arena(Console(), game, bots, games, seed, option or [], workers, ray, file, plot, json)


@app.command("train", help=_text("cmd-train"))
def _train(
    game: Game,
    players: Players = None,
    minutes: Annotated[float | None, typer.Option(help=_text("minutes"), min=0.01)] = None,
    games: Annotated[int, typer.Option(help=_text("first-games"), min=1, metavar="N")] = 3000,
    later: Annotated[int, typer.Option(help=_text("later-games"), min=1, metavar="N")] = 800,
    generations: Annotated[int, typer.Option(help=_text("generations"), min=1)] = 4,
    seed: Seed = 0,
    folder: Annotated[Path, typer.Option(help=_text("folder"), metavar="DIR")] = Path("training"),
    workers: Annotated[int, typer.Option(help=_text("workers"), min=1, metavar="N")] = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    from quattrocento.cli import training

    training.run(
        Console(),
        game,
        players,
        minutes,
        games,
        later,
        generations,
        seed,
        folder,
        workers,
        ray,
        json,
    )


@app.command("replay", help=_text("cmd-replay"))
def _replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help=_text("seat"), metavar="SEAT")] = None,
    move: Annotated[int | None, typer.Option(help=_text("move"), metavar="N")] = None,
    lang: Lang = USUAL,
) -> None:
    from quattrocento.cli import records

    records.replay(Console(), file, seat, move, lang.value)


@app.command("verify", help=_text("cmd-verify"))
def _verify(
    files: Annotated[list[Path], typer.Argument(help=_text("files"), metavar="FILE...")],
    receipt: Annotated[
        Path | None, typer.Option(help=_text("receipt"), metavar="FILE", exists=True)
    ] = None,
    json: AsJson = False,
) -> None:
    from quattrocento.cli import proofs

    if not proofs.verify(Console(), files, receipt, json):
        raise typer.Exit(BAD_INPUT)


@app.command("review", help=_text("cmd-review"))
def _review(
    file: File,
    seat: Annotated[int, typer.Option(help=_text("seat-of"), metavar="SEAT")] = 1,
    again: Annotated[int | None, typer.Option("--try", help=_text("try"), metavar="MOVE")] = None,
    lang: Lang = USUAL,
    json: AsJson = False,
) -> None:
    from quattrocento.cli import coaching, variations

    if again is not None:
        variations.try_again(Console(), file, seat, again, lang.value)
        return
    coaching.show_review(Console(), file, seat, lang.value, json)


puzzles_app = typer.Typer(
    name="puzzles", help=_text("cmd-puzzles"), add_completion=False, rich_markup_mode=None
)
app.add_typer(puzzles_app)


@puzzles_app.command("make", help=_text("cmd-puzzles-make"))
def _puzzles_make(
    game: Game,
    players: Players = None,
    number: Annotated[int, typer.Option(help=_text("puzzles-number"), min=1, metavar="N")] = 100,
    minutes: Annotated[float | None, typer.Option(help=_text("minutes"), min=0.01)] = None,
    seed: Seed = 0,
    file: Annotated[Path | None, typer.Option(help=_text("puzzles-file"), metavar="FILE")] = None,
) -> None:
    from quattrocento.cli import puzzles

    puzzles.make(Console(), game, players, number, seed, minutes, file)


@puzzles_app.command("check", help=_text("cmd-puzzles-check"))
def _puzzles_check(
    game: Game,
    seed: Seed = 0,
    file: Annotated[Path | None, typer.Option(help=_text("puzzles-check"), metavar="FILE")] = None,
) -> None:
    from quattrocento.cli import puzzles

    puzzles.check(Console(), game, seed, file)


@puzzles_app.command("solve", help=_text("cmd-puzzles-solve"))
def _puzzles_solve(
    game: Game,
    first: Annotated[int, typer.Option("--from", help=_text("puzzles-from"), metavar="N")] = 1,
    lang: Lang = USUAL,
) -> None:
    from quattrocento.cli import puzzles

    puzzles.solve(Console(), game, first, lang.value)


@app.command("bench", help=_text("cmd-bench"))
def _bench(
    seconds: Annotated[float, typer.Option(help=_text("seconds"), min=0.1)] = 2.0,
    json: AsJson = False,
) -> None:
    from quattrocento.cli import measure

    measure.bench(Console(), seconds, json)


@app.command("new-game", help=_text("cmd-new-game"))
def _new_game(
    name: Annotated[str, typer.Argument(help=_text("new-game"), metavar="NAME")],
    folder: Annotated[Path, typer.Option(help=_text("new-game-folder"), metavar="DIR")] = Path(),
) -> None:
    from quattrocento.cli import scaffold

    scaffold.write_game(Console(), name, folder)


@app.command("serve", help=_text("cmd-serve"))
def _serve(
    host: Annotated[str, typer.Option(help=_text("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=_text("port"), min=1, max=65535)] = 1469,
    database: Database = None,
    data: Data = None,
    bot_pause: Annotated[float, typer.Option(help=_text("bot-pause"), min=0)] = 0.8,
    allow_host: Annotated[list[str] | None, typer.Option(help=_text("allow-host"))] = None,
    url: Annotated[str | None, typer.Option(help=_text("url"), metavar="URL")] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option(help=_text("trust-proxy"))] = None,
    metrics_from: Annotated[list[str] | None, typer.Option(help=_text("metrics-from"))] = None,
    processes: Annotated[int, typer.Option(help=_text("processes"), min=1, max=64)] = 1,
    vacation_days: Annotated[int, typer.Option(help=_text("vacation-days"), min=0, max=366)] = 21,
    smtp: Annotated[
        str | None, typer.Option(help=_text("smtp"), envvar="QUATTROCENTO_SMTP", metavar="URL")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help=_text("mail-from"))] = None,
    private_endpoints: Annotated[
        bool, typer.Option("--private-endpoints", help=_text("private-endpoints"))
    ] = False,
) -> None:
    from quattrocento.cli import serving
    from quattrocento.server.people.settings import PeopleSettings
    from quattrocento.server.settings import Settings

    settings = Settings(
        database=serving.database_of(database, data),
        bot_pause=bot_pause,
        allowed_hosts=tuple(allow_host or ()),
        url=url,
        trusted_proxies=tuple(trust_proxy or ()),
        metrics_from=tuple(metrics_from or ()),
        people=PeopleSettings(
            vacation_days=vacation_days,
            smtp=smtp,
            mail_from=mail_from,
            private_endpoints=private_endpoints,
        ),
    )
    serving.serve(Console(), host, port, settings, processes)


@app.command("export", help=_text("cmd-export"))
def _export(
    file: Annotated[Path, typer.Argument(help=_text("export-file"), metavar="FILE")],
    database: Database = None,
    data: Data = None,
    as_records: Annotated[bool, typer.Option("--records", help=_text("as-records"))] = False,
) -> None:
    from quattrocento.cli import serving

    serving.export(Console(), serving.database_of(database, data), file, as_records)


@app.command("import", help=_text("cmd-import"))
def _import(
    files: Annotated[list[Path], typer.Argument(help=_text("import-files"), metavar="FILE...")],
    database: Database = None,
    data: Data = None,
) -> None:
    from quattrocento.cli import serving

    if not serving.take_in(Console(), serving.database_of(database, data), files):
        raise typer.Exit(BAD_INPUT)


def run() -> None:
    """Run a command; what was wrong is told in one line, with exit code 2."""
    try:
        app()
    except QuattrocentoError as error:
        Console(stderr=True, soft_wrap=True).print(error.sentence(usual_language()), markup=False)
        sys.exit(BAD_INPUT)
    except OSError as error:
        Console(stderr=True, soft_wrap=True).print(failure_words(speech(), error), markup=False)
        sys.exit(BAD_INPUT)
    except UnicodeDecodeError as error:
        Console(stderr=True).print(say("not-text", problem=error.reason), markup=False)
        sys.exit(BAD_INPUT)
