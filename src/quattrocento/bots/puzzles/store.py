"""Files of puzzles: what a seat knew, what it could do, and how much each answer promised."""

from __future__ import annotations

import gzip
import zlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.files import write_whole
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

ENDING = ".puzzles"
LARGEST = 8 << 20


class BadPuzzles(QuattrocentoError):
    """A file of puzzles that cannot be used, and why."""


class Answer(msgspec.Struct, kw_only=True, frozen=True):
    """An answer that the search tried, and what it promised: about 0 for a loss, 1 for a win."""

    move: str
    promise: float


class Puzzle(msgspec.Struct, kw_only=True, frozen=True):
    """A decision of a seat; `position` is a world that the seat cannot tell from the true one.

    `answers` stand in falling order of what they promise: the first is the solution. `advice` is
    what advice would do.
    """

    players: int
    seat: int
    question: str
    position: dict[str, Any]
    answers: list[Answer]
    advice: str

    @property
    def solution(self) -> str:
        """The answer that is clearly best."""
        return self.answers[0].move

    def cost_of(self, move: str) -> int | None:
        """How many hundredths of a win an answer gives away; None if the search did not try it."""
        promise = next((each.promise for each in self.answers if each.move == move), None)
        if promise is None or move == self.solution:
            return None if promise is None else 0
        return max(1, round(100 * (self.answers[0].promise - promise)))


class Collection(msgspec.Struct, kw_only=True):
    """The puzzles of a game, by the rules that they were made for."""

    game: str
    rules_version: int
    puzzles: list[Puzzle] = []


def written(collection: Collection) -> bytes:
    """The file of a collection; the same puzzles give the same bytes."""
    return gzip.compress(msgspec.json.encode(collection), mtime=0)


def read(content: bytes, game: str, file: str) -> Collection:
    """The collection of a file; BadPuzzles says why it is refused."""
    try:
        plain = unpacked(content)
        found = msgspec.json.decode(plain, type=Collection)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadPuzzles("bad-puzzles-damaged", {"file": file}) from problem
    current = find_game(game)
    if found.game != game or not current.replays(found.rules_version):
        expected = current.rules_version
        raise BadPuzzles("bad-puzzles-rules", {"file": file, "game": game, "expected": expected})
    return found


def unpacked(content: bytes) -> bytes:
    """What a packed file holds; one that would grow beyond all measure counts as damaged."""
    packed = zlib.decompressobj(wbits=31)
    plain = packed.decompress(content, LARGEST)
    if not packed.eof:
        raise EOFError
    return plain


def read_file(file: Path, game: str) -> Collection:
    """The collection of a file, or an empty one to begin with."""
    if not file.exists():
        return Collection(game=game, rules_version=find_game(game).rules_version)
    return read(file.read_bytes(), game, file.name)


def write_file(file: Path, collection: Collection) -> None:
    """Keep a collection."""
    write_whole(file, written(collection))


def file_name(game: str) -> str:
    """The name of a game's file of puzzles."""
    return f"{game}{ENDING}"


@lru_cache(maxsize=16)
def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with the package; BadPuzzles if today's rules lead elsewhere."""
    find_game(game)
    source = files("quattrocento.bots.puzzles").joinpath("shipped", file_name(game))
    if not source.is_file():
        return []
    return read(source.read_bytes(), game, file_name(game)).puzzles


def state_of(game: str, puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    state: State = find_game(game).load(puzzle.position)
    return state
