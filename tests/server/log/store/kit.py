"""What the tests of the store share."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from anpfiff.server.log.store import OPEN, Head, Record
from anpfiff.server.log.store.address import store_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from anpfiff.server.log.store import Store

    Everything = list[tuple[Record, list[tuple[int, bytes]]]]

PATIENCE = 20.0
ODD = '{"name":"Jürgen „Kaiser“ Łukasz 🥅 \\u0000 \\n"}\n '


def table(name: str, *, public: bool = True, opened: int = 1, head: Head | None = None, revision: int = 3) -> Record:
    """A table as it is laid."""
    return Record(name, "finale", revision, public, opened, "00ff" * 8, head or Head(OPEN))


@asynccontextmanager
async def opened(address: str, *, read_only: bool = False) -> AsyncIterator[Store]:
    """A store that is closed in the end."""
    store = store_at(address, read_only=read_only)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def everything(store: Store) -> Everything:
    """All that is in a store, by name."""
    return sorted([each async for each in store.dump()], key=lambda each: each[0].table)


async def fill(store: Store, tables: int, entries: int) -> None:
    """Lay tables and play a while at each, all at once."""
    for number in range(tables):
        head = Head(OPEN, due=number or None, summary=f'{{"n":{number}}}', replay=ODD if number % 3 else None)
        laid = table(f"table-{number:03}", public=bool(number % 2), opened=number, head=head)
        assert await store.create(laid, b'"first"')
    said = [
        store.append(f"table-{number:03}", seq, f"[{seq},{ODD!r}]".encode())
        for number in range(tables)
        for seq in range(1, entries)
    ]
    assert all(await asyncio.gather(*said))


async def until(is_so: Callable[[], Any]) -> None:
    """Wait for something that comes by itself."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)
