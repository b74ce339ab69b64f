"""Tests that are not run again while nothing that they depend on has changed on this machine.

Building the package as strangers do and installing it takes minutes, and most changes since it was
last tried cannot break it. `make test-all` runs everything.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULE = "tests/test_package.py"
# What goes into the package, and what builds and tries it.
INPUTS = (
    "src/",
    "web/",
    "requirements/",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "pyproject.toml",
    "scripts/backend.py",
    "scripts/build.py",
    "scripts/page.py",
    "setup.py",
    MODULE,
)
PASSED = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "quattrocento", "passed")


@cache
def digest() -> str:
    """The digest of all that the package's tests depend on."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    total = hashlib.sha256(f"{sys.version}\n{names}".encode())
    for name in names.splitlines():
        if name.startswith(INPUTS) and (ROOT / name).is_file():
            total.update(name.encode() + (ROOT / name).read_bytes())
    return total.hexdigest()


def passed_before() -> bool:
    """Whether they have passed on this machine with what is here now."""
    return PASSED.joinpath(digest()).exists()


def remember_that_they_passed() -> None:
    """Keep that they passed, in place of what was kept of older files."""
    PASSED.mkdir(parents=True, exist_ok=True)
    for old in sorted(PASSED.iterdir(), key=lambda each: each.stat().st_mtime)[:-20]:
        old.unlink()
    PASSED.joinpath(digest()).touch()


def concerns(item: pytest.Item) -> bool:
    """Whether a test is one of them."""
    return item.nodeid.startswith(MODULE)
