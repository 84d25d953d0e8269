"""The course of a match: worked out once for all who ask, a moment at a time, and no bot is kept waiting by it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.bots.pool import BotPool, Failed
from anpfiff.server.bots.worker import Review, Task, course_of, review
from tests.games.test_golden import folder_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from anpfiff.protocol.decision import StandingAt

MOMENTS = 6
ENDLESS = 10_000
MOMENT = 0.1
"""How long a worker of these tests thinks about each, in seconds."""
WORKER = f"""
import json, os, sys, time
with open(sys.argv[1] + ".pid", "w") as number:
    number.write(str(os.getpid()))
for line in sys.stdin:
    task = json.loads(line)
    with open(sys.argv[1], "a") as log:
        print(task.get("moment", "bot"), file=log)
    if "replay" not in task:
        print(json.dumps({{"action": task["options"][0]}}), flush=True)
        continue
    time.sleep({MOMENT})
    standing = {{"ply": task["moment"], "chances": [0.5, 0.5], "errors": [0.0, 0.0]}}
    print(json.dumps({{"course": [standing] if task["moment"] < int(sys.argv[2]) else []}}), flush=True)
"""


class Diary:
    """What the worker was asked, in its order."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "asked.txt"
        self.file.touch()

    def worker(self, moments: int = MOMENTS) -> tuple[str, ...]:
        """One who knows so many moments of every match."""
        return (sys.executable, "-S", "-c", WORKER, str(self.file), str(moments))

    def read(self) -> list[str]:
        """Moments by their numbers, and bots."""
        return self.file.read_text(encoding="utf-8").split()

    def kill_the_worker(self) -> None:
        """The one who wrote here last; he has written already."""
        os.kill(int(self.file.with_suffix(".txt.pid").read_text(encoding="utf-8")), signal.SIGKILL)

    async def until(self, number: int) -> None:
        """Wait until so much was asked."""
        async with asyncio.timeout(30):
            while len(self.read()) < number:  # noqa: ASYNC110  another process writes it
                await asyncio.sleep(0.01)


@pytest.fixture
def diary(tmp_path: Path) -> Diary:
    return Diary(tmp_path)


@asynccontextmanager
async def at_work(bot_pool: BotPool) -> AsyncIterator[BotPool]:
    """Workers that are sent home in the end."""
    try:
        yield bot_pool
    finally:
        await bot_pool.close()


def test_however_many_ask_a_course_is_worked_out_once(diary: Diary) -> None:
    async def ask() -> list[list[StandingAt]]:
        async with at_work(BotPool(2, command=diary.worker())) as bot_pool:
            found = await asyncio.gather(*(bot_pool.course("t", "a replay") for _ in range(16)))
            return [*found, await bot_pool.course("t", "a replay")]

    found = asyncio.run(ask())
    assert all([one.ply for one in course] == list(range(MOMENTS)) for course in found)
    assert diary.read() == [str(moment) for moment in range(MOMENTS + 1)]


def test_a_bot_waits_for_a_moment_at_most_and_not_for_the_whole_course(diary: Diary) -> None:
    async def ask() -> None:
        async with at_work(BotPool(1, command=diary.worker())) as bot_pool:
            course = asyncio.create_task(bot_pool.course("t", "a replay"))
            await diary.until(2)
            before = len(diary.read())
            assert await bot_pool.think(Task("u", "greedy", 0, ["pass"], {"game": "finale"})) == "pass"
            assert "bot" in diary.read()[: before + 1], "after the moment that was thought about"
            assert len(await course) == MOMENTS

    asyncio.run(ask())
    assert len(diary.read()) == MOMENTS + 2


def test_a_course_may_take_longer_than_a_bot_may_think(diary: Diary) -> None:
    async def ask() -> list[StandingAt]:
        async with at_work(BotPool(1, 20 * MOMENT, diary.worker(25))) as bot_pool:
            return await bot_pool.course("t", "a replay")

    assert len(asyncio.run(ask())) == 25


def test_a_server_that_stops_does_not_wait_for_a_course(diary: Diary) -> None:
    async def ask() -> None:
        async with at_work(BotPool(1, command=diary.worker(ENDLESS))) as bot_pool:
            course = asyncio.create_task(bot_pool.course("t", "a replay"))
            await diary.until(1)
            bot_pool.wind_up()
            with pytest.raises(Failed):
                await course

    asyncio.run(ask())


def test_a_reader_who_goes_away_takes_the_course_from_nobody(diary: Diary) -> None:
    async def ask() -> list[StandingAt]:
        async with at_work(BotPool(1, command=diary.worker())) as bot_pool:
            first = asyncio.create_task(bot_pool.course("t", "a replay"))
            second = asyncio.create_task(bot_pool.course("t", "a replay"))
            await diary.until(1)
            first.cancel()
            return await second

    assert len(asyncio.run(ask())) == MOMENTS


def test_after_a_failure_the_next_reader_is_served(diary: Diary) -> None:
    async def ask() -> list[StandingAt]:
        async with at_work(BotPool(1, command=diary.worker())) as bot_pool:
            course = asyncio.create_task(bot_pool.course("t", "a replay"))
            await diary.until(1)
            diary.kill_the_worker()
            with pytest.raises(Failed):
                await course
            return await bot_pool.course("t", "a replay")

    assert len(asyncio.run(ask())) == MOMENTS
    assert diary.read().count("0") == 2, "it was begun anew"


@pytest.mark.parametrize("game", ["finale", "world_cup", "fussball_fieber", "hat_trick"])
def test_a_worker_tells_a_course_from_kick_off_to_the_result(game: str) -> None:
    replay = min(folder_of(game).glob("*.txt"), key=lambda file: file.stat().st_size).read_text(encoding="utf-8")
    last = len(course_of(replay).plies) - 1
    found = [review(Review(replay, moment)).course[0] for moment in (0, last // 2, last)]
    assert [one.ply for one in found] == [0, course_of(replay).plies[last // 2], course_of(replay).match.ply]
    assert all(sum(one.chances) == pytest.approx(1.0, abs=0.001) for one in found)
    assert set(found[-1].errors) == {0.0}, "the last one is the result"
    assert review(Review(replay, last + 1)).course == []
    assert review(Review(replay, 0)).course[0].ply == 0, "and back"
