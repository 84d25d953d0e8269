"""W9: the shoot-out. In 2002 kicks decide a knock-out match that is level."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.core.pile import alone, count
from anpfiff.football.score import LEVEL, ahead, beyond_reach
from anpfiff.games.world_cup.events import KICK_MISSED, KICK_SCORED, SHOOT_OUT, SHOOT_OUT_WON
from anpfiff.games.world_cup.rules import PHASES
from anpfiff.games.world_cup.rules.action_cards import BLACK
from anpfiff.games.world_cup.state import EMPTY, PART, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class NextShootOut(Step[Cup]):
    """W9.1  The matches that are level are decided one after the other, in the order of the board."""

    __slots__ = ()
    rule: ClassVar[str] = "W9.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        for k, level in enumerate(s.level):
            if count(level) > 1:
                s.group = k
                s.kicks = [0, 0, 0, 0]
                s.tell(SHOOT_OUT, s.teams[2 * k], s.teams[2 * k + 1])
                return NEXT_KICK
        s.group = 0
        s.kicks = EMPTY
        return NOTHING


@final
class NextKick(Step[Cup]):
    """W9.3  Five kicks each, the left team first; then pairs of kicks until just one of them scores."""

    __slots__ = ()
    rule: ClassVar[str] = "W9.3"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        first, second = s.kicks[0], s.kicks[1]
        left: i64 = max(s.book.kicks - s.kicks[2], 0)
        right: i64 = max(s.book.kicks - s.kicks[3], 0)
        leader: i64 = LEVEL
        if s.kicks[2] == s.kicks[3] and not left:
            leader = ahead(first, second)
        elif s.book.early_stop and left + right:
            leader = beyond_reach(first, second, left, right)
        if leader == LEVEL:
            return KICK_AND_NEXT[0 if s.kicks[2] == s.kicks[3] else 1]
        win_shoot_out(s, leader)
        return SHOOT_OUTS


def win_shoot_out(s: Cup, leader: i64) -> None:
    """The winner goes on, and stands on the score sheet."""
    team, other = s.teams[2 * s.group + leader], s.teams[2 * s.group + 1 - leader]
    s.tell(SHOOT_OUT_WON, team, s.kicks[leader], other, s.kicks[1 - leader])
    s.level = [alone(team) if k == s.group else level for k, level in enumerate(s.level)]
    results = s.results.copy()
    results[len(results) - PART * (len(s.level) - s.group) + PART - 1] = team
    s.results = results


@final
class Kick(Chance[Cup]):
    """W9.2  Each team has a white die: black is a miss, every other colour a goal."""

    __slots__ = ("side",)
    rule: ClassVar[str] = "W9.2"

    def __init__(self, side: i64) -> None:
        super().__init__(0, "right" if side else "left")
        self.side: i64 = side

    def outcomes(self, s: Cup) -> Fate:
        return s.book.modifiers[self.side]

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        team: i64 = s.teams[2 * s.group + self.side]
        kicks = s.kicks.copy()
        kicks[2 + self.side] += 1
        if outcome.value == BLACK:
            s.tell(KICK_MISSED, team, kicks[2 + self.side])
        else:
            kicks[self.side] += 1
            s.tell(KICK_SCORED, team, kicks[2 + self.side])
        s.kicks = kicks
        return NOTHING


NOTHING: Final[list[Phase[Cup]]] = []
NEXT_SHOOT_OUT: Final = PHASES.add(NextShootOut())
SHOOT_OUTS: Final[list[Phase[Cup]]] = [NEXT_SHOOT_OUT]
_NEXT_KICK: Final = PHASES.add(NextKick())
NEXT_KICK: Final[list[Phase[Cup]]] = [_NEXT_KICK]
KICK_AND_NEXT: Final[list[list[Phase[Cup]]]] = [then(PHASES.add(Kick(side)), _NEXT_KICK) for side in (0, 1)]
