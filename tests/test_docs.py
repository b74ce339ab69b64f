"""The examples of the docs, run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import quattrocento

ROOT = Path(__file__).parent.parent
GUIDES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "docs").rglob("*.md")
    if ">>>" in path.read_text(encoding="utf-8")
)
MODULES = sorted(
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "src").rglob("*.py")
    if ">>>" in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("guide", GUIDES)
def test_the_examples_of_a_guide_say_what_happens(guide: str) -> None:
    found = doctest.testfile(str(ROOT / guide), module_relative=False, encoding="utf-8")
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_say_what_happens(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_guides_have_examples() -> None:
    assert {"docs/guide/python.md", "docs/guide/records.md", "docs/guide/bots.md"} <= set(GUIDES)
    assert "quattrocento" in MODULES


def test_the_changelog_begins_with_this_version() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    releases = [line.split()[1] for line in lines if line.startswith("## ")]
    assert releases[0] == quattrocento.__version__
    assert releases == sorted(releases, reverse=True)
