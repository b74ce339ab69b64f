"""Every game is tried by the tests that take a `game`."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.core.game import Game

LONG = ("tests/browser/", "tests/test_conformance.py")


@pytest.fixture(params=qc.games())
def game(request: pytest.FixtureRequest) -> Game:
    return qc.game(request.param)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that all cores are busy to the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
