"""Something long that is stopped by hand says that it goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from quattrocento.bots import arena
from quattrocento.bots.values import training
from quattrocento.cli.app import app

KEPT = "Stopped. What was done is kept: the same command goes on from there.\n"


def stopped(*_: object) -> None:
    """Somebody presses Ctrl+C."""
    raise KeyboardInterrupt


def said(*arguments: str) -> str:
    """What a command says to whoever stops it."""
    told = CliRunner().invoke(app, arguments)
    assert told.exit_code == 130
    return told.stderr


def test_a_training_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "some_games", stopped)
    assert KEPT in said("train", "palazzo", "--folder", str(tmp_path))


def test_an_arena_says_so_only_where_it_keeps_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "some_results", stopped)
    command = ("arena", "palazzo", "--bots", "random", "--workers", "1")
    assert KEPT in said(*command, "--file", str(tmp_path / "results.json"))
    assert KEPT not in said(*command)
