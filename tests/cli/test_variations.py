"""Trying a decision of a recorded game again, at the terminal."""

from __future__ import annotations

from pathlib import Path

from quattrocento.bots.match import play_match
from tests.cli.terminal import run


def recorded(folder: Path) -> tuple[Path, int, str]:
    """A recorded game, and a move of its first seat with a choice: its number and notation."""
    record = play_match("palazzo", ["random", "apprentice"], 3)
    file = folder / "game.txt"
    file.write_text(record.dumps(), encoding="utf-8")
    for number, state in enumerate(record.states(), start=1):
        move = record.moves[number - 1]
        if number > 20 and move.seat == 0 and len(state.legal(0)) > 1:
            return file, number, move.text
    raise AssertionError("the first seat never had a choice")


def test_a_move_is_tried_again_from_before_it_was_made(tmp_path: Path) -> None:
    file, number, done = recorded(tmp_path)
    shown = run("review", str(file), "--try", str(number), said="1\nsave other.txt\nq\n")
    assert shown.returncode == 0, shown.stderr
    assert f"Before move {number}" in shown.stdout
    assert done in shown.stdout
    assert "cannot be saved" in shown.stdout
    assert not (tmp_path / "other.txt").exists()


def test_another_s_move_or_none_is_refused_with_exit_code_2(tmp_path: Path) -> None:
    file, number, _done = recorded(tmp_path)
    for seat, move in ((2, number), (1, 0), (1, 99999), (3, number)):
        refused = run("review", str(file), "--seat", str(seat), "--try", str(move))
        assert refused.returncode == 2
        assert len(refused.stderr.strip().splitlines()) == 1


def test_the_help_says_that_all_moves_of_the_record_are_counted() -> None:
    for language, counted in (("en", "all moves of the record"), ("fr", "tous les coups de la")):
        told = " ".join(run("review", "--help", language=language).stdout.split())
        assert counted in told
