"""A visitor: one line to one table. The newest news replaces news not yet sent, so a sleeper never stalls a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.server import protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.server.steward import Steward


class Visitor:
    """Somebody who looks at a table from a chair, and what he has been sent."""

    __slots__ = (
        "_hang_up",
        "_is_behind",
        "_latest",
        "_pump",
        "_send",
        "chair",
        "ply",
        "steward",
        "token",
    )

    def __init__(
        self,
        steward: Steward,
        token: str,
        send: Callable[[bytes], Awaitable[None]],
        hang_up: Callable[[str], Awaitable[None]],
    ) -> None:
        self.steward: Final = steward
        self.token = token
        self.chair = SPECTATOR
        self.ply = 0
        """How much of the chair's journal has been sent."""
        self._send = send
        self._hang_up = hang_up
        self._pump: asyncio.Task[None] | None = None
        self._is_behind = False
        self._latest = 0
        """The hash of the last news, so that what tells nothing new is not sent."""

    def turn_to(self, chair: int, ply: int = 0) -> None:
        """Look from another chair, and be told its journal from a ply on."""
        self.chair, self.ply, self._latest = chair, ply, 0

    def wake(self) -> None:
        """Something was committed: send the news, now or when the line is free again."""
        if self._pump is not None:
            self._is_behind = True
        elif (news := self._news()) is not None:
            self._pump = asyncio.create_task(self._run(news))

    def _news(self) -> bytes | None:
        """What this chair has to be told; nothing if nothing changed for it."""
        bulletin, since = self.steward.bulletin, self.ply
        self.ply = self.steward.room.journals.ply(self.chair)
        if since == self.ply and hash(bulletin.still(self.chair)) == self._latest:
            return None
        self._latest = hash(bulletin.still(self.chair))
        return bulletin.whole(self.chair, since)

    async def _run(self, news: bytes | None) -> None:
        try:
            while news is not None:
                await self._send(news)
                news = None
                if self._is_behind:
                    self._is_behind = False
                    async with self.steward.lock:  # never between an entry and its commit
                        news = self._news()
        finally:
            self._pump = None

    async def say(self, message: protocol.ServerMessage) -> None:
        """Answer this visitor alone."""
        await self._send(protocol.write(message))

    async def dismiss(self, why: str) -> None:
        """Close the line, and say why."""
        await self._hang_up(why)
