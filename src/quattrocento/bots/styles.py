"""Styles: what a bot of the lower levels likes more, or less, than it is worth.

A game names its styles with what they like: the beginnings of notations, and how many points
whatever is written so is liked beyond its worth.
"""

from __future__ import annotations

from collections.abc import Mapping

from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game


def inclined(
    game: Game, style: str | None, options: list[int], values: list[float], scale: float = 1.0
) -> list[float]:
    """The values of some options as a style sees them."""
    if style is None:
        return values
    likings = likings_of(game, style)
    texts = [game.actions.text(option) for option in options]
    return [value + scale * liked(likings, text) for text, value in zip(texts, values, strict=True)]


def liked(likings: Mapping[str, float], text: str) -> float:
    """How much an answer is liked."""
    return sum(points for beginning, points in likings.items() if text.startswith(beginning))


def likings_of(game: Game, style: str) -> Mapping[str, float]:
    """What a style likes; BadSetup names the styles of the game."""
    if style not in game.styles:
        known = ", ".join(game.styles)
        raise BadSetup("bad-style", {"style": style, "game": game.name, "styles": known})
    return game.styles[style]
