"""Every game passes the kit, compiled and pure, and the kit finds what is wrong."""

from __future__ import annotations

from quattrocento.core import conformance
from quattrocento.core.game import Game
from quattrocento.core.pure import run_pure
from tests.thresholds import thresholds


def test_a_game_conforms(game: Game) -> None:
    games = thresholds(game.name).conforming_games
    conformance.check_apart(game.name, games=games, every=32, pure=False)


def test_a_game_conforms_on_the_pure_build(game: Game) -> None:
    code = (
        "import quattrocento as qc\n"
        f"qc.conformance.check(qc.game({game.name!r}), games=6, seed=1, reach=False, pure=False)\n"
        "print('conforms')"
    )
    assert run_pure(code) == "conforms\n"


def test_compiled_and_pure_play_the_same_games(game: Game) -> None:
    conformance.check_pure(game, games=100, seed=1000)
