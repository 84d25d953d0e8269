"""A server inside a page: the application of a node, asked by function calls instead of over a network.

It is the same application with the same protocol, so a page cannot tell the difference. The store is a SQLite file that
the page brings to where it stays (`flush`); bots think in the same process.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from anpfiff.games import SHELF
from anpfiff.offline.bot_workers import InlinePool
from anpfiff.server.app import build
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.security.addresses import Names
from anpfiff.server.services import Limits, Services
from anpfiff.server.tables.retention import Keep

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping
    from pathlib import Path

    Message = MutableMapping[str, Any]

HOST: Final = "localhost"
ADDRESS: Final = ("127.0.0.1", 0)
UNLIMITED: Final = 1_000_000
"""Nobody has to be kept from asking their own device too much."""
GONE: Final = 1001
"""The close code of a connection whose page went away."""


class Answer(msgspec.Struct, frozen=True):
    """What a request was answered with."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class LocalServer:
    """All tables of one device."""

    def __init__(self, file: Path, flush: Callable[[], Awaitable[None]]) -> None:
        limits = Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, lag=UNLIMITED)
        store = SqliteStore(file, flush=flush)
        bot_pool = InlinePool()
        # What is played on one's own device is kept until one deletes it.
        keep = Keep(open=0)
        services = Services(store, bot_pool, Metrics(None), limits, keep=keep, file_workers=bot_pool)
        self._app: Final = build(services, names=Names(HOST), shelf=SHELF)
        self._life: asyncio.Task[None] | None = None
        self._said: Final[asyncio.Queue[Message]] = asyncio.Queue()

    async def open(self) -> None:
        """Open the store and the lobby; raise what hinders it."""
        opened: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            if not opened.done():
                opened.set_result(message)

        self._said.put_nowait({"type": "lifespan.startup"})
        self._life = asyncio.ensure_future(self._app({"type": "lifespan", "state": {}}, self._said.get, send))
        if (await opened)["type"] != "lifespan.startup.complete":
            raise self._app.server.hindrance or RuntimeError("the server cannot be opened")

    async def close(self) -> None:
        """Finish what was begun."""
        if self._life is not None:
            self._said.put_nowait({"type": "lifespan.shutdown"})
            await self._life

    async def ask(self, method: str, path: str, headers: list[tuple[str, str]], body: bytes) -> Answer:
        """Answer one request."""
        said: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        status, found, parts = 0, [], []
        hang_up = asyncio.Event()

        async def receive() -> Message:
            if said:
                return said.pop()
            await hang_up.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, found
            if message["type"] == "http.response.start":
                status = message["status"]
                found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        try:
            await self._app({**scope_of("http", path, headers), "method": method}, receive, send)
        finally:
            hang_up.set()
        return Answer(status, found, b"".join(parts))

    def connect(self, path: str, told: Callable[[str], None], closed: Callable[[int], None]) -> LocalLine:
        """Open a line; `told` hears every message, `closed` the close code, once."""
        return LocalLine(self._app, path, told, closed)


class LocalLine:
    """One line of a page to its own server: a WebSocket without a network."""

    def __init__(self, app: Any, path: str, told: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._said: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._told: Final = told
        self._closed: Final = closed
        self._is_open = True
        self._said.put_nowait({"type": "websocket.connect"})
        self._life: Final = asyncio.ensure_future(self._run(app, path))

    def say(self, text: str) -> None:
        """Send a message to the server."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Hang up."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def ended(self) -> None:
        """Wait until the server has let go of it."""
        await self._life

    async def _run(self, app: Any, path: str) -> None:
        try:
            await app(scope_of("websocket", path, []), self._said.get, self._send)
        finally:
            self._end(GONE)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._told(message["text"])
        elif message["type"] == "websocket.close":
            self._end(message["code"])

    def _end(self, code: int) -> None:
        if self._is_open:
            self._is_open = False
            self._closed(code)


def scope_of(kind: str, path: str, headers: list[tuple[str, str]]) -> dict[str, Any]:
    """What the application is told of a request or a line."""
    place, _, query = path.partition("?")
    known = [("host", HOST), *headers]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in known],
        "client": ADDRESS,
        "server": (HOST, 80),
        "state": {},
    }
