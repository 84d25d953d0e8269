"""Topics that are told again whenever something is new: the live view of many tables, and by its base a competition."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from anpfiff.errors import Refusal, Unknown
from anpfiff.protocol.connection import write_message
from anpfiff.protocol.live import LiveNews
from anpfiff.server.live.tables import bring_here, told_since
from anpfiff.server.log.host import RECOVER_AFTER
from anpfiff.server.refusals import NO_TABLE
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables.rights import may_watch

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.protocol.connection import LiveTopic
    from anpfiff.protocol.live import LiveScore
    from anpfiff.protocol.table import Told
    from anpfiff.server.tables.lobby import Lobby
    from anpfiff.server.tables.room import Room

STAY: Final = 20.0
"""Seconds after which a table that is only looked at is asked for again, so that this node does not forget it."""
LAST: Final = 4
"""How many of the last lines are told about a table that is new to somebody."""
MOST_LINES: Final = 40
"""Of one table in one message; whoever was away for so long misses the rest."""


class Feed(ABC):
    """What one connection is told of a topic. What happens while a message is sent, or in a pause, is told together."""

    pause: ClassVar[float]
    """Seconds between two messages at least."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby
        self._woken: Final = asyncio.Event()
        self._woken.set()
        self._task: asyncio.Task[None] | None = None

    def begin(self, send: Callable[[bytes], Awaitable[None]], turn_away: Callable[[Refusal], Awaitable[None]]) -> None:
        """Tell what is new from now on, or that they may not hear it any more."""
        self._task = asyncio.create_task(self._tell(send, turn_away))

    @abstractmethod
    async def message(self) -> bytes | None:
        """What is to be told now, if anything is new."""

    @abstractmethod
    def tables(self) -> list[str]:
        """The tables whose news are heard only as long as this node keeps them."""

    @abstractmethod
    def end(self) -> None:
        """Nobody is told any more."""

    async def leave(self) -> None:
        """They follow the topic no more."""
        self.end()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _tell(
        self, send: Callable[[bytes], Awaitable[None]], turn_away: Callable[[Refusal], Awaitable[None]]
    ) -> None:
        brought, until = list[str](), 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(STAY):
                    await self._woken.wait()
            self._woken.clear()
            if self.tables() != brought or time.monotonic() > until:
                brought, until = self.tables(), time.monotonic() + STAY
                await bring_here(self._lobby, brought)
            try:
                message = await self.message()
            except Unknown as refusal:
                self.end()
                await turn_away(refusal)
                return
            except Refusal:  # the store is away; nothing is told that may not be in it
                self._woken.set()
                await asyncio.sleep(RECOVER_AFTER)
                continue
            if message is not None:
                await send(message)
            await asyncio.sleep(self.pause)


class LiveView(Feed):
    """Many tables at once, each told as it happens and only where something is new."""

    pause = 0.03

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(lobby)
        self._hashes: dict[str, str] = {}
        """The tables they look at, and the hash of what they are let in by."""
        self._lines: Final[dict[str, int]] = {}
        """How much of each journal they have been told."""
        self._news: Final[dict[str, LiveScore]] = {}
        self._refused: Final[set[str]] = set()
        self._is_begun = False

    async def look_at(self, topic: LiveTopic) -> None:
        """Look at these tables from now on."""
        wanted = {one.table: hash_of(one.token) for one in topic.tables}
        for table in [table for table in self._hashes if table not in wanted]:
            self._turn_from(table)
        fresh = [table for table in wanted if table not in self._hashes]
        self._hashes = wanted
        for table in fresh:
            await self._come_to(table)

    async def _come_to(self, table: str) -> None:
        try:
            host = await self._lobby.find_for(table, self._hashes[table])
            if not await host.log.read(lambda room: may_watch(room, (self._hashes[table],))):
                raise Unknown(NO_TABLE)
            self._lobby.live_scores.follow(table, self._hear)
            await host.log.read(self._begin)
        except Refusal:
            self._hashes.pop(table, None)
            self._refused.add(table)
            self._woken.set()

    def _begin(self, room: Room) -> None:
        """The first news of a table: how it stands, and the last few lines."""
        self._lobby.live_scores.changed(room)
        self._note(room, told_since(room, 0)[-LAST:])

    def _hear(self, room: Room) -> None:
        """Something is new at a table, and all of it is in the store."""
        if may_watch(room, (self._hashes.get(room.id, ""),)):
            if room.id in self._lines:
                before = self._news[room.id].told if room.id in self._news else []
                self._note(room, [*before, *told_since(room, self._lines[room.id])][-MOST_LINES:])
        else:
            self._turn_from(room.id)
            self._refused.add(room.id)
            self._woken.set()

    def _note(self, room: Room, told: list[Told]) -> None:
        live = self._lobby.live_scores.known[room.id]
        self._lines[room.id] = live.line
        self._news[room.id] = msgspec.structs.replace(live, told=told)
        self._woken.set()

    def _turn_from(self, table: str) -> None:
        self._lobby.live_scores.leave(table, self._hear)
        for kept in (self._hashes, self._lines, self._news):
            kept.pop(table, None)

    def tables(self) -> list[str]:
        """Those that are looked at."""
        return list(self._hashes)

    async def message(self) -> bytes | None:
        """The tables at which something is new; the first time, all of them."""
        if self._is_begun and not self._news and not self._refused:
            return None
        self._is_begun = True
        news = LiveNews(list(self._news.values()), sorted(self._refused))
        self._news.clear()
        self._refused.clear()
        return write_message(news)

    def end(self) -> None:
        """Look at nothing."""
        for table in list(self._hashes):
            self._turn_from(table)
