"""H11: the shoot-out. Five penalties each with the top cards of the piles, then pairs until just one side scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step, then
from anpfiff.football.score import LEVEL, ahead, beyond_reach
from anpfiff.games.hat_trick.events import KICK_PARRIED, KICK_SAVED, KICK_SCORED, SHOOT_OUT, SHOOT_OUT_WON, STEPS_UP
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.piles import FromPile, discard_drawn, take
from anpfiff.games.hat_trick.rules.shot import AIM_AND_DIVE, SAVE
from anpfiff.games.hat_trick.stages import BY_KICKS
from anpfiff.games.hat_trick.stages import SHOOT_OUT as SHOOTING_OUT
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class ShootOut(Step[Match]):
    """H11.1  All cards are shuffled again; five kicks each, in turn."""

    __slots__ = ()
    rule: ClassVar[str] = "H11.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.stage = SHOOTING_OUT
        s.ball = NOWHERE
        for side in s.sides:
            side.gather()
        s.tell_of(SHOOT_OUT, s.starter)
        return NOTHING


@final
class NextKick(Step[Match]):
    """H11.3  It ends when one side cannot be caught; after five kicks pairs go on until one side alone scores."""

    __slots__ = ()
    rule: ClassVar[str] = "H11.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        first, second = s.sides[0], s.sides[1]
        left: i64 = max(s.book.kicks - first.kicks, 0)
        right: i64 = max(s.book.kicks - second.kicks, 0)
        leader: i64 = LEVEL
        if left + right:
            leader = beyond_reach(first.kick_goals, second.kick_goals, left, right)
        elif first.kicks == second.kicks:
            leader = ahead(first.kick_goals, second.kick_goals)
        if leader != LEVEL:
            win(s, leader)
            return NOTHING
        s.attacker = s.starter if first.kicks == second.kicks else 1 - s.starter
        return KICK[s.attacker]


def win(s: Match, role: i64) -> None:
    """The shoot-out is over."""
    s.winner = role
    s.reason = BY_KICKS
    if s.told is not None:
        side, other = s.sides[role], s.sides[1 - role]
        s.tell(SHOOT_OUT_WON, s.name(role), side.kick_goals, s.name(1 - role), other.kick_goals)


@final
class TurnUp(FromPile):
    """H11.2  The top card of the pile gives the kick its colour and its power."""

    __slots__ = ()
    rule: ClassVar[str] = "H11.2"

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        take(s, self.role, outcome.value)
        side = s.sides[self.role]
        side.discard.add(outcome.value)
        side.card = outcome.value
        s.shot_card = outcome.value
        s.tell_of(STEPS_UP, self.role, side.kicks + 1, outcome.value)
        return NOTHING


@final
class JudgeKick(Step[Match]):
    """H11.4  Only fewer balls than the power are a goal; a parried kick is none."""

    __slots__ = ()
    rule: ClassVar[str] = "H11.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        side = s.sides[self.role]
        side.kicks += 1
        discard_drawn(s)
        s.shot = NOWHERE
        if s.saved < s.power:
            side.kick_goals += 1
            s.tell_of(KICK_SCORED, self.role, side.kicks)
        else:
            s.tell_of(KICK_PARRIED if s.saved == s.power else KICK_SAVED, self.role, side.kicks)
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
_NEXT_KICK: Final = PHASES.add(NextKick())
SHOOT_OUT_PHASES: Final[list[Phase[Match]]] = [PHASES.add(ShootOut()), _NEXT_KICK]
"""In reading order."""
KICK: Final[list[list[Phase[Match]]]] = [
    then(PHASES.add(TurnUp(role)), AIM_AND_DIVE, SAVE, PHASES.add(JudgeKick(role)), _NEXT_KICK) for role in (0, 1)
]
