"""Files that the terminal is to write: whether it can is found out at once, and said in words."""

from __future__ import annotations

import os
from errno import EACCES, EEXIST, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path

from quattrocento.core.words import Words

PROBLEMS = {
    EEXIST: "file-exists",
    ENOENT: "file-missing",
    ENOTDIR: "file-in-no-folder",
    EISDIR: "file-is-folder",
    EACCES: "file-not-allowed",
    EPERM: "file-not-allowed",
    EROFS: "file-not-allowed",
    ENOSPC: "file-no-room",
}


def must_be_new(file: Path) -> None:
    """OSError if there is such a file already, or none can be written there."""
    must_be_writable(file)
    if os.path.lexists(file):
        raise problem(EEXIST, file)


def must_be_writable(file: Path) -> None:
    """OSError if a file cannot be written there, over another or as a new one."""
    if file.is_dir():
        raise problem(EISDIR, file)
    if not file.parent.exists():
        raise problem(ENOENT, file.parent)
    if not file.parent.is_dir():
        raise problem(ENOTDIR, file)
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise problem(EACCES, file)


def problem(number: int, file: Path) -> OSError:
    """What the system would say, with the file."""
    return OSError(number, os.strerror(number), str(file))


def problem_words(words: Words, error: OSError) -> str:
    """What the system says, in words; what it says seldom, in its own."""
    key = PROBLEMS.get(error.errno or 0)
    return str(error.strerror or error) if key is None else words.say(key)


def failure_words(words: Words, error: OSError) -> str:
    """What could not be done with which file."""
    said = problem_words(words, error)
    if error.filename is None:
        return said
    return words.say("file-failed", {"file": str(error.filename), "problem": said})
