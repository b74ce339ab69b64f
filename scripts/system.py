"""Have the programs that the tests need beside Python: `python -m scripts.system PROGRAM ...`.

Run by `make test`; nginx is for `make test-all` and `make soak`. A program that is there is left
alone. Where it is missing, Debian's package of it is installed, after the package lists were
brought up to date; where that cannot be (no root, no apt), Chromium may still come from Playwright.
What could not be had is said in one line, with the last line of what the installer answered.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from scripts.browser import find_browser
from scripts.postgres import programs

APT = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=300"]
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


class Failed(Exception):
    """A step that did not succeed, and what it said last."""


class Program(msgspec.Struct, frozen=True):
    """Something that the tests need: how it is found, and where it comes from."""

    title: str
    packages: tuple[str, ...]
    found: Callable[[], bool]
    otherwise: str
    from_playwright: bool = False


PROGRAMS = {
    "chromium": Program(
        title="Chromium",
        packages=("chromium-headless-shell", "chromium"),
        found=lambda: find_browser() is not None,
        otherwise="install Chromium or Chrome, or name one in QUATTROCENTO_BROWSER",
        from_playwright=True,
    ),
    "postgresql": Program(
        title="PostgreSQL",
        packages=("postgresql",),
        found=lambda: programs() is not None or bool(os.environ.get("QUATTROCENTO_SKIP_POSTGRES")),
        otherwise="install the package postgresql, or set QUATTROCENTO_SKIP_POSTGRES=1 to test"
        " on SQLite only",
    ),
    "nginx": Program(
        title="nginx",
        packages=("nginx-light", "nginx"),
        found=lambda: shutil.which("nginx") is not None,
        otherwise="install the package nginx, and see that it is on the path",
    ),
}


class Apt:
    """Debian's packages; their lists are brought up to date once, before the first is installed."""

    def __init__(self) -> None:
        self._updated = False

    def install(self, package: str) -> None:
        """Install a package of the system."""
        if shutil.which(APT[0]) is None:
            raise Failed("there is no apt-get")
        if os.geteuid() != 0:
            raise Failed("only root may install packages")
        if not self._updated:
            # One source out of reach need not matter: the package may be in another.
            with suppress(Failed):
                run([*APT, "update"])
            self._updated = True
        run([*APT, "install", "--no-install-recommends", package])


def main(*names: str) -> None:
    """Install what is missing of the programs; exit with 1 if one cannot be had."""
    unknown = [name for name in names if name not in PROGRAMS]
    if unknown or not names:
        sys.exit(f"system: expected one or more of {', '.join(PROGRAMS)}, not {unknown}")
    missing = [PROGRAMS[name] for name in names if not PROGRAMS[name].found()]
    apt = Apt()
    had = [provided(program, apt) for program in missing]
    if not all(had):
        sys.exit(1)


def provided(program: Program, apt: Apt) -> bool:
    """Try one way after the other to get a program; say what went wrong if none succeeds."""
    ways: list[tuple[str, Callable[[], None]]] = [
        (f"the system's package {package}", partial(apt.install, package))
        for package in program.packages
    ]
    if program.from_playwright:
        ways.append(("Playwright's own", install_from_playwright))
    answers = []
    for source, install in ways:
        print(f"setup: installing {program.title} ({source})", flush=True)
        try:
            install()
        except Failed as failed:
            answers.append(f"{source}: {failed}")
        else:
            if program.found():
                return True
            answers.append(f"{source}: installed, but still not found")
    print(f"setup: no {program.title} ({'; '.join(answers)}): {program.otherwise}", flush=True)
    return False


def install_from_playwright() -> None:
    """Let Playwright fetch the Chromium that it was made for."""
    run([sys.executable, "-m", "playwright", "install", "chromium"])


def run(command: list[str]) -> None:
    """Run a command quietly; if it fails, the last line that matters is the reason."""
    done = subprocess.run(
        command,
        env={**os.environ, **QUIETLY},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        faults = [line for line in lines if line.startswith(("E:", "Error", "Failed"))]
        raise Failed([f"exit code {done.returncode}", *lines, *faults][-1])


if __name__ == "__main__":
    main(*sys.argv[1:])
