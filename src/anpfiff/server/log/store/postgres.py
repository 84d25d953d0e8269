"""The store under many nodes: PostgreSQL. No node owns a table; the first to append a number has it."""
# ruff: noqa: S608  the SQL is put together from our own words only

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]

from anpfiff.server.log.store.batches import Batches
from anpfiff.server.log.store.checks import check_record, text_of
from anpfiff.server.log.store.connect import FIRST_PAUSE, PATIENCE, TROUBLE, Connector, hang_up, longer
from anpfiff.server.log.store.errors import StoreRefusal, Unavailable
from anpfiff.server.log.store.kept_reviews import KeptReviews
from anpfiff.server.log.store.notices import NOTICE, Listener
from anpfiff.server.log.store.pushes import Subscriptions
from anpfiff.server.log.store.rows import CHUNK, COLUMNS, DAMAGED, RECORD, in_chunks, record_of, row_of, with_logs
from anpfiff.server.log.store.schema import APPLIED, BOOKKEEPING, check_current, missing
from anpfiff.server.log.store.visiting_bots import VisitingBots

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable

    from anpfiff.server.log.store import Appended, Head, Record

T = TypeVar("T")

READERS: Final = 4
"""Connections for reading, at most."""
MIGRATING: Final = 0x616E706669666666
"""The key of the lock that lets one node at a time look after the schema."""
RECORDS: Final = f"select {RECORD} from stadium_table"
LISTED: Final = f"""
    select newest.* from unnest($1::text[]) as wanted cross join lateral (
        {RECORDS} where public and status = wanted order by opened desc, name desc limit $2
    ) as newest order by opened desc, name desc limit $2
"""
CREATE: Final = f"""
    with laid as (
        insert into stadium_table ({RECORD})
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning name
    ), first as (
        insert into stadium_entry (table_name, seq, body) select name, 0, $11 from laid returning table_name, seq, body
    )
    select {NOTICE % "$12::text"} from first
"""
PING: Final = "select current_setting('transaction_read_only'), txid_current()"
"""A transaction with a number of its own is written down when it ends."""
COUNT: Final = "select (select count(*) from stadium_table), (select count(*) from stadium_entry)"
REMOVE: Final = """
    with log as (delete from stadium_entry where table_name = $1),
    pushes as (delete from stadium_push where table_name = $1),
    reviews as (delete from stadium_review where table_name = $1)
    delete from stadium_table where name = $1 returning name
"""


class PostgresStore:
    """A store for several nodes: one connection appends in groups, a few read, one listens to the other nodes."""

    shared = True

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self._connector = Connector(url)
        self._read_only = read_only
        node = secrets.token_hex(8)
        self._node = node
        self._batches = Batches(self._connector, node)
        self._listener = Listener(self._connector, node)
        self._pool: Any = None
        self.pushes = Subscriptions(self._ask, is_numbered=True)
        self.reviews = KeptReviews(self._ask, is_numbered=True)
        self.bots = VisitingBots(self._ask, is_numbered=True)

    async def open(self) -> None:
        """Connect, and bring the schema up to date; several nodes may do so at once."""
        connection = await self._connector.connection(longest_command=None)
        try:
            if self._read_only:
                check_current(await applied(connection))
            else:
                await migrate(connection)
        except asyncpg.UndefinedTableError:
            place = str(self._connector.place)
            message = f"there is nothing of Anpfiff in the database at {place}"
            raise StoreRefusal(message, key="database-without", facts={"place": place}) from None
        except TROUBLE as error:
            raise self._connector.trouble(error) from None
        finally:
            await hang_up(connection)
        try:
            self._pool = await self._connector.pool(READERS)
            if not self._read_only:
                await self._listener.open()
                self._batches.open()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        await self._batches.close()
        await self._listener.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except (TimeoutError, *TROUBLE):
                pool.terminate()

    async def create(self, record: Record, first: bytes) -> bool:
        """Lay a new table with entry 0; False if the name is taken."""
        check_record(record)
        given = (*row_of(record), text_of(record.table, 0, first), self._node)
        if self._read_only:
            raise Unavailable("the store was opened for reading only")
        return bool(await self._ask(CREATE, *given, patience=0.0))

    def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> Awaitable[bool]:
        """Append an entry with the next commit; False if its number is taken."""
        return self._batches.add(table, seq, text_of(table, seq, body, head), head)

    async def read(self, table: str, after: int = -1) -> list[tuple[int, bytes]]:
        """The entries after a number, in order."""
        sql = "select seq, body from stadium_entry where table_name = $1 and seq > $2 order by seq"
        return [(row[0], row[1].encode()) for row in await self._ask(sql, table, after)]

    async def last(self, table: str) -> bytes | None:
        """The last entry of a log."""
        sql = "select body from stadium_entry where table_name = $1 order by seq desc limit 1"
        return next((row[0].encode() for row in await self._ask(sql, table)), None)

    async def record(self, table: str) -> Record | None:
        """What is known of a table."""
        rows = await self._ask(f"{RECORDS} where name = $1", table)
        return record_of(rows[0]) if rows else None

    async def listed(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Public tables with one of these statuses, the newest first."""
        return [record_of(row) for row in await self._ask(LISTED, sorted(set(statuses)), max(0, limit))]

    async def newest(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Tables with one of these statuses, public or not, the newest first."""
        sql = f"{RECORDS} where status = any($1::text[]) order by opened desc, name desc limit $2"
        return [record_of(row) for row in await self._ask(sql, sorted(set(statuses)), max(0, limit))]

    async def old(self, status: str, before: int, after: str, limit: int) -> list[str]:
        """Tables of a status that were laid before a moment, in the order of their names, after a name."""
        sql = "select name from stadium_table where status = $1 and opened < $2 and name > $3 order by name limit $4"
        return [row[0] for row in await self._ask(sql, status, before, after, max(0, limit))]

    async def damaged(self) -> list[str]:
        """The names of logs that have lost an entry: a number is missing."""
        return [row[0] for row in await self._ask(DAMAGED)]

    async def remove(self, table: str) -> bool:
        """Delete a table with its log, for good; False if there is none."""
        if self._read_only:
            raise Unavailable("the store was opened for reading only")
        return bool(await self._ask(REMOVE, table))

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables at which the server had to do something before this moment, the most overdue first."""
        sql = "select name from stadium_table where due < $1 order by due, name limit $2"
        return [row[0] for row in await self._ask(sql, before, max(0, limit))]

    def listen(self, hear: Callable[[Appended], Any]) -> None:
        """Tell somebody of what other nodes commit, and after a gap that anything may have been missed."""
        self._listener.add(hear)

    async def ping(self) -> None:
        """Raise if the database cannot be reached, or nothing can be written to it."""
        rows = await self._ask("select 1" if self._read_only else PING, patience=FIRST_PAUSE)
        if rows and rows[0][0] == "on":
            raise Unavailable("the database may only be read")

    async def dump(
        self, counted: Callable[[int, int], Any] | None = None
    ) -> AsyncGenerator[tuple[Record, list[tuple[int, bytes]]], None]:
        """Every table with its log, as of one moment, on a connection of its own."""
        connection = await self._connector.connection(longest_command=None)
        try:
            await connection.execute("begin isolation level repeatable read, read only")
            tables, entries = await connection.fetchrow(COUNT)
            if counted is not None:
                counted(tables, entries)
            last = ""
            while chunk := await chunk_after(connection, last):
                for each in chunk:
                    yield each
                last = chunk[-1][0].table
        except TROUBLE as error:
            raise self._connector.trouble(error) from None
        finally:
            await hang_up(connection)

    async def load(self, tables: AsyncIterator[tuple[Record, list[tuple[int, bytes]]]]) -> int:
        """Fill an empty store, all or nothing, on a connection of its own; other writers have to wait for it."""
        if self._read_only:
            raise Unavailable("the store was opened for reading only")
        connection = await self._connector.connection(longest_command=None)
        try:
            return await load(connection, tables)
        except TROUBLE as error:
            raise self._connector.trouble(error) from None
        finally:
            await hang_up(connection)

    async def _ask(self, sql: str, *given: Any, patience: float = PATIENCE) -> list[Any]:
        """Rows from any of the readers; a lost connection is replaced, for as long as there is patience."""
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + patience, FIRST_PAUSE
        while True:
            if self._pool is None:
                raise Unavailable("the store is closed")
            try:
                return list(await self._pool.fetch(sql, *given))
            except TROUBLE as error:
                if loop.time() + pause > until:
                    raise self._connector.trouble(error) from None
            await asyncio.sleep(pause)
            pause = longer(pause)


async def applied(connection: Any) -> int:
    """The version of the schema in a database."""
    return int(await connection.fetchval(APPLIED))


async def migrate(connection: Any) -> None:
    """Bring the schema up to date, all or nothing, one node after the other."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(BOOKKEEPING)
        for migration in missing(await applied(connection)):
            for statement in migration.statements:
                await connection.execute(statement)
            await connection.execute("insert into stadium_schema (version, name) values ($1, $2)", *migration[:2])


async def chunk_after(connection: Any, last: str) -> list[tuple[Record, list[tuple[int, bytes]]]]:
    """The next tables by name, with their logs."""
    heads = await connection.fetch(f"{RECORDS} where name > $1 order by name limit $2", last, CHUNK)
    entries = await connection.fetch(
        "select table_name, seq, body from stadium_entry where table_name = any($1::text[]) order by table_name, seq",
        [row[0] for row in heads],
    )
    return with_logs(heads, entries)


async def load(connection: Any, tables: AsyncIterator[tuple[Record, list[tuple[int, bytes]]]]) -> int:
    """Enter tables with their logs into an empty database, in one transaction."""
    count = 0
    await connection.execute("begin")
    await connection.execute("lock table stadium_table, stadium_entry in share row exclusive mode")
    if sum(await connection.fetchrow(COUNT)):
        message = "the store is not empty: what is in it would be mixed with what comes"
        raise StoreRefusal(message, key="database-not-empty")
    async for heads, entries in in_chunks(tables):
        try:
            await connection.copy_records_to_table("stadium_table", records=heads, columns=COLUMNS)
            await connection.copy_records_to_table("stadium_entry", records=entries)
        except asyncpg.UniqueViolationError as error:
            raise StoreRefusal("a table or an entry came twice", key="backup-twice") from error
        count += len(heads)
    await connection.execute("commit")
    return count
