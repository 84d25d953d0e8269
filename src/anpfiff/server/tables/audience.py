"""The audience of one room on this node: who looks at it, from which chair, and what each of them is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.server.refusals import Forbidden
from anpfiff.server.tables import entries
from anpfiff.server.tables.frames import Bulletin
from anpfiff.server.tables.rights import held_by, may_watch
from anpfiff.server.tables.undo import is_sealed
from anpfiff.server.tables.viewer import Visitor

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.protocol.connection import Why
    from anpfiff.server.bots.measured_strength import Paces
    from anpfiff.server.tables.log import RoomLog
    from anpfiff.server.tasks import Tasks


class Audience:
    """The visitors of a room. Before anybody is told anything, it is asked again whether they may know it."""

    def __init__(self, log: RoomLog, paces: Paces, tasks: Tasks) -> None:
        self.visitors: Final[set[Visitor]] = set()
        self._log: Final = log
        self._paces: Final = paces
        self._tasks: Final = tasks
        self.bulletin = Bulletin(log.state, paces)

    def visitor(
        self, token: str, send: Callable[[bytes], Awaitable[None]], hang_up: Callable[[Why], Awaitable[None]]
    ) -> Visitor:
        """Somebody with a token, who is told nothing until they are let in."""
        return Visitor(self, token, send, hang_up)

    def let_in(self, visitor: Visitor) -> None:
        """Tell a visitor the news from now on."""
        self.visitors.add(visitor)
        visitor.wake()

    def leave(self, visitor: Visitor) -> None:
        """A connection was closed, or follows this table no more: nothing that is still to be sent is told."""
        self.visitors.discard(visitor)
        visitor.is_held = True

    # ---- chairs -----------------------------------------------------------------------------------------------------

    def turn(self, visitor: Visitor, seat: int | None, line: int = 0) -> None:
        """Turn a visitor to a seat they hold, or to the spectators' chair."""
        room = self._log.state
        if seat is None and may_watch(room, visitor.hashes):
            visitor.turn_to(SPECTATOR, line)
        elif seat is not None and seat in held_by(room, visitor.hashes):
            visitor.turn_to(seat, line)
        else:
            raise Forbidden("this link is not good for that chair")

    def make_room(self, chair: int) -> None:
        """A seat is played on one connection at a time, the newest: others at this chair are sent away."""
        for visitor in list(self.visitors):
            if visitor.chair == chair != SPECTATOR:
                self.dismiss(visitor)

    def admit(self, visitor: Visitor) -> bool:
        """Whether a visitor may be told anything now.

        A chair is for those who hold it at this moment. A visitor who no longer does is turned to the spectators' chair
        if they may watch, and sent away otherwise.
        """
        room = self._log.state
        if visitor.chair != SPECTATOR and visitor.chair in held_by(room, visitor.hashes):
            return True
        if not may_watch(room, visitor.hashes):
            self.dismiss(visitor)
            return False
        if visitor.chair != SPECTATOR:
            visitor.turn_to(SPECTATOR)
        return True

    def dismiss(self, visitor: Visitor, why: Why = "moved") -> None:
        """Close a connection; the other side may sleep, so nobody waits for it."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self._tasks.start(visitor.dismiss(why))

    def dismiss_all(self, why: Why) -> None:
        """Close all connections."""
        for visitor in list(self.visitors):
            self.dismiss(visitor, why)

    # ---- news -------------------------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether an entry is being written that nobody may see yet."""
        return self._log.is_busy

    def told(self, visitor: Visitor) -> int:
        """How much the visitor's chair has been told by now."""
        return self._log.state.journals.told(visitor.chair)

    def tell(self, entry: entries.Entry | None) -> None:
        """Everything in the room is in the store: tell it. What lies face down is told to nobody but its own seat."""
        room = self._log.state
        only = entry.seat if isinstance(entry, entries.Spoke) and is_sealed(room.match, entry.seat) else None
        self.bulletin = Bulletin(room, self._paces, self.bulletin)
        for visitor in list(self.visitors):
            if self.admit(visitor) and (only is None or only in held_by(room, visitor.hashes)):
                visitor.wake()

    def news_for(self, visitor: Visitor) -> bytes | None:
        """What a visitor has to be told; nothing if nothing changed for their chair, or while the room is not sure."""
        if not self._log.is_sure:
            return None  # everybody is woken once it is
        if not self.admit(visitor):
            return None
        bulletin, since = self.bulletin, visitor.line
        own = bulletin.own(held_by(self._log.state, visitor.hashes))
        visitor.line = self.told(visitor)
        if since == visitor.line and hash(bulletin.still(visitor.chair, own)) == visitor.latest:
            return None
        visitor.latest = hash(bulletin.still(visitor.chair, own))
        return bulletin.whole(visitor.chair, since, own)

    async def next_news_for(self, visitor: Visitor) -> bytes | None:
        """The same, but never from between an entry and its commit."""
        return await self._log.settled(lambda: self.news_for(visitor))
