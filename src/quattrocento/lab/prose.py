"""What a seat knows as text, for language models: the table, the question, what may be answered."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from quattrocento.core.actions import ActionTable
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.core.view import View
from quattrocento.core.words import Words

WIDTH = 100
# The drawings of the tables use the words of the terminal.
ROOM = "cli"


def described(state: State, seat: int, language: str = "en") -> str:
    """The table as a seat sees it, what it is asked, and each answer in notation and words."""
    options = [state.game.actions.text(action) for action in state.legal(seat)]
    return described_view(state.game, state.view(seat), options, language)


def described_view(game: Game, view: View, options: list[str], language: str = "en") -> str:
    """The same from a view and what may be answered, in notation."""
    words = Words(game.name, language, rooms=(ROOM,))
    lines = [drawn_table(game, view, words)]
    if view.asked is not None:
        lines.append(words.question(view.asked.question, view.asked.facts))
    table: ActionTable = game.actions
    for option in options:
        action = table.parse(option)
        lines.append(f"- {option} ({words.action(table.family_of(action), action)})")
    return "\n".join(lines) + "\n"


def drawn_table(game: Game, view: View, words: Words) -> str:
    """The table as the terminal draws it, without colours."""
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, force_terminal=False)
    console.print(game.draw(view, words, WIDTH))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
