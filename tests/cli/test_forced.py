"""What has only one answer is answered at the terminal, and can be taken back with its choice."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from quattrocento.cli.playing import TerminalTable
from quattrocento.core.state import State
from tests.augsburg.tables import GAME, seat, table
from tests.support import play


def showing(number: int, hand: str) -> State:
    """The first seat alone has bid so many bonds, and must show them to Philipp."""
    state = table(seat(hand), seat(""))
    play(state, f"bid {number}", "pass")
    return state


def sit_down(
    monkeypatch: pytest.MonkeyPatch, state: State, *said: str, seats: str = "me,random"
) -> tuple[str, list[str]]:
    """What is told to whoever plays on from a position, says this and leaves; and all moves."""
    lines = iter(said)

    def typed() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    told = StringIO()
    at = TerminalTable(Console(file=told, width=200), GAME, seats.split(","), 1, {}, "en")
    at.state = state
    at.play_or_leave()
    assert next(lines, None) is None
    return told.getvalue(), [move.text for move in at.record.moves]


def test_an_only_answer_is_made_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told, moves = sit_down(monkeypatch, showing(2, "philipp 3 9, leo 2"))
    assert moves == ["show philipp 3", "show philipp 9"]
    assert "Lapis has only one answer: Show Philipp 3." in told
    assert "Lapis has only one answer: Show Philipp 9." in told
    assert "Lapis: Choose the 2 bonds" not in told


def test_several_people_are_all_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever is not asked would show the others how little there was to choose."""
    state = showing(2, "philipp 3 9, leo 2")
    told, moves = sit_down(monkeypatch, state, "1", "undo", "1", seats="me,me")
    assert "Lapis: Choose the 2 bonds" in told
    assert "Taken back." in told
    assert moves == ["show philipp 3"]


def test_a_choice_is_taken_back_with_what_had_to_be_answered_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = showing(3, "philipp 3 5 9 12")
    _, moves = sit_down(monkeypatch, state.clone(), "show philipp 5")
    assert moves == ["show philipp 5", "show philipp 9", "show philipp 12"]
    told, moves = sit_down(monkeypatch, state, "show philipp 5", "undo", "show philipp 3")
    assert "Taken back." in told
    assert moves == ["show philipp 3"]


def test_before_an_only_answer_ends_the_turn_a_choice_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    buyers = (seat("", 350, offer="maria 1 13"), seat("", offer="leo 2"))
    state = table(*buyers, question="buy", awaiting=[0, 1])
    last_moment = "the last moment to take your choice back"
    told, moves = sit_down(monkeypatch, state.clone(), "buy maria 13")
    assert moves == ["buy maria 13"]
    assert last_moment in told
    told, moves = sit_down(monkeypatch, state, "buy maria 13", "undo", "buy maria 1")
    assert moves == ["buy maria 1"]
    assert "Taken back." in told


def test_what_had_to_be_answered_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would only be answered again."""
    told, moves = sit_down(monkeypatch, showing(2, "philipp 3, joker"), "undo")
    assert moves == ["show philipp 3", "show joker"]
    assert "Nothing can be taken back" in told
