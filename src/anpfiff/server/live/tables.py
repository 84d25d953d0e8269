"""How tables stand at this moment, for those who look at many of them at once: a conference, a competition's page.

A live is read only when everything in its room is in the store, so nothing is told before it is durable; and only
from what spectators were told.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from anpfiff.core import meaning
from anpfiff.core.chair import SPECTATOR
from anpfiff.errors import Refusal
from anpfiff.protocol.live import LiveScore
from anpfiff.protocol.table import Told
from anpfiff.server.log.store import RUNNING
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.share.headlines import teams_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from anpfiff.server.tables.lobby import Lobby
    from anpfiff.server.tables.room import Room


class LiveScores:
    """The tables of this node that somebody looks at from afar."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self.known: Final[dict[str, LiveScore]] = {}
        """How each of them stood when everything in its room was last in the store."""
        self._followers: Final[dict[str, set[Callable[[Room], None]]]] = {}

    def follow(self, table: str, hear: Callable[[Room], None]) -> None:
        """Have somebody told whenever a table has changed."""
        self._followers.setdefault(table, set()).add(hear)

    def leave(self, table: str, hear: Callable[[Room], None]) -> None:
        """Tell them no more."""
        followers = self._followers.get(table, set())
        followers.discard(hear)
        if not followers:
            self._followers.pop(table, None)
            self.known.pop(table, None)

    def changed(self, room: Room) -> None:
        """Everything in a room is in the store. Where nothing is new to spectators, nobody hears of it.

        Else one could hear that a seat has given its sealed answer.
        """
        if room.id not in self._followers and not room.opened.competition:
            return
        before = self.known.get(room.id)
        live = live_score_of(room, before)
        if before is not None and replace(before, at=0) == live:
            return
        self.known[room.id] = replace(live, at=self._now())
        for hear in list(self._followers.get(room.id, ())):
            hear(room)

    def forget(self, table: str) -> None:
        """Its room is not here any more."""
        if table not in self._followers:
            self.known.pop(table, None)


def live_score_of(room: Room, before: LiveScore | None = None) -> LiveScore:
    """How a table stands; what was read of its journal before is not read again."""
    journal = room.journals.of[SPECTATOR]
    if before is None or before.line > len(journal):
        before = LiveScore(room.id, room.opened.game, "", [], [], [], [], 0, 0, [], [], 0)
    minute, half, teams = before.minute, before.half, before.teams
    for line in journal[before.line :]:
        if isinstance(line, Told):
            means = room.game.events.kinds[line.event].meanings
            if meaning.PERIOD in means:
                minute = int(line.args.get("minute", minute))
            if meaning.HALF in means:
                half = int(line.args.get("half", half))
            if room.table is not None and line.args.get("team", "") not in ["", *teams]:
                teams = teams_of(room.table)
    score = [0] * len(room.seats) if room.table is None else [int(one) for one in room.table.state.score_so_far()]
    return LiveScore(
        room.id, room.opened.game, room.status, [info.name for info in room.infos],
        [info.bot or "" for info in room.infos], [info.state == "ready" for info in room.infos], score, minute, half,
        teams,
        list(room.asked(())) if room.status == RUNNING else [], len(journal),
    )  # fmt: skip


def told_since(room: Room, line: int) -> list[Told]:
    """What the referee told the spectators after a line of their journal."""
    return [one for one in room.journals.of[SPECTATOR][line:] if isinstance(one, Told)]


async def bring_here(lobby: Lobby, tables: Iterable[str]) -> None:
    """Have tables on this node and keep them here for a while, so that what happens elsewhere is heard."""
    for table in tables:
        with contextlib.suppress(Refusal, Unavailable):
            host = await lobby.find(table)
            if table not in lobby.live_scores.known:
                await host.log.read(lobby.changed)
