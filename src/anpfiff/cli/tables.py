"""For hosts: the tables of a server, to look at, to close, to take out and to delete."""

from __future__ import annotations

import time
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from anpfiff.cli.cards import print_json
from anpfiff.cli.colours import grid, mood
from anpfiff.cli.hosting import with_store
from anpfiff.cli.messages import Trouble
from anpfiff.server.log import entry as stored
from anpfiff.server.log.store import EXPIRED, OPEN, OVER, RUNNING
from anpfiff.server.log.store.address import store_at
from anpfiff.server.refusals import Outdated
from anpfiff.server.tables import entries
from anpfiff.server.tables.log import fold
from anpfiff.server.tables.retention import Keep
from anpfiff.server.tables.summary import head_of, is_outdated, read_summary
from anpfiff.server.tables.transcript import transcript

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.words import Words
    from anpfiff.server.log.store import Record, Store

OUTDATED: Final = "outdated"
"""Open or running under rules we no longer have."""
STATUSES: Final = [OPEN, RUNNING, OVER, EXPIRED, OUTDATED]
MOST_OUTDATED: Final = 10_000
"""They are looked for among so many tables."""


def show_tables(
    console: Console, words: Words, database: str | None, statuses: list[str], limit: int, *, as_json: bool
) -> None:
    """The newest tables, public or not; no names of cards, no keys, no secrets."""

    async def work(store: Store) -> int:
        kinds = {kind for one in statuses or STATUSES for kind in ([OPEN, RUNNING] if one == OUTDATED else [one])}
        known = await store.newest(kinds, MOST_OUTDATED if statuses == [OUTDATED] else limit)
        found = [record for record in known if not statuses or status_of(record) in statuses][:limit]
        damaged = await store.damaged()
        if as_json:
            print_json({"tables": [data_of(record) for record in found], "damaged": damaged})
            return len(found)
        table = grid(*(words.text(f"tables-{column}") for column in ("id", "game", "status", "opened", "seats")))
        for record in found:
            facts = data_of(record)
            opened = datetime.fromtimestamp(record.opened / 1000).astimezone().isoformat(" ", "minutes")
            seats = ", ".join(facts["seats"])
            table.add_row(record.table, record.game, words.text(f"tables-{status_of(record)}"), opened, seats)
        console.print(table)
        if damaged:
            console.print(mood(words.text("tables-damaged", {"names": ", ".join(damaged)}), "bad"))
        return len(found)

    with_store(store_at(database, read_only=True), work)


def status_of(record: Record) -> str:
    """How a table is."""
    return OUTDATED if is_outdated(record) else record.head.status


def data_of(record: Record) -> dict[str, Any]:
    """What a host may know of a table."""
    seats = [seat.name or seat.bot or "" for seat in read_summary(record).seats]
    return {
        "id": record.table,
        "game": record.game,
        "status": status_of(record),
        "public": record.public,
        "opened": record.opened,
        "seats": seats,
    }


async def found(store: Store, table: str) -> Record:
    """A table by its id."""
    record = await store.record(table)
    if record is None:
        raise Trouble("error-no-table", table=table)
    return record


def close_table(console: Console, words: Words, database: str | None, table: str) -> None:
    """End a table: nobody can play on there, and everything said so far can still be read."""

    async def work(store: Store) -> int:
        record = await found(store, table)
        if record.head.status not in (OPEN, RUNNING):
            raise Trouble("error-table-ended", table=table)
        log, now = await store.read(table), time.time_ns() // 1_000_000
        try:
            room = fold(record, log)
            now = max(now, room.at)
            room.apply(entries.Expired(now))
            head = head_of(room, now, Keep().expiry)
        except Outdated:  # of older rules: nothing but its end is new
            head = msgspec.structs.replace(record.head, status=EXPIRED, due=None)
        if not await store.append(table, log[-1][0] + 1, stored.write(entries.Expired(now)), head):
            raise Trouble("error-table-busy", table=table)
        return 1

    with_store(store_at(database), work)
    console.print(mood(words.text("tables-closed", {"table": table}), "good"))


def export_table(console: Console, database: str | None, table: str) -> None:
    """The replay of a match; of one that is not over, what has been said so far, hidden cards included."""

    async def work(store: Store) -> int:
        record = await found(store, table)
        log = await store.read(table)
        try:
            room = fold(record, log)
        except Outdated:  # of older rules: it cannot be played again, but what was said can be read
            console.file.write(transcript(log))
            return 1
        if room.table is None:
            raise Trouble("error-table-not-begun", table=table)
        console.file.write(record.head.replay or room.replay())
        return 1

    with_store(store_at(database, read_only=True), work)


def delete_table(console: Console, words: Words, database: str | None, table: str) -> None:
    """Delete a table that is closed or over, for good."""

    async def work(store: Store) -> int:
        record = await found(store, table)
        if record.head.status in (OPEN, RUNNING):
            raise Trouble("error-table-open", table=table)
        return int(await store.remove(table))

    with_store(store_at(database), work)
    console.print(mood(words.text("tables-deleted", {"table": table}), "good"))
