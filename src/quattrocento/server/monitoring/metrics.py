"""What Prometheus may know: numbers only, nobody's name, no table's id.

Of several processes each counts into files of its own, and whichever is asked adds them up. One
that takes the place of another counts on in its files, so that no sum ever falls.
"""

from __future__ import annotations

import os
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    values,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# The folder for those files; set where several processes serve.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
# A gauge shows what those hold together that are alive.
LIVING: Literal["livesum"] = "livesum"


def count_as(number: int) -> None:
    """Count under a number among several processes; before anything is counted."""
    values.ValueClass = values.MultiProcessValue(lambda: number)  # type: ignore[no-untyped-call]


def counts_no_more(number: int) -> None:
    """Let what a process that has died held be held no longer."""
    mark_process_dead(number, os.environ[FOLDER])  # type: ignore[no-untyped-call]


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.entries = Counter(
            "quattrocento_entries", "Entries added to tables' logs", ["kind"], registry=registry
        )
        self.refusals = Counter("quattrocento_refusals", "Moves refused", registry=registry)
        self.held_tables = Gauge(
            "quattrocento_live_tables", "Tables held", registry=registry, multiprocess_mode=LIVING
        )
        self.watchers = Gauge(
            "quattrocento_watchers",
            "Connections to watchers",
            registry=registry,
            multiprocess_mode=LIVING,
        )
        self.thinking = Histogram("quattrocento_thinking_seconds", "Bots' time", registry=registry)
        self.requests = Histogram(
            "quattrocento_request_seconds", "Requests", ["method", "status"], registry=registry
        )
        # Looked up once, for this happens with every move.
        self._kinds: dict[str, Counter] = {}

    def count_entry(self, kind: str) -> None:
        """Count an entry of a table's log."""
        counter = self._kinds.get(kind)
        if counter is None:
            counter = self._kinds[kind] = self.entries.labels(kind)
        counter.inc()

    def text(self) -> bytes:
        """The figures in Prometheus' own format; those of all processes, if there are several."""
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)
