"""What games are called, where the server speaks of them."""

from __future__ import annotations

from quattrocento.tables.errors import speech


def title_of(game: str, language: str) -> str:
    """What a game is called; a game from elsewhere goes by its name."""
    words = speech(language)
    return words.say(f"title-{game}") if words.has(f"title-{game}") else game
