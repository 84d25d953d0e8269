"""The host of one room on this node: its log, its audience, its clock and its bots, and what people do there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.errors import Unknown
from anpfiff.protocol.connection import VERSION
from anpfiff.protocol.decision import AskHint, AskOdds, AskOutlook, AskPreview
from anpfiff.protocol.real_box import AskAmend, AskFilm
from anpfiff.protocol.table import (
    Done,
    Leave,
    Move,
    Recall,
    Seated,
    Sit,
    TurnTo,
    Welcome,
)
from anpfiff.server.log.host import LogHost
from anpfiff.server.notify.turns import TurnNotices
from anpfiff.server.refusals import NO_TABLE
from anpfiff.server.security.tokens import hash_of, new_token
from anpfiff.server.tables.audience import Audience
from anpfiff.server.tables.bots import RoomBots
from anpfiff.server.tables.judge import judge, judge_sit
from anpfiff.server.tables.log import TableLogs
from anpfiff.server.tables.queries import Queries, check_held
from anpfiff.server.tables.rights import away_from, held_by, invited_by, may_watch, spent_by
from anpfiff.server.tables.room_clock import RoomClock
from anpfiff.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.protocol.connection import ServerMessage, TableMessage, TableTopic
    from anpfiff.server.log.store import Appended, Record
    from anpfiff.server.services import Services
    from anpfiff.server.tables import entries
    from anpfiff.server.tables.log import RoomLog
    from anpfiff.server.tables.room import Room
    from anpfiff.server.tables.viewer import Visitor


FORGET_AFTER: Final = 60_000
"""Milliseconds a room that nobody looks at is kept in memory."""


class RoomHost:
    """One room, looked after on this node; other nodes may look after it too."""

    def __init__(
        self,
        record: Record,
        found: tuple[Room, int | None],
        services: Services,
        changed: Callable[[Room], None] | None = None,
    ) -> None:
        self._services: Final = services
        self._changed: Final = changed
        """Told about every change of the room: a competition may wait for it."""
        self._tasks: Final = Tasks()
        self._used = services.now()
        self.log: Final[RoomLog] = LogHost(
            record, TableLogs(services), found, services, self._tasks, self._committed, self._deleted
        )
        self.audience: Final = Audience(self.log, services.bot_pool.paces, self._tasks)
        self.queries: Final = Queries(self.log, self.audience, services.bot_pool)
        self._clock: Final = RoomClock(self.log, self.audience, services, self._tasks)
        self._bots: Final = RoomBots(self.log, self.audience, services, self._tasks)
        self._notices: Final = TurnNotices(record.table, self.log, self.audience, services, self._tasks)

    @property
    def room(self) -> Room:
        """The room as it is at this moment."""
        return self.log.state

    # ---- what people do ---------------------------------------------------------------------------------------------

    async def welcome(self, visitor: Visitor, topic: TableTopic) -> Welcome:
        """Find somebody their chair, once this node knows what they may know; `let_in` comes after it."""
        if not self.log.is_sure or not may_watch(self.room, visitor.hashes):
            await self.log.catch_up()  # another node may have let them in just now
        welcome = await self.log.read(lambda room: self._show_in(room, visitor, topic))
        if topic.line > self.audience.told(visitor):
            await self.log.catch_up()  # another node has told them more than we know
        visitor.line = max(0, topic.line)
        return welcome

    def _show_in(self, room: Room, visitor: Visitor, topic: TableTopic) -> Welcome:
        if not may_watch(room, visitor.hashes):
            raise Unknown(NO_TABLE)
        holds = held_by(room, visitor.hashes)
        chair = holds[0] if len(holds) == 1 else topic.seat
        if chair is not None and holds:
            self.audience.turn(visitor, chair)
            self.audience.make_room(chair)
        invited, away = invited_by(room, visitor.hashes), away_from(room, visitor.hashes)
        spent = None if holds else spent_by(room, visitor.hashes)
        return Welcome(VERSION, room.info(), holds, invited, away, self._services.now(), spent)

    async def let_in(self, visitor: Visitor) -> None:
        """Tell somebody who was welcomed the news, now and from now on."""

        def enter() -> None:
            self.audience.let_in(visitor)
            self.attend()

        await self.log.settled(enter)

    def miss(self, visitor: Visitor) -> None:
        """Somebody's line broke without a word."""
        self._notices.miss(held_by(self.room, visitor.hashes))

    async def answer(self, visitor: Visitor, message: TableMessage) -> ServerMessage:
        """Do what somebody wants, or answer what they ask."""
        match message:
            case Sit():
                return await self.sit(visitor, message)
            case AskOdds():
                return await self.queries.odds(visitor, message)
            case AskPreview():
                return await self.queries.preview(visitor, message)
            case AskHint():
                return await self.queries.hint(visitor, message)
            case AskOutlook():
                return await self.queries.outlook(visitor, message)
            case AskFilm() | AskAmend():
                return await self.queries.film(visitor, message)
            case Recall():
                return await self.queries.recall(visitor, message)
            case TurnTo():
                return await self.log.settled(lambda: self._turn(visitor, message))
            case _:
                return await self.obey(visitor, message)

    async def obey(self, visitor: Visitor, message: Seated) -> Done:
        """Carry out what somebody in a seat says."""
        invite = new_token() if isinstance(message, Leave) else None

        def decide(room: Room) -> entries.Entry:
            check_held(room, visitor, message.seat)
            return judge(room, message, None if invite is None else hash_of(invite), self._services.now())

        with visitor.trying(message.key if isinstance(message, Move) else None):
            await self.log.enter(decide)
        return Done(message.n, self.room.journals.told(message.seat), invite)

    async def sit(self, visitor: Visitor, message: Sit) -> Done:
        """Let somebody sit down; doing it twice is fine."""
        key, now = hash_of(message.key), self._services.now
        known = await self._services.store.bots.known(key, key)
        with visitor.trying(message.key):
            await self.log.enter(lambda room: judge_sit(room, message, visitor.hashes, now(), is_visiting=bool(known)))
        visitor.forget(spent for seat in self.room.seats for spent in seat.spent)
        if visitor.chair == SPECTATOR and held_by(self.room, [key]) == [message.seat]:
            self.audience.turn(visitor, message.seat)
        return Done(message.n, self.room.journals.told(message.seat))

    def _turn(self, visitor: Visitor, message: TurnTo) -> Done:
        self.audience.turn(visitor, message.seat)
        visitor.wake()
        return Done(message.n, self.audience.told(visitor))

    # ---- what happens by itself -------------------------------------------------------------------------------------

    async def hear(self, appended: Appended) -> None:
        """Another node has appended something."""
        await self.log.hear(appended)

    def has_missed_since(self, then: int) -> bool:
        """Whether somebody sits here, and the log was last read or written no later than this."""
        return bool(self.audience.visitors) and self.log.checked <= then

    def attend(self) -> None:
        """Wind the clock up, and let bots think that are asked."""
        self._clock.wind()
        self._bots.wake()
        self._notices.look()

    async def note_presence(self, now: int, patience: int) -> None:
        """Write into the log that somebody sits here, if nothing else has been written for a while."""
        await self._clock.note_presence(now, patience)

    def _committed(self, entry: entries.Entry | None) -> None:
        self._used = self._services.now()
        self.audience.tell(entry)
        if self._changed is not None:
            self._changed(self.room)
        self.attend()

    def _deleted(self) -> None:
        self.audience.dismiss_all("stopping")

    # ---- coming and going -------------------------------------------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        """Whether the room is forgotten here, or its table was deleted."""
        return self.log.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody has looked for a while and nothing is under way: the room may be forgotten for now."""
        is_in_use = self.audience.visitors or self._tasks or self.log.is_busy
        return not is_in_use and self._services.now() - self._used > FORGET_AFTER

    def touch(self) -> None:
        """Somebody wants the room: it is not forgotten for a while, and its bots play."""
        self._used = self._services.now()
        self._bots.look()

    def vanish(self) -> None:
        """The table was deleted: everybody is sent away, and told when they come again that there is none."""
        self.log.vanish()

    async def close(self) -> None:
        """Forget the room; the store has all of it."""
        self.log.is_closed = True
        self._clock.stop()
        await self._tasks.cancel()
