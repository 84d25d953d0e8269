"""`make bench-stadium`: how many people one stadium holds. Real Finale tables, load from this process on loopback.

Every table has two lines (WebSockets) whose seats say any legal thing. Measured from `say` until the last line that is
told something by it has its news; an answer counts only when the server has acknowledged it, so it is in the store.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT: Final = Path(__file__).parent.parent
GOALS: Final = {
    "p99 of 1,000 tables, an answer every 2 s (ms)": ("<=", 50.0),
    "durable answers a second, flat out, SQLite": (">=", 4000.0),
    "durable answers a second, flat out, PostgreSQL": (">=", 2500.0),
    "memory of an idle line (KiB)": ("<=", 40.0),
    "a match of 300 answers opens cold in (ms)": ("<=", 20.0),
}


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


def read(frame: WSFrame) -> list[_Message]:
    """The messages of a frame: one, or several in an array."""
    found = DECODER.decode(frame.get_payload_as_bytes())
    return found if isinstance(found, list) else [found]


class Server:
    """A stadium as a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "anpfiff", "serve", "--no-browser", "--port", "0", "--database", database]
        command += ["--rate", "100000", "--tables", "1000000", "--lines", "1000000"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1])
        self.memory = psutil.Process(self.process.pid)

    def open_table(self, **options: Any) -> dict[str, Any]:
        """A table for two friends."""
        wish = {"game": "finale", "seats": [{"kind": "friend"}, {"kind": "friend"}], "options": options}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", json.dumps(wish).encode(), method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def stop(self) -> None:
        """Stop it gracefully."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Seat(WSListener):
    """One line that says any legal thing, at once or after a while."""

    def __init__(self, load: Load, table: Tbl, seat: int) -> None:
        super().__init__()
        self.load, self.table, self.seat, self.key = load, table, seat, secrets.token_urlsafe(24)
        self.sat = load.loop.create_future()
        self.transport: WSTransport | None = None
        self.last = -1
        self.latest: _Message | None = None

    def go_on(self) -> None:
        """Answer what is asked, once."""
        message = self.latest
        if message is not None and message.decision is not None and message.ply > self.last and self.load.is_on:
            self.last = message.ply
            self.load.plan(self, message)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        self.send({"type": "hello", "version": 1, "table": self.table.id, "token": self.table.invites[str(self.seat)]})

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Hear something."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        for message in read(frame):
            self.hear(message)

    def hear(self, message: _Message) -> None:
        """One message of a frame."""
        if message.type == "welcome":
            sit = {"seat": self.seat, "name": f"seat {self.seat}", "key": self.key, "part": secrets.token_hex(16)}
            self.send({"type": "sit", "n": 1, **sit})
        elif message.type == "done":
            if not self.sat.done():
                self.sat.set_result(None)
            else:
                self.load.answered(self.table)
        elif message.type == "news":
            self.load.told(self.table)
            self.table.status = message.status
            self.latest = message
            self.go_on()
        elif message.type == "refused" and message.kind != "late":
            raise SystemExit(f"refused: {message}")


class Tbl:
    """A table as the load sees it."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.id: str = opened["table"]
        self.invites: dict[str, str] = opened["invites"]
        self.watch: str = opened["watch"]
        self.status = "open"
        self.began = 0.0
        self.last = 0.0
        self.answers = 0
        self.seats: list[Seat] = []


class Load:
    """Many tables, and how long everything took."""

    def __init__(self, server: Server, pause: float) -> None:
        self.server, self.pause = server, pause
        self.loop = asyncio.get_running_loop()
        self.is_on = self.is_measured = False
        self.done = 0
        self.took: list[float] = []
        self.tables: list[Tbl] = []

    async def lay(self, number: int, **options: Any) -> None:
        """Open tables and let everybody sit down."""
        for _ in range(number):
            self.tables.append(Tbl(await self.loop.run_in_executor(None, lambda: self.server.open_table(**options))))
        for table in self.tables[-number:]:
            await self.sit(table)
        self.is_on = True
        for table in self.tables:
            for seat in table.seats:
                seat.go_on()

    async def sit(self, table: Tbl) -> None:
        """Both seats of a table."""
        for seat in (0, 1):
            url = f"ws://127.0.0.1:{self.server.port}/socket"
            listener = Seat(self, table, seat)
            await ws_connect(lambda listener=listener: listener, url)
            table.seats.append(listener)
            await listener.sat

    def plan(self, seat: Seat, message: _Message) -> None:
        """Answer now, or after thinking for a while."""
        if self.pause:
            self.loop.call_later(random.expovariate(1 / self.pause), self.say, seat, message)
        else:
            self.say(seat, message)

    def say(self, seat: Seat, message: _Message) -> None:
        """Answer."""
        if not self.is_on or message.decision is None:
            return
        self.close(seat.table)
        seat.table.began = time.perf_counter()
        option = random.choice(message.decision.options)
        seat.send({"type": "say", "n": 2, "ply": message.ply, "seat": seat.seat, "action": option})

    def told(self, table: Tbl) -> None:
        """A line was told something."""
        table.last = time.perf_counter()

    def answered(self, table: Tbl) -> None:
        """An answer was acknowledged."""
        self.done += 1
        table.answers += 1
        table.last = time.perf_counter()

    def close(self, table: Tbl) -> None:
        """Before the next answer: note how long the last one took until all were told."""
        if table.began and table.last > table.began and self.is_measured:
            self.took.append(table.last - table.began)

    def hang_up(self) -> None:
        """Close all lines."""
        self.is_on = False
        for table in self.tables:
            for seat in table.seats:
                assert seat.transport is not None
                seat.transport.disconnect()


async def paced(server: Server, tables: int, seconds: float) -> float:
    """The 99th percentile, in milliseconds, of tables at which people think for two seconds."""
    load = Load(server, 2.0)
    await load.lay(tables, format="cup_tie")
    await asyncio.sleep(2)
    load.is_measured = True
    await asyncio.sleep(seconds)
    load.is_measured = False
    load.hang_up()
    return statistics.quantiles(load.took, n=100)[98] * 1000


async def flat_out(server: Server, tables: int, seconds: float) -> float:
    """Durable answers a second when every table always has one under way."""
    load = Load(server, 0.0)
    await load.lay(tables, format="cup_tie", tie_after_90="extra_time")
    await asyncio.sleep(0.5)
    before, start = load.done, time.perf_counter()
    await asyncio.sleep(seconds)
    found = (load.done - before) / (time.perf_counter() - start)
    load.hang_up()
    return found


async def idle(server: Server, lines: int) -> float:
    """KiB of memory that an idle line takes."""
    load = Load(server, 0.0)
    await load.lay(1, format="cup_tie")
    load.is_on = False
    before = server.memory.memory_info().rss
    table = load.tables[0]
    hello = {"type": "hello", "version": 1, "table": table.id, "token": table.watch}
    watchers: list[Any] = []

    class Watcher(WSListener):
        def on_ws_connected(self, transport: WSTransport) -> None:
            transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))
            watchers.append(transport)

    for _ in range(lines):
        await ws_connect(Watcher, f"ws://127.0.0.1:{server.port}/socket")
    await asyncio.sleep(1)
    found: float = (server.memory.memory_info().rss - before) / lines / 1024
    for watcher in watchers:
        watcher.disconnect()
    load.hang_up()
    return found


async def long_matches(server: Server, number: int, answers: int) -> list[Tbl]:
    """Tables at which so much has been said."""
    load = Load(server, 0.0)
    await load.lay(number, format="cup_tie", tie_after_90="extra_time")
    while sum(table.answers >= answers for table in load.tables) < 4:  # noqa: ASYNC110  quietly
        await asyncio.sleep(0.01)
    load.hang_up()
    return [table for table in load.tables if table.answers >= answers]


async def opens_cold(server: Server, table: Tbl) -> float:
    """Milliseconds from hello to the first news of a table that is not in memory."""
    told = asyncio.get_running_loop().create_future()
    hello = {"type": "hello", "version": 1, "table": table.id, "token": table.watch}

    class Watcher(WSListener):
        def on_ws_connected(self, transport: WSTransport) -> None:
            self.began = time.perf_counter()
            transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))

        def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
            if read(frame)[0].type == "news" and not told.done():
                told.set_result(time.perf_counter() - self.began)

    transport, _ = await ws_connect(Watcher, f"ws://127.0.0.1:{server.port}/socket")
    found: float = await told
    transport.disconnect()
    return found * 1000


@contextlib.contextmanager
def databases(kind: str) -> Iterator[Callable[[], str]]:
    """Fresh databases of a kind."""
    if kind == "SQLite":
        with tempfile.TemporaryDirectory() as folder:
            yield lambda: str(Path(folder) / f"{secrets.token_hex(4)}.db")
        return
    from tests.postgres import Cluster

    cluster = Cluster()
    try:
        yield lambda: cluster.url(cluster.lend_database())
    finally:
        cluster.stop()


def once(kind: str, new: Callable[[], str], console: Console, *, quick: bool) -> dict[str, float]:
    """All figures of one round."""
    found: dict[str, float] = {}
    seconds, tables = (3.0, 100) if quick else (10.0, 1000)

    def run(name: str, work: Callable[[Server], Any]) -> None:
        server = Server(new())
        try:
            found[name] = uvloop.run(work(server))
            console.print(f"[dim]  {name}: {found[name]:,.1f}[/]")
        finally:
            server.stop()

    run(f"durable answers a second, flat out, {kind}", lambda server: flat_out(server, 250, min(seconds, 5.0)))
    if kind == "SQLite":
        run(f"p99 of {tables:,} tables, an answer every 2 s (ms)", lambda server: paced(server, tables, seconds))
        run("memory of an idle line (KiB)", lambda server: idle(server, 500 if quick else 4000))
        found |= cold(new())
    return found


def cold(database: str) -> dict[str, float]:
    """How long matches of 300 answers take to open on a server that has just started."""
    server = Server(database)
    try:
        tables = uvloop.run(long_matches(server, 150, 300))
    finally:
        server.stop()
    server = Server(database)
    try:
        took = [uvloop.run(opens_cold(server, table)) for table in tables]
    finally:
        server.stop()
    return {"a match of 300 answers opens cold in (ms)": statistics.median(took[1:])}


def main() -> None:
    """Measure, and show medians beside the goals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="small numbers, to see that it works")
    parser.add_argument("--save", action="store_true", help="keep the figures in bench/stadium.json")
    args = parser.parse_args()
    console = Console()
    rounds: dict[str, list[float]] = {}
    for kind in ("SQLite", "PostgreSQL"):
        with databases(kind) as new:
            for number in range(args.rounds):
                console.print(f"[bold]{kind}, round {number + 1} of {args.rounds}[/]")
                for name, figure in once(kind, new, console, quick=args.quick).items():
                    rounds.setdefault(name, []).append(figure)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    table = Table("figure", "median", "lowest", "highest", "goal", title=f"The stadium ({machine}, load included)")
    for name, figures in rounds.items():
        sign, goal = GOALS.get(name, ("", 0.0))
        shown = [f"{figure:,.1f}" for figure in (statistics.median(figures), min(figures), max(figures))]
        table.add_row(name, *shown, f"{sign} {goal:g}" if sign else "")
    console.print(table)
    if args.save:
        kept = {"machine": machine, "rounds": rounds}
        (ROOT / "bench" / "stadium.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
