"""What is not carried out, and why: raised inside, on the wire it is `messages.Refused`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from quattrocento.core.errors import Illegal, QuattrocentoError
from quattrocento.core.words import LANGUAGES, Words
from quattrocento.tables.messages import Refused, Snapshot

BAD_REQUEST = 400
UNAUTHORIZED = 401
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
GONE = 410
TOO_MANY = 429
UNAVAILABLE = 503

# A table by rules of its game that are no longer played.
OLDER_RULES = "older-rules"

# What of a request the core refuses, by the key of its error.
CULPRITS = {
    "bad-game": "game",
    "bad-players": "players",
    "bad-bot": "bot",
    "bad-styled-bot": "bot",
    "bad-option-name": "option",
    "bad-option-value": "option",
    "bad-seat": "seat",
}
LONGEST_ECHO = 200
NOWHERE = frozenset({"bad-game", "bad-rule"})


class RequestError(QuattrocentoError):
    """A request that is not carried out: a message of the catalogues, an HTTP status.

    `field` is the part of the request at fault, `place` which of several moves, `error` what the
    core said. What is refused at a table carries the key of the request, the table's sequence and,
    when stale, the table itself.
    """

    def __init__(
        self,
        reason: str,
        status: int = BAD_REQUEST,
        *,
        field: str | None = None,
        place: int | None = None,
        error: QuattrocentoError | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(f"problem-{reason}", shortened(arguments))
        self.reason = reason
        self.status = status
        self.field = field
        self.place = place
        self.error = error
        self.request_key: str | None = None
        self.move: str | None = None
        self.sequence = 0
        self.state: Snapshot | None = None

    @classmethod
    def of(cls, error: QuattrocentoError, place: int | None = None) -> RequestError:
        """What the core refuses; what is refused already stays as it is."""
        if isinstance(error, RequestError):
            return error
        status = NOT_FOUND if error.key in NOWHERE else BAD_REQUEST
        error.arguments = shortened(error.arguments)
        field = CULPRITS.get(error.key)
        return cls(error.key, status, field=field, place=place, error=error)

    @property
    def rule(self) -> str | None:
        """The rule of the game that refuses it, if one does."""
        return self.error.rule if isinstance(self.error, Illegal) else None

    def sentence(self, language: str = "en") -> str:
        """Why, in words."""
        if self.error is not None:
            return self.error.sentence(language)
        return speech(language).say(self.key, self.arguments)

    def message(self) -> Refused:
        """What goes over the wire."""
        return Refused(
            key=self.request_key,
            reason=self.reason,
            rule=self.rule,
            words={language: self.sentence(language) for language in LANGUAGES},
            field=self.field,
            sequence=self.sequence,
            state=self.state,
            move=self.move,
        )


def shortened(arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """What is said again of a request, no longer than anybody would read."""
    return {
        name: f"{value[:LONGEST_ECHO]}…"
        if isinstance(value, str) and len(value) > LONGEST_ECHO
        else value
        for name, value in arguments.items()
    }


# The rooms that say why, each by its own catalogue.
_rooms: list[str] = ["tables"]


def let_speak(room: str) -> None:
    """Let another room of the house say why as well."""
    if room not in _rooms:
        _rooms.append(room)
        speech.cache_clear()


@cache
def speech(language: str) -> Words:
    """The words of the tables and of whoever hosts them."""
    return Words(None, language, rooms=tuple(_rooms))


def in_words(key: str, arguments: Mapping[str, str | int]) -> dict[str, str]:
    """A message in every language."""
    return {language: speech(language).say(key, arguments) for language in LANGUAGES}
