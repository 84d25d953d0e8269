"""Which events settle something: the exact odds of an option are the odds of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.odds import Verdicts
from anpfiff.games.finale.events import (
    BOOKED,
    BUILD_UP_LOST,
    BUILD_UP_WON,
    INJURED,
    KICK_SAVED,
    KICK_SCORED,
    MISSED,
    SCORED,
    SENT_OFF,
    UNHARMED,
)
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.event import Event
    from anpfiff.core.state import State


class FinaleVerdicts(Verdicts):
    """A build-up, a shot, a kick and a risky action each end in one of these."""

    def label(self, event: Event) -> str | None:
        """What was settled."""
        if event.kind in (BUILD_UP_WON, BUILD_UP_LOST, SCORED, MISSED, KICK_SCORED, KICK_SAVED):
            return event.kind.name
        if event.kind in (UNHARMED, INJURED, BOOKED, SENT_OFF):
            return event.kind.name
        return None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """Attackers hope to win the action, defenders to stop it, and everybody to get up unharmed."""
        assert isinstance(s, Match)
        if event.kind is UNHARMED:
            return True
        if event.kind in (INJURED, BOOKED, SENT_OFF):
            return False
        won = event.kind in (BUILD_UP_WON, SCORED, KICK_SCORED)
        team: i64 = event.values[0] // 30 if event.kind in (KICK_SCORED, KICK_SAVED) else event.values[0]
        return won == (team == s.sides[role].team)
