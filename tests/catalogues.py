"""Everything written for people: the catalogues of the package and of the page, and the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import quattrocento as qc
from quattrocento.core.rules import rules
from quattrocento.core.words import LANGUAGES, box_terms

HOUSE = Path(__file__).parents[1]
PACKAGE = HOUSE / "src" / "quattrocento"
PAGE = HOUSE / "web" / "src"
# What `quattrocento new-game` writes; a test holds the two together.
EXAMPLE = HOUSE / "examples" / "highest" / "highest"


class Catalogue(NamedTuple):
    """A Fluent file; `room` says whose it is: `games/palazzo`, `page/palazzo`, `cli`."""

    room: str
    language: str
    path: Path

    def messages(self) -> dict[str, ast.Pattern]:
        """What it says, by key."""
        return _messages(self.path)

    def source(self, node: ast.SyntaxNode) -> str:
        """How a part is written, placeables and all."""
        assert node.span is not None
        return self.path.read_text(encoding="utf-8")[node.span.start : node.span.end]

    def texts(self) -> Iterator[tuple[str, str]]:
        """Each message's key with how it is written."""
        for key, pattern in self.messages().items():
            yield key, self.source(pattern)


@cache
def _messages(path: Path) -> dict[str, ast.Pattern]:
    """What a file says, by key: read once, because a hundred tests ask."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {path}"
            assert entry.value is not None
            found[entry.id.name] = entry.value
    return found


def _rooms() -> Iterator[tuple[str, Path]]:
    for room in ("core", "cli", "tables", "server", *(f"games/{game}" for game in qc.games())):
        yield room, PACKAGE / room / "text"
    yield "example", EXAMPLE / "text"
    yield "page", PAGE / "text"
    yield "page/plain", PAGE / "plain" / "text"
    for game in qc.games():
        yield f"page/{game}", PAGE / "games" / game / "text"


CATALOGUES = [
    Catalogue(room, language, folder / f"{language}.ftl")
    for room, folder in _rooms()
    for language in LANGUAGES
]


def ruled(language: str) -> Iterator[tuple[str, str, str]]:
    """Every line of the rules as it is read, facts of the box filled in: game, place, text.

    The example's last, as a game of nobody's.
    """
    for game in qc.games():
        source = PACKAGE / "games" / game / "rules" / f"{language}.md"
        for line in source.read_text(encoding="utf-8").partition("\n## ")[0].splitlines():
            yield game, f"rules of {game}, preface", line
        for rule in rules(game, language).values():
            for line in (rule.chapter, rule.title, *rule.text.splitlines()):
                yield game, f"rules of {game}, {rule.id}", line
    for line in (EXAMPLE / "rules" / f"{language}.md").read_text(encoding="utf-8").splitlines():
        yield "", "rules of the example", line


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with the place where it stands."""
    for catalogue in CATALOGUES:
        if catalogue.language == language:
            for key, text in catalogue.texts():
                yield f"{catalogue.room} {key}", text
    for _, place, line in ruled(language):
        yield place, line


# Saying a message with all that it may be given

NUMBERS = (0, 1, 2, 21)
MANY = 600
PEOPLE = {"Ada": "a name that French elides before", "Hugo": "one with an h"}
_TEXTS = """
    a action address b best boast bond bonds bot bots box build building c card cards code colour
    deck ends expected field fields file first found freedom freedoms gift header heights kind
    kinds languages last locations lot move name near noble pair pay person phase piece pieces place
    prices printed privileges problem rank reached rewards roman rule shield shown square
    standings street table text there tile tiles usual what who whom why would written
"""
WORDS = frozenset(_TEXTS.split())  # what is text: everything else is a number
NAMED = {"family", "game", "games", "scores", "seat", "seats", "winners"}


def variables(node: ast.BaseNode) -> set[str]:
    """The names of all that a message is given."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    return {name for child in _children(node) for name in variables(child)}


def choices(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    """Every choice that a message makes."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for child in _children(node):
        yield from choices(child)


def keys(choice: ast.SelectExpression) -> list[str]:
    """What a choice tells apart."""
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in choice.variants
    ]


def chosen_by(choice: ast.SelectExpression) -> str:
    """What a choice is made by."""
    assert isinstance(choice.selector, ast.VariableReference)
    return choice.selector.id.name


def _children(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield child


def combined(given: list[list[object]]) -> Iterator[tuple[object, ...]]:
    """All values with all others; where that is too much, each with the last of the others."""
    if prod(map(len, given)) <= MANY:
        yield from product(*given)
        return
    usual = tuple(values[-1] for values in given)
    for place, values in enumerate(given):
        for value in values:
            yield (*usual[:place], value, *usual[place + 1 :])


class Speaker:
    """A catalogue that says its messages with every number, every choice and awkward names."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.bundle = FluentBundle([catalogue.language], use_isolating=False)
        self.messages = catalogue.messages()
        source = catalogue.path.read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(source))
        game = catalogue.room.rpartition("/")[2]
        if game in qc.games():
            self.bundle.add_resource(FluentResource(box_terms(game)))
        for own in self._of_the_game():
            # A board says some terms of its game.
            text = own.path.read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))
        self.values = self._values()

    def _of_the_game(self) -> list[Catalogue]:
        """The catalogue of the game that a board belongs to, if this is a board's."""
        room, language, *_ = self.catalogue
        if not room.startswith("page/"):
            return []
        game = room.replace("page/", "games/")
        return [each for each in CATALOGUES if each[:2] == (game, language)]

    def _values(self) -> dict[str, str]:
        """One value of each part of the game's vocabulary, as it stands in a sentence."""
        for own in self._of_the_game():
            return Speaker(own).values
        self.values = {}
        said = {
            key.removeprefix("value-"): next(self._said(key, ("Ada",)))
            for key in self.messages
            if key.startswith("value-")
        }
        return {name: text for name, text in said.items() if text != "Qqq"}

    def said(self, key: str) -> Iterator[str]:
        """A message in all its forms."""
        yield from self._said(key, tuple(PEOPLE))

    def _said(self, key: str, people: tuple[str, ...]) -> Iterator[str]:
        pattern = self.messages[key]
        given = {name: self._given(pattern, name, people) for name in sorted(variables(pattern))}
        for values in combined(list(given.values())):
            said = self.bundle.get_message(key).value
            assert said is not None, f"{self.catalogue.room} {key} says nothing"
            text, problems = self.bundle.format_pattern(said, dict(zip(given, values, strict=True)))
            assert not problems, f"{self.catalogue.room} {key}: {problems}"
            yield str(text)

    def _given(self, pattern: ast.Pattern, name: str, people: tuple[str, ...]) -> list[object]:
        told = {
            key for choice in choices(pattern) if chosen_by(choice) == name for key in keys(choice)
        }
        labels = {key for key in told if not key.lstrip("-").isdigit()} - {"one", "other"}
        if labels:
            return list[object](sorted(labels))
        if name in NAMED or name.endswith("seat"):
            return list(people)
        single = name.removesuffix("s")
        if name in WORDS or name in self.values or single in self.values:
            return [self.values.get(name) or self.values.get(single) or "Qqq"]
        return [*NUMBERS]


@cache
def sayings(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Every form of every message of a catalogue, with its key."""
    speaker = Speaker(catalogue)
    return [(key, text) for key in speaker.messages for text in sorted(set(speaker.said(key)))]
