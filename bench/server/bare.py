"""A bare server: it appends what it hears, for good, and echoes frames. No table, no rule, no secret, no view.

The same libraries as the server and the same group commit: one transaction for all that wait, and when many write, two
milliseconds for more to come. A frame says in its first words how long the frames are that it wants echoed, to its own
line and to the other one at its table: so both servers carry the same bytes.
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import time
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
import uvicorn

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

LINGER: Final = 0.002
MANY: Final = 2
OWN: Final = "o" * (1 << 20)
OTHER: Final = "x" * (1 << 20)
SCHEMA: Final = "create table if not exists entry (table_name text, body text)"


class Book(Protocol):
    """Where frames are kept."""

    async def open(self) -> None:
        """Make it ready."""

    def append(self, table: str, body: str) -> asyncio.Future[None]:
        """Keep a frame; done when it is on the disk."""


class SqliteBook:
    """One thread writes; what waits shares a commit."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._queue: SimpleQueue[tuple[asyncio.Future[None], str, str]] = SimpleQueue()

    async def open(self) -> None:
        """Start the thread."""
        self._loop = asyncio.get_running_loop()
        Thread(target=self._run, daemon=True).start()

    def append(self, table: str, body: str) -> asyncio.Future[None]:
        """With the next commit."""
        done = self._loop.create_future()
        self._queue.put((done, table, body))
        return done

    def _run(self) -> None:
        db = sqlite3.connect(self._file, isolation_level=None)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute(SCHEMA)
        is_crowded = False
        while True:
            batch = [self._queue.get()]
            if is_crowded:
                time.sleep(LINGER)
            try:
                while True:
                    batch.append(self._queue.get_nowait())
            except Empty:
                pass
            db.execute("begin immediate")
            db.executemany("insert into entry values (?, ?)", [one[1:] for one in batch])
            db.execute("commit")
            self._loop.call_soon_threadsafe(settle, [one[0] for one in batch])
            is_crowded = len(batch) > MANY


class PostgresBook:
    """One connection writes; what waits is one statement."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: list[tuple[asyncio.Future[None], str, str]] = []
        self._wake = asyncio.Event()

    async def open(self) -> None:
        """Connect."""
        self._connection = await asyncpg.connect(self._url, server_settings={"synchronous_commit": "on"})
        await self._connection.execute(SCHEMA)
        self._task = asyncio.create_task(self._run())

    def append(self, table: str, body: str) -> asyncio.Future[None]:
        """With the next commit."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((done, table, body))
        self._wake.set()
        return done

    async def _run(self) -> None:
        sql = "insert into entry select * from unnest($1::text[], $2::text[])"
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._connection.execute(sql, [one[1] for one in batch], [one[2] for one in batch])
                settle([one[0] for one in batch])


def settle(waiting: list[asyncio.Future[None]]) -> None:
    """Everything of a commit is on the disk."""
    for done in waiting:
        if not done.done():
            done.set_result(None)


class Echo:
    """The application: `/table/seat` is a line."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._lines: dict[tuple[str, str], Send] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One line, or the beginning and the end of everything."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._serve(scope["path"], receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        await self._book.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve(self, path: str, receive: Receive, send: Send) -> None:
        _, table, seat = path.split("/")
        other = (table, "1" if seat == "0" else "0")
        await receive()
        await send({"type": "websocket.accept"})
        self._lines[table, seat] = send
        while True:
            event: Any = await receive()
            if event["type"] == "websocket.disconnect":
                del self._lines[table, seat]
                return
            text = event["text"]
            own, others, _ = text.split(" ", 2)
            await self._book.append(table, text)
            await send({"type": "websocket.send", "text": OWN[: int(own)]})
            if others != "0" and other in self._lines:
                await self._lines[other]({"type": "websocket.send", "text": OTHER[: int(others)]})


def main() -> None:
    """Serve at a free port, and say which."""
    place = sys.argv[1]
    book: Book = PostgresBook(place) if place.startswith("postgresql:") else SqliteBook(place)
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        Echo(book),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
