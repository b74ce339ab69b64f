"""What bots make of a deal: played in a process of its own."""

from __future__ import annotations

from quattrocento.bots.match import play_match
from quattrocento.core.options import OptionValue


def par_of(
    game: str, level: str, players: int, seed: int, options: dict[str, OptionValue]
) -> list[int]:
    """The points of each seat when a level plays all of them."""
    record = play_match(game, [level] * players, seed, options)
    assert record.scores is not None
    return record.scores
