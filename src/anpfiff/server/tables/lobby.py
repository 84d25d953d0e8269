"""The lobby: opens tables, knows the hosts of rooms on this node, and sees to what falls due."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final, TypeVar

from anpfiff.bots.names import BOTS
from anpfiff.core.fair_chance import SECRET_BYTES, WORDED, commit
from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.games import find
from anpfiff.protocol.lobby import Invitations, SeatWish
from anpfiff.server.bots.pool import Failed
from anpfiff.server.bots.remote_bots import Visits, is_visiting
from anpfiff.server.bots.server_bots import called_apart
from anpfiff.server.bots.worker import Inspect, ReadOwn
from anpfiff.server.competitions.host import Competitions, is_competition
from anpfiff.server.live.tables import LiveScores
from anpfiff.server.log import entry as stored
from anpfiff.server.log.host import ANYTHING, hole_in
from anpfiff.server.log.store import OPEN, RUNNING, Record
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import NO_TABLE, Outdated, Unreadable
from anpfiff.server.security.limits import check_card_file
from anpfiff.server.security.tokens import hash_of, new_table_id, new_token
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import BOT_DUE, check_clock
from anpfiff.server.tables.host import RoomHost
from anpfiff.server.tables.judge import check_name
from anpfiff.server.tables.log import fold
from anpfiff.server.tables.positions import Position, of_match, of_puzzle
from anpfiff.server.tables.real_box import check_wish
from anpfiff.server.tables.retention import DAY, clear_away
from anpfiff.server.tables.room import Room
from anpfiff.server.tables.setups import agreed, warm
from anpfiff.server.tables.summary import head_of, is_outdated, read_summary, summary_of
from anpfiff.server.tasks import Tasks
from anpfiff.server.ticking import Ticking

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.core.game import Game, Setup
    from anpfiff.lessons.lesson import Lesson
    from anpfiff.protocol.connection import Why
    from anpfiff.protocol.games import Cards
    from anpfiff.protocol.lobby import OpenTable, TableSummary
    from anpfiff.protocol.own_cards import OwnersReading
    from anpfiff.server.bots.worker import MatchContent
    from anpfiff.server.log.store import Appended
    from anpfiff.server.services import Services

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)
ROUND: Final = 2.0
"""Seconds between two looks for what is due and for rooms nobody needs any more."""
LOOK_AGAIN: Final = 300_000
"""Milliseconds after which a node reads a table at which somebody sits, though no news of it came: news can be lost."""
CLEARING: Final = 3_600_000
"""Milliseconds between two looks for tables that were kept long enough."""
PULSE: Final = 1.0
"""Seconds for which an answer about the store is good."""
GOODBYE_WITHIN: Final = 2.0
"""Seconds a node that stops may take to tell everybody."""
LONGEST_ID: Final = 24
MOST_TOLD: Final = 10_000
SHOWN_OUTDATED: Final = 20
"""Of so many tables under older rules the log has the names; `anpfiff tables --status outdated` has all."""
AT_ONCE: Final = 200
"""How many tables are looked after in one round."""


class Lobby:
    """All tables of the store, and those of them that are held in memory here."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.hosts: Final[dict[str, RoomHost]] = {}
        self._coming: Final[dict[str, asyncio.Future[RoomHost]]] = {}
        self._tasks: Final = Tasks()
        self.ticking: Final = Ticking(self._go_on)
        self.competitions: Final = Competitions(self)
        self.live_scores: Final = LiveScores(services.now)
        self.visits: Final = Visits(services)
        self.connected: Final[set[Callable[[Why], Awaitable[None]]]] = set()
        """Every connection to this node, by how it is closed."""
        self._outdated: Final[set[str]] = set()
        """Tables under rules we no longer have: they can be read, but not played on."""
        self._unreadable: Final[set[str]] = set()
        """Tables whose log makes no sense; each is reported once, and the others go on."""
        self._cleared: int = 0
        self._pulse: asyncio.Future[None] | None = None
        self._felt = 0.0
        self.damaged: list[str] = []
        """The logs that had lost an entry when this node began."""

    async def open(self) -> None:
        """Begin work: hear what other nodes append, and take up what was left undone."""
        self.services.store.listen(self._hear)
        self.ticking.begin()
        self._tasks.start(self._tell_faults())
        self._tasks.start(self._go_round())

    async def _tell_faults(self) -> None:
        """Report logs that have lost an entry, to which nothing is added, and tables that an upgrade has ended."""
        with contextlib.suppress(Unavailable):
            self.damaged = await self.services.store.damaged()
            if self.damaged:
                _LOG.error("these logs have lost an entry and take nothing more: %s", ", ".join(self.damaged))
            known = await self.services.store.newest((OPEN, RUNNING), MOST_TOLD)
            if found := [record.table for record in known if is_outdated(record)]:
                some = ", ".join(found[:SHOWN_OUTDATED])
                _LOG.warning(
                    "tables whose rules have changed since, nobody can play on there (%d): %s", len(found), some
                )

    def _go_on(self) -> None:
        """Nobody could be heard for a while, for the node stood still: as after a restart, clocks wait a little."""
        _LOG.warning("this node stood still; clocks that ran out meanwhile wait a little")
        self.services.started = self.services.now()

    async def close(self) -> None:
        """Stop work; everything is in the store."""
        self.ticking.stop()
        await self._tasks.cancel()
        await self.competitions.close()
        await self.visits.close()
        await self.say_goodbye()
        for host in self.hosts.values():
            await host.close()
        await self.services.bot_pool.close()
        await self.services.file_workers.close()
        await self.services.house.close()

    async def say_goodbye(self) -> None:
        """Tell everybody that this node stops; who sleeps need not hear it."""
        self.services.bot_pool.wind_up()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await asyncio.gather(*(goodbye("stopping") for goodbye in self.connected), return_exceptions=True)

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def lay(self, wish: OpenTable, opener: str = "") -> Invitations:
        """Open a table."""
        game = find(wish.game)
        check_clock(wish.clock)
        check_wish(wish, is_allowed=self.services.limits.has_real_box)
        check_card_file(wish.own_cards)
        position = None if wish.start is None else await self._position(game, wish)
        setup = (
            agreed(game, wish.edition, wish.options, len(wish.seats), wish.own_cards)
            if position is None
            else position.setup
        )
        if wish.own_cards:  # what is wrong with an owner's cards is said now, by somebody for whom nobody waits
            await self.inspect(Inspect(wish.game, wish.own_cards, wish.edition, wish.options, len(wish.seats)))
        await asyncio.to_thread(game.lay, setup)
        guests = await self.visits.guests(game, wish.seats)
        friends = [number for number, seat in enumerate(wish.seats) if seat.kind == "friend" or number in guests]
        invites = {number: new_token() for number in friends}
        laid = [self._laid(seat, wish, invites.get(number)) for number, seat in enumerate(wish.seats)]
        start = [] if position is None else position.lines
        opened = await self._open(setup, called_apart(laid), wish, invites, opener, start=start)
        return await self.visits.send_for(guests, opened)

    async def teach(self, wish: OpenTable, lesson: Lesson, opener: str = "") -> Invitations:
        """Open the table of a lesson: the learner sits in the lesson's chair, the weakest bot in all others."""
        pupil = SeatWish("me", wish.seats[0].name)
        seats = [pupil if seat == lesson.chair else SeatWish("bot", bot=BOTS[0]) for seat in range(lesson.setup.seats)]
        laid = [self._laid(seat, wish, None) for seat in seats]
        return await self._open(lesson.setup, laid, wish, {}, opener, lesson.key)

    async def _open(
        self,
        setup: Setup,
        laid: list[entries.LaidSeat],
        wish: OpenTable,
        invites: dict[int, str],
        opener: str,
        lesson: str = "",
        start: list[str] | None = None,
    ) -> Invitations:
        secret, watch, now = secrets.token_hex(SECRET_BYTES), new_token(), self.services.now()
        opened = entries.Opened(
            now, setup.game, setup.revision, setup.edition, setup.options, laid, hash_of(watch), commit(secret),
            wish.public, wish.clock, setup.own_cards, WORDED, lesson=lesson,
            real=wish.real, start=start or [], goal="" if wish.start is None else wish.start.goal,
            opener=opener,
        )  # fmt: skip
        while not await self.create(table := new_table_id(), secret, opened):
            pass
        return Invitations(table, opened.commitment, {str(seat): token for seat, token in invites.items()}, watch)

    async def create(self, table: str, secret: str, opened: entries.Opened) -> bool:
        """Lay a table under a name; False if the name is taken."""
        room = Room(table, secret, opened)
        head = head_of(room, self.services.started, self.services.keep.expiry)
        record = Record(table, opened.game, opened.revision, opened.public, opened.at, secret, head)
        if not await self.services.store.create(record, stored.write(opened)):
            return False
        self.services.metrics.tables.inc()
        if room.status == RUNNING and not opened.competition:
            await self.find(table)  # a match between bots begins by itself
        return True

    async def _position(self, game: Game, wish: OpenTable) -> Position:
        """Where a match shall begin that does not begin at kick-off."""
        start = wish.start
        assert start is not None
        if wish.public:
            raise Malformed("public: a table that begins in the middle of a match is not listed")
        if start.replay:
            position = await self._position_in_file(game, start.replay)
        elif start.puzzle:
            position = await asyncio.to_thread(of_puzzle, game, start.puzzle)
        else:
            record = await self.record(start.table)
            if not record.public and not read_summary(record).is_known(hash_of(start.token)):
                raise Unknown(NO_TABLE)
            position = await asyncio.to_thread(of_match, game, record, start.ply)
        if len(wish.seats) != position.setup.seats:
            raise Malformed(f"seats: there were {position.setup.seats} in that match")
        return position

    async def _position_in_file(self, game: Game, replay: str) -> Position:
        found = await self.read_match(replay)
        if found.file.game != game.key:
            raise Malformed(f"game: that match is one of {found.file.game}")
        check_card_file(found.own_cards)
        seats = len(found.file.names)
        setup = await asyncio.to_thread(agreed, game, found.file.edition, found.options, seats, found.own_cards)
        return Position(setup, found.lines)

    async def read_match(self, replay: str) -> MatchContent:
        """What is in the file of a match; a worker plays it through."""
        found = await read_in_worker("replay", self.services.file_workers.read_match(replay))
        if found.wrong or found.match is None:
            raise Malformed(found.wrong)
        return found.match

    async def feel_pulse(self) -> None:
        """Raise if the store cannot be written; it is tried once a second at most, however many ask."""
        if self._pulse is None or (self._pulse.done() and time.monotonic() - self._felt > PULSE):
            self._felt = time.monotonic()
            self._pulse = asyncio.ensure_future(self.services.store.ping())
        try:
            await asyncio.shield(self._pulse)
        except Unavailable as error:
            self.services.outage.begin(error)
            raise

    async def inspect(self, task: Inspect) -> Cards:
        """What is in an owner's card file; a worker reads it."""
        found = await read_in_worker("own_cards", self.services.file_workers.inspect(task))
        if found.wrong or found.box is None:
            raise Malformed(found.wrong)
        return found.box

    async def read_own(self, task: ReadOwn) -> OwnersReading:
        """What is right in an owner's card file, and what is wrong; a worker reads it."""
        return await read_in_worker("own_cards", self.services.file_workers.read_own(task))

    def _laid(self, seat: SeatWish, wish: OpenTable, invite: str | None) -> entries.LaidSeat:
        if seat.kind == "friend" or is_visiting(seat):
            assert invite is not None
            return entries.LaidSeat(invite=hash_of(invite))
        if seat.kind == "bot":
            if seat.bot is None:
                raise Malformed("seats: a bot needs a name")
            self.services.house.check(seat.bot, find(wish.game))
            return entries.LaidSeat(bot=seat.bot, name=seat.name and check_name(seat.name))
        if wish.key is None:
            raise Malformed("key: the seats of this device need its key")
        return entries.LaidSeat(name=seat.name and check_name(seat.name), key=hash_of(wish.key))

    async def find(self, table: str) -> RoomHost:
        """The host of a table's room; the room is read from the store if it is not here yet."""
        host = self.hosts.get(table)
        if host is not None and not host.is_closed:
            host.touch()
            return host
        coming = self._coming.get(table)
        if coming is None:
            coming = self._coming[table] = asyncio.ensure_future(self._fetch(table))
            coming.add_done_callback(lambda _: self._coming.pop(table, None))
        return await asyncio.shield(coming)

    async def find_for(self, table: str, hashed: str) -> RoomHost:
        """The same for a token. No table is read for strangers: how long that takes would tell them of it."""
        if table not in self.hosts and not await self.concerns(table, hashed):
            raise Unknown(NO_TABLE)
        return await self.find(table)

    async def _fetch(self, table: str) -> RoomHost:
        store = self.services.store
        record = await self.record(table)
        found = await store.read(table)
        try:
            await asyncio.to_thread(warm, found[0][1])
            room = await asyncio.to_thread(fold, record, found)  # a long match takes long, and others play meanwhile
        except Unreadable:
            self._report(table)
            raise
        host = RoomHost(record, (room, hole_in(found)), self.services, self.changed)
        self.hosts[table] = host
        self.services.metrics.rooms.set(len(self.hosts))
        if store.shared:  # what was appended while we read was told to nobody here
            await host.hear(ANYTHING)
        host.attend()
        return host

    def changed(self, room: Room) -> None:
        """Everything in a room is in the store, and something in it is new."""
        self.live_scores.changed(room)
        self.competitions.table_changed(room)
        self.visits.table_changed(room)

    def _report(self, table: str) -> None:
        """Say once that a table cannot be read, and why."""
        if table not in self._unreadable:
            self._unreadable.add(table)
            _LOG.exception("table %s cannot be read; the others go on", table)

    async def record(self, table: str) -> Record:
        """A table as the store has it; the log of a competition is none."""
        record = None if is_competition(table) else await self.kept(table)
        if record is None:
            raise Unknown(NO_TABLE)
        return record

    async def kept(self, name: str) -> Record | None:
        """A table or a competition as the store has it, if there is one of this name."""
        is_name = name.isascii() and name.isprintable() and len(name) <= LONGEST_ID
        return await self.services.store.record(name) if is_name else None

    async def concerns(self, table: str, hashed: str) -> bool:
        """Whether a token gives any right at a table, whether or not it can still be played."""
        record = await self.record(table)
        return record.public or read_summary(record).is_known(hashed)

    async def listed(self) -> list[TableSummary]:
        """The public tables: those that wait for people, and those that can be watched."""
        found = await self.services.store.listed((OPEN, RUNNING), 100)
        return [summary_of(record) for record in found]

    # ---- rounds and other nodes -------------------------------------------------------------------------------------

    async def _go_round(self) -> None:
        """Take up what is due here or was left by a node that is gone, and forget rooms that nobody looks at."""
        ahead = 0 if self.services.store.shared else BOT_DUE  # the bots of the only server wait for nobody else
        while True:
            try:
                if self.services.outage:
                    await self.feel_pulse()
                await self._take_up(self.services.now() + ahead)
                self.look_again()
                await self._forget_idle()
                await self.competitions.forget_idle()
                await self._clear_away()
                self.services.outage.end()
            except Unavailable as error:
                self.services.outage.begin(error)
            except Exception:  # noqa: BLE001  whatever it is, the rounds must go on
                _LOG.exception("a round through the tables failed; the next one comes soon")
            ahead = 0
            await asyncio.sleep(ROUND)

    async def _take_up(self, before: int) -> None:
        """Attend the tables that are due; finding one is enough, its host does the rest."""
        beside = len(self.hosts) + len(self._outdated) + len(self._unreadable)
        for table in await self.services.store.due(before, AT_ONCE + beside):
            if is_competition(table):
                self.competitions.attend(table)
            elif table not in self.hosts and table not in self._outdated and table not in self._unreadable:
                try:
                    await self.find(table)
                except Outdated:
                    self._outdated.add(table)
                except Unreadable:
                    pass  # it was reported

    def look_again(self) -> None:
        """Read what may have been missed where somebody sits: a line to the store can be dead and nobody notices.

        Else a seat whose line is open here could be taken over by a node that has never heard of it.
        """
        if not self.services.store.shared:
            return
        before = self.services.now() - LOOK_AGAIN
        for host in [host for host in self.hosts.values() if host.has_missed_since(before)][:AT_ONCE]:
            self._tasks.start(_hear_if_there(host, ANYTHING))
        self.competitions.look_again(before)

    async def _forget_idle(self) -> None:
        for table, host in list(self.hosts.items()):
            if host.is_idle or host.is_closed:
                del self.hosts[table]
                self.live_scores.forget(table)
                await host.close()
        self.services.metrics.rooms.set(len(self.hosts))

    async def _clear_away(self) -> None:
        """Now and then, delete what has been kept long enough."""
        now = self.services.now()
        if now < self._cleared + CLEARING:
            return
        self._cleared = now
        await self._say_who_is_here(now)
        await self.visits.clear_away(now)
        if number := await clear_away(self.services.store, self.services.keep, now):
            _LOG.info("deleted %d tables that were kept long enough", number)
            for table, host in list(self.hosts.items()):
                if await self.services.store.record(table) is None:
                    host.vanish()
            await self.competitions.drop_deleted()

    async def _say_who_is_here(self, now: int) -> None:
        """Write into the log where somebody sits, long before a node that cannot know it would delete the match."""
        if not self.services.keep.running:
            return
        patience = self.services.keep.running * DAY // 2
        for host in list(self.hosts.values()):
            with contextlib.suppress(Refusal):  # the store is away, or the table: there is another round
                await host.note_presence(now, patience)

    def _hear(self, appended: Appended) -> None:
        """Another node wrote something; if we may have missed some, everybody looks it up."""
        if is_competition(appended.table) or appended.seq < 0:
            self.competitions.hear(appended)
        host = self.hosts.get(appended.table)
        for one in [host] if host is not None else list(self.hosts.values()) if appended.seq < 0 else []:
            self._tasks.start(_hear_if_there(one, appended))


async def _hear_if_there(host: RoomHost, appended: Appended) -> None:
    with contextlib.suppress(Unknown):  # the table was deleted meanwhile
        await host.hear(appended)


async def read_in_worker(name: str, work: Awaitable[T]) -> T:
    """What a worker reads in a file that a stranger sent; not for long."""
    try:
        return await work
    except Failed as error:
        raise Malformed(f"{name}: this file takes too long to read, or cannot be read at all") from error
