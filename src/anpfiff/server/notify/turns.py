"""Notices of turns at one room: who is asked, has no line open and wants to be told is told once, by one node.

A node that has a line of the seat claims the turn at once and tells nobody; a node that has none waits a little, claims
it and sends. The store lets one of them claim a turn, so there is one notice or none. A turn is named by the moment at
which its question was asked, which every node reads from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from anpfiff.server.log.store import OVER, RUNNING
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.tables.rights import held_by

if TYPE_CHECKING:
    from collections.abc import Collection

    from anpfiff.server.log.store.pushes import Subscription
    from anpfiff.server.services import Services
    from anpfiff.server.tables.audience import Audience
    from anpfiff.server.tables.log import RoomLog
    from anpfiff.server.tables.room import Room
    from anpfiff.server.tasks import Tasks

PATIENCE: Final = 3.0
"""Seconds a seat without a line has to come back before it is sent for."""


class TurnNotices:
    """Sends for those whose turn it is, and forgets whose seat is gone."""

    def __init__(self, table: str, log: RoomLog, audience: Audience, services: Services, tasks: Tasks) -> None:
        self._table: Final = table
        self._log: Final = log
        self._audience: Final = audience
        self._services: Final = services
        self._tasks: Final = tasks
        self._turns: dict[int, int] = {}
        self._keys: set[str] | None = None
        self.patience = PATIENCE

    def look(self) -> None:
        """Something happened at the table."""
        if self._services.pusher is None or not self._log.is_live:
            return
        room = self._log.state
        turns, keys = turns_of(room), keys_of(room)
        if self._keys is not None and self._keys - keys:
            self._tasks.start(self._forget(self._keys - keys, room))
        self._keys = keys
        begun = {seat: since for seat, since in turns.items() if self._turns.get(seat) != since}
        self._turns = turns
        here = self._here(room)
        if self._services.store.shared and (seen := {seat: since for seat, since in begun.items() if seat in here}):
            self._tasks.start(self._tell(seen, is_here=True))
        if away := {seat: since for seat, since in begun.items() if seat not in here}:
            self._tasks.start(self._tell(away, is_here=False))

    def miss(self, seats: Collection[int]) -> None:
        """The line of these seats broke: perhaps a phone slept already when it was told that it is their turn.

        Where several nodes share a store they may have come back to another one by now, and nobody is sent for.
        """
        if self._services.pusher is None or self._services.store.shared or not self._log.is_live:
            return
        here = self._here(self._log.state)
        turns = {seat: since for seat, since in turns_of(self._log.state).items() if seat in seats and seat not in here}
        if turns:
            self._tasks.start(self._tell(turns, is_here=False))

    def _here(self, room: Room) -> set[int]:
        return {seat for visitor in self._audience.visitors for seat in held_by(room, visitor.hashes)}

    async def _tell(self, turns: dict[int, int], *, is_here: bool) -> None:
        """Claim turns for seats that are here, or send for those that are away and stay away."""
        if not is_here:
            await asyncio.sleep(self.patience)
        room = self._log.state
        now = turns_of(room)
        left = {seat: since for seat, since in turns.items() if now.get(seat) == since}
        if not is_here:
            left = {seat: since for seat, since in left.items() if seat not in self._here(room)}
        if not left or self._log.is_closed:
            return
        with contextlib.suppress(Unavailable):
            for one in await self._services.store.pushes.of(self._table):
                await self._tell_one(room, one, left, is_here=is_here)

    async def _tell_one(self, room: Room, one: Subscription, turns: dict[int, int], *, is_here: bool) -> None:
        pushes, pusher = self._services.store.pushes, self._services.pusher
        moments = [since for seat, since in turns.items() if room.seats[seat].key == one.key]
        if one.key not in keys_of(room):
            await pushes.drop_own(self._table, one.endpoint, one.key)
        elif moments and await pushes.claim(self._table, one.endpoint, max(moments)) and not is_here:
            assert pusher is not None
            pusher.send(pushes, self._table, room.setup.game, one)

    async def _forget(self, gone: set[str], room: Room) -> None:
        """These keys hold no seat any more: nobody is told anything by them, but webhooks that the match is over."""
        pushes, pusher = self._services.store.pushes, self._services.pusher
        with contextlib.suppress(Unavailable):
            for one in await pushes.of(self._table):
                if one.key not in gone:
                    continue
                # of several nodes, one drops it; a browser that has its seat's new key meanwhile stays
                is_last = await pushes.drop_own(self._table, one.endpoint, one.key)
                if is_last and one.is_hook and room.status == OVER and pusher is not None:
                    pusher.send(pushes, self._table, room.setup.game, one, "over")


def turns_of(room: Room) -> dict[int, int]:
    """The persons who are asked now, and since when."""
    if room.status != RUNNING:
        return {}
    return {seat: question.since for seat, question in room.questions.items() if room.seats[seat].is_person}


def keys_of(room: Room) -> set[str]:
    """The keys that hold a seat in a match that is not over."""
    if room.status not in ("open", RUNNING):
        return set()
    return {
        seat.key
        for seat in room.seats
        if seat.key is not None and seat.is_person and not seat.has_left and not seat.has_resigned
    }
