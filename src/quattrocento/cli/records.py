"""Records in the terminal: replaying them step by step."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

from rich.console import Console

from quattrocento.bots.bot import STYLE_MARK, bot_kinds
from quattrocento.cli.numbers import whole_number
from quattrocento.cli.seating import HUMAN
from quattrocento.core.errors import BadSetup
from quattrocento.core.events import Event
from quattrocento.core.record import Record
from quattrocento.core.state import State
from quattrocento.core.steps import steps
from quattrocento.core.words import Words


def read_record(file: Path) -> Record:
    """The record in a file."""
    return Record.loads(file.read_text(encoding="utf-8"))


# Replay


def replay(console: Console, file: Path, seat: int | None, move: int | None, language: str) -> None:
    """Show a record: all its log, one position, or, at a terminal, step by step."""
    record = read_record(file)
    if seat is not None and not 1 <= seat <= record.players:
        raise BadSetup("bad-seat-number", {"seat": seat, "seats": record.players})
    viewer = None if seat is None else seat - 1
    words = Words(record.game, language, called(record, language), rooms=("cli",))
    if move is not None:
        show_position(console, record, checked_move(record, move), viewer, words)
    elif sys.stdin.isatty() and console.is_terminal:
        step_through(console, record, viewer, words)
    else:
        show_log(console, record, viewer, words)


def called(record: Record, language: str) -> list[str]:
    """What the seats are called: by their names, or by their arms if they have none.

    A record of the terminal names a bot by its kind only, so by its arms too, and a person not.
    """
    kinds = bot_kinds()
    unnamed = Words(record.game, language, rooms=("cli",))
    names = ["" if name == HUMAN else name for name in record.names]
    return [
        unnamed.say("seat-bot", {"seat": unnamed.seat(seat), "bot": name})
        if name.partition(STYLE_MARK)[0] in kinds
        else name
        for seat, name in enumerate(names)
    ]


def checked_move(record: Record, move: int) -> int:
    """A number of moves that the record has."""
    if not 0 <= move <= len(record.moves):
        raise BadSetup("bad-move-number", {"move": move, "moves": len(record.moves)})
    return move


def after_moves(record: Record, number: int) -> tuple[State, list[Event]]:
    """The state after so many moves, and what the last one brought."""
    state = next(record.states())
    events: list[Event] = []
    for step in islice(steps(record, state), number):
        events = step.events
    return state, events


def show_position(
    console: Console, record: Record, number: int, viewer: int | None, words: Words
) -> None:
    """The table after so many moves."""
    state, events = after_moves(record, number)
    title = words.say("replay-move", {"move": number, "moves": len(record.moves)})
    console.rule(title)
    if number > 0:
        last = record.moves[number - 1]
        console.print(f"{words.seat(last.seat)}: {last.text}", style="bold", markup=False)
    for event in events:
        if event.seen_by(viewer):
            console.print(f"  {words.event(event)}", markup=False)
    console.print(state.game.draw(state.view(viewer), words, console.width))


def show_log(console: Console, record: Record, viewer: int | None, words: Words) -> None:
    """All that happened, in words."""
    for step in steps(record, next(record.states())):
        for event in step.events:
            if event.seen_by(viewer):
                console.print(words.event(event), markup=False, soft_wrap=True)
    record.replay()


def step_through(console: Console, record: Record, viewer: int | None, words: Words) -> None:
    """Forward with Enter, back with b, to a move by its number, out with q."""
    record.replay()
    number = 0
    while True:
        show_position(console, record, number, viewer, words)
        answer = console.input(words.say("replay-prompt")).strip().lower()
        if answer in ("q", "quit"):
            return
        if answer in ("b", "back"):
            number = max(0, number - 1)
        elif (wanted := whole_number(answer)) is not None:
            number = min(wanted, len(record.moves))
        else:
            number = min(number + 1, len(record.moves))
