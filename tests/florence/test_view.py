"""What a view tells the page, so that it need not know the rules."""

from __future__ import annotations

import pytest

from tests.florence.tables import city
from tests.support import play, rule


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


@rule("FLO-SCN-2")
def test_a_discarded_card_gives_the_time_of_the_box() -> None:
    state = city(time=5, seats={0: {"hand": ["cosimo walk"]}})
    play(state, "discard cosimo walk")
    assert state.view(0).time_after["move"] == 5
