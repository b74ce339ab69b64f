"""A raised version of the rules: what still replays still serves, and the rest is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quattrocento.bots.puzzles import store as puzzles
from quattrocento.bots.puzzles.store import BadPuzzles
from quattrocento.bots.values import store as values
from quattrocento.bots.values.store import BadValues
from quattrocento.core.game import Game
from tests.cli.terminal import run


@pytest.fixture
def raised(game: Game) -> Iterator[Game]:
    """A game whose rules have gone on by one version that changes no game already played."""
    before = game.rules_version, game.replays_from
    forget()
    game.rules_version += 1
    yield game
    game.rules_version, game.replays_from = before
    forget()


def forget() -> None:
    puzzles.shipped.cache_clear()
    values.find_values.cache_clear()


def test_a_version_that_replays_older_games_keeps_puzzles_and_learned_values(raised: Game) -> None:
    players = raised.seats.stop - 1
    assert len(puzzles.shipped(raised.name)) > 20
    assert values.find_values(raised.name, players).spread > 0


def test_a_version_that_replays_none_says_that_puzzles_and_values_cannot_be_used(
    raised: Game,
) -> None:
    raised.replays_from = raised.rules_version
    with pytest.raises(BadPuzzles, match=f"by version {raised.rules_version} of its rules"):
        puzzles.shipped(raised.name)
    with pytest.raises(
        BadValues, match=f"made for version {raised.rules_version - 1} of the rules"
    ):
        values.find_values(raised.name, raised.seats.stop - 1)


def test_the_terminal_says_so(raised: Game) -> None:
    raised.replays_from = raised.rules_version
    answer = run("puzzles", "solve", raised.name)
    assert answer.returncode == 2
    assert f"by version {raised.rules_version} of its rules" in answer.stderr
