"""The load: many tables with two lines each, played from this process, and how long everything took.

At a server real Finale is played, any legal thing; at a bare server frames of the lengths are sent and wanted that
were counted at the server before. Time runs from `say` until the last line that is told something by it has its news.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from anpfiff.protocol.connection import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.server.servers import Anpfiff, Bare

OWN: Final = ord("o")
"""How the echo of one's own frame begins."""
AT_ONCE: Final = 32
"""So many tables are laid at the same time."""
Lengths = tuple[int, int, int]
"""Of what was said, of what its own line was told by it, and of what the other line was told, in bytes."""


class _Decision(msgspec.Struct):
    seat: int
    options: list[str]


class _Message(msgspec.Struct):
    """Just what the load needs of a message."""

    type: str
    ply: int = 0
    n: int | None = None
    status: str = ""
    kind: str = ""
    decision: _Decision | None = None


DECODER: Final = msgspec.json.Decoder(_Message | list[_Message])


def hello_to(table: str, token: str) -> dict[str, Any]:
    """The first message of a line to a table."""
    return {"type": "hello", "version": VERSION, "topics": [{"topic": "table", "table": table, "token": token}]}


def read(frame: WSFrame) -> list[_Message]:
    """The messages of a frame: one, or several in an array."""
    found = DECODER.decode(frame.get_payload_as_bytes())
    return found if isinstance(found, list) else [found]


class Tbl:
    """A table as the load sees it."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.id: str = opened["table"]
        self.invites: dict[str, str] = opened["invites"]
        self.watch: str = opened["watch"]
        self.began = self.last = 0.0
        self.answers = 0
        self.beside = 0
        """Bytes told since the last answer in other frames than the one that acknowledged it."""
        self.lines: list[Any] = []


class Load:
    """Many tables, and how long everything took."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.loop = asyncio.get_running_loop()
        self.is_on = self.is_measured = False
        self.done = 0
        self.took: list[float] = []
        self.lengths: list[Lengths] = []
        self.tables: list[Tbl] = []

    async def lay(self, nodes: list[Anpfiff], number: int, *, split: bool = False, **options: Any) -> None:
        """Open tables and let everybody sit down: both at the same node, or each at another one."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def lay_one(place: int) -> Tbl:
            async with gate:
                node = nodes[place % len(nodes)]
                table = Tbl(await self.loop.run_in_executor(None, lambda: node.open_table(**options)))
                for seat in (0, 1):
                    at = nodes[(place + seat * split) % len(nodes)]
                    line = Seat(self, table, seat)
                    await ws_connect(lambda line=line: line, f"ws://127.0.0.1:{at.port}/socket")
                    table.lines.append(line)
                    await line.sat
                return table

        self.tables += await asyncio.gather(*map(lay_one, range(number)))
        self.start()

    async def lay_bare(self, server: Bare, number: int, lengths: list[Lengths]) -> None:
        """The same at a bare server."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def lay_one(place: int) -> Tbl:
            async with gate:
                table = Tbl({"table": str(place), "invites": {}, "watch": ""})
                for seat in (0, 1):
                    line = BareSeat(self, table, seat, lengths)
                    await ws_connect(lambda line=line: line, f"ws://127.0.0.1:{server.port}/{place}/{seat}")
                    table.lines.append(line)
                return table

        self.tables += await asyncio.gather(*map(lay_one, range(number)))
        self.start()

    def start(self) -> None:
        """Everybody sits: let them play."""
        self.is_on = True
        for table in self.tables:
            for line in table.lines:
                line.go_on()

    def plan(self, say: Callable[[], None]) -> None:
        """Let somebody answer now, or after thinking for a while."""
        if self.pause:
            self.loop.call_later(random.expovariate(1 / self.pause), say)
        else:
            say()

    def said(self, table: Tbl) -> None:
        """Before the next answer: note what the last one took until all were told."""
        if table.began and table.last > table.began and self.is_measured:
            self.took.append(table.last - table.began)
        table.began = time.perf_counter()

    def told(self, table: Tbl, length: int) -> None:
        """A line was sent something, though it said nothing."""
        table.last = time.perf_counter()
        table.beside += length

    def answered(self, table: Tbl, said: int, length: int) -> None:
        """An answer was acknowledged, so it is in the store."""
        table.last = time.perf_counter()
        self.done += 1
        table.answers += 1
        if self.is_measured:
            self.lengths.append((said, length, table.beside))
        table.beside = 0

    def hang_up(self) -> None:
        """Close all lines."""
        self.is_on = False
        for table in self.tables:
            for line in table.lines:
                line.transport.disconnect()


class Seat(WSListener):
    """A line to a server that says any legal thing, at once or after a while."""

    def __init__(self, load: Load, table: Tbl, seat: int) -> None:
        super().__init__()
        self.load, self.table, self.seat, self.key = load, table, seat, secrets.token_urlsafe(24)
        self.sat = load.loop.create_future()
        self.transport: WSTransport
        self.last = -1
        self.said = 0
        self.latest: _Message | None = None

    def go_on(self) -> None:
        """Answer what is asked, once."""
        message = self.latest
        if message is not None and message.decision is not None and message.ply > self.last and self.load.is_on:
            self.last = message.ply
            self.load.plan(partial(self.say, message.ply, message.decision.options))

    def say(self, ply: int, options: list[str]) -> None:
        """Answer."""
        if self.load.is_on:
            action = random.choice(options)
            frame = msgspec.json.encode({"type": "say", "n": 2, "ply": ply, "seat": self.seat, "action": action})
            self.said = len(frame)
            self.load.said(self.table)
            self.transport.send(WSMsgType.TEXT, frame)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        self.send(hello_to(self.table.id, self.table.invites[str(self.seat)]))

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Hear something."""
        if frame.msg_type == WSMsgType.TEXT:
            found = read(frame)
            if self.sat.done() and any(message.type == "done" for message in found):
                self.load.answered(self.table, self.said, frame.payload_size)
            else:
                self.load.told(self.table, frame.payload_size)
            for message in found:
                self.hear(message)

    def hear(self, message: _Message) -> None:
        """One message of a frame."""
        if message.type == "welcome":
            sit = {"seat": self.seat, "name": f"seat {self.seat}", "key": self.key, "part": secrets.token_hex(16)}
            self.send({"type": "sit", "n": 1, **sit})
        elif message.type == "done":
            if not self.sat.done():
                self.sat.set_result(None)
        elif message.type == "news":
            self.latest = message
            self.go_on()
        elif message.type == "refused" and message.kind != "late":
            raise SystemExit(f"refused: {message}")


class BareSeat(WSListener):
    """A line to a bare server; whoever was echoed to last at a table lets somebody there speak next."""

    def __init__(self, load: Load, table: Tbl, seat: int, lengths: list[Lengths]) -> None:
        super().__init__()
        self.load, self.table, self.seat, self._all = load, table, seat, lengths
        self.transport: WSTransport

    def go_on(self) -> None:
        """One of the two begins."""
        if self.seat == 0:
            self.load.plan(self.say)

    def say(self) -> None:
        """Send a frame, and say how long its echoes are to be."""
        if self.load.is_on:
            length, own, other = random.choice(self._all)
            self.load.said(self.table)
            self.transport.send(WSMsgType.TEXT, f"{own} {other} ".ljust(length, "x").encode())

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Be ready."""
        self.transport = transport

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Hear an echo; if it is one's own, it is somebody's turn again."""
        if frame.msg_type == WSMsgType.TEXT:
            if frame.get_payload_as_memoryview()[0] != OWN:
                self.load.told(self.table, frame.payload_size)
            else:
                self.load.answered(self.table, 0, frame.payload_size)
                self.load.plan(random.choice(self.table.lines).say)
