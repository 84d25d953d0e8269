"""The figures of a node: for the machine itself and for those who have the token, and for nobody behind a proxy."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from anpfiff import __version__
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.refusals import Forbidden


def asked(came_from: str, **headers: str) -> HTTPConnection:
    """A request for the figures."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": raw, "client": (came_from, 1)})


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "[::1]:8765"])
def test_this_machine_reads_the_figures(host: str) -> None:
    for came_from in ("127.0.0.1", "::1"):
        Metrics().check_reader(asked(came_from, host=host))


@pytest.mark.parametrize(
    "headers",
    [
        {"via": "1.1 cache"},
        {"x_forwarded_for": "127.0.0.1"},
        {"x_forwarded_proto": "https"},
        {"x_real_ip": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"host": "play.example.org"},
    ],
)
def test_a_proxy_on_this_machine_reads_them_for_nobody(headers: dict[str, str]) -> None:
    connection = asked("127.0.0.1", **{"host": "127.0.0.1:8765", **headers})
    with pytest.raises(Forbidden):
        Metrics("secret").check_reader(connection)
    Metrics("secret").check_reader(asked("10.0.0.7", **headers, authorization="Bearer secret"))


def test_the_figures_say_what_runs() -> None:
    assert f'anpfiff_build_info{{engine="sources",version="{__version__}"}} 1.0' in Metrics().text().decode().replace(
        "compiled", "sources"
    )
