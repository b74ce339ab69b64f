"""The first lessons: they can be played as they stand, and every step is explained."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.core.lesson import LEARNER, has_lesson, lesson
from quattrocento.core.words import LANGUAGES, Words
from quattrocento.tables.lessons import lesson_of
from tests.thresholds import thresholds

LESSONS = [name for name in qc.games() if has_lesson(name)]


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_can_be_played_by_making_the_moves_it_asks_for(game: str) -> None:
    taught = lesson(game)
    state = taught.record.replay()
    assert not state.over
    learnt = [move for move in taught.record.moves if move.seat == LEARNER]
    steps = lesson_of(game).steps
    assert [step.move for step in steps] == [*(move.text for move in learnt), None]
    for step in steps[:-1]:
        assert step.move in [offer.move for offer in step.offers]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_says_why_in_both_languages(game: str, language: str) -> None:
    taught = lesson(game)
    words = Words(game, language)
    said = [words.say(note) for note in taught.notes.values()]
    fewest, most = thresholds(game).lesson_notes
    assert fewest <= len(said) <= most
    assert len(set(said)) == len(said)
    for made in taught.notes:
        assert made == len(taught.record.moves) or taught.record.moves[made].seat == LEARNER
    learnt = [made for made, move in enumerate(taught.record.moves) if move.seat == LEARNER]
    assert learnt[0] in taught.notes
    assert len(taught.record.moves) in taught.notes
