"""When a game at the terminal is over: it can be reviewed and saved before it is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from quattrocento.bots.coach import review
from quattrocento.cli.coaching import review_lines
from quattrocento.core.account import rounds_of
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import Words


def look_back(
    console: Console, words: Words, record: Record, people: list[int], save: Callable[[Path], None]
) -> None:
    """Review or save a finished game, until whoever played it leaves."""
    console.print(words.say("after-asks"), style="dim", markup=False)
    while True:
        try:
            command, _, rest = console.input(words.say("prompt")).strip().partition(" ")
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if command in ("", "quit", "exit", "q"):
            return
        if command == "review":
            show_reviews(console, words, record, people)
        elif command == "save" and rest.strip():
            save(Path(rest.strip()))
        else:
            console.print(words.say("after-asks"), style="dim", markup=False)


def show_reviews(console: Console, words: Words, record: Record, people: list[int]) -> None:
    """What the game shows with the knowledge of each person who played."""
    rounds = rounds_of(record)
    for seat in people:
        try:
            lines = review_lines(words, find_game(record.game), review(record, seat), rounds)
        except QuattrocentoError as error:
            console.print(error.sentence(words.language), markup=False)
            return
        for line in lines:
            console.print(line, markup=False, highlight=False)
