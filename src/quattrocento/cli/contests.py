"""Contests between bots: `simulate` (seats fixed) and `arena` (seats in turn, with ratings)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quattrocento.bots.arena import Progress as Told
from quattrocento.bots.arena import (
    Share,
    Standing,
    Tournament,
    ending,
    matches,
    play_on,
    plot,
    standings,
)
from quattrocento.cli.files import must_be_writable
from quattrocento.cli.output import print_json
from quattrocento.cli.seating import read_bots, read_options, split_list
from quattrocento.cli.speech import say, sign, usual_language
from quattrocento.cli.stopping import kept_when_stopped
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Told]:
    """A bar on the error stream while something long goes on; none if it is no terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


# Simulate


def simulate(
    console: Console,
    game: str,
    players: int | None,
    games: int,
    seed: int,
    bots: str | None,
    options: list[str],
    workers: int | None,
    as_json: bool,
) -> None:
    """Play games between bots in fixed seats, and show how they went."""
    found = find_game(game)
    kinds = read_bots(bots, found, players, "random")
    chosen = read_options(found, options)
    found.new(players=len(kinds), seed=seed, options=chosen)
    started = perf_counter()
    records: list[Record] = []
    with progress_bar(say("progress-games"), games) as told:
        for record in matches(game, kinds, games, seed, chosen, workers, turning=False):
            records.append(record)
            told(len(records))
    report = summary(game, kinds, records, perf_counter() - started)
    if as_json:
        print_json(console, report)
    else:
        show_summary(console, report)


class SeatSummary(msgspec.Struct, kw_only=True):
    """How the bot of one seat fared; a shared win counts in part."""

    seat: int
    bot: str
    wins: float
    average: float
    lowest: int
    highest: int


class Summary(msgspec.Struct, kw_only=True):
    """What came out of games in fixed seats."""

    game: str
    games: int
    decisions: int
    decisions_per_game: float
    seconds: float
    seats: list[SeatSummary]


def summary(game: str, kinds: list[str], records: list[Record], seconds: float) -> Summary:
    """Sum up games in fixed seats."""
    scores = [ending(record)[0] for record in records]
    winners = [ending(record)[1] for record in records]
    moves = sum(len(record.moves) for record in records)
    return Summary(
        game=game,
        games=len(records),
        decisions=moves,
        decisions_per_game=round(moves / len(records), 1),
        seconds=round(seconds, 2),
        seats=[
            SeatSummary(
                seat=seat + 1,
                bot=kind,
                wins=round(sum(1 / len(won) for won in winners if seat in won), 2),
                average=round(sum(score[seat] for score in scores) / len(scores), 2),
                lowest=min(score[seat] for score in scores),
                highest=max(score[seat] for score in scores),
            )
            for seat, kind in enumerate(kinds)
        ],
    )


def show_summary(console: Console, report: Summary) -> None:
    """The summary as a table."""
    table = Table(title=say("simulate-title", game=report.game, games=report.games))
    for column in SeatSummary.__struct_fields__:
        table.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for row in report.seats:
        numbers = (row.wins, row.average, row.lowest, row.highest)
        table.add_row(str(row.seat), row.bot, *(decimal(value, digits=2) for value in numbers))
    console.print(table)
    console.print(
        say(
            "simulate-speed",
            decisions=report.decisions_per_game,
            seconds=report.seconds,
        )
    )


# Arena


def arena(
    console: Console,
    game: str,
    bots: str,
    games: int,
    seed: int,
    options: list[str],
    workers: int | None,
    ray: str | None,
    file: Path | None,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other, seats in turn, and show their standings and ratings."""
    found = find_game(game)
    kinds = read_bots(",".join(split_list(bots)), found, None, "advised")
    chosen = read_options(found, options)
    found.new(players=len(kinds), seed=seed, options=chosen)
    for target in (picture, file):
        if target is not None:
            # At once, so that it is not found out after hours.
            must_be_writable(target)
    stopping = nullcontext() if file is None else kept_when_stopped()
    with stopping, progress_bar(say("progress-games"), games) as told:
        plan = Tournament(game=game, kinds=kinds, seed=seed, options=chosen)
        play_on(plan, games, workers, told, ray, file)
    if picture is not None:
        picture.write_text(plot(plan, usual_language()), encoding="utf-8")
    if as_json:
        print_json(console, standings(plan))
    else:
        show_standings(console, game, len(plan.results), standings(plan))


def show_standings(console: Console, game: str, games: int, found: list[Standing]) -> None:
    """The standings as tables, best first: in all, by seat and by start."""
    table = Table(title=say("arena-title", game=game, games=games))
    for column in ("bot", "wins", "win-share", "interval", "average", "margin", "skill"):
        table.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for standing in found:
        table.add_row(
            standing.entrant,
            decimal(standing.wins),
            percent(standing.win_share),
            interval(standing.low, standing.high),
            decimal(standing.points),
            with_doubt(standing.margin, standing.margin_95, signed=True),
            with_doubt(standing.skill, standing.doubt),
        )
    console.print(table)
    if len(found) > 1:
        names = [each.entrant for each in found]
        console.print(shares_table("arena-by-seat", names, [each.by_seat for each in found]))
        console.print(shares_table("arena-by-start", names, [each.by_start for each in found]))


def shares_table(title: str, entrants: list[str], rows: list[list[Share]]) -> Table:
    """Shares of wins and margins by some place, each with its 95 % interval."""
    table = Table(title=say(title))
    table.add_column(say("column-bot"))
    for place in range(len(rows)):
        table.add_column(str(place + 1), justify="right")
    for entrant, shares in zip(entrants, rows, strict=True):
        table.add_row(entrant, *(share_cell(share) for share in shares))
    return table


def share_cell(share: Share) -> str:
    """A share with its interval, and below it the margin; a dash where nothing was played."""
    if not share.games:
        return "–"
    wins = say(
        "share-with-interval", share=percent(share.share), interval=interval(share.low, share.high)
    )
    return f"{wins}\n{with_doubt(share.margin, share.margin_95, signed=True)}"


# Numbers in the language of the terminal


def percent(share: float) -> str:
    """A part of 1 in hundredths."""
    return say("percent", share=round(100 * share))


def interval(low: float, high: float) -> str:
    """From one part of 1 to another."""
    return say("interval", low=round(100 * low), high=round(100 * high))


def decimal(value: float, signed: bool = False, digits: int = 1) -> str:
    """A number with so many digits behind its mark at most."""
    mark = sign(value) if signed else ""
    return mark + say("decimal", value=round(abs(value) if signed else value, digits))


def with_doubt(value: float, doubt: float, signed: bool = False) -> str:
    """A number, and how far it may be off."""
    return f"{decimal(value, signed)} ± {decimal(doubt)}"
