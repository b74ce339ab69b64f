"""Every game is tried by the tests that take a `game`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.game import Game

HERE = Path(__file__).parent
HELPERS = sorted(
    ".".join(("tests", *path.relative_to(HERE).with_suffix("").parts))
    for path in HERE.rglob("*.py")
    if not path.name.startswith("test_") and path.name != "conftest.py"
)
# What fails in a helper says what it saw, as it does in a test.
pytest.register_assert_rewrite(*HELPERS)

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that all cores are busy to the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
