"""What the worker of a page calls: the local server for JavaScript. It runs in Pyodide only."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anpfiff.games import SHELF
from anpfiff.offline.server import LocalServer
from anpfiff.server.bots.server_bots import HouseBots
from anpfiff.server.http.routes import describe

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.offline.server import LocalLine


class Doors:
    """The doors of a server: requests, and lines that have numbers."""

    def __init__(self, server: LocalServer, told: Callable[[int, str], None], closed: Callable[[int], None]) -> None:
        self._server = server
        self._told = told
        self._closed = closed
        self._lines: dict[int, LocalLine] = {}

    async def ask(self, method: str, path: str, headers: str, body: str) -> Any:
        """Answer a request: status, headers as JSON, body."""
        from pyodide.ffi import to_js  # type: ignore[import-not-found]  # noqa: PLC0415  there is none outside

        pairs = [(name, value) for name, value in json.loads(headers)]
        answer = await self._server.ask(method, path, pairs, body.encode())
        return to_js([answer.status, json.dumps(answer.headers), answer.body])

    def dial(self, n: int, path: str) -> None:
        """Open a line."""

        def closed(_code: int) -> None:
            self._lines.pop(n, None)
            self._closed(n)

        self._lines[n] = self._server.connect(path, lambda text: self._told(n, text), closed)

    def say(self, n: int, text: str) -> None:
        """Send a message over a line; one that was closed hears nothing."""
        if n in self._lines:
            self._lines[n].say(text)

    def hang_up(self, n: int) -> None:
        """Close a line."""
        if n in self._lines:
            self._lines[n].close()


def warm_up() -> None:
    """All that every start does alike, before anything of this device is known: it is kept for the next start."""
    house = HouseBots()
    for game in SHELF:
        describe(game, house)
    gc.collect()


async def begin(
    file: str, flush: Callable[[], Awaitable[None]], told: Callable[[int, str], None], closed: Callable[[int], None]
) -> Doors:
    """Open the server of this device."""
    server = LocalServer(Path(file), flush)
    await server.open()
    return Doors(server, told, closed)
