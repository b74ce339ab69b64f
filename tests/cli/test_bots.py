"""The bots at the terminal: every level and every style has a name and says what it does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quattrocento.bots.bot import LEVELS
from quattrocento.cli.bots import opponent
from quattrocento.cli.speech import speech
from quattrocento.core.game import Game
from quattrocento.core.words import LANGUAGES
from tests.cli.terminal import run

PAGE = Path(__file__).parents[2] / "web" / "src" / "text"


def page_words(language: str) -> dict[str, str]:
    """The messages of the page that have one line."""
    text = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(line.split(" = ", 1) for line in text.splitlines() if " = " in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_called_and_described_as_on_the_page(language: str) -> None:
    page = page_words(language)
    told = [opponent(speech(language=language), "bot", level) for level in LEVELS]
    for each in told:
        key = f"bot-{each.typed}"
        assert (each.name, each.about) == (page[key], page[f"{key}-about"])
    assert len({each.about for each in told}) == len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_is_called_and_described_as_on_the_page(game: Game, language: str) -> None:
    page = page_words(language)
    for style in game.styles:
        told = opponent(speech(game.name, language), "style", style)
        assert (told.name, told.about) == (page[f"style-{style}"], page[f"style-{style}-about"])


def test_a_style_of_a_game_from_elsewhere_goes_by_what_is_typed() -> None:
    told = opponent(speech(), "style", "dreamer")
    assert (told.typed, told.name, told.about) == ("dreamer", "dreamer", "")


def test_the_bots_of_a_game_are_listed_in_the_language_asked_for() -> None:
    french = run("bots", "palazzo", language="fr").stdout
    assert "maître" in french
    assert "Préfère l’argent aux étages." in french
    assert "novice:miser" in french
    assert "courtier" not in french
    told = json.loads(run("bots", "--json").stdout)
    assert [each["typed"] for each in told["levels"]] == LEVELS
    assert set(told["styles"]) == {"augsburg", "florence", "palazzo", "princes"}
    refused = run("bots", "chess")
    assert (refused.returncode, refused.stdout) == (2, "")
