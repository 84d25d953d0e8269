"""Group commit on PostgreSQL: everything that waits is one statement, one round trip and one wait for the disk."""
# ruff: noqa: S608  the SQL is put together from our own words only

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from anpfiff.server.log.store.connect import FIRST_PAUSE, PATIENCE, TROUBLE, hang_up, longer
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.log.store.notices import NOTICE

if TYPE_CHECKING:
    from anpfiff.server.log.store import Head
    from anpfiff.server.log.store.connect import Connector

LARGEST_BATCH: Final = 512
MOST_ATTEMPTS: Final = 5
"""How often a batch is tried that the database undid because of another one."""

# A number goes in if it is the next one, or if all numbers before it are sent with it. Rows are entered in the order
# they are sent, by table and number, which is the same on every node: so two nodes never wait for each other, and
# notices come in order. A table's head is set by the last of its entries that won.
APPEND: Final = f"""
    with won as (
        insert into stadium_entry (table_name, seq, body)
        select table_name, seq, body
        from (
            select table_name, seq, body, place, seq - last as ahead,
                dense_rank() over (partition by table_name order by seq) as rank
            from unnest($2::text[], $3::bigint[], $4::text[]) with ordinality as sent (table_name, seq, body, place)
            cross join lateral (
                select max(entry.seq) as last from stadium_entry as entry where entry.table_name = sent.table_name
            ) as log
            where seq > last
        ) as counted
        where ahead = rank
        order by place
        on conflict do nothing
        returning table_name, seq, body
    ), head as (
        select distinct on (table_name) table_name, status, due, summary, replay
        from unnest($5::text[], $6::bigint[], $7::text[], $8::bigint[], $9::text[], $10::text[])
            as sent (table_name, seq, status, due, summary, replay)
        join won using (table_name, seq)
        order by table_name, seq desc
    ), changed as (
        update stadium_table
        set status = head.status, due = head.due, summary = head.summary, replay = head.replay
        from head where name = head.table_name
    )
    select table_name, seq, {NOTICE % "$1::text"} from won
"""


class PendingAppend(NamedTuple):
    """An entry on its way."""

    answer: asyncio.Future[bool]
    table: str
    seq: int
    body: str
    head: Head | None


class Batches:
    """The one connection that appends. What is under way when it is lost fails; what comes later connects again."""

    def __init__(self, connector: Connector, node: str) -> None:
        self._connector = connector
        self._node = node
        self._waiting: deque[PendingAppend] = deque()
        self._wake = asyncio.Event()
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Append from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        task, self._task = self._task, None
        if task is not None:
            self._wake.set()
            await task
        if self._connection is not None:
            await hang_up(self._connection)

    def add(self, table: str, seq: int, body: str, head: Head | None) -> asyncio.Future[bool]:
        """Append an entry with the next commit."""
        if self._task is None:
            raise Unavailable("the store is not open for writing")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingAppend(answer, table, seq, body, head))
        self._wake.set()
        return answer

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._commit([self._waiting.popleft() for _ in range(min(LARGEST_BATCH, len(self._waiting)))])

    async def _commit(self, batch: list[PendingAppend]) -> None:
        # Of two rivals for one number in one batch, the first is sent, and the other has lost in any case.
        sent: dict[tuple[str, int], PendingAppend] = {}
        for each in batch:
            sent.setdefault((each.table, each.seq), each)
        try:
            won = await self._append([sent[key] for key in sorted(sent)])
        except Exception as error:  # noqa: BLE001  the store must go on, and those who wait must hear of it
            for each in batch:
                if not each.answer.done():
                    each.answer.set_exception(Unavailable(str(error)))
            return
        for each in batch:
            key = (each.table, each.seq)
            if not each.answer.done():
                each.answer.set_result(key in won and sent[key] is each)

    async def _append(self, rows: list[PendingAppend]) -> set[tuple[str, int]]:
        columns = [self._node, *columns_of(rows)]
        for attempt in range(MOST_ATTEMPTS):
            connection = await self._connected()
            try:
                found = await connection.fetch(APPEND, *columns)
            except TROUBLE as error:
                if isinstance(error, asyncpg.TransactionRollbackError) and attempt + 1 < MOST_ATTEMPTS:
                    continue
                connection.terminate()
                raise self._connector.trouble(error) from None
            return {(row[0], row[1]) for row in found}
        raise AssertionError

    async def _connected(self) -> Any:
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + PATIENCE, FIRST_PAUSE
        while self._connection is None or self._connection.is_closed():
            try:
                # The sizes of batches differ; a plan made for a small one is slow for a large one.
                self._connection = await self._connector.connection(plan_cache_mode="force_custom_plan")
            except Unavailable:
                if loop.time() + pause > until:
                    raise
                await asyncio.sleep(pause)
                pause = longer(pause)
        return self._connection


def columns_of(rows: list[PendingAppend]) -> list[list[Any]]:
    """Entries, then heads, column by column."""
    heads = [(row.table, row.seq, row.head) for row in rows if row.head is not None]
    return [
        [row.table for row in rows],
        [row.seq for row in rows],
        [row.body for row in rows],
        [table for table, _, _ in heads],
        [seq for _, seq, _ in heads],
        [head.status for _, _, head in heads],
        [head.due for _, _, head in heads],
        [head.summary for _, _, head in heads],
        [head.replay for _, _, head in heads],
    ]
