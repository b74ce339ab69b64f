"""Both languages say everything: questions, actions, events, refusals and errors."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

import pytest
from fluent.syntax import ast, parse

from quattrocento.core.decision import Refusal
from quattrocento.core.events import Event
from quattrocento.core.game import Game
from quattrocento.core.rules import rules
from quattrocento.core.words import LANGUAGES, words


def catalogue(package: str, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with the variables that its message uses."""
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = variables(entry)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def modules(game: Game) -> list[object]:
    package = import_module(f"quattrocento.games.{game.name}")
    names = [module.name for module in iter_modules(package.__path__)]
    return [import_module(f"{package.__name__}.{name}") for name in names]


def refusals(game: Game) -> list[Refusal]:
    return [
        value
        for module in modules(game)
        for value in vars(module).values()
        if isinstance(value, Refusal)
    ]


def events(game: Game) -> list[type[Event]]:
    return [
        value
        for module in modules(game)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ]


def dashed(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


@pytest.mark.parametrize("package", ["quattrocento.core"])
def test_the_core_says_the_same_in_both_languages(package: str) -> None:
    assert catalogue(package, "en") == catalogue(package, "fr")


def test_a_game_says_the_same_in_both_languages(game: Game) -> None:
    package = f"quattrocento.games.{game.name}"
    assert catalogue(package, "en") == catalogue(package, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_action_event_and_refusal_has_words(game: Game, language: str) -> None:
    said = words(game.name, language)
    keys = [f"ask-{decision.name}" for decision in game.decisions]
    keys += [f"act-{family.name}" for family in game.actions.families]
    keys += [f"value-{name}" for name in game.vocabulary]
    keys += [f"event-{dashed(event.__name__)}" for event in events(game)]
    keys += [refusal.key for refusal in refusals(game)]
    assert [key for key in keys if not said.has(key)] == []


def test_every_message_of_a_game_is_used(game: Game) -> None:
    used = {f"ask-{decision.name}" for decision in game.decisions}
    used |= {f"act-{family.name}" for family in game.actions.families}
    used |= {f"event-{dashed(event.__name__)}" for event in events(game)}
    used |= {refusal.key for refusal in refusals(game)}
    prefixes = ("ask-", "act-", "event-", "refusal-")
    messages = catalogue(f"quattrocento.games.{game.name}", "en")
    assert [key for key in messages if key.startswith(prefixes) and key not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(game: Game, language: str) -> None:
    said = words(game.name, language)
    for action in range(len(game.actions)):
        assert said.action(game.actions.family_of(action), action)


def test_an_event_uses_only_what_its_message_is_given(game: Game) -> None:
    messages = catalogue(f"quattrocento.games.{game.name}", "en")
    for event in events(game):
        fields = set(event.__struct_fields__)
        given = fields | {f"{field}-count" for field in fields}
        assert messages[f"event-{dashed(event.__name__)}"] <= given


def test_every_refusal_names_a_rule_of_the_game(game: Game) -> None:
    assert {refusal.rule for refusal in refusals(game)} - set(rules(game.name)) == set()
