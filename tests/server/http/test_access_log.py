"""The access log: one line for each request, whatever a stranger asks for."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.server.http.access_log import LONGEST_PATH, AccessLog

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send


async def _answer(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 404})


async def _nothing(_message: Message | None = None) -> Any:
    return {}


def logged(path: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> str:
    """What stands in the log after a request."""
    monkeypatch.setattr(logging.getLogger("anpfiff"), "propagate", True)
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"token=secret"}
    with caplog.at_level(logging.INFO, "anpfiff.access"):
        asyncio.run(AccessLog(_answer)(scope, _nothing, _nothing))
    return caplog.messages[-1]


@pytest.mark.parametrize(
    "path", ["/a\n2026-01-01 INFO anpfiff: forged", "/\x1b[2J", "/\r\n", "/\x85", "/\u2028x", "/\u202egnp", "/\ud800"]
)
def test_a_path_stays_on_its_line_and_paints_nothing(
    path: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = logged(path, caplog, monkeypatch)
    assert line.isascii()
    assert line.isprintable()
    assert line.startswith("GET /")
    assert "secret" not in line


def test_a_long_path_is_cut(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(logged("/" + "a" * 60_000, caplog, monkeypatch)) < LONGEST_PATH + 40


def test_a_usual_path_is_written_as_it_is(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert logged("/api/tables", caplog, monkeypatch).startswith("GET /api/tables 404 ")
