"""The PostgreSQL of the tests, for as long as they run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scripts.postgres import programs, running

MISSING = (
    "no PostgreSQL found (initdb, pg_ctl): install the package `postgresql` of your system, "
    "or set QUATTROCENTO_SKIP_POSTGRES=1 to test on SQLite only"
)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server, without a database's name."""
    folder = programs()
    if folder is None and os.environ.get("QUATTROCENTO_SKIP_POSTGRES"):
        pytest.skip(MISSING)
    if folder is None:
        pytest.fail(MISSING, pytrace=False)
    with running(folder, durable=False) as server:
        yield server.url
