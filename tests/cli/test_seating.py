"""Being asked at the terminal who plays: what may be answered is shown, and what is wrong said."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from quattrocento.cli.playing import asked_kind, asked_number, chosen_seats
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import Words


@pytest.fixture
def console() -> Console:
    return Console(file=StringIO(), width=200)


def shown(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def answering(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Somebody who types these lines."""
    lines = iter(answers)
    monkeypatch.setattr("builtins.input", lambda: next(lines))


def test_what_is_usual_is_shown_and_taken_by_whoever_says_nothing(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "", "", "")
    words, game = Words("palazzo", "en", rooms=("cli",)), find_game("palazzo")
    assert asked_number(console, words, game) == 3
    assert [asked_kind(console, words, game, seat) for seat in (0, 1)] == ["me", "apprentice"]
    assert "[3]" in shown(console)
    assert "[me]" in shown(console)
    assert "[apprentice]" in shown(console)


def test_a_person_sits_down_in_their_own_language(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "", "moi", "me")
    words, game = Words("palazzo", "fr", rooms=("cli",)), find_game("palazzo")
    assert [asked_kind(console, words, game, seat) for seat in (0, 1, 2)] == ["me", "me", "me"]
    assert "[moi]" in shown(console)
    assert chosen_seats(console, words, game, None, "moi,novice,me") == ["me", "novice", "me"]


def test_a_style_may_be_named_and_one_that_is_unknown_is_asked_about_again(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "novice:painter", "wizard", "novice:miser")
    words, game = Words("palazzo", "en", rooms=("cli",)), find_game("palazzo")
    assert asked_kind(console, words, game, 1) == "novice:miser"
    assert "palazzo has no style “painter”" in shown(console)
    assert "There is no bot “wizard”" in shown(console)
