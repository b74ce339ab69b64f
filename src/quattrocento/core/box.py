"""The box: what a game's components are, as typed data, and their numbers by name.

Each game makes its own Box from its `components`, the one file that an owner of the box corrects.
The page takes every number from it; rules texts (`{bond-prices-17}`) and catalogues
(`{ -box-bond-prices-17 }`) take them by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

_FACT = re.compile(
    r"\{(?P<name>[a-z][a-z0-9-]*)(?P<grouped>:,)?"
    r"(?:(?P<space>[ \N{NO-BREAK SPACE}])(?P<one>[^|{}]+)\|(?P<many>[^|{}]+))?\}"
)
_NOT_IN_NAMES = re.compile(r"[^a-z0-9]+")
_GROUPING = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}
# What a language counts like one; in French none is singular.
_SINGULAR = {"en": {1}, "fr": {0, 1}}


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a game; each game's box adds its own fields."""


def facts(box: Box | None) -> dict[str, int]:
    """Every number of a box by its name: its fields' names; in a list its place, from 1."""
    if box is None:
        return {}
    return dict(_named("", msgspec.to_builtins(box, str_keys=True)))


def _named(name: str, part: Any) -> Iterator[tuple[str, int]]:
    if isinstance(part, dict):
        inner = part.items()
    elif isinstance(part, list | tuple):
        inner = {str(place): each for place, each in enumerate(part, start=1)}.items()
    else:
        if isinstance(part, int):
            yield name, part
        return
    for key, each in inner:
        yield from _named(_NOT_IN_NAMES.sub("-", f"{name} {key}".strip()), each)


def filled(text: str, known: Mapping[str, int], language: str) -> str:
    """A text with its facts put in; `{name:,}` parts the thousands as the language does.

    What is counted stands beside its number in both forms: `{riders rider|riders}`.
    """

    def fact(found: re.Match[str]) -> str:
        value = known[found["name"]]
        number = str(value)
        if found["grouped"] is not None:
            number = f"{value:,}".replace(",", _GROUPING[language])
        if found["space"] is None:
            return number
        counted = found["one"] if value in _SINGULAR[language] else found["many"]
        return number + found["space"] + counted

    return _FACT.sub(fact, text)


def terms(known: Mapping[str, int]) -> str:
    """The facts as terms of a Fluent catalogue; by `.count` the words beside one agree with it."""
    return "".join(
        f"-box-{name} = {value}\n    .count = {_count(value)}\n" for name, value in known.items()
    )


def _count(value: int) -> str:
    """What a language counts with: nothing, one or many."""
    return {0: "none", 1: "one"}.get(value, "many")
