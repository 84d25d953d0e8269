"""The store on one machine: a SQLite file, one server at a time."""
# ruff: noqa: S608  the SQL is put together from our own words only

from __future__ import annotations

import os
import sqlite3
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from anpfiff.server.log.store.appending import PendingEntry
from anpfiff.server.log.store.checks import check_record, text_of
from anpfiff.server.log.store.connections import CommitThread, ThreadConnection
from anpfiff.server.log.store.errors import FileInUse, StoreRefusal, Unavailable
from anpfiff.server.log.store.file_identity import FileIdentity
from anpfiff.server.log.store.inline import InlineConnection, InlineWriter
from anpfiff.server.log.store.kept_reviews import DROP_ALL as DROP_REVIEW
from anpfiff.server.log.store.kept_reviews import KeptReviews
from anpfiff.server.log.store.pushes import DROP_ALL, Subscriptions
from anpfiff.server.log.store.rows import CHUNK, COLUMNS, DAMAGED, RECORD, in_chunks, record_of, row_of, with_logs
from anpfiff.server.log.store.schema import APPLIED, BOOKKEEPING, check_current, missing
from anpfiff.server.log.store.visiting_bots import VisitingBots

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
    from pathlib import Path

    from anpfiff.server.log.store import Appended, Head, Record
    from anpfiff.server.log.store.rows import Rows

PATIENCE: Final = 5.0
"""Seconds to wait for another program that holds the file."""
CHECK_WITHIN: Final = 3.0
"""Seconds for looking whether a file is damaged, when it is opened."""
READ_ONLY: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
"""What SQLite says where nothing may be written beside a file, not even what it needs to read one."""
STILL: Final = "ro&immutable=1"
"""How a file is read all the same, if nobody has left a log beside it: nobody writes to it."""
WAL: Final = "wal"
ALONE: Final = "memory"
"""Everything in the one file: what is kept elsewhere after a commit must not consist of two files."""
RECORDS: Final = f"select {RECORD} from stadium_table"
NEWEST: Final = f"select * from ({RECORDS} where public and status = ? order by opened desc, name desc limit ?)"
LAY: Final = f"insert into stadium_table ({RECORD}) values ({', '.join('?' * len(COLUMNS))})"
LAY_IF_FREE: Final = f"{LAY} on conflict do nothing"
ENTER: Final = "insert into stadium_entry (table_name, seq, body) values (?, ?, ?)"
COUNT: Final = "select (select count(*) from stadium_table), (select count(*) from stadium_entry)"


class SqliteStore:
    """A store in one file. Its writer commits in groups; reading has a thread of its own.

    One server may have it open; any number of stores that only read (a backup) may stand beside.
    """

    shared = False

    def __init__(
        self, path: Path, *, read_only: bool = False, flush: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self._path = path
        self._flush = flush
        """Where there are no threads: brings the file to where it stays, after every commit."""
        self._read_only = read_only
        self._lock: sqlite3.Connection | None = None
        self._identity = FileIdentity(path)
        self._writer: CommitThread | InlineWriter | None = None
        self._reader: ThreadConnection | InlineConnection | None = None
        self.pushes = Subscriptions(self._run)
        self.reviews = KeptReviews(self._run)
        self.bots = VisitingBots(self._run)

    async def open(self) -> None:
        """Take the file for ourselves, and bring its schema up to date."""
        try:
            self._path = self._path.resolve()
            self._identity = FileIdentity(self._path)
            if self._read_only:
                self._reader = self._connection(self._connect_reader)
                await self._reader.do(lambda db: check_current(applied(db)))
            else:
                if self._flush is None:
                    self._writer = CommitThread(self._connect_writer, self._identity.check)
                else:
                    self._writer = InlineWriter(self._connect_writer, self._identity.check, self._flush)
                await self._writer.open()
                self._reader = self._connection(self._connect_reader)
        except (sqlite3.Error, OSError, Unavailable) as error:
            await self.close()
            facts: dict[str, str | int] = {"file": str(self._path), "reason": str(error)}
            raise StoreRefusal(
                f"{self._path} cannot be opened: {error}", key="database-unusable", facts=facts
            ) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        reader, self._reader = self._reader, None
        if reader is not None:
            await reader.close()
        if self._writer is not None:  # the last to go brings everything from the log beside the file into the file
            await self._writer.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def create(self, record: Record, first: bytes) -> bool:
        """Lay a new table with entry 0; False if the name is taken."""
        check_record(record)
        text = text_of(record.table, 0, first)
        return bool(await self._write(partial(create, row_of(record), text)))

    def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> Awaitable[bool]:
        """Append an entry with the next commit; False if its number is taken."""
        return self._write(PendingEntry(table, seq, text_of(table, seq, body, head), head))

    async def read(self, table: str, after: int = -1) -> list[tuple[int, bytes]]:
        """The entries after a number, in order."""
        sql = "select seq, body from stadium_entry where table_name = ? and seq > ? order by seq"
        return [(seq, body.encode()) for seq, body in await self._query(sql, table, after)]

    async def last(self, table: str) -> bytes | None:
        """The last entry of a log."""
        sql = "select body from stadium_entry where table_name = ? order by seq desc limit 1"
        return next((body.encode() for (body,) in await self._query(sql, table)), None)

    async def record(self, table: str) -> Record | None:
        """What is known of a table."""
        rows = await self._query(f"{RECORDS} where name = ?", table)
        return record_of(rows[0]) if rows else None

    async def listed(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Public tables with one of these statuses, the newest first."""
        wanted = sorted(set(statuses))
        if not wanted or limit <= 0:
            return []
        # The newest of each status come straight from the index, however many tables are over.
        sql = f"{' union all '.join([NEWEST] * len(wanted))} order by opened desc, name desc limit ?"
        given = [each for status in wanted for each in (status, limit)]
        return [record_of(row) for row in await self._query(sql, *given, limit)]

    async def newest(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Tables with one of these statuses, public or not, the newest first."""
        wanted = sorted(set(statuses))
        sql = f"{RECORDS} where status in ({', '.join('?' * len(wanted))}) order by opened desc, name desc limit ?"
        return [record_of(row) for row in await self._query(sql, *wanted, max(0, limit))]

    async def old(self, status: str, before: int, after: str, limit: int) -> list[str]:
        """Tables of a status that were laid before a moment, in the order of their names, after a name."""
        sql = "select name from stadium_table where status = ? and opened < ? and name > ? order by name limit ?"
        return [name for (name,) in await self._query(sql, status, before, after, max(0, limit))]

    async def damaged(self) -> list[str]:
        """The names of logs that have lost an entry: a number is missing."""
        return [row[0] for row in await self._query(DAMAGED)]

    async def remove(self, table: str) -> bool:
        """Delete a table with its log, for good; False if there is none."""
        return bool(await self._write(partial(remove, table)))

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables at which the server had to do something before this moment, the most overdue first."""
        sql = "select name from stadium_table where due < ? order by due, name limit ?"
        return [name for (name,) in await self._query(sql, before, max(0, limit))]

    def listen(self, hear: Callable[[Appended], Any]) -> None:
        """Nobody else writes here, so there is never a notice."""

    async def ping(self) -> None:
        """Raise if nothing can be written, or not to the file that is opened next time."""
        if self._read_only:
            await self._query(APPLIED)
        else:
            self._identity.check_writable()
            await self._write(touch)

    async def dump(
        self, counted: Callable[[int, int], Any] | None = None
    ) -> AsyncGenerator[tuple[Record, list[tuple[int, bytes]]], None]:
        """Every table with its log, as of one moment, on a connection of its own."""
        connection = self._own_connection(self._connect_reader)
        try:
            tables, entries = await connection.do(begin_snapshot)
            if counted is not None:
                counted(tables, entries)
            last = ""
            while chunk := await connection.do(partial(chunk_after, last)):
                for each in chunk:
                    yield each
                last = chunk[-1][0].table
        finally:
            await connection.close()

    async def load(self, tables: AsyncIterator[tuple[Record, list[tuple[int, bytes]]]]) -> int:
        """Fill an empty store, all or nothing, on a connection of its own; appends have to wait for it."""
        if self._read_only:
            raise Unavailable("the store was opened for reading only")
        connect_rw = partial(connect, self._path, "rw", WAL if self._flush is None else ALONE)
        connection = self._own_connection(connect_rw)
        count = 0
        try:
            await connection.do(begin_load)
            async for heads, entries in in_chunks(tables):
                await connection.do(partial(load, heads, entries))
                count += len(heads)
            await connection.do(lambda db: db.execute("commit"))
        finally:
            await connection.close()
        return count

    async def _run(self, sql: str, *given: Any) -> list[Any]:
        """A statement with the next commit, and its rows."""
        return list(await self._write(lambda db: db.execute(sql, given).fetchall()))

    def _write(self, work: Callable[[sqlite3.Connection], Any] | PendingEntry) -> Awaitable[Any]:
        if self._writer is None:
            raise Unavailable("the store is not open for writing")
        return self._writer.do(work)

    def _connection(self, connect: Callable[[], sqlite3.Connection]) -> ThreadConnection | InlineConnection:
        kind = ThreadConnection if self._flush is None else InlineConnection
        return kind(connect, self._identity.check)

    def _own_connection(self, connect: Callable[[], sqlite3.Connection]) -> ThreadConnection | InlineConnection:
        if self._reader is None:
            raise Unavailable("the store is not open")
        return self._connection(connect)

    async def _query(self, sql: str, *given: Any) -> list[tuple[Any, ...]]:
        if self._reader is None:
            raise Unavailable("the store is closed")
        return await self._reader.do(lambda db: db.execute(sql, given).fetchall())

    def _connect_writer(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(self._path)
        # The secrets of tables that are still played are in it.
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        db = connect(self._path, "rw", WAL if self._flush is None else ALONE)
        try:
            check_pages(db, self._path)
            migrate(db, self._path)
        except BaseException:
            db.close()
            raise
        return db

    def _connect_reader(self) -> sqlite3.Connection:
        db = connect(self._path, "ro")
        try:
            db.execute(APPLIED)
        except sqlite3.OperationalError as error:
            db.close()
            if not self._read_only or error.sqlite_errorcode & 0xFF not in READ_ONLY or self._identity.has_log():
                raise
            self._identity.is_still = True
            return connect(self._path, STILL)
        return db


def lock(path: Path) -> sqlite3.Connection:
    """Hold a side file as long as this process lives; SQLite's own locks end with it on every system."""
    beside = path.with_name(path.name + ".lock")
    held = sqlite3.connect(beside, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        held.execute("pragma journal_mode = off")
        held.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        held.close()
        if "locked" not in str(error):
            raise
        sentence = f"another server has {path} open: one file, one server"
        raise FileInUse(sentence, key="database-taken", facts={"file": str(path)}) from error
    return held


def connect(path: Path, mode: str, journal: str = WAL) -> sqlite3.Connection:
    """A connection that waits for the disk at every commit; transactions are begun by hand."""
    db = sqlite3.connect(f"{path.as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=PATIENCE)
    try:
        if mode == "rw":
            db.execute(f"pragma journal_mode = {journal}")
            db.execute("pragma synchronous = full")
            db.execute("pragma fullfsync = on")
    except BaseException:
        db.close()
        raise
    return db


def applied(db: sqlite3.Connection) -> int:
    """The version of the schema in a file."""
    return int(db.execute(APPLIED).fetchone()[0])


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring the schema up to date, all or nothing."""
    db.execute("begin immediate")
    known = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    if known and "stadium_schema" not in known:
        raise StoreRefusal(f"{path} belongs to another program", key="database-of-another", facts={"file": str(path)})
    db.execute(BOOKKEEPING)
    for migration in missing(applied(db)):
        for statement in migration.statements:
            db.execute(statement)
        db.execute("insert into stadium_schema (version, name) values (?, ?)", migration[:2])
    db.execute("commit")


def check_pages(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file before anybody plays on it; of a very large one, what can be looked at in a few seconds."""
    until = time.monotonic() + CHECK_WITHIN
    db.set_progress_handler(lambda: int(time.monotonic() > until), 10_000)
    try:
        found = db.execute("pragma quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if "interrupted" not in str(error):
            raise
        found = "ok"
    finally:
        db.set_progress_handler(None, 0)
    if found != "ok":
        message = f"{path} is damaged ({found}): restore a backup, or let sqlite3 .recover what is left"
        raise StoreRefusal(message, key="database-damaged", facts={"file": str(path), "found": str(found)})


def touch(db: sqlite3.Connection) -> None:
    """Write something that means nothing, so that it is known whether anything can be written."""
    number = int(db.execute("pragma user_version").fetchone()[0])
    db.execute(f"pragma user_version = {(number + 1) % 1000}")


def create(row: tuple[Any, ...], first: str, db: sqlite3.Connection) -> bool:
    """Lay a table if its name is free."""
    if db.execute(LAY_IF_FREE, row).rowcount != 1:
        return False
    db.execute(ENTER, (row[0], 0, first))
    return True


def remove(table: str, db: sqlite3.Connection) -> bool:
    """Delete a table with its log."""
    db.execute("delete from stadium_entry where table_name = ?", (table,))
    db.execute(DROP_ALL, (table,))
    db.execute(DROP_REVIEW, (table,))
    return db.execute("delete from stadium_table where name = ?", (table,)).rowcount == 1


def begin_snapshot(db: sqlite3.Connection) -> tuple[int, int]:
    """Hold on to this moment; how many tables and entries there are in it."""
    db.execute("begin")
    tables, entries = db.execute(COUNT).fetchone()
    return tables, entries


def chunk_after(last: str, db: sqlite3.Connection) -> list[tuple[Record, list[tuple[int, bytes]]]]:
    """The next tables by name, with their logs."""
    heads = db.execute(f"{RECORDS} where name > ? order by name limit ?", (last, CHUNK)).fetchall()
    names = [row[0] for row in heads]
    entries = db.execute(
        "select table_name, seq, body from stadium_entry where table_name between ? and ? order by table_name, seq",
        (names[0], names[-1]) if names else ("", ""),
    )
    return with_logs(heads, entries.fetchall())


def begin_load(db: sqlite3.Connection) -> None:
    """Take the file for ourselves, if it is empty."""
    db.execute("begin immediate")
    if db.execute("select 1 from stadium_table union all select 1 from stadium_entry limit 1").fetchone():
        message = "the store is not empty: what is in it would be mixed with what comes"
        raise StoreRefusal(message, key="database-not-empty")


def load(heads: Rows, entries: Rows, db: sqlite3.Connection) -> None:
    """Enter tables with their logs."""
    try:
        db.executemany(LAY, heads)
        db.executemany(ENTER, entries)
    except sqlite3.IntegrityError as error:
        raise StoreRefusal("a table or an entry came twice", key="backup-twice") from error
