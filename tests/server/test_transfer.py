"""Export and import, and the server as the terminal runs it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import quattrocento as qc
from quattrocento.cli.app import app
from quattrocento.server import limits
from tests.server.conftest import Start
from tests.support import apart


def run(*arguments: str) -> Result:
    """What the terminal does, in this process."""
    return apart(CliRunner().invoke, app, arguments)


def test_tables_and_records_go_out_and_come_in_again(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    done = marie.open("me", "me")["id"]
    marie.play_any(done, random.Random(1))
    running = marie.open("me", "me")["id"]
    marie.move(running, 0, "take money", 0)
    lines, records = tmp_path / "all.jsonl", tmp_path / "records"
    assert run("export", str(lines), "--database", on_sqlite).exit_code == 0
    assert run("export", str(records), "--records", "--database", on_sqlite).exit_code == 0
    (file,) = records.glob("*.txt")
    assert file.read_text() == marie.get(f"/tables/{done}/record")

    copy = f"sqlite:///{tmp_path}/copy.db"
    for new, known in ((2, 0), (0, 2)):
        shown = run("import", str(lines), "--database", copy)
        assert f"{new} taken in, {known} known" in shown.stdout
    assert run("import", str(file), "--database", copy).exit_code == 0
    assert run("import", __file__, "--database", copy).exit_code == 2
    again = start(copy).person()
    assert again.look(running)["views"] == server.person().look(running)["views"]
    finished = again.get("/tables")["finished"]
    assert len(finished) == 2
    for table in finished:
        assert table["scores"] == qc.Record.loads(file.read_text()).scores


def test_all_that_was_said_and_all_names_go_out_and_come_in_again(
    start: Start, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHAT_LINES_A_MINUTE", 1000)
    server = start(database)
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    for number in range(limits.KEPT_CHAT_LINES + 5):
        marie.post(f"/tables/{table}/chat", {"text": str(number)})
    done = marie.open("me", "me")["id"]
    marie.post(f"/tables/{done}/end")
    marie.post(f"/tables/{done}/archive", status=204)
    lines = tmp_path / "all.jsonl"
    assert run("export", str(lines), "--database", database).exit_code == 0
    copy = f"sqlite:///{tmp_path}/copy.db"
    assert run("import", str(lines), "--database", copy).exit_code == 0
    again = tmp_path / "again.jsonl"
    assert run("export", str(again), "--database", copy).exit_code == 0
    assert again.read_bytes() == lines.read_bytes()
    whole = [msgspec.json.decode(line) for line in lines.read_bytes().splitlines()]
    assert whole[0]["people"] == {marie.id: "Marie", louis.id: "Louis"}
    assert [line["text"] for line in whole[0]["chat"]] == [
        str(number) for number in range(limits.KEPT_CHAT_LINES + 5)
    ]
    assert whole[1]["sitters"] == [{"person": marie.id, "archived": True}]


def test_a_database_that_cannot_be_used_is_named_in_one_line() -> None:
    shown = run("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


def an_export(start: Start, on_sqlite: str, tmp_path: Path) -> dict[str, Any]:
    """A table in play, as a line of an export."""
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("me", "open")["id"]
    server.person("Louis").post(f"/tables/{table}/join", {})
    marie.post(f"/tables/{table}/chat", {"text": "Ciao"})
    lines = tmp_path / "all.jsonl"
    assert run("export", str(lines), "--database", on_sqlite).exit_code == 0
    line: dict[str, Any] = msgspec.json.decode(lines.read_bytes())
    return line


DAMAGED: list[tuple[str, dict[str, Any], str]] = [
    ("row", {"id": "../" + "a" * 29}, "expected for row.id, not"),
    ("row", {"id": "a\x00" + "b" * 30}, "expected for row.id, not"),
    ("row", {"id": "a" * 100_000}, "expected for row.id, not"),
    ("row", {"id": "a" * 32}, "expected for setup.id, not"),
    ("row", {"host": "somebody"}, "expected for row.host, not"),
    ("row", {"code": "../../.."}, "expected for setup.code, not"),
    ("setup", {"seed": None, "secret": None}, "neither a secret nor a seed"),
    ("setup", {"invited": ["x"]}, "expected for setup.invited, not"),
    ("chat", {"person": ""}, "expected for chat.person, not"),
    ("chat", {"text": "x" * 100_000}, "longer than allowed (500)"),
    ("chat", {"name": "M\x00"}, "control characters"),
    ("sitters", {"person": "x" * 33}, "expected for sitters.person, not"),
    ("entries", {"person": "x"}, "expected for entries.person, not"),
]


def test_what_no_export_writes_is_refused_in_a_sentence_and_nothing_kept(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    good = an_export(start, on_sqlite, tmp_path)
    copy = f"sqlite:///{tmp_path}/copy.db"
    for part, change, sentence in DAMAGED:
        line = copy_of(good)
        if part == "setup":
            setup = msgspec.json.decode(line["row"]["setup"]) | change
            line["row"]["setup"] = msgspec.json.encode(setup).decode()
        elif part == "row":
            line["row"] |= change
        else:
            line[part][0] |= change
        file = tmp_path / "damaged.jsonl"
        file.write_bytes(msgspec.json.encode(line))
        shown = run("import", str(file), "--database", copy)
        assert (shown.exit_code, sentence in shown.stdout) == (2, True), (change, shown.stdout)
        assert len(shown.stdout) < 1000
    file.write_bytes(msgspec.json.encode(good))
    assert "1 taken in, 0 known" in run("import", str(file), "--database", copy).stdout


def copy_of(line: dict[str, Any]) -> dict[str, Any]:
    """A copy that can be damaged."""
    copied: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(line))
    return copied
