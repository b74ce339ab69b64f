"""Lessons: the beginning of a recorded game that teaches a turn by making its moves oneself.

A game's `lesson.txt` is a record without an end. The first seat is the learner's; a comment
`; lesson-NAME` before one of its moves names the message of the catalogues that explains it, and
one after the last move what is said at the end.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from quattrocento.core.record import Record
from quattrocento.core.registry import package_of

LEARNER = 0
_MARK = "; lesson-"


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The moves of a lesson, and the messages by the number of moves made before each."""

    record: Record
    notes: dict[int, str]


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson."""
    return _place(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    text = _place(game).read_text(encoding="utf-8")
    made = 0
    notes: dict[int, str] = {}
    for line in text.splitlines():
        if line.startswith(_MARK):
            notes[made] = line.removeprefix("; ").strip()
        elif line[:1].isdigit():
            made += 1
    return Lesson(record=Record.loads(text), notes=notes)


def _place(game: str) -> Traversable:
    return files(package_of(game)).joinpath("lesson.txt")
