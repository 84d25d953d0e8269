"""How the matches of a competition stand at this moment, as far as they are kept on this node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core import meaning
from anpfiff.core.chair import SPECTATOR
from anpfiff.server.competitions.view import LiveInfo
from anpfiff.server.protocol import Told
from anpfiff.server.store import RUNNING

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.server.competitions.ties import Match, Pairing
    from anpfiff.server.lobby import Lobby
    from anpfiff.server.room import Room

LAST: Final = 6
"""How many of the last lines are told to those who look at all tables at once."""


def live_in(lobby: Lobby, *, play: bool) -> Callable[[Pairing, int, Match], LiveInfo | None]:
    """A way to look at the tables of this node; with `play` the last lines are told, too."""

    def look(tie: Pairing, number: int, match: Match) -> LiveInfo | None:
        host = lobby.hosts.get(match.table)
        return None if host is None else live_of(host.room, tie.home(number), play=play)

    return look


def live_of(room: Room, home: int, *, play: bool) -> LiveInfo:
    """How one match stands, by sides of its tie; the home side has the first seat."""
    seats = [0, 1] if home == 0 else [1, 0]
    goals = [0, 0]
    if room.table is not None:
        score = room.table.state.score_so_far()
        goals = [int(score[seat]) for seat in seats]
    sitting = [room.infos[seat].state == "ready" for seat in seats]
    asked = [seats.index(seat) for seat in room.asked(())] if room.status == RUNNING else []
    journal = room.journals.of[SPECTATOR]
    told = [{"event": line.event, "args": line.args} for line in journal[-LAST:] if isinstance(line, Told)]
    return LiveInfo(room.status, goals, minute_of(room), len(journal), sitting, asked, told if play else [])


def minute_of(room: Room) -> int:
    """The minute a match has come to, by what was told; 0 where the game has none."""
    kinds: dict[str, Any] = dict(room.game.events.kinds)
    for line in reversed(room.journals.of[SPECTATOR]):
        if isinstance(line, Told) and meaning.PERIOD in kinds[line.event].meanings:
            return int(line.args.get("minute", 0))
    return 0
