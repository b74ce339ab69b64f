"""Quotation marks, apostrophes and spaces are those of the language, in every text."""

from __future__ import annotations

import re

import pytest

from quattrocento.core.words import LANGUAGES
from tests.catalogues import written

# Where one has read the catalogues, the others need not.
pytestmark = pytest.mark.xdist_group("catalogues")

NARROW = "\u202f"  # the one space that keeps French punctuation, and thousands, with their word
COMMANDS = {"cli prompt-help-moves"}  # it lists what is typed, a question mark among it


def found(language: str, pattern: str) -> list[str]:
    """Where a text of the language has what it should not."""
    wrong = re.compile(pattern, re.MULTILINE)
    places = [(place, wrong.search(text)) for place, text in written(language)]
    return [
        f"{place}: …{match.string[max(0, match.start() - 20) : match.end() + 10]}…"
        for place, match in places
        if match
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: str) -> None:
    assert found(language, "'") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    # A straight mark is left to Fluent's own literals and to the headers of a record.
    straight = r'(?<!\{)(?<!\{ )(?<!\[Seed )"(?! ?\})(?!\])(?![^"]*"\})'
    assert found(language, straight) == []
    assert found(language, "[“”]" if language == "fr" else "[«»]") == []


def test_french_punctuation_is_kept_with_its_word_by_one_kind_of_space() -> None:
    stray = rf"(?<![\s,(]) [;:!?»]|\u00a0[;:!?»]|«(?!{NARROW})|(?<!{NARROW})»"
    assert [place for place in found("fr", stray) if place.split(":")[0] not in COMMANDS] == []
    glued = r"(?<=[\w)}’])[;!?](?![\w/])|(?<=[\w)}])(?<!https)(?<!http):(?=[ \n]|$)"
    assert found("fr", glued) == []


def test_thousands_are_set_apart_as_the_language_does() -> None:
    # A heading's id ends in a number, and its title may begin with one.
    assert found("fr", r"(?<!-)\d[ \u00a0.,]\d{3}(?!\d)") == []
    assert found("en", rf"(?<!-)\d[ \u00a0.{NARROW}]\d{{3}}(?!\d)") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_dots_are_one_sign(language: str) -> None:
    assert found(language, r"\.\.\.") == []
