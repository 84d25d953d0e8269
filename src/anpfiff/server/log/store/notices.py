"""Notices from the other nodes on one PostgreSQL: every append sends one in the moment it is committed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from anpfiff.server.log.store import Appended
from anpfiff.server.log.store.connect import FIRST_PAUSE, TROUBLE, hang_up, longer
from anpfiff.server.log.store.errors import Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.server.log.store.connect import Connector

CHANNEL: Final = "stadium_news"
MISSED: Final = Appended("", -1, None)
"""Anything may have been missed: the connection was down for a while."""
ROOM: Final = 7_900
"""Bytes of name and body that fit into a notice of less than 8000, beside the node and the number."""
NOTICE: Final = f"""
    pg_notify('{CHANNEL}', %s || ' ' || seq || ' ' || table_name
        || case when octet_length(table_name) + octet_length(body) <= {ROOM} then E'\\n' || body else '' end)
"""
"""The notice of an entry in SQL; a node's name goes where the mark is."""
HEARTBEAT: Final = 15.0
"""Seconds after which a silent connection is tried."""


def read_notice(payload: str) -> tuple[str, Appended]:
    """Which node tells, and what."""
    first, has_body, body = payload.partition("\n")
    node, seq, table = first.split(" ", 2)
    return node, Appended(table, int(seq), body.encode() if has_body else None)


class Listener:
    """A connection of its own for the notices, made again whenever it is lost. What this node wrote is left out."""

    def __init__(self, connector: Connector, node: str) -> None:
        self._connector = connector
        self._own = f"{node} "
        self._hear: list[Callable[[Appended], Any]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, hear: Callable[[Appended], Any]) -> None:
        """Tell somebody more."""
        self._hear.append(hear)

    async def open(self) -> None:
        """Listen from now on."""
        connection, lost = await self._connect()
        self._task = asyncio.create_task(self._keep(connection, lost))

    async def close(self) -> None:
        """Listen no more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _connect(self) -> tuple[Any, asyncio.Event]:
        connection = await self._connector.connection()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._on_notice)
        except BaseException as error:
            connection.terminate()
            if isinstance(error, TROUBLE):
                raise self._connector.trouble(error) from None
            raise
        if connection.is_closed():
            lost.set()
        return connection, lost

    async def _keep(self, connection: Any, lost: asyncio.Event) -> None:
        while True:
            try:
                await stay(connection, lost)
            finally:
                await hang_up(connection)
            connection, lost = await self._connect_again()
            self._tell(MISSED)

    async def _connect_again(self) -> tuple[Any, asyncio.Event]:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except Unavailable:
                await asyncio.sleep(pause)
                pause = longer(pause)

    def _on_notice(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        if not payload.startswith(self._own):
            self._tell(read_notice(payload)[1])

    def _tell(self, entry: Appended) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._hear:
            loop.call_soon(hear, entry)


async def stay(connection: Any, lost: asyncio.Event) -> None:
    """Return once the connection is lost, or dead though it looks alive."""
    with suppress(*TROUBLE):
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), HEARTBEAT)
            except TimeoutError:
                await connection.execute("select 1", timeout=HEARTBEAT / 3)
