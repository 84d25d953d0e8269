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
from anpfiff.games.finale.rules.mishaps import EmergencyKeeper, NewKeeper, ReplaceInjured
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

    def is_at_stake(self, s: State) -> bool:
        """Who comes on for an injured man or goes in goal changes nothing for the next man whom a die is rolled for."""
        return not isinstance(s.agenda[-1], (ReplaceInjured, NewKeeper, EmergencyKeeper))

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """Attackers hope to win the action, defenders to stop it, and everybody that his men get up unharmed."""
        assert isinstance(s, Match)
        is_good = event.kind in (BUILD_UP_WON, SCORED, KICK_SCORED, UNHARMED)
        is_of_a_man = event.kind not in (BUILD_UP_WON, BUILD_UP_LOST, SCORED, MISSED)
        team: i64 = event.values[0] // 30 if is_of_a_man else event.values[0]
        return is_good == (team == s.sides[role].team)
