"""Requests: what the API describes, and what it does not allow, sent by schemathesis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks

from scripts.soak.faults import postgres
from scripts.soak.hearing import served
from scripts.soak.kinds import Counts
from tests.server.test_http import EXAMPLES, try_operation

OPERATIONS = 8


def request(seed: int, folder: Path) -> Counts:
    """Some operations of the API, with all checks, on the one database or the other."""
    load_all_checks()
    with a_database(seed, folder) as database, served(folder, database) as server:
        marie = server.person("Marie")
        tables = [marie.open("me", *more)["id"] for more in (["me"], ["open"])]
        schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/v1/openapi.json")
        described = [found.ok() for found in schema.get_all_operations()]
        for place in range(OPERATIONS):
            operation = described[(seed * OPERATIONS + place) % len(described)]
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                try_operation(operation, marie, tables, mode, seed)
    return Counter(operations=OPERATIONS, requests=2 * OPERATIONS * EXAMPLES)


@contextmanager
def a_database(seed: int, folder: Path) -> Iterator[str | None]:
    """PostgreSQL every other time, else SQLite."""
    if seed % 2 == 0:
        yield None
        return
    with postgres(folder) as database:
        yield f"{database.url}/postgres"
