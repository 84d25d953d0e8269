"""Visiting bots in the store: here as long as they say so, told of an invitation once, and every match counted once."""

from __future__ import annotations

import asyncio
from itertools import chain
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.log.store.visiting_bots import BotScore, VisitingBot

if TYPE_CHECKING:
    from anpfiff.server.log.store import Store

pytestmark = pytest.mark.anyio

SWEEPER = VisitingBot("hash of a key", "5eee", "Sweeper", '["finale"]', 2)
LIBERO = VisitingBot("another hash", "11be", "Libero", '["hat_trick"]', 1)


async def test_a_bot_is_here_until_then_and_its_newest_word_counts(store: Store) -> None:
    await store.bots.hear(SWEEPER, until=100)
    await store.bots.hear(LIBERO, until=50)
    assert await store.bots.here(40) == [LIBERO, SWEEPER]
    assert await store.bots.here(50) == [SWEEPER]
    assert await store.bots.find("11be", 49) == LIBERO
    assert await store.bots.find("11be", 50) is None

    renamed = VisitingBot("hash of a key", "5eee", "Keeper", "[]", 0)
    await store.bots.hear(renamed, until=200)
    assert await store.bots.here(150) == [renamed]
    assert not renamed.is_free

    await store.bots.leave(SWEEPER.bot, 45)
    assert await store.bots.here(45) == [LIBERO]
    assert await store.bots.known(SWEEPER.bot, "nobody") == {SWEEPER.bot}, "who has gone is known"


async def test_an_invitation_is_told_once_however_many_ask(store: Store) -> None:
    await store.bots.hear(SWEEPER, until=100)
    assert await store.bots.invite(SWEEPER, "table-1", "token-1", 0, 60)
    assert await store.bots.invite(SWEEPER, "table-2", "token-2", 0, 61)
    assert not await store.bots.invite(SWEEPER, "table-3", "token-3", 0, 62), "it would sit down at two"
    assert await store.bots.invite(SWEEPER, "table-2", "token-2b", 0, 63), "the newest link of a table counts"
    [found] = await store.bots.here(10)
    assert (found.waiting, found.is_free) == (2, False)

    told = await asyncio.gather(*(store.bots.take(SWEEPER, 10) for _ in range(5)))
    assert sorted(chain.from_iterable(told)) == [("table-1", "token-1"), ("table-2", "token-2b")]
    [found] = await store.bots.here(10)
    assert (found.room, found.waiting) == (0, 0), "nobody else is promised these seats"


async def test_an_invitation_lapses_and_makes_room_for_another(store: Store) -> None:
    await store.bots.hear(LIBERO, until=100)
    assert await store.bots.invite(LIBERO, "table-1", "token", 0, 60)
    assert not await store.bots.invite(LIBERO, "table-2", "token", 59, 119)
    assert await store.bots.take(LIBERO, 60) == []
    assert await store.bots.invite(LIBERO, "table-2", "token", 60, 120)
    assert await store.bots.take(LIBERO, 61) == [("table-2", "token")]


async def test_a_match_is_counted_once_and_added_up_by_game_and_opponent(store: Store) -> None:
    await store.bots.hear(SWEEPER, until=100)

    def score(opponent: str, points: int) -> BotScore:
        return BotScore(SWEEPER.bot, "finale", opponent, 1, points)

    noted = await asyncio.gather(*(store.bots.note("table-1", score("greedy", 2)) for _ in range(5)))
    assert sorted(noted) == [False] * 4 + [True]
    assert await store.bots.note("table-2", score("greedy", 1))
    assert await store.bots.note("table-3", score("person", 0))
    found = sorted(await store.bots.won(10), key=lambda one: one.opponent)
    assert found == [
        BotScore(SWEEPER.bot, "finale", "greedy", 2, 3),
        BotScore(SWEEPER.bot, "finale", "person", 1, 0),
    ]
    assert await store.bots.won(100) == [], "who is not here is not shown"


async def test_who_has_not_been_here_for_long_is_forgotten_with_all_it_won(store: Store) -> None:
    idle = VisitingBot("a third hash", "1d1e", "Idle", "[]", 1)
    for one, until in ((SWEEPER, 100), (LIBERO, 200), (idle, 200)):
        await store.bots.hear(one, until)
    for one in (SWEEPER, LIBERO):
        await store.bots.note("table", BotScore(one.bot, "finale", "person", 1, 2))
    await store.bots.forget(now=300, idle=250, before=150)
    assert await store.bots.known(SWEEPER.bot, LIBERO.bot) == {LIBERO.bot}
    assert await store.bots.known(idle.bot, "nobody") == set(), "it has played no match"
    await store.bots.hear(SWEEPER, 400)
    await store.bots.hear(LIBERO, 400)
    assert [one.bot for one in await store.bots.won(300)] == [LIBERO.bot]
