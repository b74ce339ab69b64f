"""What can be refused, each with what a caller needs to say why.

The sentence for people is made by the catalogues; `str()` of an error uses the English one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class QuattrocentoError(ValueError):
    """Any refusal of this package: a message key of the catalogues, with its arguments."""

    def __init__(self, key: str, arguments: Mapping[str, str | int], game: str | None = None):
        super().__init__(key, dict(arguments), game)
        self.key = key
        self.arguments = dict(arguments)
        self.game = game

    def sentence(self, language: str = "en") -> str:
        """Why, in words."""
        from quattrocento.core.words import words

        return words(self.game, language).say(self.key, self.arguments)

    def __str__(self) -> str:
        return self.sentence()


class Illegal(QuattrocentoError):
    """An action that a seat may not take now: `rule` forbids it, `reason` is the message's key."""

    def __init__(self, rule: str, reason: str, game: str | None = None, action: str = "") -> None:
        super().__init__(reason, {"rule": rule, "action": action}, game)
        self.rule = rule
        self.reason = reason
        self.action = action

    def sentence(self, language: str = "en") -> str:
        """Why, in words, with the rule that forbids it."""
        from quattrocento.core.words import words

        said = words(self.game, language)
        return said.say("illegal", {"why": said.say(self.reason, self.arguments), **self.arguments})

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, str, str | None, str]]:
        return Illegal, (self.rule, self.reason, self.game, self.action)


class BadNotation(QuattrocentoError):
    """A text that is the notation of no action; `near` are the closest that are."""

    def __init__(self, text: str, near: Sequence[str]) -> None:
        key = "bad-notation-near" if near else "bad-notation"
        super().__init__(key, {"text": text, "near": ", ".join(near)})
        self.text = text
        self.near = list(near)


class BadSetup(QuattrocentoError):
    """A game that cannot begin: an unknown game, player count, option or seed."""


class BadRecord(QuattrocentoError):
    """A record that is damaged or does not replay; `move` is the number of the failing move."""

    def __init__(
        self, key: str, arguments: Mapping[str, str | int], move: int | None = None
    ) -> None:
        super().__init__(key, arguments)
        self.move = move


class BadPosition(QuattrocentoError):
    """A position that cannot be loaded; `field` says where it is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__("bad-position", {"field": field, "problem": problem})
        self.field = field


class BadProof(QuattrocentoError):
    """A proof or receipt that is damaged, or shows that a server has not played fair.

    `entry` is the number of the entry that fails, if one does.
    """

    def __init__(
        self, key: str, arguments: Mapping[str, str | int], entry: int | None = None
    ) -> None:
        super().__init__(key, arguments)
        self.entry = entry


class BadOrder(QuattrocentoError):
    """An order that a seat cannot leave; `field` is the part of it at fault."""

    def __init__(self, key: str, arguments: Mapping[str, str | int], field: str) -> None:
        super().__init__(key, arguments)
        self.field = field
