"""What is measured of one server: answers a second, how long they take, what they cost; memory; opening cold."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.load import Lengths, Load, hello_to, read
from bench.server.servers import Anpfiff, Bare

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.server.load import Tbl

LONG: Final[dict[str, Any]] = {"format": "cup_tie", "tie_after_90": "extra_time"}
"""Matches that do not end while they are measured."""
SETTLE: Final = 1.0
"""Seconds before anything counts."""


class Outcome(msgspec.Struct):
    """What a time under load showed."""

    per_second: float
    p99: float
    """Milliseconds from say to the last news."""
    cost: float
    """Microseconds of a core that an answer took in all servers' processes: other programs beside matter little."""
    hearing: float
    """Of these, what the last server took; if nobody plays there, for hearing of an answer that does not concern it."""
    database: float
    """The same in the database's processes."""
    lengths: list[Lengths]


async def lay(load: Load, servers: list[Any], tables: int, lengths: list[Lengths], *, split: bool) -> None:
    """Tables at servers, or at a bare server."""
    if isinstance(servers[0], Bare):
        await load.lay_bare(servers[0], tables, lengths)
    else:
        await load.lay(servers, tables, split=split, **LONG)


async def under_load(
    servers: list[Any],
    tables: int,
    seconds: float,
    pause: float = 0.0,
    lengths: list[Lengths] | None = None,
    database: Callable[[], float] = lambda: 0.0,
    *,
    split: bool = False,
    idle: int = 0,
) -> Outcome:
    """Play at so many tables, flat out or with pauses to think; at the last servers nobody does."""
    load = Load(pause)
    await lay(load, servers[: len(servers) - idle], tables, lengths or [], split=split)
    await asyncio.sleep(max(SETTLE, pause))
    load.is_measured = True
    before, start = load.done, time.perf_counter()
    cpu, stored = [server.cpu() for server in servers], database()
    await asyncio.sleep(seconds)
    load.is_measured = False
    done, wall = load.done - before, time.perf_counter() - start
    cpu = [server.cpu() - then for server, then in zip(servers, cpu, strict=True)]
    stored = database() - stored
    load.hang_up()
    p99 = statistics.quantiles(load.took, n=100)[98] * 1000
    a_million = 1e6 / done
    return Outcome(done / wall, p99, sum(cpu) * a_million, cpu[-1] * a_million, stored * a_million, load.lengths)


async def idle(server: Anpfiff, lines: int) -> float:
    """KiB of memory that an idle line takes."""
    load = Load(3600.0)
    await load.lay([server], 1, format="cup_tie")
    before = server.resident()
    table = load.tables[0]
    hello = hello_to(table.id, table.watch)
    watchers: list[Any] = []

    class Watcher(WSListener):
        def on_ws_connected(self, transport: WSTransport) -> None:
            transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))
            watchers.append(transport)

    for _ in range(lines):
        await ws_connect(Watcher, f"ws://127.0.0.1:{server.port}/socket")
    await asyncio.sleep(1)
    found = (server.resident() - before) / lines / 1024
    for watcher in watchers:
        watcher.disconnect()
    load.hang_up()
    return found


async def long_matches(server: Anpfiff, number: int, answers: int) -> list[Tbl]:
    """Tables at which so much has been said."""
    load = Load(0.0)
    await load.lay([server], number, **LONG)
    while sum(table.answers >= answers for table in load.tables) < 4:  # noqa: ASYNC110  quietly
        await asyncio.sleep(0.01)
    load.hang_up()
    return [table for table in load.tables if table.answers >= answers]


async def opens_cold(server: Anpfiff, table: Tbl) -> float:
    """Milliseconds from hello to the first news of a table that is not in memory."""
    told = asyncio.get_running_loop().create_future()
    hello = hello_to(table.id, table.watch)

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
