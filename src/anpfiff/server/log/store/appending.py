"""Group commit on SQLite: all entries that wait go in by one statement, so that Python has little to do for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    import sqlite3

    from anpfiff.server.log.store import Head

# A number goes in if it is the next one, or if all numbers before it are sent with it.
APPEND: Final = """
    insert into stadium_entry (table_name, seq, body)
    select name, seq, body from (
        select name, seq, body, place, seq - last as ahead, dense_rank() over (partition by name order by seq) as rank
        from (
            select name, sent.value ->> 1 as seq, sent.value ->> 2 as body, sent.key as place,
                (select max(entry.seq) from stadium_entry as entry where entry.table_name = name) as last
            from json_each(?) as sent join stadium_table on name = sent.value ->> 0
        )
        where seq > last
    )
    where ahead = rank
    order by place
    on conflict do nothing
    returning table_name, seq
"""
SET_HEAD: Final = "update stadium_table set status = ?, due = ?, summary = ?, replay = ? where name = ?"


class PendingEntry(NamedTuple):
    """An entry on its way."""

    table: str
    seq: int
    body: str
    head: Head | None


def append_all(db: sqlite3.Connection, waiting: list[PendingEntry]) -> list[bool]:
    """Enter each entry whose number is the next one, and the head with it; of rivals in one batch the first wins."""
    sent = msgspec.json.encode([entry[:3] for entry in waiting]).decode()
    won = set(db.execute(APPEND, (sent,)).fetchall())
    is_in: list[bool] = []
    heads: list[tuple[str, int | None, str, str | None, str]] = []
    for table, seq, _, head in waiting:
        is_in.append((table, seq) in won)
        won.discard((table, seq))
        if is_in[-1] and head is not None:
            heads.append((head.status, head.due, head.summary, head.replay, table))
    if heads:
        db.executemany(SET_HEAD, heads)
    return is_in
