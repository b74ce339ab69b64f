"""A game from outside: written by `new-game`, installed as a package of its own, and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import quattrocento as qc
from quattrocento.cli.app import app
from quattrocento.cli.scaffold import filled, write_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "highest"
# What the guide promises: a small game takes no more, its test and its description included.
MOST_FILES, MOST_LINES = 8, 250


def files_below(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in (".py", ".md", ".ftl", ".toml")
    }


def test_the_example_is_what_the_command_writes(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["new-game", "highest", "--folder", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert files_below(tmp_path / "highest") == files_below(EXAMPLE)


def test_a_small_game_takes_few_files_and_lines() -> None:
    texts = filled("highest")
    assert len(texts) <= MOST_FILES
    assert sum(len(text.splitlines()) for text in texts.values()) <= MOST_LINES


@pytest.mark.parametrize("name", ["Chess", "ab", "my-game", "palazzo"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(qc.BadSetup, match=name):
        write_game(Console(), name, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the example is installed into, as a package of its own."""
    source = tmp_path_factory.mktemp("source") / "highest"
    shutil.copytree(EXAMPLE, source)
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([*command, str(source)], check=True, capture_output=True, text=True)
    return folder


def run(installed: Path, *arguments: str) -> str:
    paths = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    finished = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def test_an_installed_game_is_on_the_shelf_and_keeps_every_promise(installed: Path) -> None:
    code = """
import quattrocento as qc
from quattrocento.core.rules import rules
from quattrocento.core.words import words

assert "highest" in qc.games()
game = qc.game("highest")
qc.conformance.check(game, games=30, pure=False)
state = game.new(players=2, seed=1)
wrong = next(action for action in range(len(game.actions)) if action not in state.legal(0))
try:
    state.apply(0, wrong)
except qc.Illegal as error:
    print(error.sentence("en"))
    print(error.sentence("fr"))
print(len(rules("highest", "en")), len(rules("highest", "fr")))
print(words("highest", "fr").question("play", {}))
"""
    said = run(installed, "-c", code).splitlines()
    assert said[0] == "That card is not in your hand. (HIG-PLY-1)"
    assert "main" in said[1]
    assert said[2] == "5 5"


def test_an_installed_game_is_played_in_the_terminal(installed: Path) -> None:
    module = ("-m", "quattrocento")
    assert "HIG-PLY-1" in run(installed, *module, "rules", "highest")
    told = run(installed, *module, "simulate", "highest", "--players", "3", "--games", "5")
    assert "advised" in told or "random" in told
    seats = ("--seats", "random,random")
    assert "takes the trick" in run(installed, *module, "play", "highest", *seats, "--seed", "3")


def test_our_own_games_can_be_imported_by_any_spelling() -> None:
    code = """
import quattrocento as qc
import quattrocento.games.palazzo as first
from quattrocento.games import palazzo as second
import quattrocento.games.palazzo
assert first is second is quattrocento.games.palazzo is qc.games.palazzo
assert first.GAME is qc.game("palazzo")
assert "palazzo" in qc.games()
assert not hasattr(qc.games, "chess")
print("all the same")
"""
    finished = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert finished.stdout == "all the same\n", finished.stderr
