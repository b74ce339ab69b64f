"""What hosts type: what is wrong is said in one line before anything is made or printed."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripts.postgres import free_port
from tests.server.clients import PATIENCE, get
from tests.server.conftest import Start, new_database
from tests.server.test_transfer import run


def refused(*arguments: str, saying: str) -> None:
    """A command ends with exit code 2 and one line that says why."""
    done = run(*arguments)
    assert done.exit_code == 2, (done.exit_code, done.output)
    [line] = done.stderr.strip().splitlines()
    assert saying in line
    assert done.stdout == ""


# What is for tables that are there makes none


NOBODY = "0" * 32
READING = [
    ["export", "{file}"],
    ["export", "{file}", "--records"],
    ["host", "tables"],
    ["host", "table", NOBODY],
    ["host", "close", NOBODY],
    ["host", "ban", NOBODY],
    ["host", "silence", NOBODY],
    ["host", "pardon", NOBODY],
    ["host", "sanctions"],
    ["host", "forget", NOBODY],
    ["host", "export-person", NOBODY, "{file}"],
    ["host", "erase", NOBODY],
    ["host", "retention"],
]


@pytest.mark.parametrize("command", READING, ids=" ".join)
def test_a_command_for_what_is_there_refuses_a_folder_without_tables(
    tmp_path: Path, command: list[str]
) -> None:
    words = [word.format(file=tmp_path / "out") for word in command]
    refused(*words, "--data", str(tmp_path / "wrong"), saying=str(tmp_path / "wrong"))
    assert list(tmp_path.iterdir()) == []


def test_neither_a_file_of_something_else_nor_an_empty_one_is_taken_for_tables(
    tmp_path: Path,
) -> None:
    (tmp_path / "tables.db").touch()
    refused("export", str(tmp_path / "out"), "--data", str(tmp_path), saying="no tables")
    (tmp_path / "tables.db").write_text("Not a database at all, but long enough to be looked at")
    refused("export", str(tmp_path / "out"), "--data", str(tmp_path), saying="not a database")
    assert [each.name for each in tmp_path.iterdir()] == ["tables.db"]


def test_a_database_of_postgresql_without_tables_is_refused_and_left_empty(
    postgres_url: str, tmp_path: Path
) -> None:
    empty = new_database(postgres_url)
    for _ in range(2):
        refused("export", str(tmp_path / "out"), "--database", empty, saying="no tables")


def test_who_exports_a_person_is_told_of_everything_that_was_written(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    marie = start(on_sqlite).person("Marie")
    file = tmp_path / "marie.json"
    told = run("host", "export-person", marie.id, str(file), "--database", on_sqlite)
    assert told.exit_code == 0
    # Her name, though she sits at no table.
    assert "1 record." in told.stdout


# Serving


@contextmanager
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_port_that_is_taken_is_said_before_anything_is_made(
    tmp_path: Path, processes: str
) -> None:
    words = ["serve", "--processes", processes]
    # Several processes need another database, which would be tried after the port.
    where = [["--data", str(tmp_path)], ["--database", "postgresql://nobody@127.0.0.1:1/none"]]
    with taken() as port:
        there = where[processes == "2"]
        refused(*words, *there, "--port", str(port), saying=f"Port {port} of 127.0.0.1")
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_no_address_of_ours_is_said(tmp_path: Path) -> None:
    where = ["--data", str(tmp_path), "--port", str(free_port())]
    refused("serve", *where, "--host", "no.such.name.invalid", saying="no.such.name.invalid")
    refused("serve", *where, "--host", "192.0.2.1", saying="192.0.2.1")


@pytest.mark.parametrize(
    "smtp",
    ["mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://a/b"],
)
def test_an_address_of_mail_that_cannot_be_is_said_without_its_password(
    tmp_path: Path, smtp: str
) -> None:
    smtp = smtp.replace("//", "//marie:secret@")
    where = ["--data", str(tmp_path), "--port", str(free_port())]
    refused("serve", *where, "--smtp", smtp, saying="smtps://")
    assert "secret" not in run("serve", *where, "--smtp", smtp).output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "url",
    [
        "tables.example",
        "ftp://a",
        "https://",
        "https://a@b",
        "https://a/b",
        "https://a?b",
        "http://[",
    ],
)
def test_an_address_of_the_page_that_cannot_be_is_said(tmp_path: Path, url: str) -> None:
    where = ["--data", str(tmp_path), "--port", str(free_port())]
    refused("serve", *where, "--url", url, saying="https://tables.example")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_another_serves_is_said(start: Start, on_sqlite: str) -> None:
    start(on_sqlite)
    where = ["--database", on_sqlite, "--port", str(free_port())]
    refused("serve", *where, saying="Another server uses")


@contextmanager
def serving(*words: str) -> Iterator[str]:
    """A server in a process of its own; the first line that it prints."""
    command = [sys.executable, "-u", "-m", "quattrocento", "serve", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def test_where_the_server_is_is_said_when_it_answers(on_sqlite: str) -> None:
    port = str(free_port())
    with serving("--port", port, "--database", on_sqlite) as line:
        assert f"http://127.0.0.1:{port}" in line
        # At once: nobody tries again.
        assert get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200


def test_where_several_processes_are_is_said_when_one_of_them_answers(on_postgresql: str) -> None:
    port = str(free_port())
    with serving("--port", port, "--database", on_postgresql, "--processes", "2") as line:
        assert f"http://127.0.0.1:{port}" in line
        assert get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200


def test_a_server_at_a_name_is_at_all_its_addresses(on_sqlite: str) -> None:
    port = str(free_port())
    with serving("--host", "localhost", "--port", port, "--database", on_sqlite) as line:
        assert f"http://localhost:{port}" in line
        for found in {each[4] for each in socket.getaddrinfo("localhost", int(port))}:
            socket.create_connection(found[:2], PATIENCE).close()
