"""Every target that `make help` lists can be made: the Makefile has all that it needs."""

import re
import subprocess
from pathlib import Path

import pytest

TARGETS = re.findall(r"^([a-z]+):.*## ", Path("Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_finds_all_that_it_needs(target: str) -> None:
    command = ["make", "--dry-run", "--no-print-directory", target]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
