"""Webhooks that answer slowly, or never: they delay their own seat, and rest when they were slow too often."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.server.log.store.pushes import Subscription
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.notify import outgoing_http as outside
from anpfiff.server.notify import push
from anpfiff.server.notify.outgoing_http import AT_ONCE, Outside
from anpfiff.server.notify.push import MOST_OF_ONE, PATIENCE, Pusher

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path


class Street:
    """Two houses: one answers at once, one when nobody waits any more."""

    def __init__(self, store: SqliteStore, port: int) -> None:
        self.pusher = Pusher(None, "", Outside(is_local_fine=True), lambda: 0)
        self.heard: list[tuple[str, float]] = []
        self._store, self._port, self._began = store, port, time.monotonic()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer as the path says."""
        path = (await reader.readuntil(b"\r\n")).split()[1].decode()
        self.heard.append((path, time.monotonic() - self._began))
        with contextlib.suppress(ConnectionError):
            if path.startswith("/slow"):
                await reader.read()
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        writer.close()

    def tell(self, path: str, key: str) -> None:
        """Tell a seat that it is its turn."""
        to = Subscription(f"http://127.0.0.1:{self._port}{path}", key, "", "", "en")
        self.pusher.send(self._store.pushes, "table", "finale", to)

    async def until_all_is_sent(self) -> None:
        """Wait."""
        async with asyncio.timeout(30):
            while self.pusher._waiting:  # noqa: ASYNC110  what is waited for knows nothing of tests
                await asyncio.sleep(0.01)

    async def until_told(self, path: str, times: int) -> float:
        """Wait until somebody was told so often; how long it took."""
        asked = time.monotonic()
        while self.times(path) < times:  # noqa: ASYNC110  as above
            await asyncio.sleep(0.01)
        return time.monotonic() - asked

    def times(self, path: str) -> int:
        """How often somebody was told there."""
        return sum(one == path for one, _ in self.heard)


def on_the_street(folder: Path, work: Callable[[Street], Awaitable[None]]) -> None:
    async def run() -> None:
        store, streets = SqliteStore(folder / "s.db"), list[Street]()
        await store.open()

        async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await streets[0].answer(reader, writer)

        async with await asyncio.start_server(meet, "127.0.0.1", 0) as server:
            streets.append(Street(store, server.sockets[0].getsockname()[1]))
            await work(streets[0])
            await streets[0].pusher.close()
            await asyncio.sleep(0.1)  # the slow ones hear that nobody waits
        await store.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "WITHIN", 2.0)
    monkeypatch.setattr(push, "SLOW", 1.5)


def test_slow_hooks_of_others_delay_nobody(tmp_path: Path) -> None:
    async def work(street: Street) -> None:
        street.tell("/quick", "ann")
        await street.until_all_is_sent()
        for number in range(3 * AT_ONCE):
            street.tell(f"/slow{number}", f"somebody {number}")
        await asyncio.sleep(0.1)
        street.tell("/quick", "ann")
        assert await street.until_told("/quick", 2) < 1.5, "she waited for slow hooks"

    on_the_street(tmp_path, work)


def test_one_at_a_time_and_only_so_many_wait(tmp_path: Path) -> None:
    async def work(street: Street) -> None:
        for _ in range(3 * MOST_OF_ONE):
            street.tell("/slow", "mallory")
        street.tell("/quick", "ann")
        await asyncio.sleep(0.3)
        assert (street.times("/slow"), street.times("/quick")) == (1, 1)
        assert street.pusher._waiting.total() == MOST_OF_ONE

    on_the_street(tmp_path, work)


def test_who_was_slow_three_times_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(street: Street) -> None:
        for _ in range(MOST_OF_ONE):
            street.tell("/slow", "mallory")
        await street.until_all_is_sent()
        assert street.times("/slow") == PATIENCE
        monkeypatch.setattr(time, "monotonic", lambda now=time.monotonic: now() + push.REST)
        street.tell("/slow", "mallory")
        await street.until_all_is_sent()
        assert street.times("/slow") == PATIENCE + 1, "an hour later it is tried again"

    on_the_street(tmp_path, work)


def test_a_name_that_is_looked_up_for_ever_holds_its_own_place_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can call a look-up off: it lasts longer than anybody waits for the post."""
    look_up = socket.getaddrinfo

    def slowly(host: str, *args: Any, **how: Any) -> Any:
        if host == "never.example":
            time.sleep(6.0)
            raise OSError("no such name")
        return look_up(host, *args, **how)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)

    async def work(street: Street) -> None:
        street.tell("/quick", "ann")
        await street.until_all_is_sent()
        for number in range(3 * AT_ONCE):
            to = Subscription(f"http://never.example/{number}", f"somebody {number}", "", "", "en")
            street.pusher.send(street._store.pushes, "table", "finale", to)
        await asyncio.sleep(2.5)  # by now nobody waits for the first posts any more
        street.tell("/quick", "ann")
        assert await street.until_told("/quick", 2) < 1.5, "her look-up waited for those of others"

    on_the_street(tmp_path, work)
