"""Both languages say everything: questions, actions, events, refusals and errors."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

import pytest

from quattrocento.core.decision import Refusal
from quattrocento.core.events import Event
from quattrocento.core.game import Game
from quattrocento.core.rules import rules
from quattrocento.core.words import LANGUAGES, Words, words
from tests.catalogues import CATALOGUES, variables, written


def said_by(room: str, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with the variables that its message uses."""
    (catalogue,) = (each for each in CATALOGUES if each[:2] == (room, language))
    return {key: variables(pattern) for key, pattern in catalogue.messages().items()}


def modules(game: Game) -> list[object]:
    package = import_module(f"quattrocento.games.{game.name}")
    modules = walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(module.name) for module in modules]


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


@pytest.mark.parametrize("room", sorted({catalogue.room for catalogue in CATALOGUES}))
def test_both_languages_say_the_same(room: str) -> None:
    assert said_by(room, "en") == said_by(room, "fr")


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
    messages = said_by(f"games/{game.name}", "en")
    assert [key for key in messages if key.startswith(prefixes) and key not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(game: Game, language: str) -> None:
    said = words(game.name, language)
    for action in range(len(game.actions)):
        assert said.action(game.actions.family_of(action), action)


def test_an_event_uses_only_what_its_message_is_given(game: Game) -> None:
    messages = said_by(f"games/{game.name}", "en")
    for event in events(game):
        fields = set(event.__struct_fields__)
        given = fields | {f"{field}-count" for field in fields}
        assert messages[f"event-{dashed(event.__name__)}"] <= given


def test_every_refusal_names_a_rule_of_the_game(game: Game) -> None:
    assert {refusal.rule for refusal in refusals(game)} - set(rules(game.name)) == set()


def test_equal_things_are_counted_not_repeated() -> None:
    english, french = Words("palazzo", "en"), Words("palazzo", "fr")
    cards = {"cards": ["certificate", "red 3", "certificate", "red 3"]}
    assert english.arguments(cards)["cards"] == "2 certificates and 2 × red 3"
    assert french.arguments(cards)["cards"] == "2 certificats et 2 × 3 rouge"
    bonds = {"bonds": ["maria 4", "joker", "joker", "joker"]}
    assert Words("augsburg", "en").arguments(bonds)["bonds"] == "Maria 4 and 3 jokers"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_below_nothing_has_a_minus_not_a_hyphen(language: str) -> None:
    said = Words("palazzo", language)
    assert said.say("seat-points", {"seat": "Lapis", "points": -9}) == "Lapis −9"
    assert said.say("bad-move-number", {"moves": 8, "move": -1}).endswith("−1.")


# What no native speaker says, or what promised a button that there is not.
UNSAID = {
    "en": r"of the own rank|is called so|say that you buy no more|let it be enough|beyond the own",
    "fr": r"nouvel rang|\bde tel(le)?s? |appelé par là|tables [^.]* écrites|quiconque y|c’est assez"
    r"|dites «|s’est mal passé|loyal|aucune clé|vont à \{|Ranger|Dresse|dressé",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_says_is_not_said_again(language: str) -> None:
    found = {place: text for place, text in written(language) if re.search(UNSAID[language], text)}
    assert found == {}
