"""A competition as it is followed: how its matches stand at this moment, as far as they are kept on this node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.errors import Unknown
from anpfiff.protocol.competition import LiveInfo
from anpfiff.server.competitions.reading import NO_COMPETITION
from anpfiff.server.live.view import Feed
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.protocol.connection import CompetitionTopic
    from anpfiff.protocol.live import LiveScore
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.host import CompetitionHost
    from anpfiff.server.competitions.ties import Match, Pairing
    from anpfiff.server.live.tables import LiveScores
    from anpfiff.server.tables.lobby import Lobby


def live_in(live_scores: LiveScores) -> Callable[[Pairing, int, Match], LiveInfo | None]:
    """A way to look at the tables of this node."""

    def look(tie: Pairing, number: int, match: Match) -> LiveInfo | None:
        live = live_scores.known.get(match.table)
        return None if live is None else live_of(live, tie.by_seats(number))

    return look


def live_of(live: LiveScore, sides: list[int]) -> LiveInfo:
    """How one match stands, by sides of its tie; `sides` are those at its seats."""
    seats = [sides.index(side) for side in range(len(sides))]
    return LiveInfo(
        live.status,
        [live.score[seat] for seat in seats],
        live.minute,
        [live.is_sitting[seat] for seat in seats],
    )


async def open_to(lobby: Lobby, name: str, token: str) -> CompetitionHost:
    """The host of a competition for somebody who may look at it."""
    hashed = hash_of(token)
    host = await lobby.competitions.find_for(name, hashed)
    await host.log.read(lambda competition: check_open(competition, hashed))
    return host


def check_open(competition: Competition, hashed: str) -> None:
    """Refuse those who may not look."""
    if not competition.is_open_to(hashed):
        raise Unknown(NO_COMPETITION)


class CompetitionFeed(Feed):
    """The page of a competition, told again whenever it is another for this viewer."""

    pause = 0.2

    def __init__(self, host: CompetitionHost, topic: CompetitionTopic, lobby: Lobby) -> None:
        super().__init__(lobby)
        self._host: Final = host
        self._hashed: Final = hash_of(topic.token)
        self._latest = b""
        host.watchers.add(self._woken)

    def tables(self) -> list[str]:
        """Those of this round."""
        return self._host.open_tables

    async def message(self) -> bytes | None:
        """The page, if it is another."""
        message = await self._host.log.read(self._seen)
        if message is self._latest:
            return None
        self._latest = message
        return message

    def _seen(self, competition: Competition) -> bytes:
        check_open(competition, self._hashed)
        return self._host.message(competition, self._hashed)

    def end(self) -> None:
        """Be woken no more."""
        self._host.watchers.discard(self._woken)
