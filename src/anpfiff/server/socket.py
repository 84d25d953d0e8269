"""One WebSocket connection, from hello to goodbye. It speaks to the server itself, without a framework between."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import HTTPConnection

from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.protocol.table import VERSION, Goodbye, Hello, Refused, ServerMessage, Why, read_message, write_message
from anpfiff.server.competitions.routes import PATH as COMPETITIONS
from anpfiff.server.competitions.routes import watch
from anpfiff.server.conference import PATH as CONFERENCE
from anpfiff.server.conference import attend
from anpfiff.server.guard import Bucket, check_origin
from anpfiff.server.refusals import NO_TABLE, Busy, Outdated, TooFast
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.tokens import hash_of

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

    from anpfiff.server.app import Stadium
    from anpfiff.server.room_host import RoomHost
    from anpfiff.server.visitor import Visitor

PATH: Final = "/socket"
HELLO_WITHIN: Final = 10.0
"""Seconds a new connection has to send hello."""
MOST_REFUSALS: Final = 100
"""How many more messages than let through are refused in one flood, before its connection is closed."""
CLOSED: Final = {"moved": 4001, "stopping": 1001, "slow": 4008, "too_fast": 4008}
REFUSED: Final = 4000
"""The close code of a connection whose hello was refused; the refusal says why."""


class Gone(Exception):
    """The other side has closed the connection, or nothing is heard of it any more."""

    def __init__(self, event: Message) -> None:
        super().__init__(event.get("code"))
        # whoever closes says so in a frame, which has a reason, be it empty
        self.is_lost: Final = "reason" not in event


async def serve(stadium: Stadium, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection."""
    connection = HTTPConnection(scope)
    address = stadium.address(connection)
    await receive()  # the wish to connect
    try:
        if scope["path"] not in (PATH, COMPETITIONS, CONFERENCE):
            raise Unknown("there is nothing at this address")
        check_origin(connection.headers, stadium.public)
        stadium.turnstile.enter(address)
    except Refusal:
        await send({"type": "websocket.close", "code": 1008})
        return
    metrics = stadium.lobby.services.metrics
    metrics.connections.inc()
    try:
        await send({"type": "websocket.accept"})
        with contextlib.suppress(Gone, Unavailable):  # whoever looked on comes back when the store does
            if scope["path"] == COMPETITIONS:
                await watch(stadium, receive, send)
            elif scope["path"] == CONFERENCE:
                await attend(stadium, receive, send)
            else:
                await _Connection(stadium, receive, send).run()
    finally:
        metrics.connections.dec()
        stadium.turnstile.leave(address)


class _Connection:
    """What one WebSocket says and is told."""

    __slots__ = ("_bucket", "_is_closed", "_lobby", "_receive_event", "_refusals", "_send_event")

    def __init__(self, stadium: Stadium, receive: Receive, send: Send) -> None:
        self._receive_event: Final = receive
        self._send_event: Final = send
        self._lobby: Final = stadium.lobby
        limits = stadium.lobby.services.limits
        self._bucket: Final = Bucket(limits.messages, limits.burst)
        self._refusals = 0
        self._is_closed = False

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = read_message(await self._receive())
            if not isinstance(hello, Hello):
                raise Malformed("a connection begins with hello", expected=["hello"])
            host = await self._find(hello)
            visitor = host.audience.visitor(hello.token, self._send, self._goodbye)
            await self._send(write_message(await host.welcome(visitor, hello)))
            await host.let_in(visitor)
        except TimeoutError:
            await self._goodbye("slow")
        except Refusal as refusal:
            await self._turn_away(refusal)
        else:
            is_lost = False
            try:
                await self._listen(host, visitor)
            except Gone as gone:
                is_lost = gone.is_lost
            finally:
                host.audience.leave(visitor)
            if is_lost:
                host.miss(visitor)

    async def _listen(self, host: RoomHost, visitor: Visitor) -> None:
        metrics = self._lobby.services.metrics
        while True:
            text = await self._receive()
            n = None
            visitor.is_held = True
            try:
                self._bucket.take()
                self._refusals = max(0, self._refusals - 1)
                message = read_message(text)
                if isinstance(message, Hello):
                    raise Malformed("hello was said already")
                n = message.n
                metrics.said(type(message))
                began = time.perf_counter()
                answer = await host.answer(visitor, message)
                metrics.answered.observe(time.perf_counter() - began)
            except Unavailable:
                answer = self._refusal(n, host.audience.told(visitor), Busy("the store cannot be reached; try again"))
            except Refusal as refusal:
                answer = self._refusal(n if n is not None else _number(text), host.audience.told(visitor), refusal)
                self._refusals += isinstance(refusal, TooFast)
            await visitor.answer(answer)
            if self._refusals > MOST_REFUSALS:
                await self._goodbye("too_fast")
                return

    async def _find(self, hello: Hello) -> RoomHost:
        """The host of the room that somebody wants to come to."""
        if hello.version != VERSION:
            raise Outdated(f"this server speaks version {VERSION}", expected=[str(VERSION)])
        try:
            if hello.table not in self._lobby.hosts and not await self._lobby.concerns(
                hello.table, hash_of(hello.token)
            ):
                raise Unknown(NO_TABLE)  # nor is it read for strangers: how long that takes would tell them of it
            return await self._lobby.find(hello.table)
        except Unavailable as error:
            raise Busy("the store cannot be reached; try again") from error

    async def _receive(self) -> str:
        event = await self._receive_event()
        if event["type"] == "websocket.disconnect":
            raise Gone(event)
        text = event.get("text")
        return text if isinstance(text, str) else ""

    async def _send(self, data: bytes) -> None:
        if not self._is_closed:
            with contextlib.suppress(OSError, RuntimeError):  # gone; the receiving side will hear of it
                await self._send_event({"type": "websocket.send", "text": data.decode()})

    async def _close(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            with contextlib.suppress(OSError, RuntimeError):
                await self._send_event({"type": "websocket.close", "code": code})

    async def _goodbye(self, why: Why) -> None:
        await self._send(write_message(Goodbye(why)))
        await self._close(CLOSED[why])

    async def _turn_away(self, refusal: Refusal) -> None:
        await self._send(write_message(self._refusal(None, 0, refusal)))
        await self._close(REFUSED)

    def _refusal(self, n: int | None, told: int, refusal: Refusal) -> ServerMessage:
        self._lobby.services.metrics.refusals.labels(refusal.kind).inc()
        after = refusal.after if isinstance(refusal, TooFast) else None
        return Refused(n, told, refusal.kind, refusal.message, refusal.rule, refusal.expected, after)


class _Numbered(msgspec.Struct):
    """Just enough of a message to say which one was refused."""

    n: int


def _number(text: str) -> int | None:
    try:
        return msgspec.json.decode(text, type=_Numbered).n
    except (msgspec.MsgspecError, RecursionError):
        return None
