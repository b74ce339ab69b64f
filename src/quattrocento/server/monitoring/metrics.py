"""What Prometheus may know: numbers only, nobody's name, no table's id."""

from __future__ import annotations

import collections

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.entries = Counter(
            "quattrocento_entries", "Entries added to tables' logs", ["kind"], registry=registry
        )
        self.refusals = Counter("quattrocento_refusals", "Moves refused", registry=registry)
        self.held_tables = Gauge("quattrocento_live_tables", "Tables held", registry=registry)
        self.watchers = Gauge("quattrocento_watchers", "Connections to watchers", registry=registry)
        self.thinking = Histogram("quattrocento_thinking_seconds", "Bots' time", registry=registry)
        self.requests = Histogram(
            "quattrocento_request_seconds", "Requests", ["method", "status"], registry=registry
        )

        # Counted here, where it costs least, until somebody reads the figures.
        self._added: collections.Counter[str] = collections.Counter()

    def count_entry(self, kind: str) -> None:
        """Count an entry of a table's log."""
        self._added[kind] += 1

    def text(self) -> bytes:
        """The figures in Prometheus' own format."""
        added, self._added = self._added, collections.Counter()
        for kind, number in added.items():
            self.entries.labels(kind).inc(number)
        return generate_latest(self.registry)
