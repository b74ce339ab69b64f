"""What a person at the terminal is told about what may be said, here and now."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from quattrocento.cli.ordering import changed
from quattrocento.cli.prompt import Prompt
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.core.errors import BadOrder
from quattrocento.core.game import Game
from quattrocento.core.orders import OrderBook
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, Words
from tests.florence.tables import city
from tests.support import play


def prompt(state: State, language: str = "en") -> Prompt:
    """The question to whoever is asked first, without showing it."""
    words = Words(state.game.name, language, rooms=("cli",))
    return Prompt(Console(file=StringIO(), width=200), words, state, state.awaiting()[0])


def told(asked: Prompt) -> str:
    assert isinstance(asked.console.file, StringIO)
    return asked.console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_gives_examples_that_are_possible_now(game: Game, language: str) -> None:
    """A move that is offered, and an order for a maximum only where one would be taken."""
    state = game.new(players=3, seed=3)
    chance = Chance(seeded(3))
    maxima = 0
    while not state.over:
        asked = prompt(state, language)
        first, *rest = "\n".join(asked.help_lines()).splitlines()
        assert first.endswith(f" {game.actions.text(asked.options[0])}")
        for line in rest:
            if line.startswith("order max"):
                most = re.split("[\u202f: ]+", line)[2]
                assert changed(OrderBook(), state, asked.seat, f"max {most}").of(asked.seat)
                maxima += 1
        for _ in range(5):
            if not state.over:
                state.apply(*random_move(state, chance))
    assert (maxima > 0) == (game.auctions is not None)


def test_what_is_near_to_a_text_is_looked_for_among_what_is_offered() -> None:
    state = city({4: "0, 0"}, time=9)
    play(state, "hurry")
    asked = prompt(state)
    assert asked.as_choice("walk 4.1") is None
    said = told(asked).partition("Did you mean: ")[2].rstrip("?\n").split(", ")
    assert said[0].startswith("walk 4.1 to")
    assert set(said) <= {state.game.actions.text(option) for option in asked.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_other_questions_are_named_as_such(language: str) -> None:
    asked = prompt(find_game("florence").new(players=2, seed=3), language)
    assert asked.as_choice("swap 4.1") is None
    elsewhere = {"en": "nothing that is offered now is like it", "fr": "Ailleurs dans le jeu"}
    assert elsewhere[language] in told(asked)
    assert "swap 4-5" in told(asked)


def test_what_is_like_no_move_at_all_is_just_no_move() -> None:
    asked = prompt(find_game("palazzo").new(players=2, seed=3))
    assert asked.as_choice("xyzzy") is None
    assert told(asked) == "“xyzzy” is no move.\n"


@pytest.mark.parametrize(("move", "to"), [("move", "1"), ("walk", "1"), ("move", "9")])
def test_a_way_that_no_street_takes_is_refused_by_its_rule(move: str, to: str) -> None:
    """FLO-MOV-1: the park is for the nobles, and other locations are too far away."""
    asked = prompt(city({5: "0"}, time=9))
    assert asked.as_choice(f"{move} 5.1 to {to}") is None
    assert told(asked) == "No street leads there. (FLO-MOV-1)\n"


@pytest.mark.parametrize("typed", ["²", "①", "9" * 5000], ids=["raised", "circled", "endless"])
def test_what_only_looks_like_a_number_is_no_choice(typed: str) -> None:
    asked = prompt(find_game("palazzo").new(players=2, seed=3))
    assert asked.understood(typed) is None
    assert "is no move" in told(asked)
    with pytest.raises(BadOrder):
        changed(OrderBook(), asked.state, asked.seat, f"drop {typed}")
    with pytest.raises(BadOrder):
        changed(OrderBook(), asked.state, asked.seat, f"max {typed}")
