"""Who can play in the other seats: the levels, and the styles of each game, in words."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from quattrocento.bots.bot import LEVELS, STYLE_MARK, styled_levels
from quattrocento.cli.output import print_json
from quattrocento.cli.speech import say, speech
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.core.words import Words


class Opponent(msgspec.Struct, kw_only=True):
    """A level or a style: how it is typed, what it is called and what it does."""

    typed: str
    name: str
    about: str


class Opponents(msgspec.Struct, kw_only=True):
    """All levels, the weakest first, and the styles that the lower ones can have in each game."""

    levels: list[Opponent]
    styles: dict[str, list[Opponent]]


def show_bots(console: Console, game: str | None, as_json: bool) -> None:
    """The levels, and the styles of one game or of all."""
    wanted = games() if game is None else [find_game(game).name]
    found = Opponents(
        levels=[opponent(speech(), "bot", level) for level in LEVELS],
        styles={name: styles_of(name) for name in wanted},
    )
    if as_json:
        print_json(console, found)
        return
    console.print(as_table(say("bots-levels"), found.levels))
    for name, styles in found.styles.items():
        if styles:
            console.print(as_table(say("bots-styles", game=name), styles))
    example = next((each[0].typed for each in found.styles.values() if each), None)
    if example is not None:
        levels = speech().listing(styled_levels())
        kind = f"{styled_levels()[0]}{STYLE_MARK}{example}"
        console.print(say("bots-how", levels=levels, kind=kind), markup=False)


def styles_of(game: str) -> list[Opponent]:
    """The styles of a game."""
    words = speech(game)
    return [opponent(words, "style", style) for style in find_game(game).styles]


def opponent(words: Words, what: str, typed: str) -> Opponent:
    """A level or style in words; a game from elsewhere may have none for its own."""
    name, about = f"{what}-{typed}", f"{what}-{typed}-about"
    return Opponent(
        typed=typed,
        name=words.say(name) if words.has(name) else typed,
        about=words.say(about) if words.has(about) else "",
    )


def as_table(title: str, rows: list[Opponent]) -> Table:
    """Levels or styles, one a line; their names where these are not what is typed."""
    named = any(each.name != each.typed for each in rows)
    table = Table(title=title, title_justify="left", box=None, show_header=False)
    table.add_column(no_wrap=True, style="cyan")
    for _column in range(2 if named else 1):
        table.add_column()
    for each in rows:
        table.add_row(each.typed, *([each.name] if named else []), each.about)
    return table
