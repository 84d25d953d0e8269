"""What one connection follows: a table, a competition, the live view of many tables; at most one of each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from anpfiff.protocol.connection import CompetitionTopic, LiveTopic, TableTopic, write_message
from anpfiff.server.competitions.live import CompetitionFeed, open_to
from anpfiff.server.live.view import LiveView
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.errors import Refusal
    from anpfiff.protocol.connection import Topic, TopicName, Why
    from anpfiff.server.live.view import Feed
    from anpfiff.server.tables.host import RoomHost
    from anpfiff.server.tables.lobby import Lobby
    from anpfiff.server.tables.viewer import Visitor


class Topics:
    """The topics of one connection."""

    def __init__(
        self,
        lobby: Lobby,
        send: Callable[[bytes], Awaitable[None]],
        hang_up: Callable[[Why], Awaitable[None]],
        turn_away: Callable[[TopicName, Refusal], Awaitable[None]],
    ) -> None:
        self.table: tuple[RoomHost, Visitor] | None = None
        self._feeds: Final[dict[TopicName, Feed]] = {}
        self._lobby: Final = lobby
        self._send: Final = send
        self._hang_up: Final = hang_up
        self._turn_away: Final = turn_away

    def __bool__(self) -> bool:
        return self.table is not None or bool(self._feeds)

    @property
    def told(self) -> int:
        """How much of its table this connection has been told."""
        return 0 if self.table is None else self.table[0].audience.told(self.table[1])

    async def follow(self, topic: Topic) -> None:
        """Subscribe to a topic, instead of the one of its kind before."""
        match topic:
            case TableTopic():
                await self.leave("table")
                await self._come_to(topic)
            case CompetitionTopic():
                await self.leave("competition")
                host = await open_to(self._lobby, topic.competition, topic.token)
                self._begin("competition", CompetitionFeed(host, topic, self._lobby))
            case LiveTopic():
                live = self._feeds.get("live")
                if isinstance(live, LiveView):
                    await live.look_at(topic)
                else:
                    live = LiveView(self._lobby)
                    await live.look_at(topic)
                    self._begin("live", live)
            case _ as never:
                assert_never(never)

    async def _come_to(self, topic: TableTopic) -> None:
        host = await self._lobby.find_for(topic.table, hash_of(topic.token))
        visitor = host.audience.visitor(topic.token, self._send, self._hang_up)
        await self._send(write_message(await host.welcome(visitor, topic)))
        self.table = host, visitor
        await host.let_in(visitor)

    def _begin(self, name: TopicName, feed: Feed) -> None:
        async def turn_away(refusal: Refusal) -> None:
            self._feeds.pop(name, None)
            await self._turn_away(name, refusal)

        self._feeds[name] = feed
        feed.begin(self._send, turn_away)

    async def leave(self, name: TopicName, *, is_lost: bool = False) -> None:
        """Follow a topic no more."""
        if name == "table" and self.table is not None:
            (host, visitor), self.table = self.table, None
            host.audience.leave(visitor)
            if is_lost:
                host.miss(visitor)
        elif (feed := self._feeds.pop(name, None)) is not None:
            await feed.leave()

    async def leave_all(self, *, is_lost: bool) -> None:
        """The connection is closed."""
        for name in ("table", *self._feeds):
            await self.leave(name, is_lost=is_lost)
