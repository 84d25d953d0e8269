"""The figures of one node, in Prometheus form."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What this node counts."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        registry = self._registry
        self.lines: Final = Gauge("anpfiff_lines", "Lines (WebSockets) open now", registry=registry)
        self.rooms: Final = Gauge("anpfiff_rooms", "Tables held in memory now", registry=registry)
        self.tables: Final = Counter("anpfiff_tables_opened", "Tables opened", registry=registry)
        self.messages: Final = Counter("anpfiff_messages", "Messages from clients", ["type"], registry=registry)
        self.refusals: Final = Counter("anpfiff_refusals", "Messages refused", ["kind"], registry=registry)
        self.failed_bots: Final = Counter("anpfiff_failed_bots", "Bots that crashed or were slow", registry=registry)
        self._said: Final[dict[type, Counter]] = {}
        self.answered: Final = Histogram(
            "anpfiff_answer_seconds", "From a message to its answer", buckets=BUCKETS, registry=registry
        )

    def said(self, kind: type) -> None:
        """Count a message; each kind is looked up only once."""
        if kind not in self._said:
            self._said[kind] = self.messages.labels(kind.__name__.lower())
        self._said[kind].inc()

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self._registry)
