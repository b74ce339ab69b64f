"""What a view tells the page, so that it need not know the rules."""

from __future__ import annotations

import pytest

from quattrocento.core.words import words
from quattrocento.games.florence.state import State
from tests.florence.tables import city
from tests.support import play, rule


def asked(state: State, language: str) -> str:
    """What the first seat is asked, in words."""
    question = state.view(0).asked
    assert question is not None
    return words("florence", language).question(question.question, question.facts)


@rule("FLO-RND-2")
def test_it_says_what_time_an_action_leaves() -> None:
    view = city(time=9).view(0)
    assert view.time_after["deploy"] == 5
    assert view.time_after["promote"] == 4
    assert view.time_after["boast"] == 8


@rule("FLO-PAS-2", "FLO-TIM-1")
def test_it_says_what_time_the_bonus_leaves() -> None:
    passed = {"passed": [0], "seats": {0: {"ring": 1}}, "question": "bonus"}
    assert city(time=11, **passed).view(0).time_after == {"gain-time": 12}
    assert city(time=12, **passed).view(0).time_after == {"gain-time": 12}


@rule("FLO-PAS-1")
def test_it_says_who_would_be_first_or_last_to_pass() -> None:
    assert city().view(0).passes_as == "first"
    one = city(turn=1, passed=[0], seats={0: {"ring": 1}})
    assert one.view(1).passes_as is None
    two = city(turn=2, passed=[0, 1], seats={0: {"ring": 1}, 1: {"ring": 2}})
    assert two.view(2).passes_as == "last"
    assert two.view(0).passes_as is None


@rule("FLO-SOL-12")
@pytest.mark.parametrize(
    ("number", "nobles"),
    [
        (1, ("cosimo", "contessina", "giovanni")),
        (8, ("contessina", "giovanni", "giovanni")),
        (9, ("giovanni", "giovanni", "giovanni")),
    ],
)
def test_it_says_who_nobles_a_b_and_c_are(number: int, nobles: tuple[str, ...]) -> None:
    strozzi = city(players=1, round=number).view(0).strozzi
    assert strozzi is not None
    assert strozzi.nobles == nobles


@rule("FLO-HUR-1", "FLO-SCA-C3")
def test_both_steps_of_a_hurry_are_asked_for_and_up_to_three_by_the_card() -> None:
    hurry = city({4: "0, 0"}, time=9, seats={0: {"hand": ["cosimo walk"]}})
    card = hurry.clone()
    play(hurry, "hurry")
    play(card, "play cosimo walk")
    for state, english, french in (
        (hurry, "There are 2 steps to make", "Il y a 2 pas à faire"),
        (card, "There are up to 3 steps", "Au plus 3 pas"),
    ):
        assert english in asked(state, "en")
        assert french in asked(state, "fr")
    play(hurry, "walk 4.1 to 5", "stop")
    assert "1 step left" in asked(hurry, "en")


@rule("FLO-SCN-2")
def test_a_discarded_card_gives_the_time_of_the_box() -> None:
    state = city(time=5, seats={0: {"hand": ["cosimo walk"]}})
    play(state, "discard cosimo walk")
    assert state.view(0).time_after["move"] == 5
