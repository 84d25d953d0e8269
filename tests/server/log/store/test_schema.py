"""The schema: brought up to date once, by whoever comes first, and never turned back."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.server.log.store.address import store_at
from anpfiff.server.log.store.errors import StoreRefusal
from anpfiff.server.log.store.schema import migrations, newest
from anpfiff.server.log.store.sqlite import SqliteStore
from tests.server.log.store.kit import everything, fill, opened

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Cluster

pytestmark = pytest.mark.anyio


async def execute(address: str, cluster: Cluster, sql: str) -> list[Any]:
    """Meddle with a store from outside."""
    if address.startswith("postgresql:"):
        return await asyncio.to_thread(cluster.execute, sql, name=address.rsplit("/", 1)[1])
    db = sqlite3.connect(address, isolation_level=None)
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def test_the_steps_are_numbered_without_gaps() -> None:
    assert [each.version for each in migrations()] == list(range(1, newest() + 1))
    assert all(each.statements for each in migrations())


async def test_every_step_is_taken_once_and_written_down(address: str, cluster: Cluster) -> None:
    for _ in range(2):
        async with opened(address):
            pass
        written = await execute(address, cluster, "select version, name from stadium_schema order by version")
        assert [tuple(row) for row in written] == [each[:2] for each in migrations()]


async def test_opening_again_changes_nothing(address: str) -> None:
    async with opened(address) as store:
        await fill(store, 3, 3)
        before = await everything(store)
    async with opened(address) as store:
        assert await everything(store) == before


async def test_a_schema_from_the_future_is_refused_and_left_alone(address: str, cluster: Cluster) -> None:
    async with opened(address) as store:
        await fill(store, 1, 2)
    await execute(address, cluster, f"insert into stadium_schema (version, name) values ({newest() + 1}, 'future')")

    for read_only in (False, True):
        with pytest.raises(StoreRefusal, match="newer Anpfiff"):
            await store_at(address, read_only=read_only).open()
    assert len(await execute(address, cluster, "select * from stadium_entry")) == 2


async def test_one_that_only_reads_takes_no_steps(address: str, cluster: Cluster) -> None:
    async with opened(address):
        pass
    await execute(address, cluster, "delete from stadium_schema")

    with pytest.raises(StoreRefusal, match="old schema"):
        await store_at(address, read_only=True).open()
    assert await execute(address, cluster, "select * from stadium_schema") == []


async def test_one_that_only_reads_lays_no_server(address: str) -> None:
    with pytest.raises(StoreRefusal):
        await store_at(address, read_only=True).open()
    async with opened(address) as store:
        assert await everything(store) == []


async def test_a_step_that_fails_leaves_nothing_behind(address: str, cluster: Cluster) -> None:
    if not address.startswith("postgresql:"):
        await execute(address, cluster, "create table stadium_schema (version bigint, name text)")
    await execute(address, cluster, "create table stadium_entry (mine text)")

    with pytest.raises(Exception, match="stadium_entry"):
        await store_at(address).open()
    with pytest.raises(Exception, match="stadium_table"):
        await execute(address, cluster, "select * from stadium_table")


async def test_many_nodes_may_begin_at_once(database: str) -> None:
    stores = [store_at(database) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    try:
        await fill(stores[0], 2, 2)
        assert len(await everything(stores[5])) == 2
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_lists_and_clocks_use_their_indexes(tmp_path: Path) -> None:
    file = tmp_path / "stadium.db"
    async with opened(str(file)) as store:
        assert isinstance(store, SqliteStore)

        async def plan(sql: str, *given: Any) -> str:
            return " ".join(str(row[3]) for row in await store._query(f"explain query plan {sql}", *given))

        listed = "select name from stadium_table where public and status = ? order by opened desc, name desc limit ?"
        assert "stadium_table_listed" in await plan(listed, "open", 5)
        assert "TEMP B-TREE" not in await plan(listed, "open", 5)
        due = "select name from stadium_table where due < ? order by due, name limit ?"
        assert "stadium_table_due" in await plan(due, 5, 5)
        assert "TEMP B-TREE" not in await plan(due, 5, 5)
