"""The competitions on this node: judge, apply, commit and tell; lay tables, and note what came of them.

Nothing is told before it is in the store. No node owns a competition: the store gives every number once, and a node
that loses the race for a number reads what it missed and judges again. The names of tables follow from the
competition's secret, so a table that was laid by a node that died is found, and no match is played twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.core.fair_chance import SECRET_BYTES, WORDED, commit
from anpfiff.errors import Refusal, Unknown
from anpfiff.games import find as find_game
from anpfiff.protocol.competition import Command, CompetitionNews, CompetitionOpened, Join, Mending, OpenCompetition
from anpfiff.protocol.connection import write_message
from anpfiff.protocol.fields import Clock
from anpfiff.server.competitions import due, entries, notices
from anpfiff.server.competitions.competition import PLAYING, Competition
from anpfiff.server.competitions.judging import judge
from anpfiff.server.competitions.live import live_in
from anpfiff.server.competitions.names import is_competition, new_name
from anpfiff.server.competitions.opening import opening, options_for
from anpfiff.server.competitions.people import STAND_IN
from anpfiff.server.competitions.reading import NO_COMPETITION, CompetitionLogs, fold, head_of, is_stranger
from anpfiff.server.competitions.tally import tally_of_replay
from anpfiff.server.competitions.view import StandingsNow, show, viewer_of
from anpfiff.server.log import entry as stored
from anpfiff.server.log.host import ANYTHING, LogHost, hole_in
from anpfiff.server.log.store import EXPIRED, OPEN, OVER, RUNNING, Record
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import Forbidden
from anpfiff.server.security.tokens import hash_of, new_token
from anpfiff.server.tables import entries as table_entries
from anpfiff.server.tables.real_box import NO_BOX
from anpfiff.server.tables.setups import agreed
from anpfiff.server.tables.summary import read_summary
from anpfiff.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.protocol.competition import CompetitionInfo
    from anpfiff.protocol.real_box import RealBox
    from anpfiff.protocol.table import SeatInfo
    from anpfiff.server.competitions.reading import CompetitionLog
    from anpfiff.server.competitions.ties import Match, Pairing
    from anpfiff.server.competitions.view import Viewer
    from anpfiff.server.log.store import Appended
    from anpfiff.server.tables.lobby import Lobby
    from anpfiff.server.tables.room import Room

__all__ = ["CompetitionHost", "Competitions", "is_competition"]
_LOG: Final = logging.getLogger(__name__)
MOST_TIES: Final = 8
"""How many matches that only bots play are laid at once in one competition: those of another may stand still."""
FORGET_AFTER: Final = 60_000
"""Milliseconds a competition that nobody looks at is kept in memory."""


class CompetitionHost:
    """One competition, looked after on this node; other nodes may look after it too."""

    def __init__(self, record: Record, found: tuple[Competition, int | None], lobby: Lobby) -> None:
        self.watchers: Final[set[asyncio.Event]] = set()
        self._lobby: Final = lobby
        self._services: Final = lobby.services
        self._tasks: Final = Tasks()
        self.log: Final[CompetitionLog] = LogHost(
            record, CompetitionLogs(), found, lobby.services, self._tasks, self._committed, self.tell
        )
        self.ready: Final[set[str]] = set()
        """Tables that are known to be laid: nobody is sent to one that is not there yet."""
        self.standings: Final = StandingsNow()
        self._pages: Final[dict[Viewer, tuple[CompetitionInfo, bytes]]] = {}
        self._fresh: Final[set[Viewer]] = set()
        """Whose page nothing has changed since."""
        self._is_attending = False
        self._is_wanted = False
        self._used = lobby.services.now()

    @property
    def competition(self) -> Competition:
        """The competition as it is at this moment; what is shown to anybody is read from the log."""
        return self.log.state

    @property
    def open_tables(self) -> list[str]:
        """The tables of this round that are laid, wherever they are played."""
        return [match.table for _, _, match in self.competition.open_matches() if match.table in self.ready]

    def message(self, competition: Competition, hashed: str) -> bytes:
        """The page of somebody with a token: written once for all who see the same, and kept as long as it is true."""
        viewer = viewer_of(competition, hashed)
        if viewer not in self._fresh:
            now, live = self._services.now(), live_in(self._lobby.live_scores)
            found = show(competition, hashed, now, live, self.ready, self.standings)
            before = self._pages.get(viewer)  # it holds lists of the competition itself; `seq` differs with every entry
            if before is None or msgspec.structs.replace(before[0], now=now) != found:
                self._pages[viewer] = (found, write_message(CompetitionNews(found)))
            self._fresh.add(viewer)
        return self._pages[viewer][1]

    def tell(self) -> None:
        """Something is new: wake everybody who looks."""
        self._fresh.clear()
        if not self.watchers:
            self._pages.clear()
        for one in self.watchers:
            one.set()

    def _committed(self, _entry: entries.Entry | None) -> None:
        self.touch()
        self.tell()

    def touch(self) -> None:
        """Somebody wants the competition: it is not forgotten for a while."""
        self._used = self._services.now()

    @property
    def is_idle(self) -> bool:
        """Whether nobody has looked for a while and nothing is under way: it may be forgotten for now."""
        is_in_use = self.watchers or self._tasks or self._is_attending or self.log.is_busy
        return not is_in_use and self._services.now() - self._used > FORGET_AFTER

    async def close(self) -> None:
        """Forget the competition; the store has all of it."""
        self.log.is_closed = True
        await self._tasks.cancel()

    async def enter(self, decide: Callable[[Competition], entries.Entry | None]) -> bool:
        """Judge, apply and commit an entry; whether there was one."""
        return await self.log.enter(decide) is not None

    async def command(self, wish: Command, token: str) -> None:
        """Do what somebody wants."""
        check = self._services.house.check_for(find_game(self.competition.opened.game))
        begun = await self._begun() if isinstance(wish, Mending) else set()
        before = self.competition.tables(is_open=True)
        await self.enter(lambda now: judge(now, wish, hash_of(token), self._services.now(), check, begun))
        for table in before - self.competition.tables():
            await self._close(table)  # it was laid for a match that is not played there any more
        await self.attend()

    async def _begun(self) -> set[str]:
        """The tables at which somebody sits, or is being played."""
        found = set()
        for table in self.competition.tables(is_open=True):
            record = await self._services.store.record(table)
            seats = [] if record is None else read_summary(record).seats
            is_here = any(seat.kind == "person" and seat.state == "ready" for seat in seats)
            if record is not None and (record.head.status in (RUNNING, OVER) or is_here):
                found.add(table)
        return found

    # ---- what is due ------------------------------------------------------------------------------------------------

    async def attend(self) -> None:
        """Do everything that is due: show lots, lay tables, note results and who did not come."""
        self._is_wanted = True
        if self._is_attending:
            return  # somebody is at it, and looks again at the end
        self._is_attending = True
        try:
            while self._is_wanted:
                self._is_wanted = False
                while await self.enter(lambda competition: due.call(competition, self._services.now())):
                    pass
                while await self._look_at_tables():
                    pass
        finally:
            self._is_attending = False

    async def _look_at_tables(self) -> bool:
        """Look at every open match once; whether anything was noted."""
        before = self.competition.seq
        if self.competition.paused or self.competition.status != PLAYING:
            return False
        for tie, number, match in await self.log.read(lambda now: list(now.open_matches())):
            await self._look_at(tie, number, match)
        return self.competition.seq != before

    async def _look_at(self, tie: Pairing, number: int, match: Match) -> None:
        table, attempt, where = match.table, match.attempt, (tie.number, number)
        if not table:
            if self._is_among_bots(tie, match) and self.ties_among_bots() >= MOST_TIES:
                return  # one that is played comes to its end first
            await self.enter(lambda now: self._lay_next(now, where, attempt))
            return
        record = await self._services.store.record(table)
        if record is None:
            await self._create(where, table)
            record = await self._services.store.record(table)
        if table not in self.ready:
            self.ready.add(table)
            self.tell()
        if record is None:
            return
        if record.head.status == EXPIRED:
            await self.enter(lambda now: self._lay_next(now, where, attempt))
        else:
            infos = read_summary(record).seats
            if record.head.status == RUNNING and self.has_people and all(map(is_nobody, infos)):
                await self._lobby.find(table)  # people wait for the result, though nobody may look
            seats = [info.state == "ready" for info in infos]
            found = due.TableNow(record.head.status, seats, read_summary(record).result)
            if found.status == OVER:
                tally = await asyncio.to_thread(tally_of_replay, record.head.replay)
                found = msgspec.structs.replace(found, tally=tally)
            if found.status == OVER or (found.status == OPEN and self._is_late(match)):
                is_noted = await self.enter(lambda now: self._note(now, where, table, found))
                if is_noted and found.status == OPEN:
                    await self._close(table)
            elif await self.enter(lambda now: self._remind(now, where, table, found)):
                await notices.remind(self._services, self.competition, where, table)

    @property
    def has_people(self) -> bool:
        """Whether not only bots have entered."""
        return any(not one.bot for one in self.competition.entered)

    def ties_among_bots(self) -> int:
        """How many matches are laid that only bots play."""
        found = self.competition.open_matches()
        return sum(bool(match.table) and self._is_among_bots(tie, match) for tie, _, match in found)

    def _is_among_bots(self, tie: Pairing, match: Match) -> bool:
        people = self.competition.people
        return all(people[who].bot or side in match.caretakers for side, who in enumerate(tie.sides))

    def _is_late(self, match: Match) -> bool:
        deadline = self.competition.deadline(match)
        return deadline is not None and deadline <= self._services.now()

    def _open(self, competition: Competition, where: tuple[int, int]) -> tuple[Pairing, int, Match] | None:
        """A match, if it is still the next one of its tie."""
        found = [one for one in competition.open_matches() if (one[0].number, one[1]) == where]
        return found[0] if found else None

    def _lay_next(self, competition: Competition, where: tuple[int, int], after: int) -> entries.Entry | None:
        open_match = self._open(competition, where)
        if open_match is None or open_match[2].attempt != after or competition.paused:
            return None
        tie, number, match = open_match
        attempt, now = after + 1, max(self._services.now(), competition.at)
        table = competition.table_of(tie.number, number, attempt)
        return entries.Laid(now, tie.number, number, table, attempt, match.caretakers)

    def _note(
        self, competition: Competition, where: tuple[int, int], table: str, found: due.TableNow
    ) -> entries.Entry | None:
        open_match = self._open(competition, where)
        if open_match is None or open_match[2].table != table or competition.paused:
            return None
        now = max(self._services.now(), competition.at)
        return due.note(competition, *open_match, found, now)

    def _remind(
        self, competition: Competition, where: tuple[int, int], table: str, found: due.TableNow
    ) -> entries.Entry | None:
        open_match = self._open(competition, where)
        if open_match is None or open_match[2].table != table or competition.paused:
            return None
        return due.remind(competition, *open_match, found, max(self._services.now(), competition.at))

    async def _create(self, where: tuple[int, int], table: str) -> None:
        """Lay the table of a match; if another node did it just now, that one is good."""
        secret = secrets.token_hex(SECRET_BYTES)
        opened = await self.log.read(lambda now: self._opened(now, where, table, secret))
        if opened is not None:
            await self._lobby.create(table, secret, opened)

    def _opened(
        self, competition: Competition, where: tuple[int, int], table: str, secret: str
    ) -> table_entries.Opened | None:
        """The first entry of the table of a match, if it is still to be played there."""
        open_match = self._open(competition, where)
        if open_match is None or open_match[2].table != table:
            return None
        (tie, number, match), first = open_match, competition.opened
        game = find_game(first.game)
        options = options_for(game, first, tie, number)
        setup = agreed(game, first.edition, options, len(tie.sides), "")
        seats: list[table_entries.LaidSeat] = []
        for side in tie.by_seats(number):
            one = competition.people[tie.sides[side]]
            if one.bot or side in match.caretakers:
                seats.append(table_entries.LaidSeat(bot=one.bot or first.fill or STAND_IN, name=one.name))
            else:
                seats.append(table_entries.LaidSeat(name=one.name, key=one.key))
        real = real_for(first, seats)
        return table_entries.Opened(
            self._services.now(), setup.game, setup.revision, setup.edition, setup.options, seats,
            hash_of(competition.watch), commit(secret), first.public, first.clock if real is None else Clock(), "",
            WORDED, competition.id, real=real, allows=first.allows, opener=competition.opener,
        )  # fmt: skip

    async def _close(self, table: str) -> None:
        """Clear a table away to which not everybody came."""
        with contextlib.suppress(Refusal):
            host = await self._lobby.find(table)
            now = self._services.now()
            await host.log.enter(lambda room: table_entries.Expired(max(now, room.at)) if room.status == OPEN else None)


def is_nobody(info: SeatInfo) -> bool:
    """Whether no person plays there any more."""
    return info.kind == "bot" or info.state == "resigned"


def real_for(first: entries.Announced, seats: list[table_entries.LaidSeat]) -> RealBox | None:
    """What lies on a table as cardboard. A bot could not see its cards: whoever meets one plays in the app."""
    is_with_bot = any(seat.bot is not None for seat in seats)
    return None if first.real is not None and first.real.cards and is_with_bot else first.real


class Competitions:
    """All competitions of the store, and those of them that are held in memory here."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby
        self._hosts: Final[dict[str, CompetitionHost]] = {}
        self._tasks: Final = Tasks()

    async def close(self) -> None:
        """Stop work; everything is in the store."""
        await self._tasks.cancel()
        for host in self._hosts.values():
            await host.close()

    async def open(self, wish: OpenCompetition, opener: str = "") -> CompetitionOpened:
        """Open a competition."""
        services = self._lobby.services
        if wish.real is not None and not services.limits.has_real_box:
            raise Forbidden(NO_BOX)
        secret, link = secrets.token_hex(SECRET_BYTES), new_token()
        check = services.house.check_for(find_game(wish.game))
        first = opening(wish, hash_of(link), commit(secret), services.now(), check, opener)
        while True:
            competition = Competition(new_name(), secret, first)
            record = Record(
                competition.id, first.game, first.revision, first.public, first.at, secret, head_of(competition)
            )
            if await services.store.create(record, stored.write(first)):
                break
        if wish.me:
            await (await self.find(competition.id)).command(Join(wish.me, wish.key), wish.key)
        return CompetitionOpened(competition.id, link)

    async def find(self, name: str) -> CompetitionHost:
        """The host of a competition; it is read from the store if it is not here yet."""
        if (host := self._hosts.get(name)) is None or host.log.is_closed:
            host = await self._fetch(name)
        host.touch()
        return host

    async def _fetch(self, name: str) -> CompetitionHost:
        services = self._lobby.services
        record = await self._lobby.kept(name) if is_competition(name) else None
        if record is None:
            raise Unknown(NO_COMPETITION)
        found = await services.store.read(name)
        competition = await asyncio.to_thread(fold, record, found)
        host = self._hosts.get(name)
        if host is None or host.log.is_closed:  # nobody else has read it meanwhile
            host = self._hosts[name] = CompetitionHost(record, (competition, hole_in(found)), self._lobby)
            if services.store.shared:  # what was appended while we read was told to nobody here
                await host.log.hear(ANYTHING)
        return host

    async def forget_idle(self) -> None:
        """Let go of competitions that nobody looks at, and of those that were deleted."""
        for name, host in list(self._hosts.items()):
            if host.is_idle or host.log.is_closed:
                del self._hosts[name]
                await host.close()

    async def drop_deleted(self) -> None:
        """Some were deleted: who still looks at one of them is told."""
        for name, host in list(self._hosts.items()):
            if await self._lobby.services.store.record(name) is None:
                host.log.vanish()

    def look_again(self, before: int) -> None:
        """Read what may have been missed where somebody looks and nothing was heard since then."""
        for host in list(self._hosts.values()):
            if host.watchers and host.log.checked <= before:
                self._tasks.start(_hear_if_there(host, ANYTHING))

    async def find_for(self, name: str, hashed: str, card: str = "") -> CompetitionHost:
        """The same for somebody who may be a stranger: what is private is not read for them, which would take time."""
        record = await self._lobby.kept(name) if is_competition(name) and name not in self._hosts else None
        if record is not None and is_stranger(record, hashed, card):
            raise Unknown(NO_COMPETITION)
        return await self.find(name)

    def attend(self, name: str) -> None:
        """Something may be due at a competition."""
        self._tasks.start(self._attend(name))

    async def _attend(self, name: str) -> None:
        try:
            await (await self.find(name)).attend()
        except (Refusal, Unavailable):
            pass  # the store is away, or it was deleted; there is another round
        except Exception:  # noqa: BLE001  whatever it is, the other competitions must go on
            _LOG.exception("competition %s could not be attended; the next round comes soon", name)

    def table_changed(self, room: Room) -> None:
        """A table on this node has changed: its competition may note a result, and those who look are told."""
        name = room.opened.competition
        if not name:
            return
        if room.status == OVER:
            self.attend(name)
        if (host := self._hosts.get(name)) is not None:
            host.tell()

    def hear(self, appended: Appended) -> None:
        """Another node wrote something to a competition."""
        names = [appended.table] if appended.seq >= 0 else list(self._hosts)
        for host in [self._hosts[name] for name in names if name in self._hosts]:
            self._tasks.start(_hear_if_there(host, appended))


async def _hear_if_there(host: CompetitionHost, appended: Appended) -> None:
    with contextlib.suppress(Unknown):  # it was deleted meanwhile
        await host.log.hear(appended)
