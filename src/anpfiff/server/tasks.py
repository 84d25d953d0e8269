"""Background tasks: started together, waited for by nobody, and cancelled together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Coroutine


class Tasks:
    """The tasks that one owner has under way; an event loop alone would let them be collected."""

    def __init__(self) -> None:
        self._running: Final[set[asyncio.Task[None]]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Begin something, and keep it until it is done."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def finish(self) -> None:
        """Wait until everything that is under way is done."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def cancel(self) -> None:
        """Cancel everything that is under way, and wait until it has ended."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
