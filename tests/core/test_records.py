"""Records: written, read, replayed, and what is said when they are wrong."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.bots.match import play_match
from quattrocento.core.game import Game


@pytest.fixture
def record() -> qc.Record:
    return play_match("palazzo", ["random", "random"], seed=3)


def test_a_record_reads_back_and_replays_to_its_end(record: qc.Record) -> None:
    again = qc.Record.loads(record.dumps())
    assert again == record
    end = again.replay()
    assert end.over
    assert end.scores() == record.scores


def test_a_record_may_have_comments_blank_lines_and_no_result(record: qc.Record) -> None:
    moves = record.dumps().split("\n\n")[1]
    text = (
        '; a game\n[Game "palazzo"]\n[Rules "1"]\n[Chance "1"]\n[Players "2"]\n[Seed "3"]\n\n'
        + moves.replace("\n", " ; indeed\n\n")
    )
    assert qc.Record.loads(text).replay().scores() == record.scores


def test_an_unfinished_record_replays_to_where_it_was_left(record: qc.Record) -> None:
    record.moves = record.moves[:40]
    record.scores = record.winners = record.fingerprint = None
    assert not qc.Record.loads(record.dumps()).replay().over


def test_options_and_names_are_kept(game: Game) -> None:
    options = {option.name: option.choices[-1] for option in game.options}
    record = qc.Record.begin(game.name, game.seats[0], 5, options, ["Caroline"])
    again = qc.Record.loads(record.dumps())
    assert again.options == options
    assert again.names == ["Caroline"]


def changed(record: qc.Record, old: str, new: str) -> qc.Record:
    text = record.dumps()
    assert old in text
    return qc.Record.loads(text.replace(old, new, 1))


def test_an_illegal_move_is_named_with_its_rule(record: qc.Record) -> None:
    first = record.moves[0].text
    wrong = changed(record, f"1. {first}", "1. remove")
    with pytest.raises(qc.BadRecord, match=r"move 1 .*“remove”.*PAL-TRF") as error:
        wrong.replay()
    assert error.value.move == 1


def test_a_move_by_the_wrong_seat_is_named(record: qc.Record) -> None:
    wrong = changed(record, "\n1. ", "\n2. ")
    with pytest.raises(qc.BadRecord, match="move 1 ") as error:
        wrong.replay()
    assert error.value.move == 1


def test_a_wrong_notation_is_named(record: qc.Record) -> None:
    record.moves[4] = qc.Move(record.moves[4].seat, "dance")
    with pytest.raises(qc.BadRecord, match=r"move 5 .*dance.* is no move"):
        record.replay()


@pytest.mark.parametrize(
    ("header", "value", "problem"),
    [
        ("Result", "99 1", "header Result"),
        ("Winners", "1 2", "header Winners"),
        ("Fingerprint", "0000", "header Fingerprint"),
        ("Seed", "4", "move"),
        ("Rules", "7", "version 7"),
        ("Chance", "2", "version 2"),
        ("Players", "9", "2 to 4"),
        ("Game", "chess", "no game"),
    ],
)
def test_a_false_header_is_found(record: qc.Record, header: str, value: str, problem: str) -> None:
    lines = record.dumps().splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(f"[{header} "))
    lines[place] = f'[{header} "{value}"]'
    with pytest.raises(qc.QuattrocentoError, match=problem):
        qc.Record.loads("\n".join(lines)).replay()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Game is missing"),
        ('[Game "palazzo"]\n[Players "two"]', "Players"),
        ("hello", "line 1"),
        ('[Game "palazzo"]\n0. take money', "line 2"),
        ('[Game "palazzo"]\n1. take money\n[Seed "3"]', "line 3"),
    ],
)
def test_a_damaged_record_says_where(text: str, problem: str) -> None:
    with pytest.raises(qc.BadRecord, match=problem):
        qc.Record.loads(text)


def test_an_unknown_header_is_refused(record: qc.Record) -> None:
    with pytest.raises(qc.BadRecord, match="Weather"):
        qc.Record.loads('[Weather "fine"]\n' + record.dumps())
