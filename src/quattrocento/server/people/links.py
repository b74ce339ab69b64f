"""Where links to us lead: to the address that the host has told, or to a name the host allows.

Whoever asks could name any other, and it would stand in somebody's e-mail. What a game is called
there, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from quattrocento.server.http.visitors import SCHEMES, is_host, name_of
from quattrocento.tables.errors import speech

# A link that begins with nothing leads to wherever its reader has the page.
RELATIVE = ""


class Links:
    """The addresses that links may begin with."""

    def __init__(self, url: str | None = None, names: Iterable[str] = ()) -> None:
        self._told = None if url is None else address_of(url)
        self.names = frozenset(
            [name.lower() for name in names] + ([name_in(self._told)] if self._told else [])
        )

    def origin(self, called: str) -> str:
        """What links begin with, for somebody who called us at an address; maybe nothing."""
        if self._told is not None:
            return self._told
        fine = is_host(called.partition("://")[2]) and name_in(called) in self.names
        return called if fine else RELATIVE


def address_of(url: str) -> str:
    """An address without anything behind it; ValueError if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES or not is_host(parts.netloc):
        raise ValueError(url)
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(url)
    return f"{parts.scheme}://{parts.netloc}"


def name_in(origin: str) -> str:
    """The name in an address."""
    return name_of(origin.partition("://")[2])


def title_of(game: str, language: str) -> str:
    """What a game is called; a game from elsewhere goes by its name."""
    words = speech(language)
    return words.say(f"title-{game}") if words.has(f"title-{game}") else game
