"""Ticking: ten times a second a node looks how late it is. That tells how busy it is, and whether it stood still."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

TICK: Final = 0.1
OVER: Final = 50
"""Ticks over which the lag is a mean: one long step is no overload."""
STILL: Final = 5.0
"""Seconds without a tick after which a node has stood still: its process was stopped, or the whole machine."""


class Ticking:
    """The ticks of one node."""

    def __init__(self, stood_still: Callable[[], None]) -> None:
        self.lag = 0.0
        """How many seconds late ticks were of late: so long everything waits here."""
        self._stood_still: Final = stood_still
        self._timer: asyncio.TimerHandle | None = None
        self._last = 0.0

    def begin(self) -> None:
        """Tick from now on. A plain callback: when a node goes on it comes before everything that a timer begins."""
        loop = asyncio.get_running_loop()
        self._last = loop.time()
        self._timer = loop.call_later(TICK, self._tick)

    def stop(self) -> None:
        """Tick no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self) -> None:
        passed = asyncio.get_running_loop().time() - self._last
        late = max(0.0, passed - TICK)
        if late > STILL:
            self._stood_still()
        else:
            self.lag += (late - self.lag) / OVER
        self.begin()
