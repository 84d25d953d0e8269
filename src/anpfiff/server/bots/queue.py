"""Turns: many wait for few places. Openers are served one after the other, and who can wait comes after who cannot."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

P = TypeVar("P")


class Errand(Struct, frozen=True):
    """What somebody wants a place for."""

    opener: str = ""
    """Whose it is: whatever one opener wants waits in one queue, and the queues take turns."""
    can_wait: bool = False
    """Whether nobody sits there waiting: each opener has one such errand under way, and no place is kept for it."""
    within: float | None = None
    """Seconds after which nobody wants it any more."""


USUAL: Final = Errand()


class Turns(Generic[P]):
    """Some places; `kept` of them are left free for errands that cannot wait."""

    def __init__(self, places: Iterable[P], kept: int = 0) -> None:
        self._free: Final = list(places)
        self._kept: Final = kept
        self._waiting: Final[dict[bool, dict[str, deque[asyncio.Future[P]]]]] = {False: {}, True: {}}
        """By whether they can wait and by opener; the opener who was served last stands last."""
        self._patient: Final[set[str]] = set()
        """Openers whose errand that could wait is under way."""

    @asynccontextmanager
    async def turn(self, errand: Errand) -> AsyncIterator[P]:
        """A place, as soon as it is this errand's turn."""
        place = await self._take(errand)
        try:
            yield place
        finally:
            self._give_back(errand, place)

    async def _take(self, errand: Errand) -> P:
        turn: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self._waiting[errand.can_wait].setdefault(errand.opener, deque()).append(turn)
        self._serve()
        try:
            async with asyncio.timeout(errand.within):
                return await turn
        except BaseException:
            self._leave(errand, turn)
            raise

    def _leave(self, errand: Errand, turn: asyncio.Future[P]) -> None:
        """Nobody waits for this turn any more; it may have come just now."""
        if turn.done() and not turn.cancelled():
            self._give_back(errand, turn.result())
        elif turn in (queue := self._waiting[errand.can_wait].get(errand.opener, deque())):
            queue.remove(turn)

    def _give_back(self, errand: Errand, place: P) -> None:
        self._free.append(place)
        if errand.can_wait:
            self._patient.discard(errand.opener)
        self._serve()

    def _serve(self) -> None:
        for can_wait in (False, True):
            while len(self._free) > (self._kept if can_wait else 0) and (turn := self._next(can_wait=can_wait)):
                turn.set_result(self._free.pop())

    def _next(self, *, can_wait: bool) -> asyncio.Future[P] | None:
        queues = self._waiting[can_wait]
        for opener in [one for one in queues if not (can_wait and one in self._patient)]:
            queue = queues.pop(opener)
            while queue:
                turn = queue.popleft()
                if turn.cancelled():
                    continue
                if queue:
                    queues[opener] = queue
                if can_wait:
                    self._patient.add(opener)
                return turn
        return None
