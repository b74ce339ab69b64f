"""The coach's reasons in the terms of advice: which it names, beside what, in which order."""

from __future__ import annotations

import pytest

from quattrocento.bots.coach import Outcome, Term, defended, hint, term_differences, terms_told
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State
from tests.augsburg.tables import seat as banker
from tests.augsburg.tables import using
from tests.bots.comparing import compared
from tests.florence.tables import city
from tests.palazzo.tables import table as palazzo
from tests.princes.tables import player
from tests.princes.tables import table as estates


def test_the_three_largest_terms_are_told_what_speaks_for_the_better_one_first() -> None:
    better = Outcome(worth=0.6, terms={"works": 9.0, "money": 2.0, "points": 4.0, "bonus": 1.0})
    worse = Outcome(worth=0.5, terms={"works": 5.5, "money": 3.0, "points": 3.4, "best": 0.9})
    told = term_differences(better, worse)
    assert told == [
        Term(topic="works", points=3.5),
        Term(topic="bonus", points=1.0),
        Term(topic="money", points=-1.0),
    ]
    back = term_differences(worse, better)
    assert back == [Term(topic=each.topic, points=-each.points) for each in told]


def test_less_than_half_a_point_is_no_term_to_tell() -> None:
    here, there = Outcome(terms={"works": 1.0, "money": 0.5}), Outcome(terms={"works": 0.51})
    assert term_differences(here, there) == [Term(topic="money", points=0.5)]


def test_what_speaks_only_for_the_worse_answer_is_no_reason() -> None:
    """Advice may think otherwise: its rank is told, not its reasons against what is told."""
    better = Outcome(worth=0.6, terms={"works": 1.0, "money": 2.0})
    worse = Outcome(worth=0.5, terms={"works": 9.0, "money": 3.0})
    assert terms_told(better, worse) == terms_told(worse, better) == []
    mixed = Outcome(worth=0.5, terms={"works": 9.0, "money": 1.0})
    assert [each.topic for each in terms_told(better, mixed)] == ["money", "works"]


def test_terms_of_different_rounds_are_not_compared() -> None:
    """At the end of a round what was hoped for becomes points: both change much for nothing."""
    before = Outcome(worth=0.6, terms={"audience": 31.0, "points": 0.0}, rounds={4})
    after = Outcome(worth=0.5, terms={"audience": 0.0, "points": 35.0}, rounds={5})
    assert terms_told(before, after) == []
    same = Outcome(worth=0.5, terms={"audience": 12.0, "points": 0.0}, rounds={4})
    assert terms_told(before, same) == [Term(topic="audience", points=19.0)]


def test_in_florence_passing_last_leads_into_another_round() -> None:
    state = city({4: "0"}, goals={1: 5, 2: 9, 3: 1}, time=3, players=2, passed=[1])
    told = compared(
        Knowledge(state, 0, 1),
        1,
        *(state.game.actions.parse(each) for each in ("pass", "move 4.1 to 5")),
    )
    assert told.motives
    assert told.terms == []


BANKERS = (
    banker("maria 4 8 12", 800, 22, orange=2, yellow=2, purple=3),
    banker("leo 3 5 7", 500, 9),
)
ESTATE = player("poet, composer, lawyer, physicist", points=5, money=2000)
# A third floor for a palace of two that scores nothing lies in the depot.
UNFINISHED = palazzo(
    ["red 3 4 5, white 5 6, brown 7", "white 3", "brown 3"],
    [["brick 1/1 2/3"], [], []],
    depot="brick 3/3, marble 1/1",
)


@pytest.mark.parametrize(
    ("state", "one", "other", "gained", "lost"),
    [
        (UNFINISHED, "draw tiles", "take money", "topic-outlook", "topic-money"),
        (
            city({4: "0"}, goals={1: 5, 2: 9, 3: 1}, time=1),
            *("move 4.1 to 5", "pass"),
            *("topic-audience", "topic-time"),
        ),
        (
            estates([ESTATE], round=4),
            *("build library", "introduce opinion"),
            *("topic-points", "topic-money"),
        ),
        (
            using("4", *BANKERS, round=2, uses_left=1),
            *("build church", "take 300 florins"),
            *("term-barriers", "topic-money"),
        ),
    ],
    ids=["palazzo", "florence", "princes", "augsburg"],
)
def test_the_coach_names_the_terms_that_tell_one_answer_from_another(
    state: State, one: str, other: str, gained: str, lost: str
) -> None:
    knowledge = Knowledge(state, 0, 1)
    actions = [state.game.actions.parse(text) for text in (one, other)]
    points = {term.topic: term.points for term in compared(knowledge, 1, *actions).terms}
    assert points[gained] > 0.5
    assert points[lost] < -0.5


def test_in_a_hint_the_best_is_told_beside_the_second_and_the_others_beside_the_best() -> None:
    knowledge = Knowledge(UNFINISHED, 0, 1)
    best, second, third = hint(knowledge, 1).prospects
    for each, beside in ((best, second), (second, best), (third, best)):
        assert each.terms
        reasons = compared(knowledge, 1, each.action, beside.action)
        assert (each.motives, each.terms) == (reasons.motives, reasons.terms)


def test_what_a_first_look_sees_against_the_best_answer_is_not_told_for_it() -> None:
    """A puzzle's answer was found by deep searches: one step ahead it may look worse."""
    knowledge = Knowledge(UNFINISHED, 0, 1)
    better, worse = (each.action for each in hint(knowledge, 1).prospects[:2])
    assert defended(knowledge, 1, better, worse) == compared(knowledge, 1, better, worse)
    against = defended(knowledge, 1, worse, better)
    assert (against.motives, against.terms) == ([], [])
