"""The kit in a process of its own, which can be ended: compiled code listens to no watchdog.

The child writes into a diary what it is about to do, so that its parent can say what it was doing
when it had to be ended.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import msgspec

from quattrocento.core.conformance.case import Case
from quattrocento.core.conformance.failure import ConformanceError
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Move, Record

LOOKS = 8
CHILD = """
import json, sys
from pathlib import Path
from quattrocento.core.conformance import ConformanceError, check
from quattrocento.core.registry import game
diary, name, arguments = sys.argv[1:]
try:
    check(game(name), diary=Path(diary), **json.loads(arguments))
except ConformanceError as error:
    sys.exit(str(error))
"""


class Beginning(msgspec.Struct, frozen=True):
    """The first line of a diary: how the game at hand began."""

    game: str
    players: int
    seed: int
    options: dict[str, OptionValue]
    start: dict[str, Any] | None


class Entry(msgspec.Struct, frozen=True):
    """What is about to be done, for which seat, and the moves made since the last entry."""

    doing: str
    seat: int | None
    moves: list[tuple[int, str]]


class Diary:
    """What is being done in the game at hand, written before it is done."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb", buffering=0)
        self._record: Record | None = None
        self._told = 0

    def note(self, case: Case, doing: str, seat: int | None) -> None:
        """Write what is about to be done; a new game begins a new diary."""
        record = case.record
        if record is not self._record:
            self._record, self._told = record, 0
            self._file.seek(0)
            self._file.truncate()
            start = None if case.start is None else dict(case.start)
            self._write(Beginning(record.game, record.players, record.seed, record.options, start))
        moves = [(move.seat, move.text) for move in record.moves[self._told :]]
        self._told += len(moves)
        self._write(Entry(doing, seat, moves))

    def close(self) -> None:
        """Write no more."""
        self._file.close()

    def _write(self, line: Beginning | Entry) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")


def check_apart(game: str, *, patience: float = 60.0, **arguments: Any) -> None:
    """`check` a game, by its name, in a process of its own; endless compiled code is ended too."""
    with TemporaryDirectory() as folder:
        diary, said = Path(folder, "diary"), Path(folder, "said")
        given = msgspec.json.encode({**arguments, "patience": patience}).decode()
        with said.open("w") as errors:
            child = subprocess.Popen(
                [sys.executable, "-c", CHILD, str(diary), game, given],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stderr=errors,
            )
        try:
            ended = watch(child, diary, patience)
        finally:
            child.kill()
            child.wait()
        if not ended:
            raise endless(diary, patience)
        if child.returncode != 0:
            raise ConformanceError(said.read_text().strip())


def watch(child: subprocess.Popen[bytes], diary: Path, patience: float) -> bool:
    """Wait until a child has ended; false if it lives and its diary does not grow any more.

    It gets twice the patience: what is interpreted its own watchdog stops, and says more about it.
    """
    written, since = -1, monotonic()
    while monotonic() - since < 2 * patience:
        try:
            child.wait(patience / LOOKS)
        except subprocess.TimeoutExpired:
            size = diary.stat().st_size if diary.exists() else -1
            if size != written:
                written, since = size, monotonic()
        else:
            return True
    return False


def endless(diary: Path, patience: float) -> ConformanceError:
    """What a child was doing that had to be ended."""
    what = f"something takes longer than {patience} s"
    lines = diary.read_bytes().splitlines() if diary.exists() else []
    if len(lines) < 2:
        return ConformanceError(f"{what}: beginning")
    begun = msgspec.json.decode(lines[0], type=Beginning)
    entries = [msgspec.json.decode(line, type=Entry) for line in lines[1:]]
    record = Record.begin(begun.game, begun.players, begun.seed, begun.options)
    for entry in entries:
        for seat, text in entry.moves:
            record.moves.append(Move(seat, text))
    last = entries[-1]
    return ConformanceError(f"{what}: {last.doing}", record, last.seat, "", begun.start)
