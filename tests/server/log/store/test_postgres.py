"""Many nodes on one database: news between them, lost lines, killed servers, and no word of the password."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Malformed
from anpfiff.server.log.store import RUNNING, Appended, Head, Store
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.log.store.notices import MISSED, ROOM
from anpfiff.server.log.store.postgres import PostgresStore
from tests.server.log.store.kit import PATIENCE, everything, opened, table, until

if TYPE_CHECKING:
    from tests.postgres import Cluster

pytestmark = pytest.mark.anyio


async def lose_lines(store: Store, query: str = "") -> int:
    """End every connection to this database whose last query began like this; how many there were."""
    assert isinstance(store, PostgresStore)
    other = await store._connector.connection()
    try:
        found = await other.fetch(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
            " and pid <> pg_backend_pid() and query ilike $1",
            f"{query}%",
        )
        return len(found)
    finally:
        await other.close()


async def append_through(store: Store, name: str, seq: int, body: bytes) -> None:
    """Append until it is in, as a server does: once there was trouble, only reading tells whether it was."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unavailable):
                if not await store.append(name, seq, body):
                    assert (seq, body) in await store.read(name, seq - 1)
                return
            await asyncio.sleep(0.02)


async def test_news_reach_the_other_node_in_order(database: str) -> None:
    heard: list[Appended] = []
    own: list[Appended] = []
    async with opened(database) as here, opened(database) as there:
        here.listen(own.append)
        there.listen(heard.append)
        await here.create(table("a"), b"zero")
        await here.create(table("Tisch ü"), "zwölf\nZeilen".encode())
        for first in range(1, 200, 20):
            said = [here.append("a", seq, f"{seq}".encode()) for seq in range(first, first + 20)]
            assert all(await asyncio.gather(*said))
        await until(lambda: len(heard) == 202)

        assert heard[:2] == [Appended("a", 0, b"zero"), Appended("Tisch ü", 0, "zwölf\nZeilen".encode())]
        assert heard[2:] == [Appended("a", seq, f"{seq}".encode()) for seq in range(1, 201)]
        await there.append("a", 201, b"back")
        await until(lambda: own)
        assert own == [Appended("a", 201, b"back")]


async def test_a_loser_makes_no_news(database: str) -> None:
    heard: list[Appended] = []
    async with opened(database) as here, opened(database) as there:
        there.listen(heard.append)
        await here.create(table("a"), b"0")
        assert not await here.create(table("a"), b"again")
        assert await asyncio.gather(*(here.append("a", 1, f"{rival}".encode()) for rival in range(5))) == [
            True, False, False, False, False,
        ]  # fmt: skip
        assert not await here.append("a", 1, b"late")
        await here.append("a", 2, b"2")
        await until(lambda: len(heard) >= 3)

    assert heard == [Appended("a", 0, b"0"), Appended("a", 1, b"0"), Appended("a", 2, b"2")]


@pytest.mark.parametrize("letter", ["x", "🥅"])
async def test_news_of_a_long_entry_come_without_it(database: str, letter: str) -> None:
    heard: list[Appended] = []
    name = "🥅" * 200
    longest = letter.encode() * ((ROOM - len(name.encode())) // len(letter.encode()))
    async with opened(database) as here, opened(database) as there:
        there.listen(heard.append)
        await here.create(table(name), b"0")
        assert await here.append(name, 1, longest)
        assert await here.append(name, 2, longest + letter.encode())
        assert await here.append(name, 3, b"x" * 100_000)
        await until(lambda: len(heard) == 4)
        assert (await there.read(name))[1] == (1, longest)

    assert heard[1:] == [Appended(name, 1, longest), Appended(name, 2, None), Appended(name, 3, None)]


async def test_rivals_on_two_nodes_share_every_number_without_waiting_for_each_other(database: str) -> None:
    names = [f"t{number}" for number in range(20)]
    async with opened(database) as here, opened(database) as there:
        for name in names:
            await here.create(table(name), b"0")

        async def play(store: Store, who: str, order: list[str]) -> int:
            won = 0
            for seq in range(1, 16):
                said = [store.append(name, seq, who.encode(), Head(RUNNING, seq, f'"{who}"')) for name in order]
                won += sum(await asyncio.gather(*said))
            return won

        won = await asyncio.gather(play(here, "here", names), play(there, "there", names[::-1]))

        assert sum(won) == 20 * 15
        for record, log in await everything(here):
            assert [seq for seq, _ in log] == list(range(16))
            assert record.head == Head(RUNNING, 15, f'"{log[15][1].decode()}"')


async def test_a_lost_line_to_the_news_comes_back_and_says_so(database: str) -> None:
    heard: list[Appended] = []
    async with opened(database) as here, opened(database) as there:
        there.listen(heard.append)
        await here.create(table("a"), b"0")
        await until(lambda: heard)
        assert await lose_lines(here, "listen") == 2
        await until(lambda: MISSED in heard)
        await here.append("a", 1, b"1")
        await until(lambda: Appended("a", 1, b"1") in heard)

    assert heard == [Appended("a", 0, b"0"), MISSED, Appended("a", 1, b"1")]


async def test_lost_connections_are_replaced(database: str) -> None:
    async with opened(database) as store:
        await store.create(table("a"), b"0")
        for seq in (1, 3, 5):
            assert await store.append("a", seq, b"x")
            assert await lose_lines(store) >= 3
            await append_through(store, "a", seq + 1, b"x")
            assert (await store.read("a"))[0] == (0, b"0")
            await store.ping()


async def test_what_is_under_way_when_the_line_is_lost_is_told(database: str) -> None:
    async with opened(database) as store:
        assert isinstance(store, PostgresStore)
        await store.create(table("a"), b"0")
        blocker = await store._connector.connection()
        await blocker.execute("begin; lock table stadium_entry in exclusive mode")
        under_way = asyncio.ensure_future(store.append("a", 1, b"1"))
        await asyncio.sleep(0.1)
        assert not under_way.done()
        assert await lose_lines(store, "%with won as") == 1
        with pytest.raises(Unavailable, match="cannot be used"):
            await under_way
        await blocker.execute("rollback")
        await blocker.close()
        assert await store.read("a") == [(0, b"0")]
        assert await store.append("a", 1, b"1")


async def test_a_killed_database_comes_back_with_everything_acknowledged(database: str, cluster: Cluster) -> None:
    acknowledged: set[tuple[str, int]] = set()
    heard: list[Appended] = []
    names = "abcdefgh"
    is_over = False

    async def play(store: Store, name: str) -> None:
        seq = 0
        while not is_over:
            seq += 1
            body = f"{name}{seq}".encode()
            await append_through(store, name, seq, body)
            acknowledged.add((name, seq))

    async with opened(database) as here, opened(database) as there:
        there.listen(heard.append)
        for name in names:
            await here.create(table(name), b"0")
        players = [asyncio.ensure_future(play(here, name)) for name in names]
        await until(lambda: len(acknowledged) > 100)
        await asyncio.to_thread(cluster.kill)
        with pytest.raises(Unavailable):
            await there.ping()
        heard.clear()
        await asyncio.to_thread(cluster.start)
        await until(lambda: MISSED in heard)
        so_far = len(acknowledged)
        await until(lambda: len(acknowledged) > so_far + 100)
        is_over = True
        await asyncio.gather(*players)

        stored = {name: await there.read(name) for name in names}
    for name in names:
        assert [seq for seq, _ in stored[name]] == list(range(len(stored[name])))
        assert {seq for each, seq in acknowledged if each == name} <= {seq for seq, _ in stored[name]}


async def test_a_database_that_stays_away_is_told_in_time(database: str, cluster: Cluster) -> None:
    async with opened(database) as store:
        await store.create(table("a"), b"0")
        await asyncio.to_thread(cluster.kill)
        try:
            told = await asyncio.wait_for(
                asyncio.gather(store.append("a", 1, b"1"), store.read("a"), store.ping(), return_exceptions=True),
                PATIENCE,
            )
            assert [type(each) for each in told] == [Unavailable] * 3
        finally:
            await asyncio.to_thread(cluster.start)
        await append_through(store, "a", 1, b"1")


async def test_every_commit_waits_for_the_disk_whatever_the_database_was_told(database: str, cluster: Cluster) -> None:
    name = database.rsplit("/", 1)[1]
    await asyncio.to_thread(cluster.execute, f"alter database {name} set synchronous_commit = off")
    async with opened(database) as store:
        assert isinstance(store, PostgresStore)
        await store.create(table("a"), b"0")
        await store.append("a", 1, b"1")
        for connection in (store._batches._connection, store._pool):
            assert await connection.fetchval("show synchronous_commit") == "on"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://somebody:hunter2secret@127.0.0.1:1/none",
        "postgresql://somebody:hunter2secret@no-such-host.invalid/none",
        "postgresql://somebody:hunter2secret#@127.0.0.1/none",
        "postgresql://somebody:hunter2secret@127.0.0.1:port/none",
        "postgresql://somebody:hunter2secret@[127.0.0.1/none",
        "postgresql://somebody@127.0.0.1:1/none?password=hunter2secret&sslmode=hunter2secret",
        "postgresql://somebody:hunter2secret@/none?host=127.0.0.1&port=hunter2secret",
        "postgresql://somebody:hunter2secret@{}/no_such_database",
    ],
)
async def test_a_password_is_never_repeated(url: str, cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises((Unavailable, Malformed)) as caught:
        await PostgresStore(url.format(f"127.0.0.1:{cluster.port}")).open()

    error: BaseException | None = caught.value
    while error is not None:
        assert "hunter2" not in str(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    assert "hunter2" not in caplog.text
