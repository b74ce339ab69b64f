"""The soak: bounded, goes on where it stopped, keeps what fails so that it can be done again."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.registry import games
from quattrocento.server.store.rows import WholeTable
from quattrocento.server.tables.seating import row_of
from quattrocento.tables import entries
from scripts.soak import __main__ as soak
from scripts.soak import fuzz, players, reading
from scripts.soak.kinds import FIGURES, Counts, Kind
from scripts.soak.stored import Acknowledged, holds, numbered_in_a_row
from tests.server.test_secrecy import a_table

BAD_SEED = 1


def some_round(seed: int, folder: Path) -> Counts:
    assert folder.is_dir()
    (folder / "tables.db").write_text("what the server left")
    assert seed != BAD_SEED, "this was looked for"
    (folder / FIGURES).write_text(f"{seed} things")
    return Counter(tried=10)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(soak, "FOLDER", tmp_path)
    monkeypatch.setattr(soak, "PROGRESS", tmp_path / "progress.json")
    monkeypatch.setattr(soak, "KINDS", [Kind("some", "tries something", some_round)])
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["soak", *arguments])
    with pytest.raises(SystemExit) as ended:
        soak.main()
    return int(str(ended.value.code))


def test_a_failure_is_kept_with_the_command_that_does_it_again(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--rounds", "3") == 1
    text = (kept / "failures" / "some-1.txt").read_text()
    command, reopens, *_, trace = text.split("\n", maxsplit=2)
    assert command == "python -m scripts.soak some --seed 1 --rounds 1"
    assert "this was looked for" in trace
    left = kept / "failures" / "some-1" / "tables.db"
    assert left.read_text() == "what the server left"
    assert reopens == f"python -m quattrocento serve --database sqlite:///{left}"
    assert "20 tried (2 things)" in capsys.readouterr().out
    assert run(monkeypatch, *command.split()[3:]) == 1
    assert run(monkeypatch, "some", "--seed", "2", "--rounds", "1") == 0


def test_it_goes_on_where_it_stopped(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "--rounds", "2")
    run(monkeypatch, "--rounds", "2")
    own = soak.loaded()["some"]
    assert (own.seed, own.failures, own.counts) == (4, 1, {"tried": 30})
    assert run(monkeypatch, "--rounds", "1", "--anew") == 0
    assert soak.loaded()["some"].seed == 1


def test_it_ends_in_time(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "--minutes", "0")
    assert soak.loaded()["some"].counts == {}


# Does two rounds in the place of a kind, or hangs in the second.
STANDS_IN = """
import json, pathlib, sys, time
account = pathlib.Path(sys.argv[-1])
own = json.loads(account.read_text())
for number in range(2):
    if sys.argv[1] == "hangs" and number == 1:
        time.sleep(600)
    own["seed"] += 1
    own["counts"]["rounds"] = own["counts"].get("rounds", 0) + 1
    account.write_text(json.dumps(own))
"""


@pytest.fixture
def several(kept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    kinds = [Kind(name, "stands in", some_round) for name in ("hangs", "ends", "ends-too")]
    monkeypatch.setattr(soak, "KINDS", kinds)
    monkeypatch.setattr(soak, "COMMAND", (sys.executable, "-c", STANDS_IN))
    return kept


def test_each_of_several_kinds_has_a_process_and_all_one_account(
    several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        assert run(monkeypatch, "ends", "ends-too") == 0
    progress = soak.loaded()
    assert {name: each.counts["rounds"] for name, each in progress.items()} == {
        "ends": 4,
        "ends-too": 4,
    }
    assert [file.name for file in several.iterdir()] == ["progress.json"]


def test_a_kind_that_hangs_is_ended_and_counts_as_a_failure(
    several: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "HANGING_SECONDS", 8.0)
    assert run(monkeypatch, "hangs", "ends", "--minutes", "0.05") == 1
    progress = soak.loaded()
    assert (progress["hangs"].failures, progress["hangs"].counts) == (1, {"rounds": 1})
    # The seed that hung is said, and not tried again by the next run.
    assert "python -m scripts.soak hangs --seed 1 --rounds 1" in capsys.readouterr().out
    assert progress["hangs"].seed == 2
    # What it took too long for is missing to those after it: the whole ends in time.
    assert progress["ends"].counts == {}


def test_no_round_is_begun_for_which_there_is_no_time(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds of 19 seconds in a minute: the third ends in time, the fourth would not."""
    now = [0.0]

    def slow(_seed: int, _folder: Path) -> Counts:
        now[0] += 19.0
        return Counter(tried=1)

    monkeypatch.setattr(soak, "KINDS", [Kind("some", "is slow", slow)])
    monkeypatch.setattr(soak, "monotonic", lambda: now[0])
    run(monkeypatch, "--minutes", "1")
    assert soak.loaded()["some"].counts == {"tried": 3}
    assert soak.loaded()["some"].seconds == 57.0


def test_every_kind_is_in_the_account_of_trust() -> None:
    account = Path("docs/trust.md").read_text(encoding="utf-8")
    for kind in soak.KINDS:
        assert f"| `{kind.name}` |" in account


@pytest.mark.parametrize("target", fuzz.TARGETS)
def test_each_fed_parser_refuses_nonsense_as_it_should(target: str) -> None:
    parser = fuzz.parser_of(target)
    for data in (b"", b"\xff", b"\x00{}", b"{", b"[" * 5000, "\u202e".encode()):
        parser(data)


def test_damaged_input_is_read_or_refused(tmp_path: Path) -> None:
    assert reading.read(3, tmp_path)["inputs"] > reading.TRIES


def a_stored_table() -> tuple[WholeTable, list[Acknowledged]]:
    """A table where p0 has made two moves, and what p0 was told of them."""
    table = a_table(qc.game("palazzo"), 2, 1)
    moves: list[str] = []
    for key in ("a", "b", "c"):
        seat = table.playing().awaiting()[0]
        moves.append(table.game.actions.text(table.playing().legal(seat)[0]))
        entry = entries.Move(seat=seat, person=f"p{seat}", key=key, move=moves[-1])
        table = table.try_entry(entry, 1.0)
    whole = WholeTable(
        row=row_of(table), entries=list(table.entries), sitters=[], chat=[], people={}
    )
    reader = table.reader("p0")
    told = [
        Acknowledged(entry.key or "", move, table.sequence_for(reader, entry.sequence))
        for entry, move in zip(table.entries, moves, strict=True)
        if entry.person == "p0"
    ]
    return whole, told


def test_what_is_stored_as_it_was_told_is_held() -> None:
    whole, told = a_stored_table()
    holds(whole, "p0", told)


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (lambda told: [*told, Acknowledged("d", "take money", 9)], "lost"),
        (lambda told: told[::-1], "out of order"),
        (lambda told: [msgspec.structs.replace(told[0], sequence=2)], "another number"),
        (lambda told: [msgspec.structs.replace(told[0], move="draw tiles")], "another move"),
    ],
)
def test_what_was_told_otherwise_is_found(wrong: Any, found: str) -> None:
    whole, told = a_stored_table()
    with pytest.raises(AssertionError, match=found):
        holds(whole, "p0", wrong(told))


def test_a_move_stored_twice_is_found() -> None:
    whole, _ = a_stored_table()
    again = msgspec.structs.replace(whole.entries[-1], sequence=4)
    with pytest.raises(AssertionError, match="twice"):
        numbered_in_a_row([*whole.entries, again])
    with pytest.raises(AssertionError, match="out of order"):
        numbered_in_a_row(whole.entries[::-1])


def test_every_game_is_played_live_and_while_things_fail() -> None:
    assert set(players.GAMES) == set(games())
    for name in games():
        seats = players.seated(name, random.Random(3))
        assert len(seats) in qc.game(name).seats
