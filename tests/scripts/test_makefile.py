"""Every target that `make help` lists can be made: the Makefile has all that it needs."""

import re
import subprocess
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

TARGETS = re.findall(
    r"^([a-z-]+):.*## ", Path("Makefile").read_text(encoding="utf-8"), re.MULTILINE
)


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_finds_all_that_it_needs(target: str) -> None:
    command = ["make", "--dry-run", "--no-print-directory", target]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


LOCKED = re.compile(r"^([\w.-]+)(?:\[([\w,-]+)\])?==", re.MULTILINE)


def test_what_is_wanted_with_an_extra_is_locked_with_it() -> None:
    """Else pip looks at a newer version as soon as there is one, and refuses it for its hash."""
    lock = Path("requirements", "dev.txt").read_text(encoding="utf-8")
    locked = {name: set(extras.split(",")) for name, extras in LOCKED.findall(lock)}
    installed = {canonicalize_name(each.name): each for each in distributions()}
    wanted = [
        (name, requirement)
        for name in locked
        if name in installed
        for requirement in map(Requirement, installed[name].requires or [])
        if requirement.extras and (not requirement.marker or requirement.marker.evaluate())
    ]
    assert wanted
    assert [
        f"{name} wants {requirement}"
        for name, requirement in wanted
        if not requirement.extras <= locked[canonicalize_name(requirement.name)]
    ] == []


def test_what_is_locked_with_an_extra_is_locked_without_it_too() -> None:
    """Else pip takes the newest for whoever wants it plain, and refuses that for its hash."""
    for lock in Path("requirements").glob("*.txt"):
        pinned = LOCKED.findall(lock.read_text(encoding="utf-8"))
        plain = {name for name, extras in pinned if not extras}
        assert {name for name, extras in pinned if extras} <= plain, lock
