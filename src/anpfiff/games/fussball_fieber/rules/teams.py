"""F1: every coach chooses a team, and all of them are made equally strong."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Sealed, Step, then
from anpfiff.games.fussball_fieber.actions import CHOICES, LOTS
from anpfiff.games.fussball_fieber.camp import NO_TEAM, Camp
from anpfiff.games.fussball_fieber.events import CHOSE, CONTESTED
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.state import Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class ChooseTeam(Sealed[Cup]):
    """F1.1  Everybody names the team he would like to lead, all at the same time."""

    __slots__ = ()
    rule: ClassVar[str] = "F1.1"

    def is_asked(self, s: Cup, role: i64) -> bool:
        return s.camps[role].team == NO_TEAM and not s.sealed[role]

    def options(self, s: Cup, role: i64) -> list[Action]:
        left: i64 = 0
        for pile in s.categories:
            left |= pile.cards()
        return actions_for(CHOICES, left)

    def revealed(self, s: Cup) -> list[Phase[Cup]]:
        for role, camp in enumerate(s.camps):
            if camp.team == NO_TEAM:
                camp.wish = s.sealed[role][0].value
        return SETTLE_TEAMS


@final
class SettleTeams(Step[Cup]):
    """F1.2  A team that one coach wants is his; for a team that several want they draw lots, the losers choose anew."""

    __slots__ = ()
    rule: ClassVar[str] = "F1.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        for role, camp in enumerate(s.camps):
            if camp.wish != NO_TEAM and len(wanting(s, camp.wish)) == 1:
                take_team(s, role)
        for camp in s.camps:
            if camp.wish != NO_TEAM:
                s.tell(CONTESTED, camp.wish)
                return LOTS_FOR_TEAM
        for camp in s.camps:
            if camp.team == NO_TEAM:
                return CHOOSE_AGAIN
        return NOTHING


def wanting(s: Cup, team: i64) -> list[i64]:
    """The roles that ask for a team."""
    return [role for role in range(len(s.camps)) if s.camps[role].wish == team]


def contested(s: Cup) -> i64:
    """The team that the first coach without one wants."""
    for camp in s.camps:
        if camp.wish != NO_TEAM:
            return camp.wish
    return NO_TEAM


def take_team(s: Cup, role: i64) -> None:
    """F1.3  The team is his; its adjustment card makes its strength 2 and stays with it."""
    camp: Camp = s.camps[role]
    camp.team = camp.wish
    camp.wish = NO_TEAM
    draw_team(s, camp.team)
    s.tell(CHOSE, s.roles[role], camp.team, s.book.strength[camp.team], s.book.adjustment(camp.team))


def draw_team(s: Cup, team: i64) -> None:
    """A team leaves the pile of its category."""
    for pile in s.categories:
        if pile.has(team):
            pile.take(team)
    s.drawn.add(team)


@final
class TeamLot(Chance[Cup]):
    """F1.2  The lot gives the team to one of those who want it."""

    __slots__ = ()
    rule: ClassVar[str] = "F1.2"

    def outcomes(self, s: Cup) -> Fate:
        return even([LOTS[role] for role in wanting(s, contested(s))])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        for role in wanting(s, contested(s)):
            if role != outcome.value:
                s.camps[role].wish = NO_TEAM
        take_team(s, outcome.value)
        return NOTHING


NOTHING: Final[list[Phase[Cup]]] = []
CHOOSE_TEAM: Final = PHASES.add(ChooseTeam())
_SETTLE_TEAMS: Final = PHASES.add(SettleTeams())
CHOOSE_AGAIN: Final[list[Phase[Cup]]] = [CHOOSE_TEAM]
SETTLE_TEAMS: Final[list[Phase[Cup]]] = [_SETTLE_TEAMS]
LOTS_FOR_TEAM: Final[list[Phase[Cup]]] = then(PHASES.add(TeamLot()), _SETTLE_TEAMS)
