"""Each rule is told in both languages and shown by a test."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from quattrocento.core.game import Game
from quattrocento.core.rules import rules
from quattrocento.core.words import LANGUAGES, words
from tests.rulings import RULINGS

OUR_RULING = {"en": "our ruling", "fr": "notre interprétation"}


def cited_rules(folder: Path) -> set[str]:
    """All rule ids in the `rule(...)` marks of the tests below a folder."""
    calls = [
        node
        for path in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"
    ]
    constants = [
        value
        for call in calls
        for value in [*call.args, *(keyword.value for keyword in call.keywords)]
        if isinstance(value, ast.Constant)
    ]
    return {constant.value for constant in constants if isinstance(constant.value, str)}


def test_every_rule_of_the_game_is_cited_by_a_test(game: Game) -> None:
    missing = set(rules(game.name)) - cited_rules(Path(__file__).parent / game.name)
    assert not missing


def test_tests_cite_only_rules_that_exist(game: Game) -> None:
    unknown = cited_rules(Path(__file__).parent / game.name) - set(rules(game.name))
    assert not unknown


def test_both_languages_tell_the_same_rules_in_the_same_order(game: Game) -> None:
    english, french = rules(game.name, "en"), rules(game.name, "fr")
    assert list(english) == list(french)
    for rule in [*english.values(), *french.values()]:
        assert rule.title
        assert rule.text
        assert rule.chapter


def test_every_rule_that_a_game_names_when_it_asks_or_refuses_exists(game: Game) -> None:
    for decision in game.decisions:
        assert decision.rule in rules(game.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_our_ruling_is_marked_as_such_in_the_rules(game: Game, language: str) -> None:
    told = rules(game.name, language)
    unmarked = {
        rule: (told[rule].text.count(OUR_RULING[language]), points)
        for rule, points in RULINGS[game.name].items()
        if told[rule].text.count(OUR_RULING[language]) < points
    }
    assert not unmarked, "marks in our text, and points that are our ruling"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_strozzi_harder_is_told_as_it_is_played(language: str) -> None:
    about = words("florence", language).say("option-more-time-about")
    assert {"en": "1 more than he would usually gain", "fr": "son gain habituel"}[language] in about
