"""The coach at the terminal: all it says is in words, in the language of whoever reads it."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from quattrocento.bots.coach import Costly, Motive, Review, Term
from quattrocento.bots.match import play_match
from quattrocento.cli.coaching import hint_lines, review_lines, when
from quattrocento.cli.variations import VariationTable
from quattrocento.core.account import rounds_of
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import LANGUAGES, Words

COSTLY = Costly(
    move=192,
    question="build-where",
    done="discard it",
    better="build on 5",
    cost=0.254,
    motives=[
        Motive(key="coach-own-more", topic="topic-windows", effect=0.123),
        Motive(key="coach-own-less", topic="topic-money", effect=-0.041),
    ],
    terms=[Term(topic="topic-outlook", points=3.46), Term(topic="topic-money", points=-1.0)],
)
CURVE = [(number, number / 200) for number in range(200)]
REVIEW = Review(
    seat=0,
    curve=CURVE,
    costly=[COSTLY],
    habit="build-where",
    habit_cost=0.3,
    habit_times=2,
)


def test_a_review_says_moves_in_words_and_why_another_was_better() -> None:
    lines = review_lines(Words("palazzo", "en", rooms=("cli",)), find_game("palazzo"), REVIEW)
    told = lines[lines.index("Move 192: chance of winning −25\u202f%") :]
    assert told[1:6] == [
        "  Played: Discard it (discard it)",
        "  Better: Build on palace 5 (build on 5)",
        "  · More for Lapis: windows (+12\u202f%)",
        "  · Less for Lapis: money in hand (−4\u202f%)",
        (
            "  · In points, by simple advice: "
            "what the palaces may score\u00a0+3.5 and money in hand\u00a0−1"
        ),
    ]


def test_a_review_in_french_says_moves_and_points_in_french() -> None:
    lines = review_lines(Words("palazzo", "fr", rooms=("cli",)), find_game("palazzo"), REVIEW)
    assert "  Joué\u202f: Le défausser (discard it)" in lines
    (reckoned,) = (line for line in lines if "selon le conseil simple" in line)
    assert reckoned == (
        "  · En points, selon le conseil simple\u202f: "
        "ce que les palais peuvent rapporter\u00a0+3,5 et argent en main\u00a0−1"
    )


@pytest.mark.parametrize(
    ("game", "language", "named"),
    [
        ("princes", "en", "Move 192 (round 3)"),
        ("princes", "fr", "Coup 192 (tour 3)"),
        ("florence", "fr", "Coup 192 (manche 3)"),
        ("palazzo", "en", "Move 192"),
    ],
)
def test_a_move_of_a_review_is_named_with_its_round(game: str, language: str, named: str) -> None:
    number = None if game == "palazzo" else 3
    assert when(Words(game, language, rooms=("cli",)), 192, number) == named


def test_the_rounds_of_a_record_are_those_of_its_table(game: Game) -> None:
    """As a view counts them, where it does, from the first that is told to begin."""
    record = play_match(game.name, ["random"] * 3, 4)
    rounds = rounds_of(record)
    shown = [getattr(state.view(None), "round", None) for state in record.states()]
    assert bool(rounds) == (shown[0] is not None)
    for move in range(min(rounds, default=len(shown)), len(shown)):
        assert rounds[move] == shown[move - 1]


def test_it_is_said_once_what_percentages_are() -> None:
    told = "Percentages are the coach’s estimate"
    words = Words("palazzo", "en", rooms=("cli",))
    state = find_game("palazzo").new(players=2, seed=3)
    hints = hint_lines(words, Knowledge(state, state.awaiting()[0], 3), 3)
    reviewed = review_lines(words, find_game("palazzo"), REVIEW)
    for lines in (hints, reviewed):
        assert sum(told in line for line in lines) == 1


def test_what_a_habit_cost_is_told_for_one_decision_and_not_added_up() -> None:
    game = find_game("palazzo")
    (*_, habit) = review_lines(Words("palazzo", "en", rooms=("cli",)), game, REVIEW)
    assert habit == (
        "The habit that cost most: choosing where to build. "
        "It cost 15 % of winning chances each time, on average, in 2 decisions."
    )
    once = msgspec.structs.replace(REVIEW, habit_times=1)
    (*_, habit) = review_lines(Words("palazzo", "en", rooms=("cli",)), game, once)
    assert habit.endswith("It cost 30 % of winning chances, in 1 decision.")


def test_the_curve_of_a_review_fits_into_a_line_and_goes_from_the_first_to_the_last() -> None:
    lines = review_lines(Words("palazzo", "en", rooms=("cli",)), find_game("palazzo"), REVIEW)
    drawn, numbers = lines[2].split("\n")
    assert (len(drawn), drawn[0], drawn[-1]) == (72, "▁", "█")
    assert len(numbers) < 80


def test_a_review_of_nothing_says_so() -> None:
    nothing = Review(seat=0, curve=[], costly=[], habit=None, habit_cost=0.0)
    lines = review_lines(Words("palazzo", "en", rooms=("cli",)), find_game("palazzo"), nothing)
    assert lines[-1] == "No habit cost much."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_it_is_compared_with_also_in_points(game: Game, language: str) -> None:
    state = game.new(players=3, seed=3)
    words = Words(game.name, language, rooms=("cli",))
    reckoned = 0
    for seed in range(30):
        seat = state.awaiting()[0]
        lines = hint_lines(words, Knowledge(state, seat, seed), seed)
        first, *others = [place for place, line in enumerate(lines) if not line.startswith("  ")]
        assert lines[first].startswith("1. ")
        for place, line in enumerate(lines):
            if line.startswith("   ·") and not lines[place - 1].startswith("   ·"):
                beside = "second" if not others or place < others[0] else "first"
                assert lines[place - 1] == f"   {words.say(f'coach-beside-{beside}')}"
            reckoned += line.startswith(f"   · {words.say('coach-terms', {'terms': ''})}")
        state.apply(seat, state.legal(seat)[0])
    assert reckoned > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_answer_is_better_a_hint_says_so(language: str) -> None:
    """As at the first question of Princes; where one is better, its reasons are told."""
    words = Words("princes", language, rooms=("cli",))
    state = find_game("princes").new(players=3, seed=3)
    alike = words.say("coach-no-difference")
    assert alike in hint_lines(words, Knowledge(state, state.awaiting()[0], 3), 3)
    while state.decision.name != "action":
        state.apply(state.awaiting()[0], state.legal(state.awaiting()[0])[0])
    assert alike not in hint_lines(words, Knowledge(state, state.awaiting()[0], 3), 3)


def test_trying_again_says_in_words_what_was_done() -> None:
    told = StringIO()
    record = play_match("palazzo", ["apprentice", "novice"], 4)
    moves = [(move.seat, move.text) for move in record.moves]
    number = moves.index((0, "take money")) + 1
    VariationTable(Console(file=told, width=200), record, 0, number, "fr")
    assert "Prendre de l’argent (take money)" in told.getvalue()
