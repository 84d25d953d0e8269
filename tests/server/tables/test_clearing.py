"""What becomes of people and rooms when the tables that nobody plays on are cleared away."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Unknown
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.refusals import NO_TABLE
from anpfiff.server.tables.retention import DAY, Keep
from tests.server.tables.test_room_hosts import Node, say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

HOUR = DAY // 24
KEEP = Keep(running=2)


def with_nodes(folder: Path, work: Callable[[Node, Node], Awaitable[None]]) -> None:
    """Two nodes on one store that keep running matches for two days."""

    async def run() -> None:
        store = SqliteStore(folder / "stadium.db")
        await store.open()
        nodes = Node(store, KEEP), Node(store, KEEP)
        try:
            await work(*nodes)
        finally:
            for node in nodes:
                await node.lobby.close()
            await store.close()

    asyncio.run(run())


async def wait(hours: int, *nodes: Node) -> None:
    """Hours pass, and each node clears away what it may."""
    for _ in range(hours):
        for node in nodes:
            node.ahead += HOUR + 1
            await node.lobby._clear_away()


def test_a_match_is_kept_while_somebody_sits_at_it_on_whichever_node(tmp_path: Path) -> None:
    async def work(one: Node, other: Node) -> None:
        table = await one.lay("Ann", "Bo")
        host, visitor = await one.sit(table, 0, 1)
        host.audience.visitors.add(visitor)
        told = host.room.journals.told(0)
        await wait(24 * 7, other, one)
        await host.obey(visitor, say(host, 0, "squad starter"))

        assert host.room.journals.told(0) == told + 1, "nobody is told that somebody sits there"
        host.audience.visitors.discard(visitor)
        await wait(24 * 3, other, one)
        assert await one.services.store.record(table) is None

    with_nodes(tmp_path, work)


def test_whoever_watches_a_table_that_is_cleared_away_is_told_that_there_is_none(tmp_path: Path) -> None:
    async def work(one: Node, other: Node) -> None:
        table = await one.lay("Ann", "Bo")
        here, ann = await one.sit(table, 0, 1)
        there = await other.lobby.find(table)
        await wait(24 * 3, one)
        for node, host in ((one, here), (other, there)):
            with pytest.raises(Unknown, match=re.escape(NO_TABLE)):
                await host.obey(ann, say(host, 0, "squad starter"))
            with pytest.raises(Unknown, match=re.escape(NO_TABLE)):
                await node.lobby.find(table)
            await node.lobby._forget_idle()
            assert table not in node.lobby.hosts

    with_nodes(tmp_path, work)


def test_lines_at_a_table_that_is_cleared_away_are_closed(tmp_path: Path) -> None:
    async def work(one: Node, _other: Node) -> None:
        table = await one.lay("Ann", "Bo")
        host, _ = await one.sit(table, 0, 1)
        watching = one.watch(host)
        await wait(24 * 3, one)
        await asyncio.sleep(0)

        assert watching not in host.audience.visitors
        assert one.goodbyes == ["stopping"]

    with_nodes(tmp_path, work)
