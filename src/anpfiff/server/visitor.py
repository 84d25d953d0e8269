"""A visitor: one line to one table. The newest news replaces news not yet sent, so a sleeper never stalls a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.errors import Refusal
from anpfiff.server import protocol
from anpfiff.server.refusals import Busy
from anpfiff.server.rights import held_by
from anpfiff.server.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from anpfiff.server.steward import Steward

MOST_TOKENS: Final = 8
"""So many of the tokens said on a line count, the newest first: an invitation, a key, and keys after it."""


class Visitor:
    """Somebody who looks at a table from a chair, and what he has been sent."""

    __slots__ = ("_hang_up", "_is_behind", "_latest", "_pump", "_send", "chair", "hashes", "is_held", "ply", "steward")

    def __init__(
        self,
        steward: Steward,
        token: str,
        send: Callable[[bytes], Awaitable[None]],
        hang_up: Callable[[protocol.Why], Awaitable[None]],
    ) -> None:
        self.steward: Final = steward
        self.hashes: tuple[str, ...] = (hash_of(token),)
        """What he has said, an invitation or keys, as the log keeps it: who says a token knows it."""
        self.chair = SPECTATOR
        self.ply = 0
        """How much of the chair's journal has been sent."""
        self.is_held = False
        """While a message of his is carried out: its answer and the news of it go into one frame."""
        self._send = send
        self._hang_up = hang_up
        self._pump: asyncio.Task[None] | None = None
        self._is_behind = False
        self._latest = 0
        """The hash of the last news, so that what tells nothing new is not sent."""

    @property
    def journal_ply(self) -> int:
        """How much the chair has been told by now."""
        return self.steward.room.journals.ply(self.chair)

    @contextlib.contextmanager
    def trying(self, token: str | None) -> Iterator[None]:
        """Say another token with something: it counts before the news of that are told, and not if it is refused."""
        before = self.hashes
        if token is not None:
            hashed = hash_of(token)
            self.hashes = (hashed, *[known for known in before if known != hashed][: MOST_TOKENS - 1])
        try:
            yield
        except Busy:
            raise  # it may be in the log all the same
        except Refusal:
            self.hashes = before
            raise

    def turn_to(self, chair: int, ply: int = 0) -> None:
        """Look from another chair, and be told its journal from a ply on."""
        self.chair, self.ply, self._latest = chair, ply, 0
        self._is_behind = True

    def wake(self) -> None:
        """Something was committed: send the news, now or when the line is free again."""
        if self._pump is not None or self.is_held:
            self._is_behind = True
            return
        self._is_behind = False
        if (news := self._news()) is not None:
            self._pump = asyncio.create_task(self._run(news))

    def _news(self) -> bytes | None:
        """What this chair has to be told; nothing if nothing changed for it, or while the room is not sure."""
        if not self.steward.is_sure:
            return None  # everybody is woken once it is
        if not self.steward.admit(self):
            return None
        bulletin, since = self.steward.bulletin, self.ply
        own = bulletin.own(held_by(self.steward.room, self.hashes))
        self.ply = self.journal_ply
        if since == self.ply and hash(bulletin.still(self.chair, own)) == self._latest:
            return None
        self._latest = hash(bulletin.still(self.chair, own))
        return bulletin.whole(self.chair, since, own)

    async def _run(self, news: bytes | None) -> None:
        try:
            while news is not None:
                await self._send(news)
                news = await self._missed()
        finally:
            self._pump = None

    async def _missed(self) -> bytes | None:
        """News that came while the line was busy; never from between an entry and its commit."""
        if not self._is_behind or self.is_held:
            return None
        self._is_behind = False
        async with self.steward.lock:
            return self._news()

    async def answer(self, message: protocol.ServerMessage) -> None:
        """Answer a message, and tell the news of it in the same frame if they are there."""
        self.is_held = False
        frame, news = protocol.write(message), None
        if self._is_behind and self._pump is None and not self.steward.lock.locked():
            self._is_behind = False
            news = self._news()
        await self._send(frame if news is None else b"[%s,%s]" % (frame, news))
        if self._is_behind and self._pump is None:
            self._pump = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        await self._run(await self._missed())

    async def dismiss(self, why: protocol.Why) -> None:
        """Close the line, and say why."""
        await self._hang_up(why)
