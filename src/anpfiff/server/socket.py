"""The line: one WebSocket, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from anpfiff.core.errors import Malformed, Refusal, Unknown
from anpfiff.server import protocol
from anpfiff.server.guard import Bucket, check_origin
from anpfiff.server.judge import held_by, invited_by, may_watch
from anpfiff.server.refusals import Busy, Outdated, TooFast
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.visitor import Visitor

if TYPE_CHECKING:
    from anpfiff.server.app import Stadium

HELLO_WITHIN: Final = 10.0
"""So many seconds a line has to say hello."""
MOST_REFUSALS: Final = 100
"""After so many messages too many a line is closed."""
CLOSED: Final = {"moved": 4001, "stopping": 1001, "slow": 4008}
REFUSED: Final = 4000
"""The close code of a line whose hello was refused; the refusal says why."""


async def serve(ws: WebSocket) -> None:
    """One line."""
    stadium: Stadium = ws.app.state.stadium
    address = stadium.address(ws)
    try:
        check_origin(ws.headers, stadium.public)
        stadium.turnstile.enter(address)
    except Refusal:
        await ws.close(1008)
        return
    metrics = stadium.lobby.grounds.metrics
    metrics.lines.inc()
    try:
        await ws.accept()
        await _Line(ws, stadium).run()
    except WebSocketDisconnect:
        pass
    finally:
        metrics.lines.dec()
        stadium.turnstile.leave(address)


class _Line:
    """What one WebSocket says and is told."""

    def __init__(self, ws: WebSocket, stadium: Stadium) -> None:
        self._ws: Final = ws
        self._lobby: Final = stadium.lobby
        limits = stadium.lobby.grounds.limits
        self._bucket: Final = Bucket(limits.messages, limits.burst)
        self._refusals = 0

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = protocol.read(await self._receive())
            if not isinstance(hello, protocol.Hello):
                raise Malformed("a line begins with hello", expected=["hello"])
            visitor = await self._welcome(hello)
        except TimeoutError:
            await self._close("slow")
            return
        except msgspec.MsgspecError as error:
            await self._refuse(None, 0, Malformed(str(error)))
            await self._ws.close(REFUSED)
            return
        except Refusal as refusal:
            await self._refuse(None, 0, refusal)
            await self._ws.close(REFUSED)
            return
        try:
            await self._listen(visitor)
        finally:
            visitor.steward.visitors.discard(visitor)

    async def _listen(self, visitor: Visitor) -> None:
        metrics = self._lobby.grounds.metrics
        while True:
            text = await self._receive()
            n = None
            try:
                if not self._bucket.take():
                    raise TooFast("too many messages; wait a little")
                message = protocol.read(text)
                if isinstance(message, protocol.Hello):
                    raise Malformed("hello was said already")
                n = message.n
                metrics.messages.labels(type(message).__name__.lower()).inc()
                with metrics.answered.time():
                    answer = await _obey(visitor, message)
                await visitor.say(answer)
            except msgspec.MsgspecError as error:
                await self._refuse(_number(text), _ply(visitor), Malformed(str(error)))
            except Unavailable:
                await self._refuse(n, _ply(visitor), Busy("the store cannot be reached; try again"))
            except Refusal as refusal:
                await self._refuse(n if n is not None else _number(text), _ply(visitor), refusal)
                self._refusals += isinstance(refusal, TooFast)
                if self._refusals > MOST_REFUSALS:
                    await self._ws.close(CLOSED["slow"])
                    return

    async def _welcome(self, hello: protocol.Hello) -> Visitor:
        """Greet somebody with a token, and turn him to his chair."""
        if hello.version != protocol.VERSION:
            raise Outdated(f"this server speaks version {protocol.VERSION}", expected=[str(protocol.VERSION)])
        try:
            steward = await self._lobby.find(hello.table)
        except Unavailable as error:
            raise Busy("the store cannot be reached; try again") from error
        room = steward.room
        if not may_watch(room, hello.token):
            raise Unknown("there is no such table, or this link is not good for it (any more)")
        holds = held_by(room, hello.token)
        visitor = Visitor(steward, hello.token, self._send, self._close)
        chair = holds[0] if len(holds) == 1 else hello.seat
        if chair is not None:
            steward.turn(visitor, chair)
        visitor.ply = max(0, hello.ply)
        if chair is not None:
            steward.make_room(chair)
        invited = invited_by(room, hello.token)
        await visitor.say(protocol.Welcome(protocol.VERSION, room.info(), holds, invited, self._lobby.grounds.now()))
        async with steward.lock:
            steward.visitors.add(visitor)
            visitor.wake()
        return visitor

    async def _receive(self) -> str:
        message = await self._ws.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def _send(self, data: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone; the receiving side will hear of it
            await self._ws.send({"type": "websocket.send", "text": data.decode()})

    async def _close(self, why: str) -> None:
        if self._ws.application_state is WebSocketState.CONNECTED:
            await self._send(protocol.write(protocol.Goodbye(why)))  # type: ignore[arg-type]
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._ws.close(CLOSED[why])

    async def _refuse(self, n: int | None, ply: int, refusal: Refusal) -> None:
        self._lobby.grounds.metrics.refusals.labels(refusal.kind).inc()
        told = protocol.Refused(n, ply, refusal.kind, refusal.message, refusal.rule, refusal.expected)
        await self._send(protocol.write(told))


async def _obey(visitor: Visitor, message: protocol.ClientMessage) -> protocol.ServerMessage:
    steward = visitor.steward
    match message:
        case protocol.Hello():
            raise Malformed("hello was said already")
        case protocol.Ping():
            return protocol.Pong(message.n, steward.grounds.now())
        case protocol.Sit():
            return await steward.sit(visitor, message)
        case protocol.AskOdds():
            return await steward.odds(visitor, message)
        case protocol.TurnTo():
            async with steward.lock:
                steward.turn(visitor, message.seat)
                visitor.wake()
            return protocol.Done(message.n, _ply(visitor))
        case _:
            return await steward.obey(visitor, message)


def _ply(visitor: Visitor) -> int:
    return visitor.steward.room.journals.ply(visitor.chair)


class _Numbered(msgspec.Struct):
    """Just enough of a message to say which one was refused."""

    n: int


def _number(text: str) -> int | None:
    try:
        return msgspec.json.decode(text, type=_Numbered).n
    except msgspec.MsgspecError:
        return None
