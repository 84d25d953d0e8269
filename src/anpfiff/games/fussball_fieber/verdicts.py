"""Which events settle something: the exact odds of an option are the odds of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.odds import Verdicts
from anpfiff.games.fussball_fieber.events import LOT_WON, QUARTER_DRAWN, SEMI_DRAWN, STARTER_DRAWN
from anpfiff.games.fussball_fieber.state import Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.event import Event
    from anpfiff.core.state import State


class FieberVerdicts(Verdicts):
    """Lots settle who begins, whom one meets, and who goes on when a semi-final is level."""

    def label(self, event: Event) -> str | None:
        """What was settled."""
        return event.kind.name if event.kind in (LOT_WON, QUARTER_DRAWN, SEMI_DRAWN, STARTER_DRAWN) else None

    def is_success(self, s: State, event: Event, role: i64) -> bool:
        """One's own lot should be good: an opponent that is no stronger, the first turn, the final; others' not."""
        assert isinstance(s, Cup)
        own: i64 = s.camps[role].team
        is_mine = own in (event.values[0], event.values[1])
        if event.kind in (QUARTER_DRAWN, SEMI_DRAWN):
            return (event.values[2] <= s.book.base[own]) == is_mine
        if event.kind is LOT_WON and not is_mine:
            return event.values[0] not in [camp.team for camp in s.camps]
        return event.values[0] == own
