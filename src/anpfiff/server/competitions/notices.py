"""Notices of competitions: who wants to be told is reminded of a match before its deadline or an agreed time."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from anpfiff.server.log.store.errors import Unavailable

if TYPE_CHECKING:
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.services import Services


async def remind(services: Services, competition: Competition, where: tuple[int, int], table: str) -> None:
    """Send for those of a match who were just reminded: their browsers and webhooks, of the cup or of the table."""
    pusher, pushes = services.pusher, services.store.pushes
    if pusher is None:
        return
    tie = competition.ties()[where[0]]
    keys = {competition.people[who].key for who in tie.sides if competition.people[who].key}
    told: set[str] = set()
    with contextlib.suppress(Unavailable):
        for name in (competition.id, table):
            for one in await pushes.of(name):
                if one.key in keys and one.endpoint not in told:
                    told.add(one.endpoint)
                    pusher.send(pushes, competition.id, competition.opened.game, one, "reminder")
