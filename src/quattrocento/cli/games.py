"""The games there are, and their rules."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.table import Table

from quattrocento.cli.output import print_json
from quattrocento.cli.speech import say
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.core.rules import Rule, rule, rules


def show_games(console: Console, as_json: bool) -> None:
    """All games with their player counts, the styles of their bots and their options."""
    offered = [find_game(name) for name in games()]
    if as_json:
        rows = [
            {
                "game": game.name,
                "players": list(game.seats),
                "actions": len(game.actions),
                "options": game.options,
                "styles": list(game.styles),
            }
            for game in offered
        ]
        print_json(console, rows)
        return
    columns = ("game", "players", "styles", "options")
    table = Table(*(say(f"column-{column}") for column in columns))
    for game in offered:
        options = ", ".join(option.name for option in game.options) or "-"
        styles = ", ".join(game.styles) or "-"
        table.add_row(game.name, f"{game.seats.start}-{game.seats.stop - 1}", styles, options)
    console.print(table)


def show_rules(
    console: Console, game: str, wanted: str | None, language: str, as_json: bool
) -> None:
    """One rule, all of a chapter (`PAL-AUC`), or the list of all rules."""
    from rich.markdown import Markdown

    find_game(game)
    if wanted is None and not as_json:
        show_contents(console, game, language)
        return
    found = chosen_rules(game, wanted, language)
    if as_json:
        print_json(console, found)
        return
    for each in found:
        console.print(Markdown(f"**{each.id}** · {each.title}\n\n{each.text}\n"))
        console.print()


def chosen_rules(game: str, wanted: str | None, language: str) -> list[Rule]:
    """The rules that an id, or the beginning of one, names."""
    every = rules(game, language)
    if wanted is None:
        return list(every.values())
    if wanted.upper() in every:
        return [every[wanted.upper()]]
    chapter = [each for each in every.values() if each.id.startswith(f"{wanted.upper()}-")]
    return chapter or [rule(game, wanted, language)]


def show_contents(console: Console, game: str, language: str) -> None:
    """The ids and titles of all rules by chapter."""
    for chapter, group in groupby(rules(game, language).values(), lambda each: each.chapter):
        table = Table(title=chapter, title_justify="left", box=None, show_header=False)
        table.add_column(no_wrap=True, style="cyan")
        for each in group:
            table.add_row(each.id, each.title)
        console.print(table)
        console.print()
