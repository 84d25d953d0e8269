"""The contract of a store, on both engines."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Malformed
from anpfiff.server.log.store import EXPIRED, OPEN, OVER, RUNNING, Head
from anpfiff.server.log.store.errors import StoreRefusal, Unavailable
from anpfiff.server.log.store.postgres import PostgresStore
from anpfiff.server.log.store.pushes import Subscription
from anpfiff.server.log.store.sqlite import SqliteStore
from tests.server.log.store.kit import ODD, everything, fill, opened, table

if TYPE_CHECKING:
    from anpfiff.server.log.store import Store

pytestmark = pytest.mark.anyio


async def test_a_table_is_laid_with_its_first_entry(store: Store) -> None:
    laid = table("a", public=False, opened=12, head=Head(RUNNING, 99, '{"x":1}', "replay"), revision=7)

    assert await store.create(laid, b"{}")
    assert await store.record("a") == laid
    assert await store.read("a") == [(0, b"{}")]


async def test_a_name_is_taken_once(store: Store) -> None:
    first, second = table("a", opened=1), table("a", opened=2)

    won = await asyncio.gather(store.create(first, b"1"), store.create(second, b"2"))

    assert sorted(won) == [False, True]
    assert await store.record("a") == (first if won[0] else second)
    assert await store.read("a") == [(0, b"1" if won[0] else b"2")]


async def test_nobody_knows_a_table_that_was_never_laid(store: Store) -> None:
    assert await store.record("a") is None
    assert await store.read("a") == []
    assert not await store.append("a", 0, b"{}", Head(OVER))
    assert await store.read("a") == []


async def test_entries_are_read_in_order_after_a_number(store: Store) -> None:
    await store.create(table("a"), b"0")
    await store.create(table("b"), b"other")
    for seq in (1, 2, 3):
        assert await store.append("a", seq, str(seq).encode())

    assert await store.read("a") == [(0, b"0"), (1, b"1"), (2, b"2"), (3, b"3")]
    assert await store.read("a", 2) == [(3, b"3")]
    assert await store.read("a", 3) == []
    assert [await store.last(name) for name in "abc"] == [b"3", b"other", None]


async def test_a_log_gets_no_hole(store: Store) -> None:
    await store.create(table("a"), b"0")
    await store.create(table("b"), b"0")

    assert not await store.append("a", 2, b"2", Head(OVER))
    assert not await store.append("a", (1 << 63) - 1, b"last", Head(OVER))
    said = [store.append(name, seq, b"x") for name, seq in [("a", 1), ("a", 3), ("b", 2), ("b", 1), ("a", 4)]]
    assert await asyncio.gather(*said) == [True, False, True, True, False]
    assert await store.read("a") == [(0, b"0"), (1, b"x")]
    assert await store.read("b") == [(0, b"0"), (1, b"x"), (2, b"x")]
    assert await store.record("a") == table("a")


async def test_a_number_is_taken_once(store: Store) -> None:
    await store.create(table("a"), b"0")

    assert await store.append("a", 1, b"mine")
    assert not await store.append("a", 1, b"yours")
    assert not await store.append("a", 0, b"yours")
    assert await store.read("a") == [(0, b"0"), (1, b"mine")]


async def test_only_the_winner_sets_the_head(store: Store) -> None:
    first = Head(OPEN, 5, "{}", None)
    await store.create(table("a", head=first), b"0")
    won = Head(OVER, None, '{"score":[2,1]}', "the replay")

    assert await store.append("a", 1, b"1")
    assert (await store.record("a")) == table("a", head=first)
    assert await store.append("a", 2, b"2", won)
    assert not await store.append("a", 2, b"2", Head(EXPIRED, 1))
    assert (await store.record("a")) == table("a", head=won)


async def test_the_last_head_of_one_commit_stays(store: Store) -> None:
    await store.create(table("a"), b"0")
    heads = [Head(RUNNING, seq, f'"{seq}"') for seq in range(1, 50)]

    said = [store.append("a", seq, b"x", head) for seq, head in enumerate(heads, 1)]
    said.append(store.append("a", 49, b"y", Head(EXPIRED)))
    said.append(store.append("a", 50, b"without a head"))

    assert await asyncio.gather(*said) == [True] * 49 + [False, True]
    assert await store.record("a") == table("a", head=heads[-1])


async def test_of_hundreds_of_rivals_one_wins_each_number(address: str) -> None:
    async with opened(address) as store:
        names = [f"t{number}" for number in range(6)]
        for name in names:
            await store.create(table(name), b"0")
        rivals = [(name, seq, rival) for seq in range(1, 11) for rival in range(8) for name in names]

        won = await asyncio.gather(
            *(store.append(n, seq, f"{rival}".encode(), Head(RUNNING, seq, f"{rival}")) for n, seq, rival in rivals)
        )

        winners = {(name, seq): rival for (name, seq, rival), is_won in zip(rivals, won, strict=True) if is_won}
        assert sum(won) == len(winners) == 60
        for name in names:
            assert await store.read(name, 0) == [(seq, f"{winners[name, seq]}".encode()) for seq in range(1, 11)]
            record = await store.record(name)
            assert record is not None
            assert record.head == Head(RUNNING, 10, f"{winners[name, 10]}")


async def test_odd_letters_and_long_bodies_come_back_as_they_were(store: Store) -> None:
    long = json.dumps(["ü🥅" * 20_000], ensure_ascii=False).encode()
    laid = table("Tisch ü 🥅", head=Head(OPEN, None, ODD, ODD))

    assert await store.create(laid, ODD.encode())
    assert await store.append(laid.table, 1, long)
    assert await store.read(laid.table) == [(0, ODD.encode()), (1, long)]
    assert await store.record(laid.table) == laid


async def test_what_cannot_be_stored_hurts_nobody_else(store: Store) -> None:
    await store.create(table("a"), b"0")
    impossible: list[tuple[str, int, bytes, Head | None]] = [
        ("a", 1, b"\xff", None),
        ("a", 1, b"a\0b", None),
        ("a", 1, b"{}", Head("a\0b")),
        ("a", 1, b"{}", Head(OPEN, summary="\ud800")),
        ("a", 1, b"{}", Head(OPEN, due=1 << 63)),
        ("a", 1, b"{}", Head(OPEN, replay="\0")),
        ("a", 1 << 63, b"{}", None),
        ("a", -1, b"{}", None),
        ("", 1, b"{}", None),
        ("two\nlines", 1, b"{}", None),
        ("long" * 60, 1, b"{}", None),
    ]
    for seq, (name, number, body, head) in enumerate(impossible, 1):
        neighbour = store.append("a", seq, b"fine")
        with pytest.raises(Malformed):
            store.append(name, number, body, head)
        assert await neighbour
    assert [seq for seq, _ in await store.read("a")] == list(range(12))
    with pytest.raises(Malformed):
        await store.create(table("b", head=Head(OPEN, summary="\0")), b"0")
    with pytest.raises(Malformed):
        await store.create(table("b"), b"\xff")


async def test_public_tables_are_listed_the_newest_first(store: Store) -> None:
    statuses = [OPEN, RUNNING, OVER, EXPIRED]
    for number in range(24):
        head = Head(statuses[number % 4], summary=str(number))
        await store.create(table(f"t{number:02}", public=number % 3 != 0, opened=100 + number // 2, head=head), b"0")

    def names(*wanted: str) -> list[str]:
        shown = [n for n in range(24) if n % 3 and statuses[n % 4] in wanted]
        return [f"t{n:02}" for n in sorted(shown, key=lambda n: (-(n // 2), -n))]

    async def listed(*wanted: str, limit: int = 100) -> list[str]:
        return [record.table for record in await store.listed(wanted, limit)]

    assert await listed(OPEN, RUNNING) == names(OPEN, RUNNING)
    assert await listed(*statuses, OPEN) == names(*statuses)
    assert await listed(OVER, limit=2) == names(OVER)[:2]
    assert await listed(*statuses, limit=5) == names(*statuses)[:5]
    assert await listed() == []
    assert await listed("unheard of") == []
    assert await listed(OPEN, limit=0) == []
    found = await store.listed([OVER], 1)
    assert found == [await store.record(names(OVER)[0])]


async def test_a_listed_status_follows_the_head(store: Store) -> None:
    await store.create(table("a"), b"0")
    await store.append("a", 1, b"1", Head(RUNNING))

    assert await store.listed([OPEN], 10) == []
    assert [record.table for record in await store.listed([RUNNING], 10)] == ["a"]


async def test_the_most_overdue_come_first(store: Store) -> None:
    for name, due in {"c": 30, "a": 10, "never": None, "b": 20, "also-b": 20}.items():
        await store.create(table(name, public=False, head=Head(RUNNING, due)), b"0")

    assert await store.due(31, 10) == ["a", "also-b", "b", "c"]
    assert await store.due(30, 10) == ["a", "also-b", "b"]
    assert await store.due(31, 2) == ["a", "also-b"]
    assert await store.due(10, 10) == []
    await store.append("a", 1, b"1", Head(RUNNING, 40))
    assert await store.due(31, 1) == ["also-b"]


async def test_a_host_finds_the_newest_and_the_oldest_and_removes_one_for_good(store: Store) -> None:
    for name, status, day in (("a", OVER, 1), ("b", RUNNING, 2), ("c", OVER, 3), ("d", OVER, 9)):
        await store.create(table(name, public=False, opened=day, head=Head(status)), b"0")
        await store.append(name, 1, b"1")

    assert [one.table for one in await store.newest((OVER, RUNNING), 3)] == ["d", "c", "b"]
    assert await store.newest((), 3) == []
    assert await store.old(OVER, 9, "", 10) == ["a", "c"]
    assert await store.old(OVER, 9, "a", 10) == ["c"]
    assert await store.old(OVER, 9, "", 1) == ["a"]
    assert await store.remove("c")
    assert not await store.remove("c")
    assert await store.record("c") is None
    assert await store.read("c") == []
    assert await store.read("d") == [(0, b"0"), (1, b"1")]


async def test_a_turn_is_claimed_once_by_one_of_many(store: Store) -> None:
    await store.create(table("a"), b"0")
    ann = Subscription("https://push.example/ann", "key", "p", "a", "de")
    await store.pushes.add("a", ann)
    await store.pushes.add("a", Subscription("https://push.example/ann", "key 2", "p", "a", "fr"))
    claims = await asyncio.gather(*(store.pushes.claim("a", ann.endpoint, 5) for _ in range(10)))

    assert sorted(claims) == [False] * 9 + [True]
    assert not await store.pushes.claim("a", ann.endpoint, 4)
    assert await store.pushes.claim("a", ann.endpoint, 6)
    assert [(one.key, one.language) for one in await store.pushes.of("a")] == [("key 2", "fr")]


async def test_subscriptions_go_with_the_table_the_wish_and_the_browser(store: Store) -> None:
    for name in "abc":
        await store.create(table(name), b"0")
        for browser in ("ann", "bo"):
            await store.pushes.add(name, Subscription(f"https://push.example/{browser}", "key", "p", "a", "de"))
    await store.remove("a")
    assert not await store.pushes.drop_own("b", "https://push.example/bo", "another key")
    assert await store.pushes.drop_own("b", "https://push.example/bo", "key")
    assert not await store.pushes.drop_own("b", "https://push.example/bo", "key")
    await store.pushes.drop_everywhere("https://push.example/ann")

    assert [len(await store.pushes.of(name)) for name in "abc"] == [0, 0, 1]


async def test_everything_is_there_after_opening_again(address: str) -> None:
    async with opened(address) as store:
        await fill(store, 5, 20)
        before = await everything(store)
    async with opened(address) as store:
        assert await everything(store) == before
        assert len(before) == 5
        assert [seq for seq, _ in await store.read("table-003")] == list(range(20))


async def test_what_was_begun_is_finished_when_the_store_closes(address: str) -> None:
    store_closed = None
    async with opened(address) as store:
        await store.create(table("a"), b"0")
        said = [asyncio.ensure_future(store.append("a", seq, b"x")) for seq in range(1, 1500)]
        store_closed = store

    assert all(await asyncio.gather(*said))
    with pytest.raises(Unavailable):
        await store_closed.append("a", 1500, b"x")
    with pytest.raises(Unavailable):
        await store_closed.read("a")
    with pytest.raises(Unavailable):
        await store_closed.create(table("b"), b"0")
    async with opened(address) as store:
        assert len(await store.read("a")) == 1500


async def test_one_who_went_away_hinders_nobody(store: Store) -> None:
    await store.create(table("a"), b"0")
    gone = asyncio.ensure_future(store.append("a", 1, b"x"))
    stays = store.append("a", 2, b"x")
    gone.cancel()

    assert await stays
    assert await store.append("a", 3, b"x")


async def test_a_dump_shows_one_moment_and_counts_it_first(store: Store) -> None:
    await fill(store, 150, 3)
    counts: list[tuple[int, int]] = []
    seen: list[tuple[str, str, int]] = []
    async for record, log in store.dump(lambda *count: counts.append(count)):
        if not seen:
            assert counts == [(150, 450)]
            await store.create(table("zzz"), b"0")
            assert await store.append("table-149", 3, b"later", Head(OVER))
        seen.append((record.table, record.head.status, len(log)))

    assert seen == [(f"table-{number:03}", OPEN, 3) for number in range(150)]
    assert len(await everything(store)) == 151


async def test_a_store_that_is_not_empty_is_left_alone(store: Store) -> None:
    await store.create(table("a"), b"0")
    before = await everything(store)

    with pytest.raises(StoreRefusal, match="not empty"):
        await store.load(store.dump())
    assert await everything(store) == before


async def test_one_that_only_reads_cannot_write(address: str) -> None:
    async with opened(address) as store:
        await fill(store, 3, 3)
        async with opened(address, read_only=True) as beside:
            assert await everything(beside) == await everything(store)
            await beside.ping()
            with pytest.raises(Unavailable):
                await beside.append("table-000", 9, b"x")
            with pytest.raises(Unavailable):
                await beside.create(table("b"), b"0")
            with pytest.raises(Unavailable):
                await beside.load(store.dump())


async def test_a_store_answers_when_it_is_there(store: Store) -> None:
    await store.ping()


async def test_a_log_that_has_lost_an_entry_is_named(store: Store) -> None:
    await fill(store, 3, 4)
    assert await store.damaged() == []

    await lose_entry(store, "table-001", 2)
    assert await store.damaged() == ["table-001"]
    assert [seq for seq, _ in await store.read("table-001")] == [0, 1, 3]
    assert not await store.append("table-001", 2, b"in its place")


async def lose_entry(store: Store, name: str, seq: int) -> None:
    """What an older version could do, and a file that was meddled with."""
    if isinstance(store, PostgresStore):
        await store._ask("delete from stadium_entry where table_name = $1 and seq = $2", name, seq)
    else:
        assert isinstance(store, SqliteStore)
        with sqlite3.connect(store._path) as meddler:
            meddler.execute("delete from stadium_entry where table_name = ? and seq = ?", (name, seq))
        meddler.close()
