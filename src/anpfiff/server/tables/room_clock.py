"""The clock of one room on this node: calls time, closes proposals, and writes down that somebody is here."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from anpfiff.errors import Refusal
from anpfiff.server.log.host import RECOVER_AFTER
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import call
from anpfiff.server.tables.presence import here, still_here

if TYPE_CHECKING:
    from anpfiff.server.services import Services
    from anpfiff.server.tables.audience import Audience
    from anpfiff.server.tables.log import RoomLog
    from anpfiff.server.tables.room import Room
    from anpfiff.server.tasks import Tasks

TRY_AGAIN: Final = 1.0
"""Seconds until the clock calls again when it was refused."""


class RoomClock:
    """Does what is due at a table, when it is due; any node may do it, and the first that writes it wins."""

    def __init__(self, log: RoomLog, audience: Audience, services: Services, tasks: Tasks) -> None:
        self._log: Final = log
        self._audience: Final = audience
        self._services: Final = services
        self._tasks: Final = tasks
        self._timer: asyncio.TimerHandle | None = None
        self._is_calling = False

    def wind(self) -> None:
        """Wind the clock up for what is due next; while bots are asked, it is their turn."""
        if not self._log.is_live:
            return
        self.stop()
        room, due = self._log.state, self._log.due
        if not self._is_calling and self._here(room) is not None:
            self._is_calling = True
            self._tasks.start(self._call_here())
        if due is not None and not room.bots_asked():
            self._ring_in(max(0, due - self._services.now()) / 1000)

    def stop(self) -> None:
        """Ring no more until the clock is wound up again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self._tasks.start(self._call_time()))

    async def _call_time(self) -> None:
        """Do what is due: clear the table away, close a proposal, call time."""
        try:
            if await self._log.enter(self._due_now) is None:
                self.wind()
        except Refusal:
            self._timer = None
            if not self._log.is_closed:
                self._ring_in(TRY_AGAIN)

    def _due_now(self, room: Room) -> entries.Entry | None:
        called = call(room, self._services.now(), self._services.started, self._services.keep.expiry)
        return self._here(room) or called if isinstance(called, entries.Lapsed) else called

    # ---- presence ---------------------------------------------------------------------------------------------------

    def _here(self, room: Room) -> entries.Entry | None:
        return here(room, self._audience.visitors, self._services.now())

    async def _call_here(self) -> None:
        """Write into the log that the seat to be taken over is not away."""
        try:
            await self._log.enter(self._here)
        except Refusal:
            await asyncio.sleep(RECOVER_AFTER)
        finally:
            self._is_calling = False
            self.wind()

    async def note_presence(self, now: int, patience: int) -> None:
        """Write into the log that somebody sits at a match in which nothing has happened for a while."""
        await self._log.enter(partial(still_here, visitors=self._audience.visitors, now=now, patience=patience))
