"""F9: the group phase from the choice of teams to its end, which is also the end of the short game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step, then
from anpfiff.games.fussball_fieber.camp import QUARTER
from anpfiff.games.fussball_fieber.events import QUALIFIED, STANDING
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.dealing import DEAL_HANDS
from anpfiff.games.fussball_fieber.rules.exchange import EXCHANGE_ALL
from anpfiff.games.fussball_fieber.rules.groups import DRAW_GROUPS
from anpfiff.games.fussball_fieber.rules.match_end import MATCH_OVER, clear_away
from anpfiff.games.fussball_fieber.rules.quarter_final import PLAY_QUARTER_FINAL
from anpfiff.games.fussball_fieber.rules.teams import CHOOSE_TEAM
from anpfiff.games.fussball_fieber.rules.turns import KICK_OFF, NEXT_MATCH, NEXT_STARTER
from anpfiff.games.fussball_fieber.rules.winners import best_of_group, crown, crown_best, knock_out
from anpfiff.games.fussball_fieber.state import ALONE, GROUP_PHASE, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class GroupOver(Step[Cup]):
    """F9.4  Three matches are played: the short game is over, the long one goes on with who has five points."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.4"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        clear_away(s)
        everybody = s.playing()
        for role in everybody:
            camp = s.camps[role]
            s.tell(STANDING, camp.team, camp.points, camp.difference())
        if not s.book.with_knockout:
            return crown(s, best_of_group(s, everybody), GROUP_PHASE)
        return qualify(s, everybody)


def qualify(s: Cup, everybody: list[i64]) -> list[Phase[Cup]]:
    """F10.1  Five points are needed; one alone has won, and if there is none the best has."""
    for role in everybody:
        camp = s.camps[role]
        if camp.points >= s.book.qualified:
            camp.round = QUARTER
            s.tell(QUALIFIED, camp.team)
        else:
            knock_out(s, role)
    through = s.playing()
    if not through:
        return crown_best(s, everybody)
    if len(through) == 1:
        return crown(s, through, ALONE)
    s.stage = QUARTER
    return PLAY_QUARTER_FINAL


PLAY_GROUP_PHASE: Final[list[Phase[Cup]]] = then(
    CHOOSE_TEAM,
    DRAW_GROUPS,
    DEAL_HANDS,
    *[NEXT_STARTER, NEXT_MATCH, KICK_OFF, MATCH_OVER],
    *[NEXT_STARTER, NEXT_MATCH, EXCHANGE_ALL, KICK_OFF, MATCH_OVER],
    *[NEXT_STARTER, NEXT_MATCH, EXCHANGE_ALL, KICK_OFF, MATCH_OVER],
    PHASES.add(GroupOver()),
)
