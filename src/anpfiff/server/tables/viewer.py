"""A visitor: one connection to one table. The newest news replaces news not yet sent, so a sleeper stalls no table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final, Protocol

from anpfiff.core.chair import SPECTATOR
from anpfiff.errors import Refusal
from anpfiff.protocol.connection import ServerMessage, Why, write_message
from anpfiff.server.refusals import Busy
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

MOST_TOKENS: Final = 8
"""How many of the tokens said on a connection count, the newest first: an invitation, a key, and keys after it."""


class Source(Protocol):
    """Where the news of a visitor come from."""

    @property
    def is_busy(self) -> bool:
        """Whether something is being written that nobody may see yet."""

    def news_for(self, visitor: Visitor) -> bytes | None:
        """What this visitor has to be told now; None if nothing has changed for them."""

    async def next_news_for(self, visitor: Visitor) -> bytes | None:
        """The same, as soon as nothing is being written."""


class Visitor:
    """Somebody who looks at a table from a chair, and what they have been sent."""

    __slots__ = ("_hang_up", "_is_behind", "_pump", "_send", "_source", "chair", "hashes", "is_held", "latest", "line")

    def __init__(
        self,
        source: Source,
        token: str,
        send: Callable[[bytes], Awaitable[None]],
        hang_up: Callable[[Why], Awaitable[None]],
    ) -> None:
        self.hashes: tuple[str, ...] = (hash_of(token),)
        """The invitation and the keys they have said, as the log keeps them: who says a token knows it."""
        self.chair = SPECTATOR
        self.line = 0
        """How much of the chair's journal has been sent."""
        self.latest = 0
        """The hash of the last news, so that what tells nothing new is not sent."""
        self.is_held = False
        """While a message of theirs is carried out: its answer and the news of it go into one frame."""
        self._source: Final = source
        self._send = send
        self._hang_up = hang_up
        self._pump: asyncio.Task[None] | None = None
        self._is_behind = False

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

    def forget(self, spent: Iterable[str]) -> None:
        """They sit now: the invitation they came by has done its work on this connection."""
        gone = set(spent)
        self.hashes = tuple(known for known in self.hashes if known not in gone)

    def turn_to(self, chair: int, line: int = 0) -> None:
        """Look from another chair, and be told its journal from a line on."""
        self.chair, self.line, self.latest = chair, line, 0
        self._is_behind = True

    def wake(self) -> None:
        """Something was committed: send the news, now or when the connection is free again."""
        if self._pump is not None or self.is_held:
            self._is_behind = True
            return
        self._is_behind = False
        if (news := self._source.news_for(self)) is not None:
            self._pump = asyncio.create_task(self._run(news))

    async def _run(self, news: bytes | None) -> None:
        try:
            while news is not None:
                await self._send(news)
                news = await self._missed()
        finally:
            self._pump = None

    async def _missed(self) -> bytes | None:
        """News that came while the connection was busy."""
        if not self._is_behind or self.is_held:
            return None
        self._is_behind = False
        return await self._source.next_news_for(self)

    async def answer(self, message: ServerMessage) -> None:
        """Answer a message, and tell the news of it in the same frame if they are there."""
        self.is_held = False
        frame, news = write_message(message), None
        if self._is_behind and self._pump is None and not self._source.is_busy:
            self._is_behind = False
            news = self._source.news_for(self)
        await self._send(frame if news is None else b"[%s,%s]" % (frame, news))
        if self._is_behind and self._pump is None:
            self._pump = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        await self._run(await self._missed())

    async def dismiss(self, why: Why) -> None:
        """Close the connection, and say why."""
        await self._hang_up(why)
