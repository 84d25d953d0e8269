"""The log of one room on this node: judge, apply, commit; and come back to what is in the store after any failure.

Nothing is told before it is in the store for good. Several nodes may write to one table: the store gives every number
once, and a node that loses the race for a number reads what it missed and judges again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final, TypeVar

from anpfiff.core.errors import Unknown
from anpfiff.server import entries, stored
from anpfiff.server.clock import due_of
from anpfiff.server.reading import fold, read_on
from anpfiff.server.refusals import Busy, Outdated, Unreadable
from anpfiff.server.store import Appended
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.summary import head_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.server.room import Room
    from anpfiff.server.services import Services
    from anpfiff.server.store import Head, Record
    from anpfiff.server.tasks import Tasks

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)
ANYTHING: Final = Appended("", -1, None)
"""Anything may have been missed."""
RECOVER_AFTER: Final = 0.3
"""Seconds between two attempts to reach a store that was away."""
TRIES: Final = 20
"""How often an entry is judged again when another node was quicker."""


class RoomLog:
    """The room that follows from a log, and the only way to write to it.

    `committed` is called whenever everything in the room is in the store and something in it is new; it gets the entry
    if that was written here. `deleted` is called when there is no such table any more.
    """

    def __init__(
        self,
        record: Record,
        room: Room,
        services: Services,
        tasks: Tasks,
        committed: Callable[[entries.Entry | None], None],
        deleted: Callable[[], None],
    ) -> None:
        self.room = room
        self.due = due_of(room, services.started, services.keep.expiry)
        """When the server itself has something to do at this table."""
        self.checked = services.now()
        """When this node last knew that it had missed nothing."""
        self.is_closed = False
        """Whether the room is forgotten here, or its table was deleted."""
        self._record: Final = record
        self._services: Final = services
        self._tasks: Final = tasks
        self._committed: Final = committed
        self._deleted: Final = deleted
        self._lock: Final = asyncio.Lock()
        """Held from judging an entry until it is committed, so that nobody sees what is not in the store."""
        self._is_stale = False
        """Whether the room may differ from what is in the store."""
        self._head = record.head
        self._known: tuple[str, int, int | None] | None = None

    @property
    def is_sure(self) -> bool:
        """Whether the room is what is in the store; if not, nothing of it may be told."""
        return not self._is_stale

    @property
    def is_live(self) -> bool:
        """Whether clocks and bots may act; after a recovery `committed` is called, so nothing is missed."""
        return not self.is_closed and not self._is_stale

    @property
    def is_busy(self) -> bool:
        """Whether an entry is being judged, committed or read at this moment."""
        return self._lock.locked()

    async def settled(self, work: Callable[[], T]) -> T:
        """Do something while no entry is half written."""
        async with self._lock:
            return work()

    async def read(self, look: Callable[[Room], T]) -> T:
        """Look at the room when all of it is in the store; refused while the store cannot be reached."""
        async with self._lock:
            await self._make_sure()
            return look(self.room)

    async def enter(self, decide: Callable[[Room], entries.Entry | None]) -> entries.Entry | None:
        """Judge, apply and commit an entry; if another node was quicker, catch up and judge again.

        `decide` judges and changes nothing: it returns an entry that can be applied, returns None, or refuses.
        """
        async with self._lock:
            for _ in range(TRIES):
                await self._make_sure()
                entry = decide(self.room)
                if entry is None:
                    return None
                entry = self.room.apply(entry)
                if await self._commit(entry):
                    return entry
        raise Busy("too many write to this table at once; try again")

    async def _commit(self, entry: entries.Entry) -> bool:
        head = self._new_head()
        self._is_stale = True  # until we know
        try:
            is_in = await self._services.store.append(
                self._record.table, self.room.seq, stored.write(entry), None if head is self._head else head
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
        """The head of the table; the one we have, if only cards and dice have changed since."""
        room = self.room
        self.due = due_of(room, self._services.started, self._services.keep.expiry)
        known = (room.status, room.affairs, self.due)
        if known == self._known:
            return self._head
        self._known = known
        return head_of(room, self._services.started, self._services.keep.expiry)

    # ---- coming back to what is in the store ------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Be sure of the room, and know at least what the store knew just now."""
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
        self.room = fold(self._record, found)
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
            _LOG.exception("what another node appended to table %s cannot be read", self._record.table)

    async def _hear(self, appended: Appended) -> None:
        async with self._lock:
            await self._make_sure()
            seq = self.room.seq
            if 0 <= appended.seq <= seq:
                return
            if appended.seq == seq + 1 and appended.body is not None:
                missed = [(appended.seq, appended.body)]
            else:
                missed = await self._services.store.read(self._record.table, seq)
            self.checked = self._services.now()
            read_on(self.room, missed)
            if self.room.seq == seq:
                return
            self._head = self._new_head()
            self._committed(None)

    def vanish(self) -> None:
        """The table was deleted: nothing of it is told or written any more."""
        self.is_closed = self._is_stale = True
        self._deleted()
