"""Export and import, and the server as the terminal runs it."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner, Result

import quattrocento as qc
from quattrocento.cli.app import app
from quattrocento.server import limits
from scripts.postgres import free_port
from tests.server.conftest import Start
from tests.server.visiting import Person, until

LONG = 60


def run(*arguments: str) -> Result:
    """What the terminal does, in this process."""
    return CliRunner().invoke(app, arguments)


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


class Process:
    """`quattrocento serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "quattrocento", "serve", "--port", str(self.port)]
        self._log = (folder / "log").open("wb")
        self._process = subprocess.Popen(
            [*command, "--data", str(folder), "--bot-pause", "0"],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )
        self.people: list[Person] = []
        self.url = f"http://127.0.0.1:{self.port}"
        until(self._healthy)

    def _healthy(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(LONG)
        self._log.close()
        for person in self.people:
            person.http.close()

    def person(self, cookies: dict[str, str]) -> Person:
        self.people.append(Person(self, cookies))  # type: ignore[arg-type]
        return self.people[-1]


def test_killed_between_two_moves_the_server_goes_on_and_then_stops_cleanly(
    tmp_path: Path,
) -> None:
    first = Process(tmp_path)
    marie = first.person({})
    table = marie.open("me", "me")["id"]
    marie.play_any(table, random.Random(2), moves=7)
    seen = marie.look(table)
    cookies = dict(marie.http.cookies)
    first.end(signal.SIGKILL)
    second = Process(tmp_path)
    marie = second.person(cookies)
    again = marie.look(table)
    for part in ("views", "offers", "log"):
        assert again[part] == seen[part]
    marie.play_any(table, random.Random(3), moves=3)
    second.end(signal.SIGTERM)
    assert '"message":"stopped"' in (tmp_path / "log").read_text()


def test_a_database_that_cannot_be_used_is_named_in_one_line() -> None:
    shown = run("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1
