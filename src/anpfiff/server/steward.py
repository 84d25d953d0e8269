"""A steward: keeps one room on this node. Nothing is told before it is in the store for good."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.names import BOTS
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.errors import Malformed, Refusal, Unknown
from anpfiff.server import entries, protocol
from anpfiff.server.clock import call, due_of
from anpfiff.server.hint_messages import Chances, in_fractions
from anpfiff.server.judge import judge, judge_sit
from anpfiff.server.news import Bulletin, view_of
from anpfiff.server.presence import here
from anpfiff.server.reading import fold, read_on
from anpfiff.server.refusals import Busy, Forbidden, Outdated, Unreadable
from anpfiff.server.rights import held_by, may_watch
from anpfiff.server.store import RUNNING, News
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.summary import head_of
from anpfiff.server.thinker import Task
from anpfiff.server.thinkers import Failed
from anpfiff.server.tokens import hash_of, new_token
from anpfiff.server.undo import is_sealed

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from anpfiff.server.hint_messages import AskOdds, StandingAt
    from anpfiff.server.room import Room
    from anpfiff.server.services import Services
    from anpfiff.server.store import Head, Record
    from anpfiff.server.visitor import Visitor

_LOG: Final = logging.getLogger(__name__)
ANYTHING: Final = News("", -1, None)
"""News that anything may have been missed."""
RECOVER_AFTER: Final = 0.3
"""So many seconds after the store was away it is tried again."""
FORGET_AFTER: Final = 60_000
"""A room nobody looks at is kept in memory for so many milliseconds."""
TRIES: Final = 20
"""How often an entry is judged again when another node was quicker."""


class Steward:
    """One room, its visitors, its clocks and its bots."""

    def __init__(self, record: Record, room: Room, services: Services) -> None:
        self.id: Final = record.table
        self.services: Final = services
        self.room = room
        self.bulletin = Bulletin(room, services.thinkers.paces)
        self.lock: Final = asyncio.Lock()
        """Held from judging an entry until it is committed: whoever holds it sees only what is in the store."""
        self.visitors: Final[set[Visitor]] = set()
        self.outlook: tuple[int, asyncio.Task[StandingAt]] | None = None
        """The line of the ticker after which the chances to win were last thought about, and what is found out."""
        self._record: Final = record
        self._head = record.head
        self._known: tuple[str, int, int | None] | None = None
        self._due = due_of(room, services.started, services.keep.expiry)
        self._is_stale = False
        self.is_closed = False  # the room is forgotten, or the table was deleted
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._thinking: Final[set[int]] = set()
        self._is_calling = False
        self._used = services.now()

    # ---- what people do ---------------------------------------------------------------------------------------------

    async def obey(self, visitor: Visitor, message: protocol.Seated) -> protocol.Done:
        """Carry out what somebody in a seat says."""
        invite = new_token() if isinstance(message, protocol.Leave) else None

        def decide(room: Room) -> entries.Entry:
            if message.seat not in held_by(room, visitor.hashes):
                raise Forbidden(f"this device does not hold seat {message.seat}")
            return judge(room, message, None if invite is None else hash_of(invite), self.services.now())

        with visitor.trying(message.key if isinstance(message, protocol.Move) else None):
            await self.enter(decide)
        return protocol.Done(message.n, self.room.journals.ply(message.seat), invite)

    async def sit(self, visitor: Visitor, message: protocol.Sit) -> protocol.Done:
        """Let somebody sit down; doing it twice is fine."""
        with visitor.trying(message.key):
            await self.enter(lambda room: judge_sit(room, message, visitor.hashes, self.services.now()))
        if visitor.chair == SPECTATOR and held_by(self.room, [hash_of(message.key)]) == [message.seat]:
            self.turn(visitor, message.seat)
        return protocol.Done(message.n, self.room.journals.ply(message.seat))

    def turn(self, visitor: Visitor, seat: int | None, ply: int = 0) -> None:
        """Turn a visitor to a seat he holds, or to the spectators' chair."""
        if seat is None and may_watch(self.room, visitor.hashes):
            visitor.turn_to(SPECTATOR, ply)
        elif seat is not None and seat in held_by(self.room, visitor.hashes):
            visitor.turn_to(seat, ply)
        else:
            raise Forbidden("this link is not good for that chair")

    async def odds(self, visitor: Visitor, message: AskOdds) -> Chances:
        """The exact chances behind a seat's options."""
        async with self.lock:
            if message.seat not in held_by(self.room, visitor.hashes):
                raise Forbidden(f"this device does not hold seat {message.seat}")
            found = self.room.match.odds(message.seat)
        return Chances(message.n, self.room.journals.ply(message.seat), in_fractions(found))

    async def recall(self, visitor: Visitor, message: protocol.Recall) -> protocol.Recalled:
        """The table as a chair saw it at an earlier moment of the match."""
        async with self.lock:
            if not self.admit(visitor):
                raise Forbidden("this link is not good for this table any more")
            chair = visitor.chair
            if message.ply >= self.room.journals.ply(chair):
                raise Malformed("ply: this chair has not been told so much")
            ply = self.room.journals.moment(chair, message.ply)
            past = await asyncio.to_thread(self.room.match.fork, ply, None)
            return protocol.Recalled(message.n, message.ply, view_of(past, past.view(chair)))

    def admit(self, visitor: Visitor) -> bool:
        """Whether somebody may be told anything now, asked before anything is told.

        A chair is for those who hold it at this moment. Who no longer does is turned to the stands if he may watch, and
        sent away otherwise.
        """
        if visitor.chair != SPECTATOR and visitor.chair in held_by(self.room, visitor.hashes):
            return True
        if not may_watch(self.room, visitor.hashes):
            self._dismiss(visitor)
            return False
        if visitor.chair != SPECTATOR:
            visitor.turn_to(SPECTATOR)
        return True

    def make_room(self, chair: int) -> None:
        """A seat is played on one line at a time, the newest: others at this chair are sent away."""
        for visitor in list(self.visitors):
            if visitor.chair == chair != SPECTATOR:
                self._dismiss(visitor)

    def _dismiss(self, visitor: Visitor, why: protocol.Why = "moved") -> None:
        """Close a line; it may sleep, so nobody waits for it."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self._start(visitor.dismiss(why))

    def vanish(self) -> None:
        """The table was deleted: everybody is sent away, and hears when he comes again that there is none."""
        self.is_closed = self._is_stale = True
        for visitor in list(self.visitors):
            self._dismiss(visitor, "stopping")

    # ---- the log ----------------------------------------------------------------------------------------------------

    async def enter(self, decide: Callable[[Room], entries.Entry | None]) -> entries.Entry | None:
        """Judge, apply and commit an entry; if another node was quicker, catch up and judge again."""
        async with self.lock:
            for _ in range(TRIES):
                if self._is_stale:
                    await self._read_again()
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
            is_in = await self.services.store.append(
                self.id, self.room.seq, entries.write(entry), None if head is self._head else head
            )
        except Unavailable as error:
            self._start(self._recover())
            raise Busy("the store cannot be reached; try again") from error
        if is_in:
            self._is_stale = False
            self._head = head
            self._tell_all(entry)
        return is_in

    def _new_head(self) -> Head:
        """The head of the table; the one we have, if only cards and dice have changed since."""
        room = self.room
        self._due = due_of(room, self.services.started, self.services.keep.expiry)
        known = (room.status, room.affairs, self._due)
        if known == self._known:
            return self._head
        self._known = known
        return head_of(room, self.services.started, self.services.keep.expiry)

    @property
    def is_sure(self) -> bool:
        """Whether the room is what is in the store; if not, nothing of it may be told."""
        return not self._is_stale

    async def catch_up(self) -> None:
        """Be sure of the room, and know at least what the store knew just now."""
        async with self.lock:
            if self._is_stale:
                await self._read_again()
        if self.services.store.shared:
            await self.hear(ANYTHING)

    async def _recover(self) -> None:
        """The store was away: try until it is known what got in."""
        while self._is_stale and not self.is_closed:
            await asyncio.sleep(RECOVER_AFTER)
            with contextlib.suppress(Busy, Unreadable, Outdated, Unknown):
                async with self.lock:
                    if self._is_stale:
                        await self._read_again()

    async def _read_again(self) -> None:
        """Come back to what is in the store: an entry of ours may or may not have got in."""
        try:
            found = await self.services.store.read(self.id)
        except Unavailable as error:
            raise Busy("the store cannot be reached; try again") from error
        if not found:
            self.vanish()
        self.room = fold(self._record, found)
        self._known = None
        self._head = self._new_head()
        self._is_stale = False
        self._tell_all()

    async def hear(self, news: News) -> None:
        """Another node has appended something; what cannot be read now is read when the store is back."""
        try:
            await self._hear(news)
        except (Unavailable, Busy):
            self._is_stale = True
            self._start(self._recover())
        except (Unreadable, Outdated):
            self._is_stale = True  # nothing is told any more; whoever wants something hears why
            _LOG.exception("what another node appended to table %s cannot be read", self.id)

    async def _hear(self, news: News) -> None:
        async with self.lock:
            if self._is_stale:
                await self._read_again()
            seq = self.room.seq
            if 0 <= news.seq <= seq:
                return
            if news.seq == seq + 1 and news.body is not None:
                missed = [(news.seq, news.body)]
            else:
                missed = await self.services.store.read(self.id, seq)
            read_on(self.room, missed)
            if self.room.seq == seq:
                return
            self._head = self._new_head()
            self._tell_all()

    def _tell_all(self, entry: entries.Entry | None = None) -> None:
        """Everything in the room is in the store: tell it. What lies face down is told to nobody but its own seat."""
        only = entry.seat if isinstance(entry, entries.Spoke) and is_sealed(self.room.match, entry.seat) else None
        self._used = self.services.now()
        self.bulletin = Bulletin(self.room, self.services.thinkers.paces)
        for visitor in list(self.visitors):
            if self.admit(visitor) and (only is None or only in held_by(self.room, visitor.hashes)):
                visitor.wake()
        self.attend()

    # ---- clocks and bots --------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Wind the clock up, and let bots think that are asked."""
        if self.is_closed or self._is_stale:
            return  # whoever makes sure of a stale room comes back here
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._is_calling and self._here(self.room) is not None:
            self._is_calling = True
            self._start(self._call_here())
        bots = self.room.bots_asked()
        for seat, bot in bots.items():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self._start(self._answer(seat, bot))
        if self._due is not None and not bots:
            wait = max(0, self._due - self.services.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._start(self._call_time())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call_time(self) -> None:
        """Do what is due: clear the table away, close a proposal, call time."""

        def decide(room: Room) -> entries.Entry | None:
            called = call(room, self.services.now(), self.services.started, self.services.keep.expiry)
            return self._here(room) or called if isinstance(called, entries.Lapsed) else called

        try:
            if await self.enter(decide) is None:
                self.attend()
        except Refusal:
            self._timer = None if self.is_closed else asyncio.get_running_loop().call_later(1, self._ring)

    def _here(self, room: Room) -> entries.Entry | None:
        return here(room, self.visitors, self.services.now())

    async def _call_here(self) -> None:
        """Write into the log that the seat to be taken over is not away."""
        try:
            await self.enter(self._here)
        except Refusal:
            await asyncio.sleep(RECOVER_AFTER)
        finally:
            self._is_calling = False
            self.attend()

    async def _answer(self, seat: int, bot: str) -> None:
        """Let a bot answer; one that fails is replaced by a simpler one, for all to see."""
        try:
            async with self.lock:
                question = self.room.questions.get(seat)
                if question is None or self._is_stale:
                    return
                decision = self.room.match.decision(seat)
                options = [action.notation for action in decision.options]
                task = Task(self.id, bot, decision.role, options, self.room.match.encode(seat))
                ply = question.ply
            action = await self._think(seat, task)
            by = None if self.room.seats[seat].bot else bot

            def decide(room: Room) -> entries.Entry | None:
                asked = room.questions.get(seat)
                is_same = asked is not None and asked.ply == ply and seat in room.bots_asked()
                return entries.Spoke(max(self.services.now(), room.at), seat, action, by) if is_same else None

            await self.enter(decide)
        except Refusal:
            await asyncio.sleep(1)  # the store cannot be reached, or a person was quicker
        finally:
            self._thinking.discard(seat)
            self.attend()

    async def _think(self, seat: int, task: Task) -> str:
        bot = task.bot
        while True:
            try:
                return await self.services.thinkers.think(msgspec.structs.replace(task, bot=bot))
            except Failed as failed:
                self.services.metrics.failed_bots.inc()
                if bot == BOTS[0]:  # there is no simpler one: any answer will do
                    return secrets.choice(task.options)
                bot = BOTS[BOTS.index(bot) - 1]
                replaced = entries.Replaced(max(self.services.now(), self.room.at), seat, bot, failed.why)
                await self.enter(lambda room, entry=replaced: entry if room.status == RUNNING else None)  # type: ignore[misc]

    @property
    def is_idle(self) -> bool:
        """Whether nobody has looked for a while and nothing is under way: the room may be forgotten for now."""
        is_busy = self.visitors or self._tasks or self.lock.locked()
        return not is_busy and self.services.now() - self._used > FORGET_AFTER

    def touch(self) -> None:
        """Somebody wants the room: it is not forgotten for a while."""
        self._used = self.services.now()

    async def close(self) -> None:
        """Forget the room; the store has all of it."""
        self.is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
