"""Which events settle something: the exact odds of an option are the odds of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.odds import Verdicts
from anpfiff.games.world_cup.events import PENALTY_MISSED, PENALTY_SCORED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.event import Event
    from anpfiff.core.state import State


class WorldCupVerdicts(Verdicts):
    """A penalty is scored or missed; whatever else fate decides, somebody has a say before it or cards lie hidden."""

    def label(self, event: Event) -> str | None:
        """What was settled."""
        return event.kind.name if event.kind in (PENALTY_SCORED, PENALTY_MISSED) else None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """Who plays the card hopes for a goal."""
        return event.kind is PENALTY_SCORED
