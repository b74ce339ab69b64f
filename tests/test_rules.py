"""Each rule is told in both languages and shown by a test."""

from __future__ import annotations

import ast
from pathlib import Path

from quattrocento.core.game import Game
from quattrocento.core.rules import rules


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
