"""The table drawn for the terminal."""

from __future__ import annotations

from quattrocento.core.words import Words
from quattrocento.games.augsburg.view import View


def draw(view: View, words: Words, width: int) -> str:
    """The table as a seat sees it."""
    return words.seat(view.opener)
