"""The terminal, run in this process: starting Python for each command takes ten times as long."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from unittest.mock import patch

from typer.testing import CliRunner

ROOM = "quattrocento.cli"
LANGUAGE = "QUATTROCENTO_LANG"

Answer = subprocess.CompletedProcess[str]


def run(*arguments: str, said: str = "", language: str = "en", width: int = 100) -> Answer:
    """Run a command as `quattrocento` does, in the language of somebody's system."""
    environment = {LANGUAGE: language, "COLUMNS": str(width), "NO_COLOR": "1"}
    argv = ["quattrocento", *arguments]
    isolation = CliRunner().isolation(input=said, env=environment)
    with isolation as (out, err, _), terminal_in(spoken(argv, language)) as main:
        code: object = 0
        with patch.object(sys, "argv", argv):
            try:
                main.main()
            except SystemExit as left:
                code = left.code or 0
        assert isinstance(code, int), f"it left with {code!r}"
        return Answer(argv, code, text(out.getvalue()), text(err.getvalue()))


def run_alone(*arguments: str, **environment: str) -> Answer:
    """Run a command in a process of its own: for what is read once by each process."""
    return subprocess.run(
        [sys.executable, "-m", "quattrocento", *arguments],
        env={**os.environ, LANGUAGE: "en", "NO_COLOR": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def text(printed: bytes) -> str:
    return printed.decode().replace("\r\n", "\n")


def spoken(argv: list[str], language: str) -> str:
    """The language that a command is run in: its own, if it names one."""
    asked = importlib.import_module(f"{ROOM}.speech").asked_language(argv[1:])
    return str(asked or language)


@contextmanager
def terminal_in(language: str) -> Iterator[ModuleType]:
    """The terminal in a language.

    Its help is put into words when it is imported, so there is one of it for each language.
    """
    modules = terminal_modules(language)
    usual = {name: sys.modules.pop(name) for name in loaded()}
    sys.modules.update(modules)
    package = sys.modules["quattrocento"]
    usual_room = vars(package).get("cli")
    vars(package)["cli"] = modules[ROOM]
    try:
        yield modules[ROOM]
    finally:
        # Some files are only imported by the command that needs them.
        modules.update({name: sys.modules.pop(name) for name in loaded()})
        sys.modules.update(usual)
        if usual_room is not None:
            vars(package)["cli"] = usual_room


@cache
def terminal_modules(language: str) -> dict[str, ModuleType]:
    """The modules of the terminal, imported while that language is the system's."""
    usual = {name: sys.modules.pop(name) for name in loaded()}
    with patch.dict(os.environ, {LANGUAGE: language}):
        importlib.import_module(f"{ROOM}.app")
    modules = {name: sys.modules.pop(name) for name in loaded()}
    sys.modules.update(usual)
    return modules


def loaded() -> list[str]:
    return [name for name in sys.modules if name == ROOM or name.startswith(f"{ROOM}.")]
