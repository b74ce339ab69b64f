"""Words: every sentence for people, made from the Fluent catalogues of core and of a game.

A message's arguments may be plain, or values in notation (`card`, `tiles`), which are put into
words by the message of their vocabulary first (`value-card`); seats (`seat`, `robbed_seat`,
`seats`, `winners`) are called by their names.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from quattrocento.core.actions import Family, Parameter, Value
from quattrocento.core.box import facts, terms
from quattrocento.core.decision import Refusal
from quattrocento.core.events import Event

LANGUAGES = ("en", "fr")
SEAT_NAMES = ("lapis", "vermiglio", "giallolino", "malva", "nero")
# Fluent refuses what is longer; people may have typed it.
LONGEST = 1000


MINUS = "−"
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![\w–-])-(?=\d)")


def shortened(value: Any) -> Any:
    """A text that a message has room for; whatever else it is given as it is."""
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST - 1]}…"
    return value


class Words:
    """What core, other rooms of the house and one game say in one language."""

    def __init__(
        self,
        game: str | None,
        language: str,
        names: Sequence[str] = (),
        rooms: tuple[str, ...] = (),
    ) -> None:
        """Read the catalogues; `names` are what the seats are called, if they have names."""
        self.game = game
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(game, language, rooms)
        self._vocabulary = _vocabulary(game)

    def has(self, key: str) -> bool:
        """Whether the catalogues have a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message; KeyError when the catalogues lack it or what it needs."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in {self.language} for {self.game}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self.language} has no text")
        given = {name: shortened(value) for name, value in (arguments or {}).items()}
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise KeyError(f"message {key!r} in {self.language}: {problems[0]}")
        if any(isinstance(value, int | float) and value < 0 for value in given.values()):
            return HYPHEN_BEFORE_NUMBER.sub(MINUS, str(text))
        return str(text)

    # Values

    def seat(self, seat: int) -> str:
        """What a seat is called: its player's name, or the colour of its arms.

        Below 0 it is no seat but the automatic rival of a game for one, whom the game names.
        """
        if seat < 0:
            return self.say("seat-automa")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say(f"seat-{SEAT_NAMES[seat]}")

    def value(self, name: str, label: str) -> str:
        """A value of the game's vocabulary, given in notation."""
        parameter = self._vocabulary[name]
        return self._worded(name, parameter.values[parameter.place(label)])

    def values(self, name: str, label: str, count: int) -> str:
        """The same value so many times: by its own message `values-NAME`, if there is one."""
        if count == 1:
            return self.value(name, label)
        if not self.has(f"values-{name}"):
            return self.say("list-times", {"count": count, "item": self.value(name, label)})
        parameter = self._vocabulary[name]
        parts = parameter.values[parameter.place(label)].parts
        return self.say(f"values-{name}", {**parts, "count": count})

    def listing(self, items: Sequence[str]) -> str:
        """Several things in one phrase."""
        if not items:
            return self.say("list-none")
        if len(items) == 1:
            return items[0]
        return self.say("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _worded(self, name: str, value: Value) -> str:
        return self.say(f"value-{name}", value.parts)

    def _argument(self, name: str, value: Any) -> Any:
        single = name.removesuffix("s")
        if name == "name" and value == "":
            return self.say("unnamed")
        if name.endswith("seat") and isinstance(value, int):
            return self.seat(value)
        if name.endswith("seats") or name == "winners":
            return self.listing([self.seat(seat) for seat in value])
        if name == "scores":
            return self.listing(
                [
                    self.say("seat-points", {"seat": self.seat(seat), "points": points})
                    for seat, points in enumerate(value)
                ]
            )
        if isinstance(value, str) and name in self._vocabulary:
            return self.value(name, value)
        if isinstance(value, list | tuple) and single in self._vocabulary:
            counted = Counter(value)
            return self.listing(
                [self.values(single, label, count) for label, count in counted.items()]
            )
        return value

    def arguments(self, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments with every value of the vocabulary and every seat put into words.

        For a list `cards` there is also `cards-count`, its length.
        """
        worded = {name: self._argument(name, value) for name, value in plain.items()}
        counts = {
            f"{name}-count": len(value)
            for name, value in plain.items()
            if isinstance(value, list | tuple)
        }
        return {name: value for name, value in {**worded, **counts}.items() if value is not None}

    # What happens at the table

    def event(self, event: Event) -> str:
        """A line of the log."""
        plain = msgspec.structs.asdict(event)
        plain.pop("to")
        return self.say(f"event-{_dashed(type(event).__name__)}", self.arguments(plain))

    def question(self, question: str, facts: Mapping[str, Any]) -> str:
        """What a seat is asked."""
        return self.say(f"ask-{question}", self.arguments(facts))

    def action(self, family: Family, action: int) -> str:
        """An action as a player would say it; a parameter `seat` counts the seats from 1."""
        values = family.values(action)
        worded = {
            name: self.seat(int(value.label) - 1) if name == "seat" else self._worded(name, value)
            for name, value in values.items()
        }
        return self.say(f"act-{family.name}", worded)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.say(refusal.key, {"rule": refusal.rule, "action": ""})


@cache
def words(game: str | None = None, language: str = "en") -> Words:
    """The words of core, or of a game too, in a language."""
    return Words(game, language)


@cache
def _bundle(game: str | None, language: str, rooms: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    places = ["quattrocento.core", *(f"quattrocento.{room}" for room in rooms)]
    if game is not None:
        from quattrocento.core.registry import package_of

        places.append(package_of(game))
    for place in places:
        bundle.add_resource(_catalogue(place, language))
    if game is not None:
        bundle.add_resource(FluentResource(box_terms(game)))
    return bundle


@cache
def _catalogue(place: str, language: str) -> Resource:
    """A catalogue, read once: most bundles hold the core's."""
    text = files(place).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)


def box_terms(game: str) -> str:
    """The numbers of a game's box, as terms that its messages use."""
    from quattrocento.core.registry import game as found

    return terms(facts(found(game).box()))


def _vocabulary(game: str | None) -> dict[str, Parameter]:
    if game is None:
        return {}
    from quattrocento.core.registry import game as found

    return found(game).vocabulary


def _dashed(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip(
        "-"
    )
