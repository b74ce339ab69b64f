"""A machine that has nothing: how the programs that the tests need are found or installed."""

from __future__ import annotations

import os
import stat
from functools import partial
from pathlib import Path

import pytest

from scripts import system

# Like apt-get on a new machine: nothing can be found before the lists were fetched.
APT = """#!/bin/sh
echo "$@" >> {folder}/asked
case "$*" in
  *" update") touch {folder}/lists ;;
  *install*)
    if [ ! -e {folder}/lists ]; then echo "E: Unable to locate package"; exit 100; fi
    if [ -e {folder}/broken ]; then echo "Reading"; echo "E: no space left"; echo; exit 100; fi
    for package; do :; done
    if [ -e {folder}/without-$package ]; then echo "E: Unable to locate $package"; exit 100; fi
    touch {folder}/installed-$package ;;
esac
"""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with a stand-in for apt-get, where we are root and nothing is installed."""
    programs = tmp_path / "bin"
    programs.mkdir()
    apt = programs / "apt-get"
    apt.write_text(APT.format(folder=tmp_path))
    apt.chmod(apt.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    for name in ("chromium", "postgresql"):
        program = system.PROGRAMS[name]
        changed = system.Program(
            title=program.title,
            packages=program.packages,
            found=partial(is_installed, tmp_path, program.packages),
            otherwise=program.otherwise,
            from_playwright=program.from_playwright,
        )
        monkeypatch.setitem(system.PROGRAMS, name, changed)
    return tmp_path


def is_installed(machine: Path, packages: tuple[str, ...]) -> bool:
    return any((machine / f"installed-{package}").exists() for package in packages)


def asked(machine: Path) -> list[str]:
    """What apt-get was asked for, by its last words."""
    path = machine / "asked"
    return [line.split()[-1] for line in path.read_text().splitlines()] if path.exists() else []


def test_package_lists_are_fetched_once_before_the_first_package(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    system.main("chromium", "postgresql")
    assert asked(machine) == ["update", "chromium-headless-shell", "postgresql"]
    said = capsys.readouterr().out
    assert "setup: installing Chromium (the system's package chromium-headless-shell)" in said
    assert "setup: installing PostgreSQL (the system's package postgresql)" in said


def test_where_there_is_no_chromium_without_windows_the_usual_one_is_taken(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine / "without-chromium-headless-shell").touch()
    system.main("chromium")
    assert asked(machine) == ["update", "chromium-headless-shell", "chromium"]
    assert "Unable" not in capsys.readouterr().out


def test_what_is_there_is_left_alone(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("chromium", "postgresql"):
        (machine / f"installed-{name}").touch()
    system.main("chromium", "postgresql")
    assert asked(machine) == []
    assert capsys.readouterr().out == ""


def test_a_failure_is_told_with_the_last_line_of_the_answer(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine / "broken").touch()
    with pytest.raises(SystemExit) as stopped:
        system.main("postgresql")
    assert stopped.value.code == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert "no PostgreSQL (the system's package postgresql: E: no space left)" in last
    assert "QUATTROCENTO_SKIP_POSTGRES" in last


@pytest.mark.parametrize("lack", ["root", "apt"])
def test_without_root_or_apt_playwrights_own_chromium_is_tried(
    machine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lack: str,
) -> None:
    if lack == "root":
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
    else:
        monkeypatch.setenv("PATH", str(machine))
    commands: list[list[str]] = []

    def fetched(command: list[str]) -> None:
        commands.append(command)
        (machine / "installed-chromium").touch()

    monkeypatch.setattr(system, "run", fetched)
    system.main("chromium")
    assert [command[1:] for command in commands] == [["-m", "playwright", "install", "chromium"]]
    assert "setup: installing Chromium (Playwright's own)" in capsys.readouterr().out


def test_a_browser_that_the_environment_names_is_the_only_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from scripts import browser

    monkeypatch.setenv(browser.SWITCH, "no-such-browser")
    assert browser.find_browser() is None
    monkeypatch.setenv(browser.SWITCH, "sh")
    assert Path(browser.find_browser() or "").name == "sh"


def test_an_unknown_program_is_refused() -> None:
    with pytest.raises(SystemExit, match="chromium, postgresql"):
        system.main("netscape")
