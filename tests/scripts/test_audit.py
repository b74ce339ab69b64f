"""The audit of libraries: weak ones are named and fail, a network out of reach does not."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from scripts import audit

WEAK = ("PyPI", "weaklib", "1.0")


class Database:
    """The database of weaknesses, which counts how often it is asked."""

    def __init__(self, reached: bool = True) -> None:
        self.reached = reached
        self.asked = 0

    def urlopen(self, request: Any, timeout: float) -> io.BytesIO:
        assert timeout > 0
        self.asked += 1
        if not self.reached:
            raise OSError("no network")
        queries = json.loads(request.data)["queries"]
        weak = {"ecosystem": WEAK[0], "name": WEAK[1]}
        results = [
            {"vulns": [{"id": "X-1"}]} if query["package"] == weak else {} for query in queries
        ]
        return io.BytesIO(json.dumps({"results": results}).encode())


@pytest.fixture
def pinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[audit.Pin]:
    monkeypatch.setattr(audit, "KEPT", tmp_path / "audit.json")
    monkeypatch.setattr(audit, "ACCEPTED", tmp_path / "accepted.txt")
    found = [("npm", "good", "2.0")]
    monkeypatch.setattr(audit, "pins", lambda: list(found))
    return found


def audited(database: Database, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(audit.urllib.request, "urlopen", database.urlopen)
    return audit.main()


def test_every_pin_of_ours_is_found() -> None:
    found = audit.pins()
    names = {(source, name) for source, name, _ in found}
    assert {("PyPI", "litestar"), ("PyPI", "msgspec"), ("npm", "svelte")} <= names


def test_good_libraries_are_looked_up_once_a_day(
    pinned: list[audit.Pin], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = Database()
    assert [audited(database, monkeypatch) for _ in range(3)] == [0, 0, 0]
    assert database.asked == 1
    assert "1 libraries, no weakness known" in capsys.readouterr().out
    pinned.append(("npm", "other", "1.0"))
    assert audited(database, monkeypatch) == 0
    assert database.asked == 2


def test_a_weak_library_fails_unless_it_was_accepted(
    pinned: list[audit.Pin], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pinned.append(WEAK)
    assert audited(Database(), monkeypatch) == 1
    assert "weaklib 1.0 (PyPI) is weak: X-1" in capsys.readouterr().out
    audit.ACCEPTED.write_text("# why\nX-1 we do not call it\n")
    assert audited(Database(), monkeypatch) == 0


def test_without_a_network_it_says_so_and_goes_on(
    pinned: list[audit.Pin], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pinned.append(WEAK)
    database = Database(reached=False)
    assert [audited(database, monkeypatch) for _ in range(2)] == [0, 0]
    assert database.asked == 1
    assert capsys.readouterr().out.count("nobody could be asked") == 2
