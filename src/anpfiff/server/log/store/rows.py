"""Records as rows: the columns of a table in the order of the schema, the same on both engines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.server.log.store import Head, Record
from anpfiff.server.log.store.checks import check_record, text_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence

    Rows = list[tuple[Any, ...]]

COLUMNS: Final = ("name", "game", "revision", "public", "opened", "secret", "status", "due", "summary", "replay")
RECORD: Final = ", ".join(COLUMNS)
DAMAGED: Final = """
    select table_name from stadium_entry group by table_name having count(*) <= max(seq) order by table_name
"""
"""The logs in which a number is missing."""
CHUNK: Final = 100
"""How many tables are read or written at once when a whole store moves."""


def row_of(record: Record) -> tuple[Any, ...]:
    """A record, column by column."""
    head = record.head
    return (
        record.table,
        record.game,
        record.revision,
        record.public,
        record.opened,
        record.secret,
        head.status,
        head.due,
        head.summary,
        head.replay,
    )


def record_of(row: Sequence[Any]) -> Record:
    """The record in a row."""
    name, game, revision, public, opened, secret, status, due, summary, replay = row
    return Record(name, game, revision, bool(public), opened, secret, Head(status, due, summary, replay))


def with_logs(
    heads: Iterable[Sequence[Any]], entries: Iterable[Sequence[Any]]
) -> list[tuple[Record, list[tuple[int, bytes]]]]:
    """Tables with their logs, from rows of both; the entries are in order."""
    records = [record_of(row) for row in heads]
    logs: dict[str, list[tuple[int, bytes]]] = {record.table: [] for record in records}
    for table, seq, body in entries:
        logs[table].append((seq, body.encode()))
    return [(record, logs[record.table]) for record in records]


async def in_chunks(tables: AsyncIterator[tuple[Record, list[tuple[int, bytes]]]]) -> AsyncIterator[tuple[Rows, Rows]]:
    """Rows of tables and rows of entries, for many tables at once, all known to fit."""
    heads: Rows = []
    entries: Rows = []
    async for record, log in tables:
        check_record(record)
        heads.append(row_of(record))
        entries += [(record.table, seq, text_of(record.table, seq, body)) for seq, body in log]
        if len(heads) == CHUNK:
            yield heads, entries
            heads, entries = [], []
    yield heads, entries
