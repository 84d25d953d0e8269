"""Visiting bots, on both engines: who stands at this server, where they are invited to, and what they won here."""

from __future__ import annotations

from typing import Final

import msgspec

from anpfiff.server.log.store.statements import Statements

HEAR: Final = """
    insert into stadium_bot (bot, id, name, games, room, until) values (?, ?, ?, ?, ?, ?)
    on conflict (bot) do update
    set name = excluded.name, games = excluded.games, room = excluded.room, until = excluded.until
    returning bot
"""
COLUMNS: Final = """
    select bot, id, name, games, room, (
        select count(*) from stadium_bot_invitation as waiting
        where waiting.bot = stadium_bot.bot and waiting.until > ?
    ) from stadium_bot where until > ?
"""
HERE: Final = f"{COLUMNS} order by name, id"
FIND: Final = f"{COLUMNS} and id = ?"
LEAVE: Final = "update stadium_bot set until = ? where bot = ? and until > ? returning bot"
INVITE: Final = """
    insert into stadium_bot_invitation (bot, table_name, token, until)
    select cast(? as text), cast(? as text), cast(? as text), cast(? as bigint) where (
        select count(*) from stadium_bot_invitation where bot = ? and until > ? and table_name <> ?
    ) < ?
    on conflict (bot, table_name) do update set token = excluded.token, until = excluded.until
    returning bot
"""
TAKE: Final = """
    delete from stadium_bot_invitation where bot = ? and table_name in (
        select table_name from stadium_bot_invitation where bot = ? and until > ? order by until, table_name limit ?
    ) returning table_name, token
"""
SEAT: Final = "update stadium_bot set room = room - ? where bot = ? returning bot"
KNOWN: Final = "select bot from stadium_bot where bot = ? or bot = ?"
NOTE: Final = """
    insert into stadium_bot_match (bot, table_name, game, opponent, points) values (?, ?, ?, ?, ?)
    on conflict do nothing returning bot
"""
WON: Final = """
    select bot, game, opponent, count(*), sum(points) from stadium_bot_match
    where bot in (select bot from stadium_bot where until > ?) group by bot, game, opponent
"""
LAPSE: Final = "delete from stadium_bot_invitation where until <= ? returning bot"
FORGET: Final = """
    delete from stadium_bot
    where until < ? or (until < ? and bot not in (select bot from stadium_bot_match)) returning bot
"""
FORGET_MATCHES: Final = """
    delete from stadium_bot_match where bot not in (select bot from stadium_bot) returning bot
"""
POINTS: Final = 2
"""For a win; a draw is one point."""


class VisitingBot(msgspec.Struct, frozen=True):
    """A bot that stands here now."""

    bot: str
    """The hash of its key."""
    id: str
    """As everybody may know it."""
    name: str
    games: str
    """JSON: the games it plays."""
    room: int
    """At how many more tables it would sit down."""
    waiting: int = 0
    """How many invitations it has not been told of yet."""

    @property
    def is_free(self) -> bool:
        """Whether it would come to one more table."""
        return self.room > self.waiting


class BotScore(msgspec.Struct, frozen=True):
    """What a bot won at this server in one game against one kind of opponent."""

    bot: str
    game: str
    opponent: str
    matches: int
    points: int


class VisitingBots(Statements):
    """The visiting bots of all nodes. A backup does not hold them."""

    async def hear(self, one: VisitingBot, until: int) -> None:
        """A bot says that it is here, and is taken to be until then."""
        await self._do(HEAR, one.bot, one.id, one.name, one.games, one.room, until)

    async def here(self, now: int) -> list[VisitingBot]:
        """All that are here, by name."""
        return [VisitingBot(*row) for row in await self._do(HERE, now, now)]

    async def find(self, name: str, now: int) -> VisitingBot | None:
        """The bot with this id, if it is here."""
        rows = await self._do(FIND, now, now, name)
        return VisitingBot(*rows[0]) if rows else None

    async def leave(self, bot: str, now: int) -> None:
        """A bot goes; what it won stays."""
        await self._do(LEAVE, now, bot, now)

    async def invite(self, one: VisitingBot, table: str, token: str, now: int, until: int) -> bool:
        """Invite a bot; False if it has as many invitations as it would sit down at tables."""
        return bool(await self._do(INVITE, one.bot, table, token, until, one.bot, now, table, one.room))

    async def take(self, one: VisitingBot, now: int) -> list[tuple[str, str]]:
        """Tables with the tokens of their seats to which a bot is invited; each is told to it once, on one node."""
        found = [(table, token) for table, token in await self._do(TAKE, one.bot, one.bot, now, one.room)]
        if found:
            await self._do(SEAT, len(found), one.bot)
        return found

    async def known(self, first: str, second: str) -> set[str]:
        """Which of two keys are those of visiting bots, whether or not they are here at this moment."""
        return {bot for (bot,) in await self._do(KNOWN, first, second)}

    async def note(self, table: str, score: BotScore) -> bool:
        """Count a match of a bot; False if it was counted before."""
        return bool(await self._do(NOTE, score.bot, table, score.game, score.opponent, score.points))

    async def won(self, now: int) -> list[BotScore]:
        """What those who are here have won."""
        return [
            BotScore(bot, game, opponent, int(matches), int(points))
            for bot, game, opponent, matches, points in await self._do(WON, now)
        ]

    async def forget(self, now: int, idle: int, before: int) -> None:
        """Forget invitations that nobody came to hear, and who was last here before a moment, with all it won.

        Whoever has won or lost nothing here is forgotten if they were last here before `idle`.
        """
        await self._do(LAPSE, now)
        await self._do(FORGET, before, idle)
        await self._do(FORGET_MATCHES)
