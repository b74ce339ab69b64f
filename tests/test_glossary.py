"""`docs/glossary.md` holds: one word for one thing, in all texts of a game, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

import quattrocento as qc
from quattrocento.core.rules import rules
from quattrocento.core.words import LANGUAGES, words
from quattrocento.games.florence.components import SCANDALS
from tests.catalogues import CATALOGUES, HOUSE, ruled, sayings

# Where one has read the catalogues, the others need not.
pytestmark = pytest.mark.xdist_group("catalogues")

EVERYWHERE = "Everywhere"
TITLES = {
    "Palazzo": "palazzo",
    "The Princes of Florence": "princes",
    "Augsburg 1520": "augsburg",
    "Florence": "florence",
}


class Term(NamedTuple):
    """A line of the glossary in one language."""

    word: str
    never: list[str]


@cache
def glossary(language: str) -> dict[str, list[Term]]:
    """The terms of each game, or of everything."""
    text = (HOUSE / "docs" / "glossary.md").read_text(encoding="utf-8")
    column = LANGUAGES.index(language)
    found: dict[str, list[Term]] = {}
    title = ""
    for line in text.splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells[0] == "English" or set(cells[0]) == {"-"}:
            continue
        never = [word for word in cells[column + 2].split(", ") if word]
        found.setdefault(TITLES.get(title, title), []).append(Term(cells[column], never))
    return found


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    """Everything said in a language: the game (or none), the place, the text."""
    return [*_said(language), *ruled(language)]


def _said(language: str) -> Iterator[tuple[str, str, str]]:
    for catalogue in CATALOGUES:
        if catalogue.language == language:
            game = catalogue.room.rpartition("/")[2]
            for key, text in sayings(catalogue):
                yield (game if game in qc.games() else "", f"{catalogue.room} {key}", text)


def spelt(word: str) -> re.Pattern[str]:
    """A word of the glossary wherever it stands, in its plural too."""
    parts = [
        r"\d+" if part == "N" else rf"{re.escape(part)}(?:s|x|es)?" for part in word.split(" ")
    ]
    return re.compile(r"(?<![\w’-])" + r"[ \u00a0]".join(parts) + r"(?![\w-])", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [EVERYWHERE, *TITLES.values()])
def test_no_other_word_is_used_for_a_thing(game: str, language: str) -> None:
    terms = glossary(language)[game]
    said = [(place, text) for of, place, text in texts(language) if game in (of, EVERYWHERE)]
    never = [(word, term.word, spelt(word)) for term in terms for word in term.never]
    wrong = {
        place: f"{word}, not {right}: {text}"
        for word, right, pattern in never
        for place, text in said
        if pattern.search(text)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES.values())
def test_the_words_of_the_glossary_are_those_of_rules_and_catalogues(
    game: str, language: str
) -> None:
    catalogues = [
        text for of, place, text in texts(language) if of == game and "rules" not in place
    ]
    rules = [text for of, place, text in texts(language) if of == game and "rules" in place]
    for term in glossary(language)[game]:
        pattern = spelt(term.word)
        for said in (catalogues, rules):
            assert any(pattern.search(text) for text in said), term.word


def test_the_glossary_speaks_of_every_game() -> None:
    assert set(glossary("en")) == {EVERYWHERE, *qc.games()} == set(glossary("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_scandal_cards_are_called_alike_in_rules_and_on_the_table(language: str) -> None:
    said = words("florence", language)
    labels = {said.value("card", card) for card in SCANDALS}
    book = rules("florence", language)
    titles = [book[rule].title for rule in book if re.fullmatch(r"FLO-SCA-[CKG]\d", rule)]
    assert {re.sub(r" \(.*\)", "", title) for title in titles} == labels
    rows = re.findall(r"^\| (\w+) \| ([^|]+) \|", book["FLO-SCA-1"].text, re.MULTILINE)
    colon = {"en": ": ", "fr": "\u202f: "}[language]
    assert {f"{noble}{colon}{effect}" for noble, effect in rows[1:]} == labels
