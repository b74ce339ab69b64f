"""What the server cannot do for somebody, and why, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from quattrocento.core.errors import Illegal, QuattrocentoError
from quattrocento.core.words import LANGUAGES, Words
from quattrocento.server.messages import Problem

ROOM = "server"
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_MANY = 429
UNAVAILABLE = 503


class Trouble(Exception):
    """A request that is not carried out: a message of the server's catalogues, an HTTP status."""

    def __init__(
        self, reason: str, status: int = 400, *, field: str | None = None, **arguments: str | int
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.field = field
        self.arguments = arguments

    def problem(self) -> Problem:
        """What goes over the wire."""
        words = in_words(f"problem-{self.reason}", self.arguments)
        return Problem(reason=self.reason, field=self.field, words=words)


@cache
def speech(language: str) -> Words:
    """The words of the server."""
    return Words(None, language, room=ROOM)


def in_words(key: str, arguments: Mapping[str, str | int]) -> dict[str, str]:
    """A message of the server in every language."""
    return {language: speech(language).say(key, arguments) for language in LANGUAGES}


def sentences(error: QuattrocentoError) -> dict[str, str]:
    """Why something was refused, in every language."""
    return {language: error.sentence(language) for language in LANGUAGES}


def problem_of(error: QuattrocentoError, field: str | None = None) -> Problem:
    """A refusal of the core as it goes over the wire."""
    rule = error.rule if isinstance(error, Illegal) else None
    return Problem(reason=error.key, field=field, rule=rule, words=sentences(error))
