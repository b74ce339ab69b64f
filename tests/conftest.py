"""Every game is tried by the tests that take a `game`."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.core.game import Game


@pytest.fixture(params=qc.games())
def game(request: pytest.FixtureRequest) -> Game:
    return qc.game(request.param)
