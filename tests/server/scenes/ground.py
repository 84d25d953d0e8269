"""Two nodes on one store, in one process and on a clock one can turn: everything happens only when a scene says so."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.protocol.decision import Hint, StandingAt
from anpfiff.server.app import Entrance, build
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.bots.queue import USUAL
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.store import Appended
from anpfiff.server.log.store.schema import migrations
from anpfiff.server.log.store.visiting_bots import VisitingBots
from anpfiff.server.services import Limits, Services

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from anpfiff.server.bots.queue import Errand
    from anpfiff.server.bots.worker import Task
    from anpfiff.server.log.store import Head, Record
    from anpfiff.server.tables.host import RoomHost

PLENTY = Limits(messages=1e9, burst=10**9, requests=1e9, tables=10**9, connections=10**9)
KICK_OFF = 1_800_000_000_000


class Shed:
    """What both nodes keep: the logs. What one of them appends reaches the other when the scene lets it."""

    def __init__(self) -> None:
        self.records: dict[str, Record] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.doors: list[Door] = []
        self.beside = sqlite3.connect(":memory:")
        for step in migrations():
            for statement in step.statements:
                self.beside.execute(statement)

    async def ask(self, sql: str, *given: Any) -> list[Any]:
        """What is kept beside the logs, at once."""
        return self.beside.execute(sql, given).fetchall()


class Door:
    """A node's way to the shed: the contract of a store, as far as a match needs it."""

    shared = True

    def __init__(self, shed: Shed) -> None:
        self.shed = shed
        self.bots = VisitingBots(shed.ask)
        self.waiting: list[Appended] = []
        self._hear: list[Callable[[Appended], Any]] = []
        shed.doors.append(self)

    async def open(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """Nothing is left to finish."""

    async def create(self, record: Record, first: bytes) -> bool:
        """Lay a new table; a name is given once."""
        if record.table in self.shed.records:
            return False
        self.shed.records[record.table], self.shed.logs[record.table] = record, [first]
        return True

    async def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> bool:
        """Append, if nobody else did; the others hear of it later."""
        await asyncio.sleep(0)
        log = self.shed.logs[table]
        if len(log) != seq:
            return False
        log.append(body)
        if head is not None:
            self.shed.records[table] = msgspec.structs.replace(self.shed.records[table], head=head)
        for door in self.shed.doors:
            if door is not self:
                door.waiting.append(Appended(table, seq, body))
        return True

    async def read(self, table: str, after: int = -1) -> list[tuple[int, bytes]]:
        """The entries after a number."""
        await asyncio.sleep(0)
        return list(enumerate(self.shed.logs[table]))[after + 1 :]

    async def record(self, table: str) -> Record | None:
        """What is known of a table."""
        return self.shed.records.get(table)

    async def listed(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Public tables."""
        wanted = set(statuses)
        return [one for one in self.shed.records.values() if one.public and one.head.status in wanted][:limit]

    def listen(self, hear: Callable[[Appended], Any]) -> None:
        """Tell somebody more."""
        self._hear.append(hear)

    def deliver(self, *, whole: bool = True) -> None:
        """Let the next entry in; or all at once, as a connection that was down does: anything may have been missed."""
        news = self.waiting.pop(0) if whole and self.waiting else Appended("", -1, None)
        if not whole:
            self.waiting = []
        for hear in self._hear:
            hear(news)


class Inline(ThreadPoolExecutor):
    """A thread that is none: what takes long is done at once, so that a scene is the same whenever it is played."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except BaseException as error:  # noqa: BLE001  whoever waits for it gets it
            done.set_exception(error)
        return done


class Calm(BotPool):
    """Bots that say the first thing that comes to mind, but only when the scene lets them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.gate = asyncio.Semaphore(0)
        self.pondering = 0

    async def think(self, task: Task, _errand: Errand = USUAL) -> str:
        """Wait for the scene, then any option."""
        self.pondering += 1
        try:
            await self.gate.acquire()
        finally:
            self.pondering -= 1
        return task.options[len(str(task.view)) % len(task.options)]

    async def hint(self, task: Task, _opener: str = "") -> list[Hint]:
        """Nothing is known of any option."""
        await asyncio.sleep(0)
        return [Hint(0.5, 0.5, 1) for _ in task.options]

    async def forecast(self, task: Task, _opener: str = "") -> StandingAt:
        """Nobody is ahead."""
        await asyncio.sleep(0)
        return StandingAt(0, [0.5 for _ in task.view["roles"]], [0.5 for _ in task.view["roles"]])


class Node:
    """One server of the two, without a network before it."""

    def __init__(self, shed: Shed, now: Callable[[], int], limits: Limits = PLENTY) -> None:
        self.door = Door(shed)
        self.bots = Calm()
        self.services = Services(self.door, self.bots, Metrics(), limits, now)  # type: ignore[arg-type]
        self.app: Entrance = build(self.services)
        self.lobby = self.app.server.lobby
        self.door.listen(self.lobby._hear)

    async def get(self, path: str, token: str) -> tuple[int, bytes]:
        """What somebody with this token is shown."""
        return await self.ask("GET", path, token)

    async def ask(self, method: str, path: str, token: str, said: object = None) -> tuple[int, bytes]:
        """What the HTTP API answers to somebody with this token."""
        headers = [(b"host", b"127.0.0.1"), (b"authorization", b"Bearer " + token.encode())]
        path, _, query = path.partition("?")
        scope = {
            "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": headers, "client": ("10.0.0.9", 1), "server": ("127.0.0.1", 80), "scheme": "http",
            "http_version": "1.1", "root_path": "",
        }  # fmt: skip
        status, body = 0, b""

        async def receive() -> dict[str, Any]:
            sent = b"" if said is None else msgspec.json.encode(said)
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, body
            status = message.get("status", status)
            body += message.get("body", b"")

        await self.app(scope, receive, send)
        return status, body

    def host(self, table: str) -> RoomHost | None:
        """Who keeps the table here, if anybody does."""
        return self.lobby.hosts.get(table)

    def committed(self, table: str) -> int:
        """The number of the last entry that this node knows and the store has."""
        host, last = self.host(table), len(self.door.shed.logs.get(table, [])) - 1
        return last if host is None else min(last, host.room.seq)

    def is_busy(self, table: str) -> bool:
        """Whether something is under way that the scene has not held up itself."""
        host = self.host(table)
        return host is not None and host.log.is_busy
