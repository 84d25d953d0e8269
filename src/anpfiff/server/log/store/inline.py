"""Connections to a SQLite file where there are no threads: the whole server in a page of the browser."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any, TypeVar

from anpfiff.server.log.store.connections import commit
from anpfiff.server.log.store.errors import Unavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.server.log.store.connections import Answer, Check, Work

T = TypeVar("T")


class InlineConnection:
    """A connection for reading; everything waits for it, so it is for small files only."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], check: Check) -> None:
        self._connect = connect
        self._check = check
        self._db: sqlite3.Connection | None = None

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Work on the connection, now."""
        try:
            if self._db is None:
                self._db = self._connect()
            found = work(self._db)
        except sqlite3.Error as error:
            raise Unavailable(f"the store cannot be used: {error}") from error
        self._check()
        return found

    async def close(self) -> None:
        """Let go."""
        if self._db is not None:
            self._db.close()


class InlineWriter:
    """The connection that alone writes; an answer comes when `flush` has brought the file to where it stays."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], check: Check, flush: Callable[[], Awaitable[None]]
    ) -> None:
        self._connect = connect
        self._check = check
        self._flush = flush
        self._db: sqlite3.Connection | None = None
        self._at_work: set[Answer] = set()

    async def open(self) -> None:
        """Connect; whatever hinders it is raised here."""
        self._db = self._connect()

    def do(self, work: Work) -> Answer:
        """Work in a transaction of its own; the answer comes after its commit."""
        answer: Answer = asyncio.ensure_future(self._do(work))
        self._at_work.add(answer)
        answer.add_done_callback(self._at_work.discard)
        return answer

    async def _do(self, work: Work) -> Any:
        if self._db is None:
            raise Unavailable("the store is closed")
        outcome = commit(self._db, [work], self._check)
        if isinstance(outcome, Exception):
            raise outcome
        try:
            await self._flush()
        except Exception as error:  # whatever the browser throws: storage that is full, or taken away
            raise Unavailable(f"the store could not be kept: {error}") from error
        return outcome[0]

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        await asyncio.gather(*self._at_work, return_exceptions=True)
        if self._db is not None:
            self._db.close()
            self._db = None
