"""The line: one WebSocket, from hello to goodbye. It speaks to the server itself, without a framework between."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import HTTPConnection

from anpfiff.core.errors import Malformed, Refusal, Unknown
from anpfiff.server import protocol
from anpfiff.server.guard import Bucket, check_origin
from anpfiff.server.hint_messages import AskHint, AskOdds, AskOutlook
from anpfiff.server.hints import hint, outlook
from anpfiff.server.refusals import NO_TABLE, Busy, Outdated, TooFast
from anpfiff.server.rights import away_from, held_by, invited_by, may_watch
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.visitor import Visitor

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from anpfiff.server.app import Stadium

PATH: Final = "/socket"
HELLO_WITHIN: Final = 10.0
"""So many seconds a line has to say hello."""
MOST_REFUSALS: Final = 100
"""After so many messages too many a line is closed."""
CLOSED: Final = {"moved": 4001, "stopping": 1001, "slow": 4008}
REFUSED: Final = 4000
"""The close code of a line whose hello was refused; the refusal says why."""


class Gone(Exception):
    """The other side has closed the line."""


async def serve(stadium: Stadium, scope: Scope, receive: Receive, send: Send) -> None:
    """One line."""
    connection = HTTPConnection(scope)
    address = stadium.address(connection)
    await receive()  # the wish to connect
    try:
        if scope["path"] != PATH:
            raise Unknown("there is nothing at this address")
        check_origin(connection.headers, stadium.public)
        stadium.turnstile.enter(address)
    except Refusal:
        await send({"type": "websocket.close", "code": 1008})
        return
    metrics = stadium.lobby.services.metrics
    metrics.lines.inc()
    try:
        await send({"type": "websocket.accept"})
        with contextlib.suppress(Gone):
            await _Line(stadium, receive, send).run()
    finally:
        metrics.lines.dec()
        stadium.turnstile.leave(address)


class _Line:
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
                hello = protocol.read(await self._receive())
            if not isinstance(hello, protocol.Hello):
                raise Malformed("a line begins with hello", expected=["hello"])
            visitor = await self._welcome(hello)
        except TimeoutError:
            await self._goodbye("slow")
        except Refusal as refusal:
            await self._turn_away(refusal)
        else:
            try:
                await self._listen(visitor)
            finally:
                visitor.steward.visitors.discard(visitor)

    async def _listen(self, visitor: Visitor) -> None:
        metrics = self._lobby.services.metrics
        while True:
            text = await self._receive()
            n = None
            visitor.is_held = True
            try:
                if not self._bucket.take():
                    raise TooFast("too many messages; wait a little")
                message = protocol.read(text)
                if isinstance(message, protocol.Hello):
                    raise Malformed("hello was said already")
                n = message.n
                metrics.said(type(message))
                began = time.perf_counter()
                answer = await _obey(visitor, message)
                metrics.answered.observe(time.perf_counter() - began)
            except Unavailable:
                answer = self._refusal(n, visitor.journal_ply, Busy("the store cannot be reached; try again"))
            except Refusal as refusal:
                answer = self._refusal(n if n is not None else _number(text), visitor.journal_ply, refusal)
                self._refusals += isinstance(refusal, TooFast)
            await visitor.answer(answer)
            if self._refusals > MOST_REFUSALS:
                await self._goodbye("slow")
                return

    async def _welcome(self, hello: protocol.Hello) -> Visitor:
        """Greet somebody with a token, and turn him to his chair."""
        if hello.version != protocol.VERSION:
            raise Outdated(f"this server speaks version {protocol.VERSION}", expected=[str(protocol.VERSION)])
        try:
            steward = await self._lobby.find(hello.table)
        except Unavailable as error:
            raise Busy("the store cannot be reached; try again") from error
        visitor = Visitor(steward, hello.token, self._send, self._goodbye)
        if not steward.is_sure or not may_watch(steward.room, visitor.hashes):
            await steward.catch_up()  # another node may have let him in just now
        async with steward.lock:
            welcome = self._show_in(visitor, hello)
        if hello.ply > visitor.journal_ply:
            await steward.catch_up()  # another node has told him more than we know
        visitor.ply = max(0, hello.ply)
        await self._send(protocol.write(welcome))
        async with steward.lock:
            steward.visitors.add(visitor)
            visitor.wake()
            steward.attend()
        return visitor

    def _show_in(self, visitor: Visitor, hello: protocol.Hello) -> protocol.Welcome:
        """Find somebody his chair."""
        steward, room, hashes = visitor.steward, visitor.steward.room, visitor.hashes
        if not may_watch(room, hashes):
            raise Unknown(NO_TABLE)
        holds = held_by(room, hashes)
        chair = holds[0] if len(holds) == 1 else hello.seat
        if chair is not None and holds:
            steward.turn(visitor, chair)
            steward.make_room(chair)
        now = self._lobby.services.now()
        return protocol.Welcome(
            protocol.VERSION, room.info(), holds, invited_by(room, hashes), away_from(room, hashes), now
        )

    async def _receive(self) -> str:
        event = await self._receive_event()
        if event["type"] == "websocket.disconnect":
            raise Gone
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

    async def _goodbye(self, why: protocol.Why) -> None:
        await self._send(protocol.write(protocol.Goodbye(why)))
        await self._close(CLOSED[why])

    async def _turn_away(self, refusal: Refusal) -> None:
        await self._send(protocol.write(self._refusal(None, 0, refusal)))
        await self._close(REFUSED)

    def _refusal(self, n: int | None, ply: int, refusal: Refusal) -> protocol.ServerMessage:
        self._lobby.services.metrics.refusals.labels(refusal.kind).inc()
        return protocol.Refused(n, ply, refusal.kind, refusal.message, refusal.rule, refusal.expected)


async def _obey(visitor: Visitor, message: protocol.ClientMessage) -> protocol.ServerMessage:
    steward = visitor.steward
    match message:
        case protocol.Hello():
            raise Malformed("hello was said already")
        case protocol.Ping():
            return protocol.Pong(message.n, steward.services.now())
        case protocol.Sit():
            return await steward.sit(visitor, message)
        case AskOdds():
            return await steward.odds(visitor, message)
        case AskHint():
            return await hint(steward, visitor, message)
        case AskOutlook():
            return await outlook(steward, visitor, message)
        case protocol.Recall():
            return await steward.recall(visitor, message)
        case protocol.TurnTo():
            async with steward.lock:
                steward.turn(visitor, message.seat)
                visitor.wake()
            return protocol.Done(message.n, visitor.journal_ply)
        case _:
            return await steward.obey(visitor, message)


class _Numbered(msgspec.Struct):
    """Just enough of a message to say which one was refused."""

    n: int


def _number(text: str) -> int | None:
    try:
        return msgspec.json.decode(text, type=_Numbered).n
    except (msgspec.MsgspecError, RecursionError):
        return None
