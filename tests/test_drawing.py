"""The table in the terminal: at every moment of a game, in both languages, within its width."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import quattrocento as qc
from quattrocento.core.events import listening
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "records"
WIDTH = 100
MOMENTS = 12


def recorded(game: Game) -> list[qc.Record]:
    paths = sorted((FOLDER / game.name).glob("*advised*.txt"))[:4]
    return [qc.Record.loads(path.read_text(encoding="utf-8")) for path in paths]


def drawn(state: State, viewer: int | None, words: Words) -> list[str]:
    console = Console(width=WIDTH, file=io.StringIO(), no_color=True)
    console.print(state.game.draw(state.view(viewer), words, WIDTH))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_for_every_viewer_all_through_a_game(
    game: Game, language: str
) -> None:
    words = Words(game.name, language)
    for record in recorded(game):
        every = max(1, len(record.moves) // MOMENTS)
        for number, state in enumerate(record.states()):
            if number % every and not state.over:
                continue
            for viewer in (number % state.seats, None):
                lines = drawn(state, viewer, words)
                assert max(len(line) for line in lines) <= WIDTH
                for seat in range(state.seats):
                    assert any(words.seat(seat) in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(game: Game, language: str) -> None:
    words = Words(game.name, language)
    for record in recorded(game):
        state = next(record.states())
        for move in record.moves:
            with listening(state) as chronicle:
                state.apply(move.seat, game.actions.parse(move.text))
            for event in chronicle.events:
                assert words.event(event)
            for seat in state.awaiting():
                asked = state.view(seat).asked
                assert words.question(asked.question, asked.facts)


def test_the_table_looks_the_same_for_whoever_cannot_tell_two_states_apart(game: Game) -> None:
    words = Words(game.name, "en")
    record = recorded(game)[0]
    for number, state in enumerate(record.states()):
        if number % 40 == 0:
            seat = number % state.seats
            assert drawn(state, seat, words) == drawn(state.resample(seat, number), seat, words)
