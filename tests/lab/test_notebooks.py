"""The notebooks run from top to bottom, without a notebook's program."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))


def cells(file: Path) -> list[dict[str, Any]]:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    found: list[dict[str, Any]] = notebook["cells"]
    return found


def test_there_are_notebooks() -> None:
    assert {file.stem for file in NOTEBOOKS} >= {"first-look", "batches", "baselines"}


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs_and_holds_no_outputs(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells(file):
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == []
        parsed = ast.parse("".join(cell["source"]), filename=file.name)
        exec(compile(parsed, file.name, "exec"), names)
