"""Puzzles: made from what a seat knows, kept in files, refused when damaged or of other rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from typer.testing import CliRunner

import quattrocento as qc
from quattrocento.bots import coach
from quattrocento.bots.puzzles import making, store
from quattrocento.bots.puzzles.explaining import explained
from quattrocento.bots.puzzles.store import Answer, BadPuzzles, Collection, Puzzle
from quattrocento.bots.values.store import BadValues
from quattrocento.cli.app import app
from quattrocento.cli.puzzles import why
from quattrocento.core.game import Game
from quattrocento.core.words import Words

RUN = CliRunner()


def puzzle(seat: int = 0) -> Puzzle:
    """A puzzle as it may be, of a game that has just begun."""
    game = qc.game("palazzo")
    state = game.new(players=2, seed=3)
    return Puzzle(
        players=2,
        seat=seat,
        question="turn",
        position=game.dump(state),
        answers=[
            Answer(move="draw tiles", promise=0.6),
            Answer(move="take money", promise=0.5),
        ],
        advice="take money",
    )


def collection(rules_version: int = qc.game("palazzo").rules_version) -> Collection:
    return Collection(game="palazzo", rules_version=rules_version, puzzles=[puzzle()])


def test_a_file_of_puzzles_is_read_as_it_was_written() -> None:
    written = store.written(collection())
    assert store.written(store.read(written, "palazzo", "some")) == written


def test_damaged_puzzles_and_those_of_other_rules_are_refused(tmp_path: Path) -> None:
    written = store.written(collection())
    for content in (written[:-20], b"", b"not packed", store.written(collection())[:40]):
        with pytest.raises(BadPuzzles, match="damaged"):
            store.read(content, "palazzo", "some")
    with pytest.raises(BadPuzzles, match="rules"):
        store.read(store.written(collection(rules_version=999)), "palazzo", "some")
    with pytest.raises(BadPuzzles, match="not made for princes"):
        store.read(written, "princes", "some")
    file = tmp_path / "palazzo.puzzles"
    file.write_bytes(b"nonsense")
    told = RUN.invoke(app, ["puzzles", "make", "palazzo", "--file", str(file)])
    assert isinstance(told.exception, BadPuzzles)


def test_what_was_found_is_kept_when_making_puzzles_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: object) -> Iterator[Puzzle]:
        yield puzzle()
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "puzzles", found)
    file = tmp_path / "palazzo.puzzles"
    told = RUN.invoke(app, ["puzzles", "make", "palazzo", "--file", str(file)])
    assert told.exit_code != 0
    assert store.read_file(file, "palazzo").puzzles == [puzzle()]


def test_puzzles_for_nobody_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "palazzo.puzzles"
    command = ["puzzles", "make", "palazzo", "--players", "0", "--minutes", "0.01"]
    told = RUN.invoke(app, [*command, "--file", str(file)])
    assert isinstance(told.exception, qc.BadSetup)
    assert not file.exists()


def test_a_search_is_clear_only_about_the_same_answer_and_far_ahead_of_others() -> None:
    found = puzzle().answers
    gap = making.DEEP_GAP
    assert making.clear(found, "draw tiles", gap)
    assert not making.clear(found, "take money", gap)
    close = Answer(move="take money", promise=found[0].promise - gap / 2)
    assert not making.clear([found[0], close], "draw tiles", gap)


def test_what_a_puzzle_asks_does_not_depend_on_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(making, "SIMULATIONS", 24)
    for gap in ("QUICK_GAP", "SHORT_GAP", "DEEP_GAP"):
        monkeypatch.setattr(making, gap, -1.0)
    game = qc.game("palazzo")
    judge = making.find_values("palazzo", 2)
    state = game.new(players=2, seed=5)
    seat = state.awaiting()[0]
    given = [
        making.puzzle_of(game, world, seat, judge, making.Chance(9))
        for world in (state, state.resample(seat, 1), state.resample(seat, 2))
    ]
    assert given[0] == given[1] == given[2]


def found_today(promises: dict[str, float]) -> Callable[..., list[Answer]]:
    """A search that finds these answers, the best first."""
    answers = [Answer(move=move, promise=promise) for move, promise in promises.items()]
    return lambda *_: answers


def check_file(file: Path) -> str:
    """Check the puzzles of a file at the terminal; what it said."""
    store.write_file(file, collection())
    told = RUN.invoke(app, ["puzzles", "check", "palazzo", "--file", str(file)])
    assert told.exit_code == 0, told.output
    return told.output


def test_a_puzzle_that_holds_by_the_values_of_today_has_their_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = found_today({"draw tiles": 0.7, "take money": 0.4})
    monkeypatch.setattr(making, "searched", today)
    file = tmp_path / "palazzo.puzzles"
    assert "No puzzle was left out." in check_file(file)
    (kept,) = store.read_file(file, "palazzo").puzzles
    assert kept.position == puzzle().position
    assert [answer.promise for answer in kept.answers] == [0.7, 0.4]


@pytest.mark.parametrize(
    "promises",
    [{"take money": 0.7, "draw tiles": 0.4}, {"draw tiles": 0.5, "take money": 0.49}],
    ids=["another answer is best", "no answer stands out"],
)
def test_a_puzzle_that_no_longer_is_one_is_left_out(
    promises: dict[str, float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "searched", found_today(promises))
    file = tmp_path / "palazzo.puzzles"
    assert "1 puzzle was left out." in check_file(file)
    assert store.read_file(file, "palazzo").puzzles == []


def test_one_deep_search_is_not_enough_for_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is checked by two; what the second is not clear about is none."""
    clear, unclear = {"draw tiles": 0.7, "take money": 0.4}, {"draw tiles": 0.5, "take money": 0.49}
    for second, kept in ((clear, True), (unclear, False)):
        finds = iter([found_today(clear)(), found_today(second)()])
        monkeypatch.setattr(making, "searched", lambda *_, finds=finds: next(finds))
        again = making.searched_again(qc.game("palazzo"), puzzle(), 1)
        assert (again is not None) == kept
        assert next(finds, None) is None


def test_a_puzzle_whose_answer_advice_gives_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = qc.game("palazzo")
    state = store.state_of("palazzo", puzzle())
    options = state.legal(0)
    advice = game.advise(state, 0, options)
    advised = game.actions.text(options[advice.index(max(advice))])
    monkeypatch.setattr(making, "searched", found_today({advised: 0.7, "other": 0.4}))
    answers = [Answer(move=advised, promise=0.6), Answer(move="other", promise=0.5)]
    known = msgspec.structs.replace(puzzle(), answers=answers)
    assert making.searched_again(game, known, 1) is None


def test_checking_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    missing = tmp_path / "palazzo.puzzles"
    told = RUN.invoke(app, ["puzzles", "check", "palazzo", "--file", str(missing)])
    assert isinstance(told.exception, FileNotFoundError)
    assert not missing.exists()


def test_the_puzzles_that_come_along_can_be_asked_and_answered(game: Game) -> None:
    puzzles = store.shipped(game.name)
    assert len(puzzles) > 0
    for each in puzzles:
        state = store.state_of(game.name, each)
        texts = [game.actions.text(option) for option in state.legal(each.seat)]
        assert state.awaiting() == [each.seat]
        assert {answer.move for answer in each.answers} <= set(texts)
        assert each.solution != each.advice
        assert each.answers[0].promise - each.answers[1].promise >= making.DEEP_GAP
    assert len({msgspec.json.encode(each.position) for each in puzzles}) == len(puzzles)


def test_puzzles_are_solved_at_the_terminal_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    two = [puzzle(), puzzle()]
    monkeypatch.setattr(store, "shipped", lambda _game: two)
    told = RUN.invoke(app, ["puzzles", "solve", "palazzo"], input="draw tiles\nnothing\n²\n1\nq\n")
    assert told.exit_code == 0
    assert "Well played: " in told.output
    assert "Streak: 1." in told.output
    assert "yours costs 10" in told.output
    assert "Streak: 0." in told.output
    refused = RUN.invoke(app, ["puzzles", "solve", "palazzo", "--from", "7"])
    assert isinstance(refused.exception, qc.BadSetup)


def test_the_terminal_says_why_a_solution_is_better(game: Game) -> None:
    """Beside advice to whoever found it, beside their own answer to others, as far as it shows."""
    said = Words(game.name, "en", rooms=("cli",))
    for each in store.shipped(game.name)[:12]:
        found = why(said, game.name, each, each.solution)
        assert found[0].startswith("Simple advice: ")
        assert f"({each.advice})" in found[0]
        missed = why(said, game.name, each, each.advice)
        deeper = said.say("puzzle-deeper")
        headings = (said.say("puzzle-beside-advice"), said.say("puzzle-beside-given"))
        assert (found[1], missed[0]) in [headings, (deeper, deeper)]
        # The same two answers, so the same reasons.
        assert found[2:] == missed[1:]


def test_without_learned_values_a_puzzle_is_solved_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def damaged(*_asked: object) -> NoReturn:
        raise BadValues("bad-values-damaged", {"file": "palazzo-2.values"})

    monkeypatch.setattr(coach, "find_values", damaged)
    first = store.shipped("palazzo")[0]
    reasons = explained("palazzo", first, first.solution)
    assert (reasons.motives, reasons.terms) == ([], [])
