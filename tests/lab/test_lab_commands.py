"""The lab at the terminal."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quattrocento", "lab", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={"LANG": "en", "PATH": ""}
    )


def test_a_data_set_is_exported_gone_on_with_and_checked(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    chosen = ["--players", "1", "--bots", "random", "--games", "3", "--games-a-file", "2"]
    said = lab("export", "florence", folder, *chosen, "--workers", "1", "--json")
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
    said = lab("check", folder)
    assert said.returncode == 2
    assert "part-00000.parquet: this file of the data set is damaged." in said.stderr


def test_the_entries_of_an_observation_are_listed() -> None:
    said = lab("entries", "palazzo", "--players", "2")
    assert said.returncode == 0
    assert said.stdout.splitlines()[0] == "   0  asked: turn (0–1)"
    assert len(said.stdout.splitlines()) == 779


def test_a_program_is_rated() -> None:
    builder = f"{shlex.quote(sys.executable)} {ROOT / 'examples' / 'agents' / 'builder.py'}"
    chosen = ["--game", "palazzo", "--players", "2", "--games", "1", "--ladder", "random"]
    said = lab("rate", builder, *chosen, "--json")
    assert said.returncode == 0, said.stderr
    (rating,) = json.loads(said.stdout)
    assert rating["low"] <= rating["rating"] <= rating["high"]


def test_a_wrong_choice_ends_with_code_2_and_names_it(tmp_path: Path) -> None:
    for arguments, why in (
        (["rate", "no-such-program", "--game", "palazzo"], "cannot be started"),
        (["rate", "x", "--game", "chess"], "There is no game “chess”"),
        (["rate", "x", "--ladder", "champion"], "There is no bot “champion”"),
        (["entries", "palazzo", "--players", "9"], "players: palazzo is played by 2 to 4"),
        (["check", str(tmp_path)], "dataset.json: this file of the data set is missing"),
    ):
        said = lab(*arguments)
        assert said.returncode == 2, said.stderr
        assert why in said.stderr
