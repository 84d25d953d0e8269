"""The WebSocket: one connection from hello to goodbye. It speaks to the server itself, without a framework between."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import HTTPConnection

from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.protocol.connection import (
    VERSION,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
    Subscribe,
    Unsubscribe,
    name_of,
    read_message,
    write_message,
)
from anpfiff.protocol.table import Done
from anpfiff.server.connection.topics import Topics
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import Busy, Outdated, TooFast
from anpfiff.server.security.limits import Bucket, check_origin

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

    from anpfiff.protocol.connection import ClientMessage, ServerMessage, Topic, TopicName, Why
    from anpfiff.server.app import Server

PATH: Final = "/socket"
HELLO_WITHIN: Final = 10.0
"""Seconds a new connection has to send hello."""
MOST_REFUSALS: Final = 100
"""How many more messages than let through are refused in one flood, before its connection is closed."""
CLOSED: Final = {"moved": 4001, "stopping": 1001, "slow": 4008, "too_fast": 4008}
REFUSED: Final = 4000
"""The close code of a connection whose hello was refused, or that has no topic left; the refusal says why."""


class Gone(Exception):
    """The other side has closed the connection, or nothing is heard of it any more."""

    def __init__(self, event: Message) -> None:
        super().__init__(event.get("code"))
        # whoever closes says so in a frame, which has a reason, be it empty
        self.is_lost: Final = "reason" not in event


async def serve(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection."""
    connection = HTTPConnection(scope)
    address = server.address(connection)
    await receive()  # the wish to connect
    try:
        if scope["path"] != PATH:
            raise Unknown("there is nothing at this address")
        check_origin(connection.headers, server.public)
        server.turnstile.enter(address)
    except Refusal:
        await send({"type": "websocket.close", "code": 1008})
        return
    metrics = server.lobby.services.metrics
    metrics.connections.inc()
    try:
        await send({"type": "websocket.accept"})
        with contextlib.suppress(Gone):
            await _Connection(server, receive, send).run()
    finally:
        metrics.connections.dec()
        server.turnstile.leave(address)


class _Connection:
    """What one WebSocket says and is told."""

    __slots__ = ("_bucket", "_is_closed", "_lobby", "_receive_event", "_refusals", "_send_event", "_topics")

    def __init__(self, server: Server, receive: Receive, send: Send) -> None:
        self._receive_event: Final = receive
        self._send_event: Final = send
        self._lobby: Final = server.lobby
        self._topics: Final = Topics(server.lobby, self._send, self._goodbye, self._turn_away)
        limits = server.lobby.services.limits
        self._bucket: Final = Bucket(limits.messages, limits.burst)
        self._refusals = 0
        self._is_closed = False

    async def run(self) -> None:
        """From hello to goodbye."""
        is_lost = False
        self._lobby.connected.add(self._goodbye)
        try:
            for topic in await self._greeted():
                if refused := await self._follow(topic):
                    await self._send(write_message(refused))
            while self._topics and not self._is_closed:
                await self._hear(await self._receive())
            await self._close(REFUSED)
        except Gone as gone:
            is_lost = gone.is_lost
        finally:
            self._lobby.connected.discard(self._goodbye)
            await self._topics.leave_all(is_lost=is_lost)

    async def _greeted(self) -> list[Topic]:
        """The topics that hello names; none if it is refused."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._receive()
            return _read_hello(text).topics
        except TimeoutError:
            await self._goodbye("slow")
        except Refusal as refusal:
            await self._send(write_message(self._refusal(None, refusal)))
        return []

    async def _hear(self, text: str) -> None:
        """Answer one message."""
        metrics = self._lobby.services.metrics
        n, table = None, self._topics.table
        if table is not None:
            table[1].is_held = True
        try:
            self._bucket.take()
            self._refusals = max(0, self._refusals - 1)
            message = read_message(text)
            n = None if isinstance(message, Hello) else message.n
            metrics.said(type(message))
            began = time.perf_counter()
            answer = await self._answer(message)
            metrics.answered.observe(time.perf_counter() - began)
        except (Refusal, Unavailable) as refusal:
            answer = self._refusal(n if n is not None else _peek(text).n, refusal)
            self._refusals += isinstance(refusal, TooFast)
        if table is not None and table is self._topics.table:
            await table[1].answer(answer)
        else:
            await self._send(write_message(answer))
        if self._refusals > MOST_REFUSALS:
            await self._goodbye("too_fast")

    async def _answer(self, message: ClientMessage) -> ServerMessage:
        topics = self._topics
        match message:
            case Hello():
                raise Malformed("hello was said already")
            case Ping():
                return Pong(message.n, self._lobby.services.now())
            case Subscribe():
                return await self._follow(message.topic, message.n) or Done(message.n, topics.told)
            case Unsubscribe():
                await topics.leave(message.topic)
                return Done(message.n, topics.told)
            case _ if topics.table is None:
                raise Unknown("this connection follows no table")
            case _:
                host, visitor = topics.table
                return await host.answer(visitor, message)

    async def _follow(self, topic: Topic, n: int | None = None) -> Refused | None:
        """Subscribe to a topic; the refusal, if it is not to be had."""
        try:
            await self._topics.follow(topic)
        except (Refusal, Unavailable) as refusal:
            return self._refusal(n, refusal, name_of(topic))
        return None

    async def _turn_away(self, name: TopicName, refusal: Refusal) -> None:
        """A topic that was followed is not to be had any more."""
        await self._send(write_message(self._refusal(None, refusal, name)))
        if not self._topics:
            await self._close(REFUSED)

    # ---- the wire ---------------------------------------------------------------------------------------------------

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

    def _refusal(self, n: int | None, refusal: Refusal | Unavailable, topic: TopicName | None = None) -> Refused:
        if isinstance(refusal, Unavailable):
            refusal = Busy("the store cannot be reached; try again")
        self._lobby.services.metrics.refusals.labels(refusal.kind).inc()
        after = refusal.after if isinstance(refusal, TooFast) else None
        told, message = self._topics.told, refusal.message
        return Refused(n, told, refusal.kind, message, refusal.rule, refusal.expected, after, topic)


def _read_hello(text: str) -> Hello:
    """The first message; one of another version is refused in the same words, whatever else it says."""
    if (version := _peek(text).version) not in (None, VERSION):
        wanted = f"this server speaks version {VERSION} of the protocol, not {version}"
        raise Outdated(f"{wanted}: reload the page, or update your program", expected=[str(VERSION)])
    hello = read_message(text)
    if not isinstance(hello, Hello):
        raise Malformed("a connection begins with hello", expected=["hello"])
    return hello


class _Peeked(msgspec.Struct):
    """Just enough of a message to say why it is refused."""

    n: int | None = None
    version: int | None = None


def _peek(text: str) -> _Peeked:
    try:
        return msgspec.json.decode(text, type=_Peeked)
    except (msgspec.MsgspecError, RecursionError):
        return _Peeked()
