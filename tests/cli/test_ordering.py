"""Orders at the terminal: what a person leaves to be done when their turn comes."""

from __future__ import annotations

from pathlib import Path

import quattrocento as qc
from tests.cli.terminal import run
from tests.cli.test_terminal import FIRST_SEAT

PRINCES = ("play", "princes", "--seats", "me,advised,advised", *FIRST_SEAT)
# Whichever professions there are: then the first auction is to be started.
PROFESSIONS = "1\n"


def test_orders_are_left_listed_and_taken_back() -> None:
    said = PROFESSIONS + "order\norder max 900 round ask\norder drop 1\norder drop 1\nquit\n"
    shown = run(*PRINCES, said=said).stdout
    assert shown.count("No order is in force.") == 2
    assert "1: up to 900 in each auction of the round, then ask me" in shown
    assert "No order in force has this number." in shown


def test_a_whole_game_is_played_by_orders_and_bids_no_more_than_they_say(tmp_path: Path) -> None:
    """Of each question the first choice, which never passes; in every auction at most 300."""
    file = tmp_path / "game.txt"
    said = "order max 300 round\n1\n" * 400
    shown = run(*PRINCES, "--save", str(file), said=said)
    assert "up to 300 in each auction of the round, then pass" in shown.stdout
    record = qc.Record.loads(file.read_text())
    assert record.replay().over
    passes = 0
    for move, before in zip(record.moves, record.states(), strict=False):
        if move.seat == 0 and before.decision.name == "raise":
            passes += move.text == "pass"
            can_raise = before.game.actions.parse("raise") in before.legal(0)
            assert (move.text == "pass") <= (before.view(0).bid + 100 > 300 or not can_raise)
    assert passes > 0


def test_a_list_of_moves_answers_the_next_question_of_its_name(tmp_path: Path) -> None:
    """It acts at once, for that question is asked now."""
    file = tmp_path / "game.txt"
    said = PROFESSIONS + "order start = start prestige, start jester, decline\nquit\n"
    run(*PRINCES, "--save", str(file), said=said)
    moves = qc.Record.loads(file.read_text()).moves
    assert next(each.text for each in moves if each.text.startswith("start")) == "start prestige"


def test_what_is_no_order_is_told_in_words() -> None:
    said = "\n".join(
        [
            "order dance",
            "order max much",
            "order max 5 round",
            "order max 900 week",
            "order start = dance",
            "order start = raise",
            "order start = decline, decline",
            "order week = decline",
            "order max 900 round",
            "order start = decline",
            "quit",
        ]
    )
    shown = run(*PRINCES, said=PROFESSIONS + said + "\n").stdout
    assert shown.count("An order is written like") == 2
    assert "A maximum can be from 300 to" in shown
    assert "That sale is not going on now; possible: round" in shown
    assert "“dance” is no move" in shown
    assert "“raise” is no answer to “start”" in shown
    assert "“decline” is named twice" in shown
    assert "does not ask “week”" in shown
    assert "There is an order for this decision already" in shown
