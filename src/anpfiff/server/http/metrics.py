"""The figures of one node, in Prometheus form; without the extra `metrics` nothing is counted."""

from __future__ import annotations

import ipaddress
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from anpfiff import __version__
from anpfiff.build import own_build
from anpfiff.core import extras
from anpfiff.errors import Missing
from anpfiff.server.refusals import Forbidden
from anpfiff.server.security.addresses import host_in
from anpfiff.server.security.tokens import hash_of, is_same

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

PROXIED: Final = ("forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip", "cf-ray")
"""Headers by which a proxy says that there is one, beside all that begin with ``x-forwarded``."""
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Uncounted:
    """A figure that nobody counts."""

    def __init__(self, *_names: object, **_how: object) -> None: ...

    def labels(self, *_names: str) -> Uncounted:
        """The same nothing."""
        return self

    def inc(self) -> None:
        """Nothing."""

    def dec(self) -> None:
        """Nothing."""

    def set(self, _value: float) -> None:
        """Nothing."""

    def observe(self, _value: float) -> None:
        """Nothing."""


def _prometheus() -> Any:
    try:
        return extras.load("prometheus_client", "metrics")
    except Missing:
        return SimpleNamespace(CollectorRegistry=Uncounted, Gauge=Uncounted, Counter=Uncounted, Histogram=Uncounted)


class Metrics:
    """What this node counts."""

    def __init__(self, token: str | None = None) -> None:
        self._token: Final = token
        """Who says it may read the figures from anywhere."""
        found = _prometheus()
        self._registry: Final = found.CollectorRegistry()
        registry = self._registry
        build = found.Gauge("anpfiff_build_info", "What runs here; always 1", ["version", "engine"], registry=registry)
        build.labels(__version__, own_build()).set(1)
        self.connections: Final = found.Gauge("anpfiff_lines", "Connections (WebSockets) open now", registry=registry)
        self.rooms: Final = found.Gauge("anpfiff_rooms", "Tables held in memory now", registry=registry)
        self.tables: Final = found.Counter("anpfiff_tables_opened", "Tables opened", registry=registry)
        self.messages: Final = found.Counter("anpfiff_messages", "Messages from clients", ["type"], registry=registry)
        self.refusals: Final = found.Counter("anpfiff_refusals", "Messages refused", ["kind"], registry=registry)
        self.failed_bots: Final = found.Counter(
            "anpfiff_failed_bots", "Bots that failed or were slow", registry=registry
        )
        self._said: Final[dict[type, Any]] = {}
        self.answered: Final = found.Histogram(
            "anpfiff_answer_seconds", "From a message to its answer", buckets=BUCKETS, registry=registry
        )

    def said(self, kind: type) -> None:
        """Count a message; each kind is looked up only once."""
        if kind not in self._said:
            self._said[kind] = self.messages.labels(kind.__name__.lower())
        self._said[kind].inc()

    def check_reader(self, connection: HTTPConnection) -> None:
        """The figures count what is said face down too: they are for this machine, and for those who have the token."""
        scheme, _, said = connection.headers.get("authorization", "").partition(" ")
        if self._token and scheme.lower() == "bearer" and is_same(hash_of(said), hash_of(self._token)):
            return
        if not is_from_here(connection):
            raise Forbidden("these figures are for the host")

    def text(self) -> bytes:
        """All figures; where nobody counts, what to install."""
        found: bytes = extras.load("prometheus_client", "metrics").generate_latest(self._registry)
        return found


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether somebody on this machine asks, and asks for it: a silent proxy passes on its own name."""
    names = (host_in(connection.headers.get("host", "")), connection.client.host if connection.client else "")
    is_passed_on = any(name in PROXIED or name.startswith("x-forwarded") for name in connection.headers)
    return not is_passed_on and all(name == "localhost" or _is_loopback(name) for name in names)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
