"""Tables are a room of their own: they are played where nothing of a server is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "players"), [("palazzo", 3), ("augsburg", 2), ("princes", 3), ("florence", 1)]
)
def test_a_table_is_played_to_its_end_without_a_server(name: str, players: int) -> None:
    """No web server, database, event loop, NumPy or cryptography can be imported there."""
    command = [sys.executable, "-m", "tests.tables.alone", name, str(players)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(name)
