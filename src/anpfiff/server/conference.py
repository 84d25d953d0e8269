"""The conference: up to sixteen tables over one socket, each told as it happens and only where something is new."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.protocol.live import ConferenceNews, ConferenceWish
from anpfiff.server.guard import Bucket
from anpfiff.server.refusals import NO_TABLE
from anpfiff.server.rights import may_watch
from anpfiff.server.tokens import hash_of
from anpfiff.server.venues import bring_here, told_since

if TYPE_CHECKING:
    from starlette.types import Receive, Send

    from anpfiff.protocol.live import Venue
    from anpfiff.protocol.table import Told
    from anpfiff.server.app import Stadium
    from anpfiff.server.lobby import Lobby
    from anpfiff.server.room import Room

PATH: Final = "/conference-socket"
PAUSE: Final = 0.03
"""Seconds between two messages at least: what happens in between is told together."""
STAY: Final = 20.0
"""Seconds after which a table that is only looked at is asked for again, so that this node does not forget it."""
LAST: Final = 4
"""How many of the last lines are told about a table that is new to somebody."""
MOST_LINES: Final = 40
"""Of one table in one message; whoever was away for so long misses the rest."""


class Onlooker:
    """Somebody who looks at many tables at once."""

    def __init__(self, lobby: Lobby, send: Send) -> None:
        self._lobby: Final = lobby
        self._send: Final = send
        self._hashes: dict[str, str] = {}
        """The tables they look at, and the hash of what they are let in by."""
        self._lines: Final[dict[str, int]] = {}
        """How much of each journal they have been told."""
        self._news: Final[dict[str, Venue]] = {}
        self._refused: Final[set[str]] = set()
        self._woken: Final = asyncio.Event()

    async def look_at(self, wish: ConferenceWish) -> None:
        """Look at these tables from now on."""
        wanted = {one.table: hash_of(one.token) for one in wish.venues}
        for table in [table for table in self._hashes if table not in wanted]:
            self._turn_away_from(table)
        fresh = [table for table in wanted if table not in self._hashes]
        self._hashes = wanted
        for table in fresh:
            await self._come_to(table)

    async def _come_to(self, table: str) -> None:
        try:
            if table not in self._lobby.hosts and not await self._lobby.concerns(table, self._hashes[table]):
                raise Unknown(NO_TABLE)  # nor is it read for strangers: how long that takes would tell them of it
            host = await self._lobby.find(table)
            if not await host.log.read(lambda room: may_watch(room, (self._hashes[table],))):
                raise Unknown(NO_TABLE)
            self._lobby.venues.follow(table, self._hear)
            await host.log.read(self._begin)
        except Refusal:
            self._hashes.pop(table, None)
            self._refused.add(table)
            self._woken.set()

    def _begin(self, room: Room) -> None:
        """The first news of a table: how it stands, and the last few lines."""
        self._lobby.venues.changed(room)
        self._note(room, told_since(room, 0)[-LAST:])

    def _hear(self, room: Room) -> None:
        """Something is new at a table, and all of it is in the store."""
        if may_watch(room, (self._hashes.get(room.id, ""),)):
            if room.id in self._lines:
                before = self._news[room.id].told if room.id in self._news else []
                self._note(room, [*before, *told_since(room, self._lines[room.id])][-MOST_LINES:])
        else:
            self._turn_away_from(room.id)
            self._refused.add(room.id)
            self._woken.set()

    def _note(self, room: Room, told: list[Told]) -> None:
        venue = self._lobby.venues.known[room.id]
        self._lines[room.id] = venue.line
        self._news[room.id] = msgspec.structs.replace(venue, told=told)
        self._woken.set()

    def _turn_away_from(self, table: str) -> None:
        self._lobby.venues.leave(table, self._hear)
        for kept in (self._hashes, self._lines, self._news):
            kept.pop(table, None)

    async def tell(self) -> None:
        """Send what is new, for as long as somebody looks."""
        looked = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(STAY):
                    await self._woken.wait()
            if time.monotonic() - looked > STAY:
                looked = time.monotonic()
                await bring_here(self._lobby, list(self._hashes))
            if not self._woken.is_set():
                continue
            self._woken.clear()
            news = ConferenceNews(self._lobby.services.now(), list(self._news.values()), sorted(self._refused))
            self._news.clear()
            self._refused.clear()
            await self._send({"type": "websocket.send", "text": msgspec.json.encode(news).decode()})
            await asyncio.sleep(PAUSE)

    def go(self) -> None:
        """They look no more."""
        for table in list(self._hashes):
            self._turn_away_from(table)


async def attend(stadium: Stadium, receive: Receive, send: Send) -> None:
    """Tell somebody about all their tables, from their first wish until they go."""
    onlooker, limits = Onlooker(stadium.lobby, send), stadium.lobby.services.limits
    bucket = Bucket(limits.messages, limits.burst)
    told = asyncio.create_task(onlooker.tell())
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            bucket.take()
            await onlooker.look_at(_read(event.get("text")))
    except Refusal as refusal:
        with contextlib.suppress(OSError, RuntimeError):
            said = msgspec.json.encode({"refused": refusal.kind}).decode()
            await send({"type": "websocket.send", "text": said})
            await send({"type": "websocket.close", "code": 4000})
    finally:
        onlooker.go()
        told.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
            await told


def _read(text: object) -> ConferenceWish:
    try:
        return msgspec.json.decode(text if isinstance(text, str) else "", type=ConferenceWish)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Malformed("expected the tables to look at") from error
