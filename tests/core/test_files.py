"""Files are written whole: who is stopped while writing leaves the file as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from quattrocento.core.files import replaced, write_whole


def test_what_is_written_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    write_whole(file, b"first")
    write_whole(file, b"second")
    assert file.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [file]


def test_who_fails_while_writing_leaves_the_file_before_and_nothing_beside_it(
    tmp_path: Path,
) -> None:
    file = tmp_path / "results.json"
    write_whole(file, b"first")
    with pytest.raises(OSError, match="disk full"):
        write_half(file)
    assert file.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [file]


def write_half(file: Path) -> None:
    with replaced(file) as aside:
        aside.write_bytes(b"sec")
        raise OSError("disk full")
