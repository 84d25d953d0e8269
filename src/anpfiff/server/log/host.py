"""The host of a log on this node: judge, apply, commit; and come back to what is in the store after any failure.

Nothing is told before it is in the store for good. Several nodes may write to one log: the store gives every number
once, and a node that loses the race for a number reads what it missed and judges again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from anpfiff.errors import Unknown
from anpfiff.server.log import entry as stored
from anpfiff.server.log.store import Appended
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import Busy, Outdated, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from anpfiff.server.log.store import Head, Record
    from anpfiff.server.services import Services
    from anpfiff.server.tasks import Tasks

T = TypeVar("T")
E = TypeVar("E", bound=stored.Happened)
"""What a log holds."""
_LOG: Final = logging.getLogger(__name__)
ANYTHING: Final = Appended("", -1, None)
"""Anything may have been missed."""
RECOVER_AFTER: Final = 0.3
"""Seconds between two attempts to reach a store that was away."""
TRIES: Final = 20
"""How often an entry is judged again when another node was quicker."""


class Folded(Protocol[E]):
    """What follows from a log."""

    seq: int
    """The number of the last entry."""

    def apply(self, entry: E) -> E:
        """Let an entry happen that was judged; returns it with what fate answered to it."""


S = TypeVar("S", bound=Folded[Any])


class LogKind(Protocol[S]):
    """What one kind of log brings: tables, competitions."""

    def fold(self, record: Record, found: list[tuple[int, bytes]]) -> S:
        """What follows from a whole log; refuses one that makes no sense."""

    def read_on(self, state: S, found: list[tuple[int, bytes]]) -> None:
        """Let happen what was appended to a log; refuses what makes no sense."""

    def due(self, state: S) -> int | None:
        """When the server itself has something to do there, in milliseconds since 1970."""

    def stamp(self, state: S) -> Hashable:
        """Changes whenever the head may change."""

    def head(self, state: S) -> Head:
        """What can be known of it without reading the log."""


def hole_in(found: list[tuple[int, bytes]], first: int = 0) -> int | None:
    """The first number that is missing in what was read of a log, if any is."""
    for expected, (seq, _) in enumerate(found, first):
        if seq != expected:
            return expected
    return None


class LogHost(Generic[S, E]):
    """What follows from a log, and the only way to write to it.

    `committed` is called whenever everything in the state is in the store and something in it is new; it gets the entry
    if that was written here. `deleted` is called when there is no such log any more.
    """

    def __init__(
        self,
        record: Record,
        kind: LogKind[S],
        found: tuple[S, int | None],
        services: Services,
        tasks: Tasks,
        committed: Callable[[E | None], None],
        deleted: Callable[[], None],
    ) -> None:
        self.state, self.hole = found
        """The number of an entry that the store has lost: such a log can be looked at, but nothing is added to it."""
        self.checked = services.now()
        """When this node last knew that it had missed nothing."""
        self.is_closed = False
        """Whether the log is forgotten here, or was deleted."""
        self._kind: Final = kind
        self._record: Final = record
        self._services: Final = services
        self._tasks: Final = tasks
        self._committed: Final = committed
        self._deleted: Final = deleted
        self._lock: Final = asyncio.Lock()
        """Held from judging an entry until it is committed, so that nobody sees what is not in the store."""
        self._is_stale = False
        """Whether the state may differ from what is in the store."""
        self._head = record.head
        self._known: Hashable = None

    @property
    def due(self) -> int | None:
        """When the server itself has something to do here."""
        return None if self.hole is not None else self._kind.due(self.state)

    @property
    def is_sure(self) -> bool:
        """Whether the state is what is in the store; if not, nothing of it may be told."""
        return not self._is_stale

    @property
    def is_live(self) -> bool:
        """Whether clocks and bots may act; after a recovery `committed` is called, so nothing is missed."""
        return not self.is_closed and not self._is_stale and self.hole is None

    @property
    def is_busy(self) -> bool:
        """Whether an entry is being judged, committed or read at this moment."""
        return self._lock.locked()

    async def settled(self, work: Callable[[], T]) -> T:
        """Do something while no entry is half written."""
        async with self._lock:
            return work()

    async def read(self, look: Callable[[S], T]) -> T:
        """Look at the state when all of it is in the store; refused while the store cannot be reached."""
        async with self._lock:
            await self._make_sure()
            return look(self.state)

    async def enter(self, decide: Callable[[S], E | None]) -> E | None:
        """Judge, apply and commit an entry; if another node was quicker, catch up and judge again.

        `decide` judges and changes nothing: it returns an entry that can be applied, returns None, or refuses.
        """
        async with self._lock:
            for _ in range(TRIES):
                await self._make_sure()
                self._check_whole()
                judged = decide(self.state)
                if judged is None:
                    return None
                entry: E = self.state.apply(judged)
                if await self._commit(entry):
                    return entry
        raise Busy("too many write here at once; try again")

    def _check_whole(self) -> None:
        if self.hole is not None:
            raise Unreadable(f"entry {self.hole} of {self._record.table} is lost; nothing can be added")

    async def _commit(self, entry: E) -> bool:
        head = self._new_head()
        self._is_stale = True  # until we know
        try:
            is_in = await self._services.store.append(
                self._record.table, self.state.seq, stored.write(entry), None if head is self._head else head
            )
        except Unavailable as error:
            self._services.outage.begin(error)
            self._tasks.start(self._recover())
            raise Busy("the store cannot be reached; try again") from error
        if is_in:
            self._is_stale = False
            self._head = head
            self.checked = self._services.now()
            self._committed(entry)
        return is_in

    def _new_head(self) -> Head:
        """The head as it is now; the one we have, if nothing in it has changed."""
        known = (self._kind.stamp(self.state), self.due)
        if known == self._known:
            return self._head
        self._known = known
        return self._kind.head(self.state)

    # ---- coming back to what is in the store ------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Be sure of the state, and know at least what the store knew just now."""
        async with self._lock:
            await self._make_sure()
        if self._services.store.shared:
            await self.hear(ANYTHING)

    async def _make_sure(self) -> None:
        if self._is_stale:
            await self._read_again()

    async def _recover(self) -> None:
        """The store was away: try until it is known what got in."""
        while self._is_stale and not self.is_closed:
            await asyncio.sleep(RECOVER_AFTER)
            with contextlib.suppress(Busy, Unreadable, Outdated, Unknown):
                async with self._lock:
                    await self._make_sure()

    async def _read_again(self) -> None:
        """Come back to what is in the store: an entry of ours may or may not have got in."""
        try:
            found = await self._services.store.read(self._record.table)
        except Unavailable as error:
            raise Busy("the store cannot be reached; try again") from error
        if not found:
            self.vanish()
        self.state = self._kind.fold(self._record, found)
        self.hole = hole_in(found)
        self._known = None
        self._head = self._new_head()
        self._is_stale = False
        self._committed(None)

    async def hear(self, appended: Appended) -> None:
        """Another node has appended something; what cannot be read now is read when the store is back."""
        try:
            await self._hear(appended)
        except (Unavailable, Busy):
            self._is_stale = True
            self._tasks.start(self._recover())
        except (Unreadable, Outdated):
            self._is_stale = True  # nothing is told any more; everybody who asks is told why
            _LOG.exception("what another node appended to %s cannot be read", self._record.table)

    async def _hear(self, appended: Appended) -> None:
        async with self._lock:
            await self._make_sure()
            seq = self.state.seq
            if 0 <= appended.seq <= seq or self.hole is not None:
                return
            if appended.seq == seq + 1 and appended.body is not None:
                missed = [(appended.seq, appended.body)]
            else:
                found = await self._services.store.read(self._record.table, seq - 1)
                if not found:
                    self.vanish()
                    return
                if hole_in(found, seq) is not None:
                    await self._read_again()
                    return
                missed = found[1:]
            self.checked = self._services.now()
            self._kind.read_on(self.state, missed)
            if self.state.seq == seq:
                return
            self._head = self._new_head()
            self._committed(None)

    def vanish(self) -> None:
        """The log was deleted: nothing of it is told or written any more."""
        self.is_closed = self._is_stale = True
        self._deleted()
