"""Every game passes the kit, compiled and pure, and the kit finds what is wrong."""

from __future__ import annotations

import pytest

from quattrocento.core import conformance
from quattrocento.core.game import Game
from quattrocento.core.pure import run_pure


def test_a_game_conforms(game: Game) -> None:
    conformance.check(game, games=120, every=20, pure=False)


def test_a_game_conforms_on_the_pure_build(game: Game) -> None:
    code = (
        "import quattrocento as qc\n"
        f"qc.conformance.check(qc.game({game.name!r}), games=10, seed=1, reach=False, pure=False)\n"
        "print('conforms')"
    )
    assert run_pure(code) == "conforms\n"


@pytest.mark.parametrize("batch", range(3))
def test_compiled_and_pure_play_the_same_games(game: Game, batch: int) -> None:
    conformance.check_pure(game, games=100, seed=1000 * batch)
