"""Every game is tried by the tests that take a `game`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.game import Game
from tests.passed_before import MODULE as PACKAGE
from tests.passed_before import concerns, passed_before, remember_that_they_passed

HERE = Path(__file__).parent
# What is a program of its own, and no helper: it must not find what a test has imported.
PROGRAMS = ("conftest.py", "passed_before.py", "alone.py")
HELPERS = sorted(
    ".".join(("tests", *path.relative_to(HERE).with_suffix("").parts))
    for path in HERE.rglob("*.py")
    if not path.name.startswith("test_") and path.name not in PROGRAMS
)
# What fails in a helper says what it saw, as it does in a test.
pytest.register_assert_rewrite(*HELPERS)

# The marks of a usual run: without what is thorough.
USUALLY = "not thorough"
LONG = ("tests/browser/", "tests/test_conformance.py")


@pytest.fixture(params=qc.games())
def game(request: pytest.FixtureRequest) -> Game:
    return qc.game(request.param)


# Any will do in which those who choose have a choice, and tests find what they look for.
SEED = 1469


@pytest.fixture
def the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every table of the server alike."""
    monkeypatch.setattr("quattrocento.core.proof.seed_of", lambda *_: SEED)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two for each core: servers, browsers and databases are waited for half of the time."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that all cores are busy to the end; leave out what passed."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    if config.option.markexpr == USUALLY and config.option.file_or_dir == [] and passed_before():
        config.hook.pytest_deselected(items=[item for item in items if concerns(item)])
        items[:] = [item for item in items if not concerns(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out because it has passed, and keep what passed now."""
    stats = terminalreporter.stats
    passed, failed = (
        any(each.nodeid.startswith(PACKAGE) for kind in kinds for each in stats.get(kind, []))
        for kinds in (["passed"], ["failed", "error"])
    )
    if passed and not failed and terminalreporter.config.option.file_or_dir == []:
        remember_that_they_passed()
    elif not passed and not failed and passed_before():
        terminalreporter.write_line(f"{PACKAGE} passed here before, with the same files: not run.")
