"""F11: the semi-final: four teams, led or not, and now coaches may meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.games.fussball_fieber.actions import TEAM_DRAWS
from anpfiff.games.fussball_fieber.camp import FINAL, NOBODY
from anpfiff.games.fussball_fieber.events import FILL_IN, LOT_WON, QUALIFIED, SEMI_DRAWN, SEMI_FINAL
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.exchange import EXCHANGE_ALL
from anpfiff.games.fussball_fieber.rules.final import PLAY_FINAL
from anpfiff.games.fussball_fieber.rules.match_end import MATCH_OVER, clear_away
from anpfiff.games.fussball_fieber.rules.teams import draw_team
from anpfiff.games.fussball_fieber.rules.turns import KICK_OFF, NEXT_STARTER
from anpfiff.games.fussball_fieber.rules.winners import crown, crown_best, knock_out
from anpfiff.games.fussball_fieber.state import ALONE, MOST_SEATS, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

TEAMS_NEEDED: Final = 4
CATEGORY_A: Final = 0
CATEGORY_B: Final = 1


@final
class SemiFinal(Step[Cup]):
    """F11.1  Four teams: the coaches who came through, the neutral teams that won, and others for those missing."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.tell(SEMI_FINAL, len(s.playing()))
        missing = TEAMS_NEEDED - len(s.playing()) - len(s.neutrals)
        found: list[Phase[Cup]] = [_DRAW_PAIRING]
        return found + [_DRAW_FILL_IN] * missing


@final
class DrawFillIn(Chance[Cup]):
    """F11.2  A missing team is drawn from category A, and if that pile is empty from category B."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.2"

    def outcomes(self, s: Cup) -> Fate:
        category = CATEGORY_A if s.categories[CATEGORY_A].size else CATEGORY_B
        return even(actions_for(TEAM_DRAWS, s.categories[category].cards()))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        draw_team(s, outcome.value)
        s.neutrals = [*s.neutrals, outcome.value]
        s.tell(FILL_IN, outcome.value, s.book.strength[outcome.value])
        return NOTHING


@final
class DrawPairing(Chance[Cup]):
    """F11.3  The lot pairs the four teams; if only two coaches are left, each meets a neutral team."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.3"

    def outcomes(self, s: Cup) -> Fate:
        coaches = s.playing()
        found = [TEAM_DRAWS[team] for team in s.neutrals]
        if len(coaches) > 2:
            found = [TEAM_DRAWS[s.camps[role].team] for role in coaches[1:]] + found
        return even(found)

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        first: i64 = s.camps[s.playing()[0]].team
        others = [s.camps[role].team for role in s.playing()] + s.neutrals
        rest = [team for team in others if team != first and team != outcome.value]  # noqa: PLR1714 - compiled
        pair(s, first, outcome.value)
        pair(s, rest[0], rest[1])
        return NOTHING


def pair(s: Cup, one: i64, other: i64) -> None:
    """F11.4  These two teams meet; where both are led there is one score, seen from two sides."""
    first, second = led_by(s, one), led_by(s, other)
    if first != NOBODY:
        meet(s, first, other, second)
        s.tell(SEMI_DRAWN, one, other, s.opposition(first))
    if second != NOBODY:
        meet(s, second, one, first)
        if first == NOBODY:
            s.tell(SEMI_DRAWN, other, one, s.opposition(second))


def meet(s: Cup, role: i64, opponent: i64, rival: i64) -> None:
    """A coach's next opponent, and who leads it."""
    camp = s.camps[role]
    camp.opponent = opponent
    camp.rival = rival


def led_by(s: Cup, team: i64) -> i64:
    """The role that leads a team in the cup."""
    for role in s.playing():
        if s.camps[role].team == team:
            return role
    return NOBODY


@final
class JudgeSemi(Step[Cup]):
    """F11.5  The winners are in the final; where a match is level the lot decides."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.5"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        found: list[Phase[Cup]] = []
        for role in s.playing():
            camp = s.camps[role]
            camp.won = camp.noted[-1] > 0
            if camp.noted[-1] == 0 and (camp.rival == NOBODY or camp.rival > role):
                found.append(_SEMI_LOT[role])
        found.append(_SEMI_OVER)
        found.reverse()
        return found


@final
class SemiLot(Chance[Cup]):
    """F11.5  Level: the lot says which of the two teams is in the final."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.5"

    def outcomes(self, s: Cup) -> Fate:
        camp = s.camps[self.role]
        return even([TEAM_DRAWS[camp.team], TEAM_DRAWS[camp.opponent]])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        camp = s.camps[self.role]
        camp.won = outcome.value == camp.team
        if camp.rival != NOBODY:
            s.camps[camp.rival].won = not camp.won
        s.tell(LOT_WON, outcome.value, camp.opponent if camp.won else camp.team)
        return NOTHING


@final
class SemiOver(Step[Cup]):
    """F11.6  Two coaches play the final; one alone has won, and if there is none the best of the group phase has."""

    __slots__ = ()
    rule: ClassVar[str] = "F11.6"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        clear_away(s)
        before = s.playing()
        for role in before:
            camp = s.camps[role]
            if camp.won:
                camp.round = FINAL
                s.tell(QUALIFIED, camp.team)
            else:
                knock_out(s, role)
        through = s.playing()
        if not through:
            return crown_best(s, before)
        if len(through) == 1:
            return crown(s, through, ALONE)
        s.stage = FINAL
        for role in through:
            other = through[0] if role == through[1] else through[1]
            meet(s, role, s.camps[other].team, other)
        return PLAY_FINAL


NOTHING: Final[list[Phase[Cup]]] = []
_DRAW_FILL_IN: Final = PHASES.add(DrawFillIn())
_DRAW_PAIRING: Final = PHASES.add(DrawPairing())
_SEMI_LOT: Final = [PHASES.add(SemiLot(role)) for role in range(MOST_SEATS)]
_SEMI_OVER: Final = PHASES.add(SemiOver())
PLAY_SEMI_FINAL: Final[list[Phase[Cup]]] = then(
    PHASES.add(SemiFinal()), NEXT_STARTER, EXCHANGE_ALL, KICK_OFF, MATCH_OVER, PHASES.add(JudgeSemi())
)
