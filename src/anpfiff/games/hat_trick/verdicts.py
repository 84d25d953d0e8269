"""Which events settle something: the exact odds of an option are the odds of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.odds import Verdicts
from anpfiff.games.hat_trick.chances import meetings, own_odds
from anpfiff.games.hat_trick.events import (
    ALL_LEVEL,
    KICK_PARRIED,
    KICK_SAVED,
    KICK_SCORED,
    OUTPLAYED,
    PARRIED,
    SAVED,
    SCORED,
    STOPPED,
)
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from fractions import Fraction

    from mypy_extensions import i64

    from anpfiff.core.event import Event, EventKind
    from anpfiff.core.state import State

SETTLE: Final[list[EventKind]] = [
    OUTPLAYED,
    STOPPED,
    ALL_LEVEL,
    SCORED,
    PARRIED,
    SAVED,
    KICK_SCORED,
    KICK_PARRIED,
    KICK_SAVED,
]
FOR_ITS_TEAM: Final[list[EventKind]] = [OUTPLAYED, ALL_LEVEL, SCORED, KICK_SCORED, PARRIED, SAVED]
"""Verdicts that are good for the team they name first; the others are bad for it."""


class HatTrickVerdicts(Verdicts):
    """A comparison, a shot and a kick each end in one of these."""

    def label(self, event: Event) -> str | None:
        """What was settled."""
        return event.kind.name if event.kind in SETTLE else None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """Attackers hope to get through and to score, defenders to stop them; the event says who is who."""
        assert isinstance(s, Match)
        return (event.kind in FOR_ITS_TEAM) == (event.values[0] == s.name(role))

    def own_odds(self, s: State, role: i64) -> dict[str, dict[str, Fraction]]:
        """Duels and shots, counted by the cards that are left."""
        assert isinstance(s, Match)
        return own_odds(s, role)

    def meetings(self, s: State, role: i64) -> dict[str, dict[str, Fraction]]:
        """Shooting card against goalkeeper card."""
        assert isinstance(s, Match)
        return meetings(s, role)
