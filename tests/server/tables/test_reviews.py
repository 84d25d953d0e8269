"""Reviews: worked out once in the workers, told as far as they are done, kept in the store."""

from __future__ import annotations

import asyncio
import sys
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec
import pytest

from anpfiff.api import play, write_replay
from anpfiff.bots.review.count_back import KICK_OFF
from anpfiff.bots.review.deserved import Deserved
from anpfiff.bots.review.finishes import Finish
from anpfiff.bots.review.steps import MOST_STEPS
from anpfiff.games import find
from anpfiff.protocol.review import MatchReview
from anpfiff.protocol.table import Resign
from anpfiff.server.bots.pool import BotPool, Failed
from anpfiff.server.bots.review_work import MOST_SCORES, BookNode, booked, outline, shown_scores
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.tables.reviews import EVALUATOR, Reviews
from tests.server.rooms import key_of
from tests.server.tables.test_seats import Ground, on_ground, ply

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.server.bots.review_work import BookedNode, ReviewOutline

REPLAY = write_replay(play("penalty_duel", ["greedy", "random"], seed=1))


class Desk:
    """Workers that do their work at once, and may be away for a while."""

    def __init__(self) -> None:
        self.asked = 0
        self.away_at = -1

    async def outline(self, task: BookNode, _opener: str) -> ReviewOutline:
        """As a worker does it."""
        return outline(task.replay)

    async def book(self, task: BookNode, _opener: str) -> BookedNode:
        """As a worker does it."""
        self.asked += 1
        await asyncio.sleep(0)
        if self.asked == self.away_at:
            raise Failed("slow")
        assert task.number is not None
        return booked(task, task.number)


async def read_on(reviews: Reviews) -> MatchReview:
    """Ask until it is done or broken off."""
    while True:
        found = msgspec.json.decode(await reviews.of("t", REPLAY), type=MatchReview)
        if found.status in ("done", "interrupted"):
            return found
        await asyncio.sleep(0)


@pytest.mark.parametrize("away_at", [-1, 3])
def test_a_review_is_worked_out_once_and_kept(tmp_path: Path, away_at: int) -> None:
    """What breaks off goes on where it was; the second reader waits for nothing."""

    async def scene() -> None:
        store, desk = SqliteStore(tmp_path / "s.db"), Desk()
        await store.open()
        desk.away_at = away_at
        reviews = Reviews(desk, store)  # type: ignore[arg-type]
        found = await read_on(reviews)
        if away_at > 0:
            assert (found.status, found.done) == ("interrupted", away_at - 1)
            assert (
                abs(sum(found.accounts[0].columns.values()) + found.accounts[0].began - found.accounts[0].ended) < 1e-9
            )
            found = await read_on(reviews)
        assert (found.status, found.done) == ("done", found.nodes)
        assert [node.first for node in found.moments] == sorted(node.first for node in found.moments)
        assert found.deserved is not None
        for account in found.accounts:
            assert account.began + sum(account.columns.values()) == pytest.approx(account.ended)
            assert account.began_error > 0.0
        steps = [node.confirmed for node in found.moments if node.confirmed is not None]
        asked = desk.asked
        assert asked - (away_at > 0) == found.nodes + len(steps) + KICK_OFF
        assert 0 < len(steps) <= MOST_STEPS
        for _ in range(50):
            await asyncio.sleep(0.01)
            if await store.reviews.of("t", EVALUATOR) is not None:
                break
        assert await read_on(Reviews(desk, store)) == found  # type: ignore[arg-type]
        assert desk.asked == asked
        assert await store.reviews.of("t", EVALUATOR + 1) is None
        await store.close()

    asyncio.run(scene())


SLOW = """
import sys, time
sys.stdin.readline()
time.sleep(1.0)
print('{"outline": {"nodes": 7, "values": [], "deserved": null}}', flush=True)
"""


def test_a_node_may_take_longer_than_a_bot() -> None:
    """On a busy machine a bot that is slow is replaced, and a review is waited for."""

    async def scene() -> None:
        bot_pool = BotPool(1, 0.3, (sys.executable, "-S", "-c", SLOW))
        try:
            assert (await bot_pool.outline(BookNode(REPLAY))).nodes == 7
            with pytest.raises(Failed):
                await bot_pool.course("t", REPLAY)
        finally:
            await bot_pool.close()

    asyncio.run(scene())


class Closed(Desk):
    """Workers who have begun with nodes, and do not come to an end."""

    async def book(self, task: BookNode, _opener: str) -> BookedNode:
        """For ever."""
        assert task.number is not None
        self.asked += 1
        return await asyncio.Future()


def test_two_reviews_are_under_way_and_others_wait_for_their_turn(tmp_path: Path) -> None:
    """What is certain without counting is told to those who wait, too."""

    async def scene() -> None:
        store, desk = SqliteStore(tmp_path / "s.db"), Closed()
        await store.open()
        reviews = Reviews(desk, store)  # type: ignore[arg-type]
        for _ in range(50):
            told = [await reviews.of(name, REPLAY, opener=name) for name in ("a", "b", "c")]
            said = [msgspec.json.decode(one, type=MatchReview) for one in told]
            await asyncio.sleep(0)
        await store.close()

        assert desk.asked == 2
        assert [one.status for one in said] == ["working", "working", "waiting"]
        assert [one.ahead for one in said] == [0, 0, 2]
        assert said[2].deserved is not None

    asyncio.run(scene())


def test_whoever_waits_is_told_how_many_are_before_him(tmp_path: Path) -> None:
    """Two matches were asked for earlier and are not done; the first of all waits for nobody."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.open()
        reviews = Reviews(Desk(), store)  # type: ignore[arg-type]
        ahead = [
            msgspec.json.decode(await reviews.of(name, REPLAY), type=MatchReview).ahead for name in ("a", "b", "c")
        ]
        for _ in range(2000):
            await asyncio.sleep(0)
        await store.close()

        assert ahead == [0, 1, 2]

    asyncio.run(scene())


def test_the_score_that_came_is_shown_however_rare_it_was() -> None:
    shots = [Finish(k, k % 2, k % 2 == 0, Fraction(1, 3)) for k in range(12)]
    shown = [one.score for one in shown_scores(Deserved(shots))]

    assert shown[-1] == (6, 0)
    assert len(shown) == len(set(shown)) == MOST_SCORES + 1


def test_a_match_by_older_rules_is_gone_and_a_running_one_has_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is shown a hidden card of a running match; and what today's rules cannot repeat is not reviewed."""

    async def work(ground: Ground) -> None:
        table, node, game = await ground.lay("ann", "bo"), ground.nodes[0], find("finale")
        ann = await ground.come(table, "ann", 0)
        running = (await node.get(f"/api/tables/{table}/review", key_of("ann")))[0]
        await ann.host.obey(ann, Resign(1, ply(ann, 0), 0))
        await ground.settle()
        monkeypatch.setattr(game, "revision", game.revision + 1, raising=False)
        old = (await node.get(f"/api/tables/{table}/review", key_of("ann")))[0]

        assert (running, old) == (409, 410)

    on_ground(work)
