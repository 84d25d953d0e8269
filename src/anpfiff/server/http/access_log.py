"""The access log: one line for every request and every WebSocket that was open. It names no address and no token."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LOG: Final = logging.getLogger("anpfiff.access")
LONGEST_PATH: Final = 200
"""Characters of a path that are written down."""


class AccessLog:
    """An application that writes down what it answered, and how long that took."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            method = scope.get("method", "LINE")
            passed = 1000 * (time.perf_counter() - began)
            path = on_one_line(scope["path"])
            told = {"method": method, "path": path, "status": status, "milliseconds": round(passed, 1)}
            _LOG.info("%s %s %d %.0f ms", method, path, status, passed, extra={"request": told})


def on_one_line(path: str) -> str:
    """A path as it may stand in a log: a stranger chose it, so it could forge lines or paint the terminal."""
    return path.encode("unicode_escape").decode("ascii")[:LONGEST_PATH]
