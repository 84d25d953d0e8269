"""The bots of one room on this node: they are handed views, think in processes of their own, and answer by the log."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.names import BOTS, USUAL
from anpfiff.errors import Refusal
from anpfiff.server.bots.pool import Failed
from anpfiff.server.bots.queue import Errand
from anpfiff.server.bots.server_bots import HOUSE, HouseForfeit
from anpfiff.server.bots.worker import Task
from anpfiff.server.log.store import RUNNING
from anpfiff.server.tables import entries
from anpfiff.server.tables.judge import judge_bot, judge_script

if TYPE_CHECKING:
    from anpfiff.server.services import Services
    from anpfiff.server.tables.audience import Audience
    from anpfiff.server.tables.log import RoomLog
    from anpfiff.server.tables.room import Room
    from anpfiff.server.tasks import Tasks

PLAY_ON: Final = 60_000
"""Milliseconds that bots among themselves play on after somebody has looked; pages with many tables look more often."""
TRY_AGAIN: Final = 1.0
"""Seconds until a bot thinks again whose answer was refused."""


class RoomBots:
    """Lets every bot think that is asked, one thought for each seat at a time."""

    def __init__(self, log: RoomLog, audience: Audience, services: Services, tasks: Tasks) -> None:
        self._log: Final = log
        self._audience: Final = audience
        self._services: Final = services
        self._tasks: Final = tasks
        self._thinking: Final[set[int]] = set()
        """The seats for which a bot is thinking here."""
        self._looked = services.now()

    def look(self) -> None:
        """Somebody looks at the match, or needs its result: bots among themselves play on for a while."""
        self._looked = self._services.now()
        self.wake()

    def wake(self) -> None:
        """Let bots think that are asked and do not think yet; those among themselves only while somebody looks."""
        if not self._log.is_live:
            return
        is_seen = self._audience.visitors or self._services.now() - self._looked < PLAY_ON
        if self._log.state.is_among_bots and self._log.state.status == RUNNING and not is_seen:
            return
        if self._log.state.status != RUNNING and self._services.house.bots:
            self._tasks.start(self._services.house.forget(self._log.state.id))
        for seat, bot in self._log.state.bots_asked().items():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self._tasks.start(self._answer(seat, bot))

    async def _answer(self, seat: int, bot: str) -> None:
        """Let a bot answer; one that fails is replaced by a simpler one, one of the house loses: for all to see."""
        try:
            asked = await self._log.settled(partial(self._task, seat, bot))
            if asked is None:
                return
            told, task = asked
            lesson = self._log.state.lesson
            if lesson is not None and lesson.scripted(self._log.state.match, seat):
                await self._log.enter(lambda room: judge_script(room, seat, told, self._services.now()))
                return
            action = await self._think(seat, task)
            if action is None:
                return
            stands_in = None if self._log.state.seats[seat].bot else bot
            await self._log.enter(lambda room: judge_bot(room, seat, told, action, stands_in, self._services.now()))
        except Refusal:
            await asyncio.sleep(TRY_AGAIN)  # the store cannot be reached, or a person was quicker
        finally:
            self._thinking.discard(seat)
            self.wake()

    def _task(self, seat: int, bot: str) -> tuple[int, Task] | None:
        """What a bot is asked, and after how many lines of its chair."""
        room = self._log.state
        question = room.questions.get(seat)
        if question is None or not self._log.is_sure:
            return None
        decision = room.match.decision(seat)
        options = [action.notation for action in decision.options]
        return question.line, Task(room.id, bot, decision.role, options, room.match.encode(seat))

    async def _think(self, seat: int, task: Task) -> str | None:
        """What a bot says; nothing if it has lost the match."""
        bot, room = task.bot, self._log.state
        errand = Errand(room.opener, room.is_among_bots)
        if bot in self._services.house.bots:
            try:
                return await self._services.house.think(task, seat, errand)
            except HouseForfeit as forfeited:
                self._services.metrics.failed_bots.inc()
                await self._log.enter(partial(self._at_once, entries.Forfeited(0, seat, forfeited.how)))
                return None
        if bot.startswith(HOUSE):
            bot = USUAL
            await self._log.enter(partial(self._at_once, entries.Replaced(0, seat, bot, "gone")))
        while True:
            try:
                return await self._services.bot_pool.think(msgspec.structs.replace(task, bot=bot), errand)
            except Failed as failed:
                self._services.metrics.failed_bots.inc()
                if bot == BOTS[0]:  # there is no simpler one: any answer will do
                    return secrets.choice(task.options)
                bot = BOTS[BOTS.index(bot) - 1]
                await self._log.enter(partial(self._at_once, entries.Replaced(0, seat, bot, failed.why)))

    def _at_once(self, entry: entries.Replaced | entries.Forfeited, room: Room) -> entries.Entry | None:
        if room.status != RUNNING:
            return None
        return msgspec.structs.replace(entry, at=max(self._services.now(), room.at))
