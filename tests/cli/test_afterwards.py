"""When a game at the terminal is over, it is reviewed and saved before it is left."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from quattrocento.bots.match import play_match
from quattrocento.cli.afterwards import look_back
from quattrocento.core.words import Words

ASKS = "Type review to see what cost you most, save FILE to write the record, or nothing to leave."


def said_after(
    monkeypatch: pytest.MonkeyPatch, *said: str, people: tuple[int, ...] = (0,)
) -> tuple[str, list[Path]]:
    """What is told to whoever says this after a game, and where it was saved."""
    lines = iter(said)
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    told, saved = StringIO(), list[Path]()
    words = Words("palazzo", "en", rooms=("cli",))
    record = play_match("palazzo", ["random", "apprentice"], 3)
    look_back(Console(file=told, width=200), words, record, list(people), saved.append)
    assert next(lines, None) is None
    return told.getvalue(), saved


def test_a_review_tells_what_cost_most(monkeypatch: pytest.MonkeyPatch) -> None:
    told, saved = said_after(monkeypatch, "review", "")
    assert told.startswith(ASKS)
    assert "Review for Lapis, by what this seat knew" in told
    assert "The habit that cost most" in told
    assert saved == []


def test_each_person_is_given_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    told, _ = said_after(monkeypatch, "review", "q", people=(0, 1))
    assert "Review for Lapis" in told
    assert "Review for Vermiglio" in told


def test_the_record_is_saved_where_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    _, saved = said_after(monkeypatch, "save my game.txt", "quit")
    assert saved == [Path("my game.txt")]


def test_what_is_not_understood_is_told_what_may_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    told, saved = said_after(monkeypatch, "save", "dance", "")
    assert told.count(ASKS) == 3
    assert saved == []
