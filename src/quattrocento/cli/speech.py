"""The terminal's own words, in the language of the person at it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import typer
from rich.console import Console

from quattrocento.core.words import LANGUAGES, Words

BAD_INPUT = 2
ROOM = "cli"
LANGUAGE_VARIABLE = "QUATTROCENTO_LANG"
LANGUAGE_OPTION = "--lang"


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that a command names, if we speak it, before anything else of it is read."""
    found = None
    for argument, following in pairwise((*arguments, "")):
        name, joined, value = argument.partition("=")
        language = value if joined else following
        if name == LANGUAGE_OPTION and language in LANGUAGES:
            found = language
    return found


def usual_language() -> str:
    """The language of the environment, if we speak it; otherwise English."""
    for variable in (LANGUAGE_VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@cache
def speech(game: str | None = None, language: str | None = None) -> Words:
    """The words of the terminal, and of a game too."""
    return Words(game, language or usual_language(), rooms=(ROOM,))


def sign(value: float) -> str:
    """The sign of a number, as it is printed before what it is without."""
    return "−" if value < 0 else "+"


def say(key: str, **arguments: str | float) -> str:
    """One of the terminal's own messages."""
    return speech().say(key, arguments)


def wrong(key: str, **arguments: str) -> typer.Exit:
    """Say in one line what was wrong with what was asked; how the command ends."""
    Console(stderr=True, soft_wrap=True).print(say(key, **arguments), markup=False)
    return typer.Exit(BAD_INPUT)
