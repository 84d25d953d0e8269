"""How long tables are kept, and what a host may do with one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.log import entry as stored
from anpfiff.server.log.store import EXPIRED, OPEN, OVER, RUNNING, Head, Record
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.tables import entries
from anpfiff.server.tables.retention import DAY, Keep, clear_away

if TYPE_CHECKING:
    from pathlib import Path

NOW = 1000 * DAY
TABLES = {
    "open": (OPEN, 900),
    "played": (RUNNING, 995),
    "left": (RUNNING, 900),
    "over": (OVER, 985),
    "long-over": (OVER, 900),
    "expired": (EXPIRED, 900),
}
"""Status, and the day of the last entry; all were laid on day 800."""


async def kept_after(path: Path, keep: Keep) -> tuple[int, list[str]]:
    """How many tables were deleted, and which are left."""
    store = SqliteStore(path / "stadium.db")
    await store.open()
    for name, (status, day) in TABLES.items():
        await store.create(Record(name, "finale", 1, False, 800 * DAY, "ab", Head(status)), b"{}")
        await store.append(name, 1, stored.write(entries.Expired(day * DAY)))
    number = await clear_away(store, keep, NOW)
    left = [record.table for record in await store.newest((OPEN, RUNNING, OVER, EXPIRED), 100)]
    gone = [name for name in TABLES if name not in left]
    assert not [entry for name in gone for entry in await store.read(name)], "the log goes with the table"
    await store.close()
    return number, sorted(left)


@pytest.mark.parametrize(
    ("keep", "gone"),
    [
        (Keep(), []),
        (Keep(running=30), ["left"]),
        (Keep(finished=30), ["expired", "long-over"]),
        (Keep(running=4, finished=10), ["expired", "left", "long-over", "over", "played"]),
    ],
)
def test_tables_are_deleted_when_they_were_kept_long_enough(tmp_path: Path, keep: Keep, gone: list[str]) -> None:
    number, left = asyncio.run(kept_after(tmp_path, keep))

    assert number == len(gone)
    assert left == sorted(set(TABLES) - set(gone))


def test_what_is_kept_for_ever_has_no_expiry() -> None:
    assert Keep(open=0).expiry is None
    assert Keep(open=2).expiry == 2 * DAY
