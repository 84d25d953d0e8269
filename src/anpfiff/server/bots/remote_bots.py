"""Visiting bots: bots of other people that stand at this server, and the invitations they are sent.

All of it is in the store, so every node shows the same list and a bot may speak to any of them. Who invites a bot hands
on the link of a free seat, which they could do anyway: no new right arises.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.errors import Illegal, Malformed, Refusal, Unknown
from anpfiff.games import find
from anpfiff.protocol.bots import BotHere, BotInvitation, BotStand, InvitedBot, VisitingBotInfo
from anpfiff.server.bots.scores import counts, note, strengths
from anpfiff.server.log.store import OPEN, RUNNING
from anpfiff.server.log.store.visiting_bots import VisitingBot
from anpfiff.server.refusals import NO_TABLE, Forbidden, Taken, TooMany
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables.judge import check_name
from anpfiff.server.tables.retention import DAY
from anpfiff.server.tables.summary import read_summary
from anpfiff.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anpfiff.core.game import Game
    from anpfiff.protocol.lobby import Invitations, SeatWish
    from anpfiff.server.log.store import Record
    from anpfiff.server.services import Services
    from anpfiff.server.tables.room import Room

VISITING: Final = "visiting:"
"""What the name of a visiting bot begins with, wherever a seat names a bot."""
ID_LENGTH: Final = 16
HERE: Final = 20_000
"""Milliseconds for which a bot is taken to be here after its last word."""
AGAIN: Final = 2_000
"""Milliseconds after which it should speak again."""
INVITED: Final = 60_000
"""Milliseconds that an invitation is good."""
MOST_HERE: Final = 100
"""Bots that may stand at one server."""
LOOKED: Final = 1_000
"""Milliseconds for which the list is good on one node."""
REMEMBERED: Final = 90 * DAY
"""How long it is known what a bot won, since it was last here."""


class Visits:
    """The visiting bots of the server, as one node sees to them."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._tasks: Final = Tasks()
        self._list: asyncio.Future[list[VisitingBotInfo]] | None = None
        self._looked = 0

    def check_open(self) -> None:
        """Refuse bots where the host wants none."""
        if not self._services.limits.has_visiting_bots:
            raise Forbidden("no bots of other people stand at this server")

    async def hear(self, key: str, said: BotHere) -> BotStand:
        """A bot with this hash of a key says that it is here."""
        self.check_open()
        bots, now = self._services.store.bots, self._services.now()
        games = [game for game, revision in sorted(said.games.items()) if _is_known(game, revision)]
        one = VisitingBot(key, id_of(key), check_name(said.name), msgspec.json.encode(games).decode(), said.room)
        here = await bots.here(now)
        if len(here) >= MOST_HERE and key not in {other.bot for other in here}:
            raise TooMany(f"at most {MOST_HERE} bots stand at one server")
        await bots.hear(one, now + HERE)
        told = await bots.take(one, now)
        invitations = [BotInvitation(table, token) for table, token in told]
        return BotStand(VISITING + one.id, games, invitations, AGAIN)

    async def leave(self, key: str) -> None:
        """A bot goes home."""
        await self._services.store.bots.leave(key, self._services.now())

    async def listed(self) -> list[VisitingBotInfo]:
        """Those who are here; the store is asked once a second at most, however many look."""
        if not self._services.limits.has_visiting_bots:
            return []
        now = self._services.now()
        if self._list is None or (self._list.done() and now - self._looked >= LOOKED):
            self._looked, self._list = now, asyncio.ensure_future(self._look(now))
        return await asyncio.shield(self._list)

    async def _look(self, now: int) -> list[VisitingBotInfo]:
        bots = self._services.store.bots
        strong = strengths(await bots.won(now))
        return [
            VisitingBotInfo(VISITING + one.id, one.name, games_of(one), one.is_free, strong.get(one.bot, {}))
            for one in await bots.here(now)
        ]

    async def awaited(self, key: str, game: Game) -> VisitingBot:
        """The bot that a seat names, if it is here, plays this game and would come."""
        self.check_open()
        found = await self._services.store.bots.find(key.removeprefix(VISITING), self._services.now())
        if found is None or not key.startswith(VISITING):
            raise Unknown("this bot is not here any more", key="bot", facts={"name": key[:80]})
        if game.key not in games_of(found):
            raise Illegal(f"{found.name} does not play {game.key}", expected=games_of(found))
        if not found.is_free:
            raise TooMany(f"{found.name} sits at as many tables as it would")
        return found

    async def invite(self, one: VisitingBot, table: str, token: str) -> InvitedBot:
        """Send for a bot, with the link of a seat that is known to be free."""
        now = self._services.now()
        if not await self._services.store.bots.invite(one, table, token, now, now + INVITED):
            raise TooMany(f"{one.name} sits at as many tables as it would")
        return InvitedBot(one.name, INVITED)

    async def guests(self, game: Game, seats: Sequence[SeatWish]) -> dict[int, VisitingBot]:
        """The visiting bots that shall sit at a new table, by seat."""
        named = {number: seat.bot for number, seat in enumerate(seats) if seat.bot and is_visiting(seat)}
        if len(set(named.values())) < len(named):
            raise Malformed("seats: a visiting bot has one seat at a table")
        return {number: await self.awaited(bot, game) for number, bot in named.items()}

    async def send_for(self, guests: dict[int, VisitingBot], opened: Invitations) -> Invitations:
        """Send for them now that the table is laid; it says who was."""
        for number, bot in guests.items():
            with contextlib.suppress(TooMany):  # somebody else was quicker, and nobody is waited for in vain
                token = opened.invites[str(number)]
                opened.invited[str(number)] = await self.invite(bot, opened.table, token)
        return opened

    async def call_again(self, table: str, room: Room) -> None:
        """Call the bots that played a match to a table where they play again; they sit down by their key."""
        keys = {seat.key for seat in room.seats}
        for one in await self._services.store.bots.here(self._services.now()):
            if one.bot in keys and one.is_free:
                with contextlib.suppress(TooMany):  # it has gone to another table
                    await self.invite(one, table, "")

    def table_changed(self, room: Room) -> None:
        """A table on this node has changed: when its match is over, it counts for the bots that played it."""
        if self._services.limits.has_visiting_bots and counts(room):
            self._tasks.start(note(self._services.store, room))

    async def close(self) -> None:
        """Count what is over, then stop."""
        await self._tasks.finish()

    async def clear_away(self, now: int) -> None:
        """Forget what nobody will ask for any more."""
        await self._services.store.bots.forget(now, now - DAY, now - REMEMBERED)


def is_visiting(seat: SeatWish) -> bool:
    """Whether somebody else's bot shall sit there."""
    return seat.kind == "bot" and seat.bot is not None and seat.bot.startswith(VISITING)


def check_free_seat(record: Record, token: str) -> None:
    """Refuse a token that does not open a free seat of a table; a stranger is not told that there is one."""
    summary, hashed = read_summary(record), hash_of(token)
    if not summary.is_known(hashed):
        raise Unknown(NO_TABLE)
    if hashed not in summary.invites or record.head.status not in (OPEN, RUNNING):
        raise Taken("this link opens no seat that is free")


def id_of(key: str) -> str:
    """How everybody may know the bot with this hash of a key; nobody gets from it to the hash, or to the key."""
    return hashlib.sha256(f"visiting bot {key}".encode()).hexdigest()[:ID_LENGTH]


def games_of(one: VisitingBot) -> list[str]:
    """The games a bot plays here."""
    return msgspec.json.decode(one.games, type=list[str])


def _is_known(game: str, revision: int) -> bool:
    try:
        return find(game).revision == revision
    except Refusal:
        return False
