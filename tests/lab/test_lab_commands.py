"""The lab at the terminal."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

from typer.testing import CliRunner

from quattrocento.cli.app import app
from tests.cli.terminal import run

ROOT = Path(__file__).parents[2]


def quick_lab(*arguments: str) -> str:
    """What a command of the lab prints, or what it is refused for, in this process."""
    done = CliRunner().invoke(app, ["lab", *arguments])
    return done.output if done.exception is None else str(done.exception)


def test_a_data_set_is_exported_gone_on_with_and_checked(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    chosen = ["--players", "1", "--bots", "random", "--games", "3", "--games-a-file", "2"]
    said = run("lab", "export", "florence", folder, *chosen, "--workers", "1", "--json")
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout) | {"rows": 0} == {
        "folder": folder,
        "game": "florence",
        "players": 1,
        "games": 3,
        "rows": 0,
        "files": 2,
    }
    Path(folder, "part-00000.parquet").write_bytes(b"PAR1")
    said = run("lab", "check", folder)
    assert said.returncode == 2
    assert "part-00000.parquet: this file of the data set is damaged." in said.stderr


def test_the_entries_of_an_observation_are_listed() -> None:
    lines = quick_lab("entries", "palazzo", "--players", "2").splitlines()
    assert lines[0] == "   0  asked: turn (0–1)"
    assert len(lines) == 779


def test_a_program_is_rated() -> None:
    builder = f"{shlex.quote(sys.executable)} {ROOT / 'examples' / 'agents' / 'builder.py'}"
    chosen = ["--game", "palazzo", "--players", "2", "--games", "1", "--ladder", "random"]
    (rating,) = json.loads(quick_lab("rate", builder, *chosen, "--json"))
    assert rating["low"] <= rating["rating"] <= rating["high"]


def test_a_net_is_trained_gone_on_with_and_rated(tmp_path: Path) -> None:
    net = str(tmp_path / "first.net")
    chosen = ["--chapters", "1", "--players", "2", "--games-at-once", "1"]
    said = quick_lab("train", "augsburg", net, *chosen)
    assert "first.net" in said.replace("\n", "")
    again = json.loads(quick_lab("train", "augsburg", net, *chosen, "--json"))
    assert len(again["chapters"]) == 1
    chosen = ["--game", "augsburg", "--players", "2", "--games", "1", "--ladder", "random"]
    (rating,) = json.loads(quick_lab("rate", net, *chosen, "--json"))
    assert rating["agent"] == "first.net"


def test_a_net_is_taught_by_a_data_set(tmp_path: Path) -> None:
    folder, net = str(tmp_path / "games"), str(tmp_path / "taught.net")
    quick_lab("export", "florence", folder, "--players", "1", "--bots", "random", "--games", "2")
    said = json.loads(quick_lab("imitate", folder, net, "--epochs", "1", "--json"))
    assert 0 <= said["chapters"][0]["same"] <= 1
    assert Path(net).exists()


def test_a_wrong_choice_ends_with_code_2_and_names_it() -> None:
    said = run("lab", "rate", "x", "--game", "chess")
    assert said.returncode == 2, said.stderr
    assert "There is no game “chess”" in said.stderr


def test_every_wrong_choice_is_named(tmp_path: Path) -> None:
    for arguments, why in (
        (["rate", "no-such-program", "--game", "palazzo"], "cannot be started"),
        (["rate", "x", "--ladder", "champion"], "There is no bot “champion”"),
        (["entries", "palazzo", "--players", "9"], "players: palazzo is played by 2 to 4"),
        (["check", str(tmp_path)], "dataset.json: this file of the data set is missing"),
        (["train", "palazzo", "net.bin"], "net.bin: the file of a net must end with .net"),
        (["train", "palazzo", str(tmp_path / "a.net"), "--against", "champion"], "no bot"),
        (["rate", str(tmp_path / "none.net"), "--game", "palazzo"], "No such file"),
    ):
        assert why in quick_lab(*arguments)
