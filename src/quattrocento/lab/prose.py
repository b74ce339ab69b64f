"""What a seat knows as text, for language models: the table, the question, what may be answered."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from quattrocento.core.actions import ActionTable
from quattrocento.core.state import State
from quattrocento.core.words import Words

WIDTH = 100
# The drawings of the tables use the words of the terminal.
ROOM = "cli"


def described(state: State, seat: int, language: str = "en") -> str:
    """The table as a seat sees it, what it is asked, and each answer in notation and words."""
    words = Words(state.game.name, language, room=ROOM)
    lines = [drawn_table(state, seat, words)]
    if not state.over:
        lines.append(asked(state, seat, words))
        lines += options(state, seat, words)
    return "\n".join(lines) + "\n"


def drawn_table(state: State, seat: int, words: Words) -> str:
    """The table as the terminal draws it, without colours."""
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, force_terminal=False)
    console.print(state.game.draw(state.view(seat), words, WIDTH))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def asked(state: State, seat: int, words: Words) -> str:
    """The question of the moment."""
    question = state.view(seat).asked
    assert question is not None
    return words.question(question.question, question.facts)


def options(state: State, seat: int, words: Words) -> list[str]:
    """What the seat may answer, each in notation and in words."""
    table: ActionTable = state.game.actions
    return [
        f"- {table.text(action)} ({words.action(table.family_of(action), action)})"
        for action in state.legal(seat)
    ]
