"""Connections to a SQLite file, each with the one thread that may touch it, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

from anpfiff.server.log.store.appending import PendingEntry, append_all
from anpfiff.server.log.store.errors import Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    Answer = asyncio.Future[Any]
    Work = Callable[[sqlite3.Connection], Any] | PendingEntry
    Check = Callable[[], None]

T = TypeVar("T")

LINGER: Final = 0.002
"""Seconds to wait, when many write at once, for more to share a commit with."""
LARGEST_BATCH: Final = 512
"""How many pieces of work share one commit at most."""


class ThreadConnection:
    """A connection for reading, or for one long piece of work; `check` raises if its file is not the one it was."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], check: Check) -> None:
        self._connect = connect
        self._check = check
        self._thread = ThreadPoolExecutor(1, "anpfiff-store-connection")
        self._db: sqlite3.Connection | None = None

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Work on the connection, one piece after the other."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)
        except sqlite3.Error as error:
            raise Unavailable(f"the store cannot be used: {error}") from error

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _work(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._db is None:
            self._db = self._connect()
        found = work(self._db)
        self._check()
        return found

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()


class CommitThread:
    """The thread that alone writes: one commit, and one wait for the disk, for everything that is waiting."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], check: Check) -> None:
        self._connect = connect
        self._check = check
        self._queue: SimpleQueue[tuple[Answer, Work | None]] = SimpleQueue()
        self._thread = Thread(target=self._run, name="anpfiff-store-writer", daemon=True)
        self._is_open = False

    async def open(self) -> None:
        """Connect; whatever hinders it is raised here."""
        self._loop = asyncio.get_running_loop()
        self._ready: Answer = self._loop.create_future()
        self._is_open = True
        self._thread.start()
        try:
            await self._ready
        except BaseException:
            await self.close()
            raise

    def do(self, work: Work) -> Answer:
        """Work within the next transaction; the answer comes after its commit."""
        if not self._is_open:
            raise Unavailable("the store is closed")
        answer: Answer = self._loop.create_future()
        self._queue.put((answer, work))
        return answer

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        if self._is_open:
            self._is_open = False
            gone: Answer = self._loop.create_future()
            self._queue.put((gone, None))
            await gone
            self._thread.join()

    def _run(self) -> None:
        try:
            db = self._connect()
        except Exception as error:  # noqa: BLE001  whatever it is, the one who opens must hear it
            self._tell([self._ready], error)
            self._tell([self._refuse()], None)
            return
        self._tell([self._ready], None)
        gone = self._serve(db)
        with suppress(sqlite3.Error):  # while somebody still reads, the log stays beside the file
            db.execute("pragma wal_checkpoint(truncate)")
        db.close()
        self._tell([gone], None)

    def _serve(self, db: sqlite3.Connection) -> Answer:
        is_crowded = False
        while True:
            answers: list[Answer] = []
            batch: list[Work] = []
            answer, work = self._queue.get()
            if is_crowded:
                time.sleep(LINGER)
            with suppress(Empty):
                while work is not None:
                    answers.append(answer)
                    batch.append(work)
                    if len(batch) == LARGEST_BATCH:
                        break
                    answer, work = self._queue.get_nowait()
            if batch:
                self._tell(answers, commit(db, batch, self._check))
            is_crowded = len(batch) > 2
            if work is None:
                return answer

    def _refuse(self) -> Answer:
        while True:
            answer, work = self._queue.get()
            if work is None:
                return answer
            self._tell([answer], Unavailable("the store could not be opened"))

    def _tell(self, answers: list[Answer], outcome: list[Any] | Exception | None) -> None:
        # Nobody is left to hear it when the loop has ended.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(settle, answers, outcome)


def commit(db: sqlite3.Connection, batch: list[Work], check: Check) -> list[Any] | Exception:
    """What each piece of work gave, once all is on the disk, in the file that is opened next time; or why none is."""
    try:
        db.execute("begin immediate")
        entries = [work for work in batch if isinstance(work, PendingEntry)]
        entered = iter(append_all(db, entries) if entries else [])
        outcome = [next(entered) if isinstance(work, PendingEntry) else work(db) for work in batch]
        check()
        db.execute("commit")
        check()
    except Exception as error:  # noqa: BLE001  the thread must go on, and those who wait must hear of it
        with suppress(sqlite3.Error):
            db.rollback()
        return Unavailable(f"the store cannot be written: {error}")
    return outcome


def settle(answers: list[Answer], outcome: list[Any] | Exception | None) -> None:
    """Give the answers on the event loop; those who went away get none."""
    for number, answer in enumerate(answers):
        if answer.done():
            continue
        if isinstance(outcome, Exception):
            answer.set_exception(again(outcome))
        else:
            answer.set_result(None if outcome is None else outcome[number])


def again(error: Exception) -> Exception:
    """The same trouble for one more listener: an exception that is raised in several places collects all of them."""
    return Unavailable(str(error)) if isinstance(error, Unavailable) else error
