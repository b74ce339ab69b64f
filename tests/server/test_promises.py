"""Whatever docs/trust.md and docs/security.md promise names the tests behind it, and they exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("trust.md", "security.md")
NAMED = re.compile(r"`([\w/]*test_\w+\.py)(?:::(\w+))?`")
ON_THE_PAGE = re.compile(r"`(web/tests/[\w./-]+\.test\.ts)`, “([^”]+)”")


@cache
def names_in(file: str) -> frozenset[str]:
    """The tests of a file, which is in this folder unless it names another."""
    path = ROOT / file if "/" in file else ROOT / "tests" / "server" / file
    module = ast.parse(path.read_text(encoding="utf-8"))
    found = [each for each in ast.walk(module) if isinstance(each, ast.FunctionDef)]
    return frozenset(each.name for each in found if each.name.startswith("test_"))


@pytest.mark.parametrize("page", PAGES)
def test_each_test_that_is_named_is_there(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = [found for found in NAMED.findall(text) if not found[0].endswith("test_promises.py")]
    assert len(named) > 30
    for file, test in named:
        assert test, f"{page} names {file} as a whole, and not the test"
        assert test in names_in(file), f"{page}: there is no {file}::{test}"
    for file, title in ON_THE_PAGE.findall(text):
        assert f"it('{title}'" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_each_promise_names_a_test(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8").partition("## Soak")[0]
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    promises = [row for row in rows if not row.startswith(("| promise", "| want"))]
    assert len(promises) > 10
    for row in promises:
        assert NAMED.search(row) or ON_THE_PAGE.search(row), f"nothing shows: {row}"
